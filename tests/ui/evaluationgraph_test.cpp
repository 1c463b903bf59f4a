#include "reviewtesting.h"
#include "ui/evaluationgraph.h"
#include "ui/judgementmark.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

using namespace chess;

namespace {

/// After 1... e5 Black stands badly; all else is even.
GameReview sample() {
    GameReview review(gameOf(QStringLiteral("e4 e5 Nf3 Nc6")));
    review.set(0, {20, {}});
    review.set(1, {20, {}});
    review.set(2, {420, {}});
    review.set(3, {420, {}});
    review.set(4, {430, {}});
    return review;
}

/// A graph whose wishes come true at once, as in the window.
struct ShownGraph {
    EvaluationGraph graph;
    QSignalSpy chosen{&graph, &EvaluationGraph::plyChosen};

    ShownGraph() {
        QObject::connect(&graph, &EvaluationGraph::plyChosen, &graph,
                         &EvaluationGraph::setShownPly);
        graph.resize(400, 100);
        graph.setReview(sample());
        graph.show();
    }

    [[nodiscard]] QRgb colorAt(std::size_t ply, int y) {
        return graph.grab().toImage().pixel(qRound(graph.xOf(ply)), y);
    }
};

} // namespace

class EvaluationGraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickAsksForThePlaceUnderIt() {
        ShownGraph shown;
        for (std::size_t ply = 1; ply <= 4; ++ply) {
            QTest::mouseClick(&shown.graph, Qt::LeftButton, {},
                              QPoint(qRound(shown.graph.xOf(ply)), 50));
            QCOMPARE(shown.graph.shownPly(), ply);
        }
        QCOMPARE(shown.chosen.count(), 4);
    }

    void aDragWalksThroughTheGame() {
        ShownGraph shown;
        const auto place = [&](std::size_t ply) {
            return QPoint(qRound(shown.graph.xOf(ply)), 50);
        };
        QTest::mousePress(&shown.graph, Qt::LeftButton, {}, place(1));
        QMouseEvent drag(QEvent::MouseMove, place(3), shown.graph.mapToGlobal(place(3)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&shown.graph, &drag);
        QCOMPARE(shown.graph.shownPly(), std::size_t{3});
    }

    void keysWalkThroughTheGame() {
        ShownGraph shown;
        QTest::keyClick(&shown.graph, Qt::Key_Right);
        QCOMPARE(shown.graph.shownPly(), std::size_t{1});
        QTest::keyClick(&shown.graph, Qt::Key_End);
        QCOMPARE(shown.graph.shownPly(), std::size_t{4});
        QTest::keyClick(&shown.graph, Qt::Key_Right);
        QCOMPARE(shown.chosen.count(), 2);
        QTest::keyClick(&shown.graph, Qt::Key_Left);
        QCOMPARE(shown.graph.shownPly(), std::size_t{3});
        QTest::keyClick(&shown.graph, Qt::Key_Home);
        QCOMPARE(shown.graph.shownPly(), std::size_t{0});
    }

    void pageKeysFindTheMistakes() {
        ShownGraph shown;
        QTest::keyClick(&shown.graph, Qt::Key_PageDown);
        QCOMPARE(shown.graph.shownPly(), std::size_t{2});
        QTest::keyClick(&shown.graph, Qt::Key_PageDown);
        QCOMPARE(shown.graph.shownPly(), std::size_t{2});
        QTest::keyClick(&shown.graph, Qt::Key_End);
        QTest::keyClick(&shown.graph, Qt::Key_PageUp);
        QCOMPARE(shown.graph.shownPly(), std::size_t{2});
    }

    void otherKeysGoOnToTheParent() {
        ShownGraph shown;
        QKeyEvent key(QEvent::KeyPress, Qt::Key_F, {});
        QApplication::sendEvent(&shown.graph, &key);
        QVERIFY(!key.isAccepted());
    }

    void timeGoesToTheRightInEveryLanguage() {
        ShownGraph shown;
        const qreal before = shown.graph.xOf(1);
        shown.graph.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(shown.graph.xOf(1), before);
        QVERIFY(shown.graph.xOf(0) < shown.graph.xOf(4));
        QTest::keyClick(&shown.graph, Qt::Key_Right);
        QCOMPARE(shown.graph.shownPly(), std::size_t{1});
    }

    void placesAndPointsAgree() {
        ShownGraph shown;
        for (std::size_t ply = 0; ply <= 4; ++ply) {
            QCOMPARE(shown.graph.plyAt(shown.graph.xOf(ply)), ply);
        }
        QCOMPARE(shown.graph.plyAt(-50), std::size_t{0});
        QCOMPARE(shown.graph.plyAt(5000), std::size_t{4});
    }

    void placesAreToldInWords() {
        const ShownGraph shown;
        QCOMPARE(shown.graph.textOf(0), QStringLiteral("Start of the game: +0.20"));
        QCOMPARE(shown.graph.textOf(2), QStringLiteral("1... e5: +4.20, blunder"));
        QCOMPARE(shown.graph.textOf(3), QStringLiteral("2. Nf3: +4.20"));
    }

    void theScreenReaderHearsThePlaceShown() {
        ShownGraph shown;
        shown.graph.setShownPly(3);
        QVERIFY(shown.graph.accessibleName().endsWith(QLatin1String("2. Nf3: +4.20")));
    }

    void whiteRisesWhereWhiteStandsWell() {
        ShownGraph shown;
        const ReviewColors colors = reviewColors(shown.graph.palette());
        QCOMPARE(shown.colorAt(1, 40), colors.black.rgb());
        QCOMPARE(shown.colorAt(3, 40), colors.white.rgb());
    }

    void whatIsNotKnownYetHasItsOwnGround() {
        ShownGraph shown;
        GameReview review(sample().game());
        review.set(4, {0, {}});
        shown.graph.setReview(review, true);
        QCOMPARE(shown.colorAt(3, 20), reviewColors(shown.graph.palette()).unknown.rgb());
    }

    void aGameWithoutMovesIsShownToo() {
        EvaluationGraph graph;
        graph.resize(200, 60);
        QVERIFY(!graph.grab().isNull());
        graph.setReview(GameReview(), true);
        QVERIFY(!graph.grab().isNull());
        QCOMPARE(graph.plyAt(100), std::size_t{0});
    }

    void aShorterReviewMovesTheCursorIntoIt() {
        ShownGraph shown;
        shown.graph.setShownPly(4);
        shown.graph.setReview(GameReview(gameOf(QStringLiteral("d4"))));
        QCOMPARE(shown.graph.shownPly(), std::size_t{1});
    }
};

QTEST_MAIN(EvaluationGraphTest)
#include "evaluationgraph_test.moc"
