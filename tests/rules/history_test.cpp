#include "rules/chesstext.h"

#include <QTest>

#include <random>

using namespace chess;
using namespace chess::test;
using std::chrono::seconds;

namespace {

GameSettings fiveMinutes() {
    GameSettings settings;
    settings.timeControl = TimeControl{std::chrono::minutes(5), seconds(3)};
    return settings;
}

ClockTimes times(int white, int black) { return {seconds(white), seconds(black)}; }

} // namespace

/// What a game remembers: moves to take back and bring back, clocks, captured pieces, settings.
class HistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoReachesTheFirstMove() {
        Game game;
        play(game, "e4 e5 Nf3");
        QVERIFY(game.undo() && game.undo() && game.undo());
        QVERIFY(!game.undo());
        QVERIFY(game.position() == Position());
        QCOMPARE(game.ply(), std::size_t{0});
        QCOMPARE(game.length(), std::size_t{3});
    }

    void redoReachesTheLastMove() {
        Game game;
        play(game, "e4 e5 Nf3");
        const Game before = game;
        QVERIFY(game.undo() && game.undo());
        QVERIFY(game.redo() && game.redo());
        QVERIFY(!game.redo());
        QVERIFY(game == before);
    }

    void redoRestoresThePieceOfAPromotion_data() {
        QTest::addColumn<QString>("move");
        for (const char* const move : {"a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7a8p"}) {
            QTest::newRow(move) << QString::fromLatin1(move);
        }
    }
    void redoRestoresThePieceOfAPromotion() {
        QFETCH(QString, move);
        Game game = gameFrom("8/P6k/8/7p/8/8/8/K7 w - - 0 1", PawnMayStay);
        play(game, move.toStdString());
        const Piece piece = game.position().pieceAt(Square::A8);
        game.undo();
        QVERIFY(game.position().pieceAt(Square::A7).is(Color::White, PieceType::Pawn));
        game.redo();
        QVERIFY(game.position().pieceAt(Square::A8) == piece);
    }

    void aNewMoveForgetsWhatCouldBeRedone() {
        Game game;
        play(game, "e4 e5 Nf3");
        game.undo();
        game.undo();
        play(game, "c5");
        QVERIFY(!game.canRedo());
        QCOMPARE(game.length(), std::size_t{2});
        QVERIFY(game.sanMoves() == (std::vector<std::string>{"e4", "c5"}));
    }

    void evenTheSameMoveAgain() {
        Game game;
        play(game, "e4 e5 Nf3");
        game.undo();
        game.undo();
        play(game, "e5");
        QVERIFY(!game.canRedo());
    }

    void aRefusedMoveForgetsNothing() {
        Game game;
        play(game, "e4 e5 Nf3");
        game.undo();
        const Game before = game;
        QCOMPARE(game.play(Move(Square::A1, Square::A5)), std::optional(MoveError::CannotGoThere));
        QVERIFY(game == before);
    }

    void refusedMovesSayWhy_data() {
        QTest::addColumn<Move>("move");
        QTest::addColumn<MoveError>("error");
        using enum Square;
        QTest::newRow("empty square") << Move(E4, E5) << MoveError::NoPieceThere;
        QTest::newRow("no move") << Move{} << MoveError::CannotGoThere;
        QTest::newRow("other side's") << Move(D7, D6) << MoveError::NotYourPiece;
        QTest::newRow("not so") << Move(D1, E3) << MoveError::CannotGoThere;
        QTest::newRow("pinned") << Move(E2, D3) << MoveError::LeavesKingInCheck;
        QTest::newRow("castling") << Move(E1, C1, Move::Kind::Castling)
                                  << MoveError::CastlingNotPossible;
        QTest::newRow("no piece named") << Move(B7, B8) << MoveError::PromotionMissing;
        QTest::newRow("a king") << Move::promotion(B7, B8, PieceType::King)
                                << MoveError::PromotionNotPossible;
        QTest::newRow("a pawn") << Move::promotion(B7, B8, PieceType::Pawn)
                                << MoveError::PromotionNotPossible;
        QTest::newRow("a pawn, of nothing")
            << Move::promotion(E4, E5, PieceType::Pawn) << MoveError::NoPieceThere;
        QTest::newRow("a pawn, out of reach")
            << Move::promotion(B7, C8, PieceType::Pawn) << MoveError::CannotGoThere;
        QTest::newRow("no promotion")
            << Move::promotion(A2, A3, PieceType::Queen) << MoveError::PromotionNotPossible;
        QTest::newRow("no promotion to pawn")
            << Move::promotion(A2, A3, PieceType::Pawn) << MoveError::PromotionNotPossible;
        QTest::newRow("double step not marked") << Move(A2, A4) << MoveError::CannotGoThere;
    }
    void refusedMovesSayWhy() {
        QFETCH(Move, move);
        QFETCH(MoveError, error);
        Game game = gameFrom("4r2k/1P1p4/8/8/8/8/P3B3/R2QK3 w - - 0 1");
        QCOMPARE(game.play(move), std::optional(error));
        QCOMPARE(game.length(), std::size_t{0});
    }

    void afterMateOneMayUndoAndPlayOn() {
        Game game;
        play(game, "f3 e5 g4 Qh4#");
        QVERIFY(game.isOver());
        QVERIFY(game.undo());
        QVERIFY(!game.isOver());
        play(game, "Nc6 e4");
        QVERIFY(!game.isOver());
        QVERIFY(game.sanMoves() == (std::vector<std::string>{"f3", "e5", "g4", "Nc6", "e4"}));
    }

    void afterMateOneMayLookThroughTheGame() {
        Game game;
        play(game, "f3 e5 g4 Qh4#");
        while (game.undo()) {
        }
        while (game.redo()) {
        }
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Checkmate}));
    }

    void everyPositionCanBeLookedUp() {
        Game game;
        play(game, "e4 e5");
        game.undo();
        QVERIFY(game.positionAt(0) == Position());
        QVERIFY(game.positionAt(2) == after(Position(), "e4 e5"));
        QCOMPARE(game.sanAt(1), std::string("e5"));
        QCOMPARE(toLongAlgebraic(game.moveAt(0)), std::string("e2e4"));
        QVERIFY(game.sanMoves() == std::vector<std::string>{"e4"});
    }

    void aGameMayBeginAnywhere() {
        const Game game = gameFrom("4k3/8/8/8/8/8/8/R3K3 b - - 7 33");
        QCOMPARE(game.sideToMove(), Color::Black);
        QCOMPARE(toFen(game.startPosition()), std::string("4k3/8/8/8/8/8/8/R3K3 b - - 7 33"));
    }

    void aCopyGoesItsOwnWay() {
        Game game;
        play(game, "e4");
        Game copy = game;
        play(copy, "e5");
        QCOMPARE(game.ply(), std::size_t{1});
        QVERIFY(!(game == copy));
    }

    void withoutATimeControlThereAreNoClocks() {
        Game game;
        play(game, "e4");
        QVERIFY(!game.clocks());
    }

    void clocksBeginFull() { QVERIFY(Game(fiveMinutes()).clocks() == times(300, 300)); }

    void clocksBelongToTheirPly() {
        Game game(fiveMinutes());
        QVERIFY(!game.play(moveOf(game.position(), "e4"), times(290, 300)));
        QVERIFY(!game.play(moveOf(game.position(), "e5"), times(290, 280)));
        QVERIFY(game.clocks() == times(290, 280));
        game.undo();
        QVERIFY(game.clocks() == times(290, 300));
        game.undo();
        QVERIFY(game.clocks() == times(300, 300));
        game.redo();
        QVERIFY(game.clocks() == times(290, 300));
        QVERIFY(game.clocksAt(2) == times(290, 280));
    }

    void clocksStayWhenAMoveTellsNone() {
        Game game(fiveMinutes());
        QVERIFY(!game.play(moveOf(game.position(), "e4"), times(290, 300)));
        play(game, "e5");
        QVERIFY(game.clocks() == times(290, 300));
    }

    void timeThatRanSinceTheLastMoveCanBeNoted() {
        Game game(fiveMinutes());
        play(game, "e4");
        game.setClocks(times(300, 120));
        QVERIFY(game.clocks() == times(300, 120));
        QVERIFY(game.clocksAt(0) == times(300, 300));
    }

    void capturedPiecesFollowUndoAndRedo() {
        Game game;
        play(game, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2");
        const std::vector white{PieceType::Pawn, PieceType::Pawn};
        const std::vector black{PieceType::Pawn, PieceType::Queen};
        QVERIFY(game.capturedPieces(Color::White) == white);
        QVERIFY(game.capturedPieces(Color::Black) == black);
        QCOMPARE(materialBalance(game.position()), 8);
        game.undo();
        QVERIFY(game.capturedPieces(Color::Black) == std::vector{PieceType::Pawn});
        QCOMPARE(materialBalance(game.position()), -1);
        game.redo();
        QVERIFY(game.capturedPieces(Color::Black) == black);
        while (game.undo()) {
        }
        QVERIFY(game.capturedPieces(Color::White).empty());
        QCOMPARE(materialBalance(game.position()), 0);
    }

    void aPromotedPieceIsCapturedAsWhatItIs() {
        Game game = gameFrom("1r5k/P7/8/8/8/8/7P/K7 w - - 0 1");
        play(game, "a7a8q b8a8");
        QVERIFY(game.capturedPieces(Color::White) == std::vector{PieceType::Queen});
    }

    void castlingCapturesNothing() {
        Game game = gameFrom("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        play(game, "O-O");
        QVERIFY(game.capturedPieces(Color::White).empty());
        QVERIFY(game.capturedPieces(Color::Black).empty());
    }

    void theBalanceCountsEveryPiece() {
        QCOMPARE(materialBalance(fromFen("4k3/8/8/8/8/8/5P2/QRBNK3 w - - 0 1")), 21);
    }

    void settingsStayWithTheGame() {
        GameSettings settings;
        settings.mode = GameMode::TwoPlayers;
        settings.names = {"Amal", "Noa"};
        settings.firstPlayerColor = Color::Black;
        Game game(settings);
        play(game, "e4");
        QVERIFY(game.settings() == settings);
        QCOMPARE(game.settings().nameOf(Color::Black), std::string("Amal"));
        QCOMPARE(game.settings().nameOf(Color::White), std::string("Noa"));
    }

    void settingsMayChangeOnTheWay() {
        Game game;
        play(game, "e4");
        GameSettings settings = game.settings();
        settings.level = 5;
        game.setSettings(settings);
        QCOMPARE(game.settings().level, 5);
        QCOMPARE(game.ply(), std::size_t{1});
    }

    void defaultsAreOnePlayerAtEasyWithWhite() {
        const GameSettings settings;
        QVERIFY(settings.mode == GameMode::OnePlayer);
        QCOMPARE(settings.level, 2);
        QVERIFY(!settings.isComputer(Color::White));
        QVERIFY(settings.isComputer(Color::Black));
        QVERIFY(!settings.houseRules.pawnMayStayPawn);
        QVERIFY(!settings.timeControl);
    }

    void nobodyIsAComputerBetweenTwoPlayers() {
        GameSettings settings;
        settings.mode = GameMode::TwoPlayers;
        QVERIFY(!settings.isComputer(Color::White));
        QVERIFY(!settings.isComputer(Color::Black));
    }

    void aGameOfAThousandMovesIsOrdinary() {
        Game game = longGame(2000);
        QCOMPARE(game.length(), std::size_t{2000});
        while (game.undo()) {
        }
        QVERIFY(game.position() == game.startPosition());
        while (game.redo()) {
        }
        QCOMPARE(game.sanMoves().size(), std::size_t{2000});
    }

private:
    /// Knights wander at random for as long as that is no draw, then a pawn moves a step.
    static Game longGame(std::size_t length) {
        Game game;
        std::minstd_rand random(1);
        while (game.ply() < length) {
            const MoveList moves = legalQuietMoves(game.position());
            const Move move = moves[random() % moves.size()];
            const bool isPawnsTurn = game.position().halfmoveClock() >= 120;
            const PieceType type = game.position().pieceAt(move.from()).type();
            Position next = game.position();
            next.apply(move);
            if (type != (isPawnsTurn ? PieceType::Pawn : PieceType::Knight) ||
                move.isDoublePush() || next.isCheck()) {
                continue;
            }
            if (!game.play(move) && game.isOver()) {
                game.undo();
            }
        }
        return game;
    }
};

QTEST_APPLESS_MAIN(HistoryTest)
#include "history_test.moc"
