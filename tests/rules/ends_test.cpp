#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

/// The ends that people and clocks bring about.
class EndsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoResignsLoses() {
        Game game;
        QVERIFY(game.resign(Color::White));
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Resignation}));
    }

    void anAgreedDrawIsADraw() {
        Game game;
        QVERIFY(game.agreeDraw());
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::Agreement}));
    }

    void aRecordedResultIsKept() {
        Game game;
        QVERIFY(game.recordResult(Color::Black));
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Recorded}));
    }

    void nobodyPlaysOnAfterTheEnd() {
        Game game;
        QVERIFY(game.resign(Color::White));
        QCOMPARE(game.play(moveOf(game.position(), "e4")), std::optional(MoveError::GameOver));
        QCOMPARE(game.ply(), std::size_t{0});
    }

    void aGameEndsOnce() {
        Game game;
        play(game, "f3 e5 g4 Qh4#");
        QVERIFY(!game.resign(Color::Black));
        QVERIFY(!game.agreeDraw());
        QVERIFY(!game.fallFlag(Color::Black));
        QVERIFY(!game.claimDraw());
        QVERIFY(!game.recordResult(std::nullopt));
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Checkmate}));
    }

    void aDeclaredEndIsFinalToo() {
        Game game;
        QVERIFY(game.agreeDraw());
        QVERIFY(!game.resign(Color::White));
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::Agreement}));
    }

    void aFlagThatFallsLoses() {
        Game game;
        QVERIFY(game.fallFlag(Color::White));
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Time}));
    }

    void unlessTheOtherCouldNeverMate_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("lone king") << "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
        QTest::newRow("knight against queen") << "4kn2/8/8/8/8/8/8/Q3K3 w - - 0 1";
        QTest::newRow("bishop against rook") << "4kb2/8/8/8/8/8/8/R3K3 w - - 0 1";
        QTest::newRow("king and stuck pawn") << "4k3/8/8/8/8/8/8/Qp2K3 w - - 0 1";
    }
    void unlessTheOtherCouldNeverMate() {
        QFETCH(QString, fen);
        Game game = gameFrom(fen.toStdString());
        QVERIFY(game.fallFlag(Color::White));
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::Time}));
    }

    void aHelpedMateIsEnoughToWin_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("pawn") << "4k3/p7/8/8/8/8/8/Q3K3 w - - 0 1";
        QTest::newRow("knight against rook") << "4kn2/8/8/8/8/8/8/R3K3 w - - 0 1";
        QTest::newRow("bishop against knight") << "4kb2/8/8/8/8/8/8/N3K3 w - - 0 1";
        QTest::newRow("two knights") << "4knn1/8/8/8/8/8/8/Q3K3 w - - 0 1";
    }
    void aHelpedMateIsEnoughToWin() {
        QFETCH(QString, fen);
        Game game = gameFrom(fen.toStdString());
        QVERIFY(game.fallFlag(Color::White));
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Time}));
    }

    void aFlagMayFallOnEitherSidesTurn() {
        Game game;
        QVERIFY(game.fallFlag(Color::Black));
        QVERIFY(game.outcome() == (Outcome{Color::White, EndReason::Time}));
    }

    void undoLeadsBehindADeclaredEndAndRedoToItAgain() {
        Game game;
        play(game, "e4 e5");
        QVERIFY(game.resign(Color::White));
        QVERIFY(game.undo());
        QVERIFY(!game.isOver());
        QVERIFY(game.redo());
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Resignation}));
    }

    void aNewMoveForgetsADeclaredEnd() {
        Game game;
        play(game, "e4 e5");
        QVERIFY(game.resign(Color::White));
        QVERIFY(game.undo());
        play(game, "c5");
        QVERIFY(!game.isOver());
    }

    void playingOnPastADeclaredEndForgetsIt() {
        Game game;
        play(game, "e4 e5");
        game.undo();
        QVERIFY(game.agreeDraw());
        QVERIFY(game.redo());
        QVERIFY(!game.isOver());
        play(game, "Nf3");
        game.undo();
        game.undo();
        QVERIFY(!game.isOver());
    }

    void anEarlierEndReplacesALaterOne() {
        Game game;
        play(game, "e4 e5");
        QVERIFY(game.resign(Color::White));
        game.undo();
        QVERIFY(game.agreeDraw());
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::Agreement}));
        game.redo();
        QVERIFY(!game.isOver());
    }

    void aGameCanBeginAtItsEnd() {
        const Game game = gameFrom("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        QVERIFY(game.isOver());
    }
};

QTEST_APPLESS_MAIN(EndsTest)
#include "ends_test.moc"
