#include "reviewtesting.h"
#include "ui/gamereviewer.h"

#include <QSignalSpy>
#include <QTest>

using namespace chess;

namespace {

constexpr std::uint64_t FewNodes = 3'000;
/// The last move of White hangs the queen.
const auto* const Careless = "e4 e5 Qh5 Nc6 Qxe5";

} // namespace

class GameReviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chancesAreEvenInTheMiddleAndCertainAtMate() {
        QCOMPARE(winningChance(0), 0.5);
        QCOMPARE(winningChance(mateIn(3)), 1.0);
        QCOMPARE(winningChance(matedIn(4)), 0.0);
        QVERIFY(qFuzzyCompare(winningChance(150) + winningChance(-150), 1.0));
        QVERIFY(winningChance(100) < winningChance(200));
    }

    void lossesAreJudged() {
        QCOMPARE(judge(0.0), Judgement::Good);
        QCOMPARE(judge(0.06), Judgement::Inaccuracy);
        QCOMPARE(judge(0.12), Judgement::Mistake);
        QCOMPARE(judge(0.5), Judgement::Blunder);
    }

    void evaluationsAreWrittenFromWhitesSide() {
        QCOMPARE(evaluationText(35), QStringLiteral("+0.35"));
        QCOMPARE(evaluationText(-140), QStringLiteral("−1.40"));
        QCOMPARE(evaluationText(0), QStringLiteral("0.00"));
        QCOMPARE(evaluationText(mateIn(5)), QStringLiteral("White mates in 3"));
        QCOMPARE(evaluationText(matedIn(2)), QStringLiteral("Black mates in 1"));
        QCOMPARE(evaluationText(matedIn(0)), QStringLiteral("checkmate"));
    }

    void movesCarryTheirNumber() {
        const Game game = gameOf(QStringLiteral("e4 e5"));
        QCOMPARE(numberedMove(game, 0), QStringLiteral("1. e4"));
        QCOMPARE(numberedMove(game, 1), QStringLiteral("1... e5"));
    }

    void aMoveIsJudgedOnceBothSidesOfItAreKnown() {
        GameReview review(gameOf(QStringLiteral("e4 e5")));
        review.set(1, {20, {}});
        QVERIFY(!review.moveAt(0).has_value());
        review.set(0, {30, {}});
        QVERIFY(review.moveAt(0).has_value());
        QCOMPARE(review.moveAt(0)->loss, 10);
        QCOMPARE(review.moveAt(0)->judgement, Judgement::Good);
        QVERIFY(!review.isComplete());
    }

    void lossesOfBlackCountTheOtherWay() {
        GameReview review(gameOf(QStringLiteral("e4 e5")));
        review.set(1, {20, {}});
        review.set(2, {520, {}});
        QCOMPARE(review.moveAt(1)->loss, 500);
        QCOMPARE(review.moveAt(1)->judgement, Judgement::Blunder);
        QCOMPARE(review.count(Color::Black, Judgement::Blunder), 1);
        QCOMPARE(review.count(Color::White, Judgement::Blunder), 0);
    }

    void theBestMoveLosesNothing() {
        GameReview review(gameOf(QStringLiteral("e4")));
        review.set(0, {300, {review.game().moveAt(0)}});
        review.set(1, {0, {}});
        QCOMPARE(review.moveAt(0)->judgement, Judgement::Best);
    }

    void aReviewKnowsItsGame() {
        const GameReview review(gameOf(QStringLiteral("e4 e5")));
        Game same = gameOf(QStringLiteral("e4 e5"));
        QVERIFY(same.undo());
        QVERIFY(review.isAbout(same));
        QVERIFY(!review.isAbout(gameOf(QStringLiteral("e4"))));
        QVERIFY(!review.isAbout(gameOf(QStringLiteral("e4 e6"))));
    }

    void aWholeGameIsReviewedPlaceByPlace() {
        GameReviewer reviewer;
        reviewer.setNodes(FewNodes);
        QSignalSpy progressed(&reviewer, &GameReviewer::progressed);
        QSignalSpy finished(&reviewer, &GameReviewer::finished);
        reviewer.start(gameOf(QLatin1String(Careless)));
        QCOMPARE(progressed.count(), 1);
        QCOMPARE(progressed[0][0].toInt(), 0);
        QCOMPARE(progressed[0][1].toInt(), 6);
        QVERIFY(finished.wait(60'000));
        QCOMPARE(progressed.count(), 7);
        QVERIFY(!reviewer.isRunning());
        QVERIFY(reviewer.review().isComplete());
        QCOMPARE(reviewer.review().moveAt(4)->judgement, Judgement::Blunder);
        QVERIFY(reviewer.review().at(5)->score < -300);
    }

    void movesTakenBackAreReviewedToo() {
        Game game = gameOf(QStringLiteral("e4 e5"));
        QVERIFY(game.undo());
        GameReviewer reviewer;
        reviewer.setNodes(FewNodes);
        QSignalSpy finished(&reviewer, &GameReviewer::finished);
        reviewer.start(game);
        QVERIFY(finished.wait(60'000));
        QCOMPARE(reviewer.review().knownCount(), std::size_t{3});
    }

    void endsByTheRulesNeedNoSearch() {
        GameReviewer reviewer;
        reviewer.setNodes(FewNodes);
        QSignalSpy finished(&reviewer, &GameReviewer::finished);
        reviewer.start(gameOf(QStringLiteral("f3 e5 g4 Qh4")));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(reviewer.review().at(4)->score, matedIn(0));
        QVERIFY(reviewer.review().at(4)->best().isNone());
        QCOMPARE(reviewer.review().at(3)->score, matedIn(1));
        QCOMPARE(reviewer.review().moveAt(2)->judgement, Judgement::Blunder);
    }

    void theSameGameGivesTheSameReview() {
        GameReviewer reviewer;
        reviewer.setNodes(FewNodes);
        QSignalSpy finished(&reviewer, &GameReviewer::finished);
        std::array<GameReview, 2> reviews;
        for (GameReview& review : reviews) {
            reviewer.start(gameOf(QLatin1String(Careless)));
            QVERIFY(finished.wait(60'000));
            review = reviewer.review();
        }
        for (std::size_t ply = 0; ply <= reviews[0].length(); ++ply) {
            QCOMPARE(*reviews[0].at(ply), *reviews[1].at(ply));
        }
    }

    void nothingArrivesOfACancelledReview() {
        GameReviewer reviewer;
        reviewer.setNodes(1'000'000'000);
        QSignalSpy finished(&reviewer, &GameReviewer::finished);
        reviewer.start(gameOf(QLatin1String(Careless)));
        reviewer.cancel();
        QVERIFY(!reviewer.isRunning());
        reviewer.setNodes(FewNodes);
        reviewer.start(gameOf(QStringLiteral("d4")));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(finished.count(), 1);
        QCOMPARE(reviewer.review().length(), std::size_t{1});
    }

    void aReviewerMayEndInTheMiddleOfItsWork() {
        GameReviewer reviewer;
        reviewer.setNodes(1'000'000'000);
        reviewer.start(gameOf(QLatin1String(Careless)));
    }
};

QTEST_MAIN(GameReviewTest)
#include "gamereview_test.moc"
