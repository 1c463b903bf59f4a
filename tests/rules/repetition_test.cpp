#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

namespace {

constexpr auto Shuffle = "Nf3 Nf6 Ng1 Ng8 ";

Game shuffled(int times) {
    Game game;
    for (int i = 0; i < times; ++i) {
        play(game, Shuffle);
    }
    return game;
}

} // namespace

class RepetitionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStartPositionCounts() {
        QCOMPARE(Game().repetitions(), 1);
        QCOMPARE(shuffled(1).repetitions(), 2);
    }

    void threeTimesMayBeClaimed() {
        Game game = shuffled(2);
        QVERIFY(!game.isOver());
        QVERIFY(game.claimableDraw() == EndReason::ThreefoldRepetition);
        QVERIFY(game.claimDraw());
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::ThreefoldRepetition}));
    }

    void twoTimesMayNot() {
        Game game = shuffled(1);
        QVERIFY(!game.claimableDraw());
        QVERIFY(!game.claimDraw());
        QVERIFY(!game.isOver());
    }

    void theRightPassesWithTheNextMove() {
        Game game = shuffled(2);
        play(game, "e4");
        QVERIFY(!game.claimableDraw());
    }

    void fiveTimesEndTheGame() {
        Game game = shuffled(3);
        QVERIFY(!game.isOver());
        play(game, "Nf3 Nf6 Ng1");
        QVERIFY(!game.isOver());
        play(game, "Ng8");
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::FivefoldRepetition}));
    }

    void thePositionsNeedNotFollowEachOther() {
        Game game;
        play(game, "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8");
        QCOMPARE(game.repetitions(), 3);
    }

    void theSideToMoveMatters() {
        // The same placement with the other side to move: a king loses a move in a triangle.
        Game game = gameFrom("7k/8/8/8/8/8/7p/K7 w - - 0 1");
        play(game, "Ka2 Kg8 Kb1 Kh8 Ka1");
        QCOMPARE(game.repetitions(), 1);
    }

    void castlingRightsMatter() {
        Game game = gameFrom("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        play(game, "Rb1 Rb8 Ra1 Ra8");
        QCOMPARE(game.repetitions(), 1);
        play(game, "Rb1 Rb8 Ra1 Ra8");
        QCOMPARE(game.repetitions(), 2);
    }

    void aUsableEnPassantSquareMatters() {
        Game game = gameFrom("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
        play(game, "d5 Ke2 Ke7 Ke1 Ke8");
        QCOMPARE(game.repetitions(), 1);
        play(game, "Ke2 Ke7 Ke1 Ke8");
        QCOMPARE(game.repetitions(), 2);
    }

    void anEnPassantSquareNobodyCanUseDoesNot_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("moves");
        QTest::newRow("no pawn beside") << "4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1"
                                        << "d5 Ke2 Ke7 Ke1 Ke8";
        QTest::newRow("pawn pinned") << "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1"
                                     << "d5 Kf1 Kh8 Ke1 Kg8";
    }
    void anEnPassantSquareNobodyCanUseDoesNot() {
        QFETCH(QString, fen);
        QFETCH(QString, moves);
        Game game = gameFrom(fen.toStdString());
        play(game, moves.toStdString());
        QCOMPARE(game.repetitions(), 2);
    }

    void anotherPieceOfTheSameKindIsTheSamePosition() {
        // The knights have changed places.
        Game game = gameFrom("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
        play(game, "Nbd2 Ke7 Ne3 Ke8 Nef1 Ke7 Nb1 Ke8");
        QCOMPARE(game.repetitions(), 2);
        play(game, "Nbd2 Ke7 Nb3 Ke8 Nfd2 Ke7 Nf1 Ke8 Nbd2 Ke7 Nb1 Ke8");
        QCOMPARE(game.repetitions(), 3);
    }

    void undoTakesTheRepetitionBack() {
        Game game = shuffled(4);
        QVERIFY(game.isOver());
        game.undo();
        QVERIFY(!game.isOver());
        QCOMPARE(game.repetitions(), 4);
        QVERIFY(game.redo());
        QVERIFY(game.isOver());
    }

    void whatIsToBeRedoneDoesNotCount() {
        Game game = shuffled(2);
        while (game.undo()) {
        }
        QCOMPARE(game.repetitions(), 1);
    }
};

QTEST_APPLESS_MAIN(RepetitionTest)
#include "repetition_test.moc"
