#include "reviewtesting.h"
#include "rules/movegen.h"
#include "ui/moveexplainer.h"

#include <QTest>

#include <random>

using namespace chess;

class MoveExplainerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachReasonHasItsSentence_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("score");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* fen, const char* line, Score score,
                            const char* text) {
            QTest::newRow(name) << QString::fromLatin1(fen) << QString::fromLatin1(line) << score
                                << QString::fromLatin1(text);
        };
        row("mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", mateIn(1), "It is checkmate.");
        row("mate in two", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", "Rb7 Kg8 Ra8", mateIn(3),
            "It forces checkmate in 2.");
        row("promotion", "8/P7/8/3k4/8/8/8/4K3 w - - 0 1", "a8=Q", 900,
            "It turns the pawn into a queen.");
        row("promotion to come", "8/8/P7/8/7k/8/8/4K3 w - - 0 1", "a7 Kg3 a8=Q", 900,
            "It lets a pawn become a queen.");
        row("a piece for nothing", "4k3/8/8/6b1/8/8/3Q4/4K3 w - - 0 1", "Qxg5", 900,
            "It wins the bishop on g5.");
        row("a pawn in passing", "4k3/8/8/3pP3/8/8/8/4K2R w - d6 0 1", "exd6", 700,
            "It wins a pawn.");
        row("a rook for a knight", "4k3/pp6/8/2r5/8/3N4/8/R3K3 w - - 0 1", "Nxc5 b6 Nd3", 700,
            "It wins the rook on c5.");
        row("the exchange", "4k3/8/1p6/2r5/8/3N4/8/R3K3 w - - 0 1", "Nxc5 bxc5", 300,
            "It wins a rook for a knight.");
        row("stops mate on a square", "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1", "h6", 0,
            "It stops the checkmate on d8.");
        row("fork", "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+ Kd7 Nxa8", 300,
            "It attacks the king and the rook at once.");
        row("fork of two alike", "4k3/8/1r3r2/8/8/2N5/8/4K3 w - - 0 1", "Nd5", 0,
            "It attacks two pieces at once.");
        row("saves by moving", "4k3/8/8/8/5p2/4N3/8/4K2R w - - 0 1", "Nd5", 700,
            "It brings the knight to safety.");
        row("saves by protecting", "4k3/6b1/8/8/3N4/8/8/4K2R w - - 0 1", "Rh4", 400,
            "It protects the knight on d4.");
        row("threatens mate", "6k1/5ppp/8/8/8/8/4K3/5R2 w - - 0 1", "Ra1", 100,
            "It threatens checkmate.");
        row("attacks a rook", "r3k3/8/8/8/8/8/8/4KB2 w - - 0 1", "Bg2", -200,
            "It attacks the rook on a8.");
        row("castles", "4k3/pppp4/8/8/8/8/PPPP4/4K2R w K - 0 1", "O-O", 300,
            "It brings the king into safety.");
        row("out of check", "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", "Kxe2", 500,
            "It wins the rook on e2.");
        row("steps out of check", "4k3/8/8/8/8/4r3/8/R3K3 w - - 0 1", "Kd2", 0,
            "It gets the king out of check.");
        row("gives check", "4k3/pppp4/8/8/8/8/PPPP4/4K2R w - - 0 1", "Rh8+", 300,
            "It gives check.");
        row("trades unlike", "4k3/pp2p3/3b4/8/2N5/8/PP6/4K3 w - - 0 1", "Nxd6 exd6", 0,
            "It trades a knight for a bishop.");
        row("trades alike", "4k3/pp2p3/3n4/8/2N5/8/PP6/4K3 w - - 0 1", "Nxd6 exd6", 0,
            "It makes an even trade.");
        row("develops", InitialFen.data(), "Nf3", 20, "It brings the knight into play.");
        row("centre", InitialFen.data(), "e4", 20, "It takes space in the centre.");
        row("passed pawn", "4k3/8/8/8/P7/8/8/4K3 w - - 0 1", "a5", 200,
            "It advances a passed pawn.");
        row("open file", "4k3/pp4p1/8/8/8/8/PP4P1/R3K3 w - - 30 40", "Rd1", 300,
            "It puts the rook on an open file.");
        row("king", "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 40", "Ke2", 0,
            "It brings the king towards the centre.");
        row("stalemate", "7k/8/8/6Q1/8/8/8/4K3 w - - 0 1", "Qg6", 0,
            "It makes a draw by stalemate.");
        row("mated in the end", "6k1/1r6/8/8/8/8/r7/6K1 w - - 0 1", "Kf1", matedIn(2),
            "It puts off the checkmate longest.");
        row("winning", InitialFen.data(), "a3", 500, "It keeps a winning position.");
        row("better", InitialFen.data(), "a3", 100, "It keeps the better position.");
        row("even", InitialFen.data(), "a3", 0, "It keeps the balance.");
        row("worse", InitialFen.data(), "a3", -100, "It defends best.");
    }

    void eachReasonHasItsSentence() {
        QFETCH(QString, fen);
        QFETCH(QString, line);
        QFETCH(int, score);
        const Position position = positionOf(fen);
        QTEST(explainMove(position, lineOf(position, line), score), "sentence");
    }

    void aCaptureWhereTheOpponentJustCapturedTakesBack() {
        const Game game = gameOf(QStringLiteral("e4 d5 exd5"));
        QCOMPARE(explainMove(game, lineOf(game.position(), QStringLiteral("Qxd5")), 0),
                 QStringLiteral("It takes back on d5."));
    }

    void whatWasJustTakenIsWonBack() {
        const Game game = gameOf(QStringLiteral("d4 d5 c4 dxc4"));
        QCOMPARE(explainMove(game, lineOf(game.position(), QStringLiteral("e3 a6 Bxc4")), 20),
                 QStringLiteral("It wins back what was taken."));
    }

    void whatTheSearchDoesNotBackIsNotClaimed() {
        // The queen on g5 could be trapped or the king mated: the score says that nothing is won.
        const Position position = positionOf(QStringLiteral("4k3/8/8/6b1/8/8/3Q4/4K3 w - - 0 1"));
        const QString text = explainMove(position, lineOf(position, QStringLiteral("Qxg5")), 0);
        QVERIFY2(!text.contains(QLatin1String("wins")), qPrintable(text));
    }

    void aProtectedPieceIsNotWonByAQueen() {
        const Position position = positionOf(QStringLiteral("4k3/8/5p2/6b1/8/8/3Q4/4K3 w - - 0 1"));
        const QString text = explainMove(position, lineOf(position, QStringLiteral("Qxg5")), -200);
        QVERIFY2(!text.contains(QLatin1String("wins")), qPrintable(text));
    }

    void aForkThatCanBeTakenIsNone() {
        const Position position = positionOf(QStringLiteral("r3kq2/8/1b6/3N4/8/8/8/4K3 w - - 0 1"));
        const QString text = explainMove(position, lineOf(position, QStringLiteral("Nc7")), 0);
        QVERIFY2(!text.contains(QLatin1String("at once")), qPrintable(text));
    }

    void aPinnedPieceForksNothing() {
        const Position position =
            positionOf(QStringLiteral("4r2k/3q1r2/8/8/2NP4/8/8/4K3 w - - 0 1"));
        const QString text = explainMove(position, lineOf(position, QStringLiteral("Ne5")), 0);
        QVERIFY2(!text.contains(QLatin1String("at once")), qPrintable(text));
    }

    void aMateThatTheRulesRefuteIsNotClaimed() {
        const Position position = positionOf(QStringLiteral("7k/8/8/8/8/8/R7/4K3 w - - 0 1"));
        const QString text =
            explainMove(position, lineOf(position, QStringLiteral("Ra7")), mateIn(3));
        QVERIFY2(!text.contains(QLatin1String("checkmate")), qPrintable(text));
    }

    void everyLegalMoveHasASentence() {
        std::mt19937 random(7);
        for (int game = 0; game < 20; ++game) {
            Position position;
            for (int ply = 0; ply < 100 && hasLegalMove(position); ++ply) {
                const MoveList moves = legalMoves(position);
                for (const Move move : moves) {
                    const Score score = static_cast<Score>(random() % 2000) - 1000;
                    const QString text = explainMove(position, {move}, score);
                    QVERIFY2(
                        text.startsWith(QLatin1String("It ")) && text.endsWith(QLatin1Char('.')) &&
                            !text.contains(QLatin1Char('%')) && !text.contains(QLatin1String("  ")),
                        qPrintable(text));
                }
                position.apply(moves[random() % moves.size()]);
            }
        }
    }

    void aMistakeIsToldWithTheBetterMove() {
        GameReview review(gameOf(QStringLiteral("d4 Kf8"),
                                 QStringLiteral("4k3/8/8/6b1/8/8/3P4/2B1K2Q w - - 0 12")));
        const Position& start = review.game().startPosition();
        review.set(0, {1600, lineOf(start, QStringLiteral("Qe4"))});
        review.set(1, {0, {}});
        QVERIFY(explainReview(review, 0).startsWith(QLatin1String("12. d4 was a blunder: Qe4+ ")));
    }

    void aMoveWithoutJudgementHasNoText() {
        const GameReview review(gameOf(QStringLiteral("e4 e5")));
        QVERIFY(explainReview(review, 0).isEmpty());
    }

    void theBestMoveIsPraised() {
        GameReview review(gameOf(QStringLiteral("e4 e5")));
        review.set(0, {30, lineOf(Position(), QStringLiteral("e4"))});
        review.set(1, {-400, lineOf(review.game().positionAt(1), QStringLiteral("d5"))});
        review.set(2, {-380, lineOf(review.game().positionAt(2), QStringLiteral("d4"))});
        QCOMPARE(explainReview(review, 0), QStringLiteral("1. e4 was the best move."));
        QCOMPARE(explainReview(review, 1), QStringLiteral("1... e5 was a good move."));
    }

    void aMistakeIsToldByTheAnswerWhenThatSaysMore() {
        GameReview review(gameOf(QStringLiteral("e4 e5 Qg4 a6")));
        review.set(2, {30, lineOf(review.game().positionAt(2), QStringLiteral("a3"))});
        review.set(3, {-500, lineOf(review.game().positionAt(3), QStringLiteral("d6 Qxc8 Qxc8"))});
        QCOMPARE(explainReview(review, 2),
                 QStringLiteral("2. Qg4 was a blunder: the answer d6 wins a queen for a bishop. "
                                "Better was a3."));
    }
};

QTEST_MAIN(MoveExplainerTest)
#include "moveexplainer_test.moc"
