#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

/// The draws after fifty and seventy-five moves without pawn move or capture.
class MoveCountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fiftyMovesMayBeClaimed() {
        Game game = gameFrom("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
        QVERIFY(!game.claimableDraw());
        play(game, "Ra2");
        QVERIFY(!game.isOver());
        QVERIFY(game.claimableDraw() == EndReason::FiftyMoves);
        QVERIFY(game.claimDraw());
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::FiftyMoves}));
    }

    void theClaimNeedNotBeMadeAtOnce() {
        const Game game = gameFrom("4k3/8/8/8/8/8/8/R3K3 w - - 120 80");
        QVERIFY(game.claimableDraw() == EndReason::FiftyMoves);
    }

    void aPawnMoveStartsTheCountAnew() {
        Game game = gameFrom("4k3/8/8/8/8/8/P7/R3K3 w - - 120 80");
        play(game, "a3");
        QCOMPARE(game.position().halfmoveClock(), 0);
        QVERIFY(!game.claimableDraw());
    }

    void aCaptureStartsTheCountAnew() {
        Game game = gameFrom("r3k3/8/8/8/8/8/8/R3K3 w - - 120 80");
        play(game, "Rxa8+");
        QCOMPARE(game.position().halfmoveClock(), 0);
    }

    void castlingDoesNot() {
        Game game = gameFrom("4k3/8/8/8/8/8/8/R3K3 w Q - 120 80");
        play(game, "O-O-O");
        QCOMPARE(game.position().halfmoveClock(), 121);
    }

    void seventyFiveMovesEndTheGame() {
        Game game = gameFrom("4k3/8/8/8/8/8/8/R3K3 w - - 148 80");
        play(game, "Ra2");
        QVERIFY(!game.isOver());
        play(game, "Kd8");
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::SeventyFiveMoves}));
        QVERIFY(!game.claimableDraw());
    }

    void aMateOnTheLastMoveWins() {
        Game game = gameFrom("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
        play(game, "Ra8#");
        QVERIFY(game.outcome() == (Outcome{Color::White, EndReason::Checkmate}));
    }

    void aMateAtFiftyMovesCannotBeClaimedAway() {
        Game game = gameFrom("7k/8/6K1/8/8/8/8/R7 w - - 99 120");
        play(game, "Ra8#");
        QVERIFY(!game.claimableDraw());
        QVERIFY(!game.claimDraw());
        QVERIFY(game.outcome() == (Outcome{Color::White, EndReason::Checkmate}));
    }
};

QTEST_APPLESS_MAIN(MoveCountTest)
#include "movecount_test.moc"
