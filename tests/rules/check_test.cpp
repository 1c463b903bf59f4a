#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

class CheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPieceGivesCheck_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("pawn") << "8/8/8/8/4k3/3P4/8/K7 b - - 0 1";
        QTest::newRow("knight") << "8/8/8/8/4k3/6N1/8/K7 b - - 0 1";
        QTest::newRow("bishop") << "8/8/8/8/4k3/8/6B1/K7 b - - 0 1";
        QTest::newRow("rook") << "8/8/8/8/4k2R/8/8/K7 b - - 0 1";
        QTest::newRow("queen") << "8/8/8/8/4k3/8/8/K3Q3 b - - 0 1";
    }
    void everyPieceGivesCheck() {
        QFETCH(QString, fen);
        QVERIFY(fromFen(fen.toStdString()).isCheck());
    }

    void aPieceBetweenShieldsTheKing() {
        QVERIFY(!fromFen("8/8/8/8/4kp1R/8/8/K7 b - - 0 1").isCheck());
    }

    void aCheckMustBeAnswered() {
        const Position position = fromDiagram("....k..."
                                              "........"
                                              "........"
                                              "....r..."
                                              "........"
                                              "..N....."
                                              "...P...."
                                              "R...K...");
        QCOMPARE(movesFrom(position, Square::C3), QStringLiteral("c3e2 c3e4"));
        QCOMPARE(movesFrom(position, Square::D2), QString());
        QCOMPARE(movesFrom(position, Square::E1), QStringLiteral("e1d1 e1f1 e1f2"));
    }

    void onlyTheKingAnswersADoubleCheck() {
        const Position position = fromFen("4k3/8/8/8/1b2r3/8/3Q4/4K3 w - - 0 1");
        QVERIFY(!hasSeveral(position.checkers()));
        const Position twice = fromFen("4k3/8/8/8/4r3/3n4/8/Q3K3 w - - 0 1");
        QVERIFY(hasSeveral(twice.checkers()));
        QCOMPARE(movesFrom(twice, Square::A1), QString());
        QCOMPARE(movesFrom(twice, Square::E1), QStringLiteral("e1d1 e1d2 e1f1"));
    }

    void theKingMayNotStepBackAlongTheLine() {
        const Position position = fromFen("4k3/8/8/8/r3K3/8/8/8 w - - 0 1");
        QVERIFY(!isLegal(position, "e4f4"));
        QVERIFY(!isLegal(position, "e4d4"));
    }

    void theKingMayNotTakeAGuardedPiece() {
        const Position position = fromFen("4k3/8/8/8/8/5b2/4n3/4K3 w - - 0 1");
        QVERIFY(!isLegal(position, "e1e2"));
        QCOMPARE(findMove(position, Square::E1, Square::E2).error(), MoveError::LeavesKingInCheck);
    }

    void kingsKeepApart() { QVERIFY(!isLegal(fromFen("8/8/8/3k4/8/3K4/8/8 w - - 0 1"), "d3d4")); }

    void aPinnedKnightCannotMove() {
        const Position position = fromDiagram("....r..k"
                                              "........"
                                              "........"
                                              "........"
                                              "....N..."
                                              "........"
                                              "........"
                                              "....K...");
        QCOMPARE(movesFrom(position, Square::E4), QString());
        QCOMPARE(findMove(position, Square::E4, Square::D6).error(), MoveError::LeavesKingInCheck);
    }

    void aPinnedSliderKeepsToItsLine() {
        QCOMPARE(movesFrom(fromFen("4r2k/8/8/8/4Q3/8/8/4K3 w - - 0 1"), Square::E4),
                 QStringLiteral("e4e2 e4e3 e4e5 e4e6 e4e7 e4e8"));
        QCOMPARE(movesFrom(fromFen("6k1/8/8/b7/8/2B5/8/4K3 w - - 0 1"), Square::C3),
                 QStringLiteral("c3a5 c3b4 c3d2"));
        QCOMPARE(movesFrom(fromFen("7k/8/8/b7/8/2R5/8/4K3 w - - 0 1"), Square::C3), QString());
    }

    void aPinnedPawnMayPushOnItsFileOrTakeThePinner() {
        QCOMPARE(movesFrom(fromFen("4r2k/8/8/3p4/8/8/4P3/4K3 w - - 0 1"), Square::E2),
                 QStringLiteral("e2e3 e2e4"));
        QCOMPARE(movesFrom(fromFen("7k/8/8/8/8/2b5/3P4/4K3 w - - 0 1"), Square::D2),
                 QStringLiteral("d2c3"));
    }

    void twoPiecesOnTheLineAreNotPinned() {
        QVERIFY(isLegal(fromFen("4r2k/8/8/8/4N3/4B3/8/4K3 w - - 0 1"), "e4d6"));
    }

    void aPinnedPieceStillGuards() {
        // The bishop is pinned to its king, yet White's king may not step into its reach.
        const Position position = fromFen("4k3/4b3/8/8/8/K7/4R3/8 w - - 0 1");
        QVERIFY(position.isCheck());
        QVERIFY(!isLegal(position, "a3b4"));
    }

    void checkmateNeedsCheckAndNoMove_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("fool's mate")
            << "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
        QTest::newRow("back rank") << "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
        QTest::newRow("smothered") << "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1";
        QTest::newRow("two bishops") << "7k/8/4BB1K/8/8/8/8/8 b - - 0 1";
        QTest::newRow("pawn") << "k7/PP6/K7/8/8/8/8/8 b - - 0 1";
    }
    void checkmateNeedsCheckAndNoMove() {
        QFETCH(QString, fen);
        const Position position = fromFen(fen.toStdString());
        const Game game(GameSettings{}, position);
        QVERIFY(game.outcome() == (Outcome{!position.sideToMove(), EndReason::Checkmate}));
    }

    void noMateWhenTheCheckerCanBeTaken() {
        QVERIFY(!isMate(fromFen("R5k1/5ppp/8/8/8/8/6b1/6K1 b - - 0 1")));
    }

    void stalemateIsADraw_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("queen") << "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
        QTest::newRow("pawn") << "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1";
        QTest::newRow("pinned piece") << "KB5r/8/1k6/8/8/8/8/8 w - - 0 1";
        QTest::newRow("blocked pawns") << "k7/P7/K7/8/8/5p2/5P2/8 b - - 0 1";
    }
    void stalemateIsADraw() {
        QFETCH(QString, fen);
        const Game game = gameFrom(fen.toStdString());
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::Stalemate}));
    }

    void aGameEndsWithTheMatingMove() {
        Game game;
        play(game, "f3 e5 g4 Qh4#");
        QVERIFY(game.outcome() == (Outcome{Color::Black, EndReason::Checkmate}));
        QCOMPARE(game.play(Move(Square::A2, Square::A3)), std::optional(MoveError::GameOver));
    }
};

QTEST_APPLESS_MAIN(CheckTest)
#include "check_test.moc"
