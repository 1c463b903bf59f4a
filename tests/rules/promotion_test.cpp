#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

class PromotionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPawnBecomesAnyOfFourPieces() {
        const Position position = fromFen("7k/P7/8/8/8/8/8/K7 w - - 0 1");
        QCOMPARE(movesFrom(position, Square::A7), QStringLiteral("a7a8b a7a8n a7a8q a7a8r"));
    }

    void capturingItDoesSoToo() {
        const Position position = fromFen("rn5k/P7/8/8/8/8/8/1K6 w - - 0 1");
        QCOMPARE(movesFrom(position, Square::A7), QStringLiteral("a7b8b a7b8n a7b8q a7b8r"));
    }

    void theNewPieceStandsThere() {
        const Position position = after(fromFen("7k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7a8r");
        QVERIFY(position.pieceAt(Square::A8).is(Color::White, PieceType::Rook));
        QVERIFY(position.isCheck());
    }

    void blackPromotesOnTheFirstRank() {
        const Position position = after(fromFen("7k/8/8/8/8/8/p7/7K b - - 0 1"), "a2a1n");
        QVERIFY(position.pieceAt(Square::A1).is(Color::Black, PieceType::Knight));
    }

    void thePieceMustBeNamed() {
        const Position position = fromFen("7k/P7/8/8/8/8/8/K7 w - - 0 1");
        QCOMPARE(findMove(position, Square::A7, Square::A8).error(), MoveError::PromotionMissing);
        QVERIFY(!chess::isLegal(position, Move(Square::A7, Square::A8)));
    }

    void noPawnBecomesAKing() {
        const Position position = fromFen("7k/P7/8/8/8/8/8/K7 w - - 0 1");
        QCOMPARE(findMove(position, Square::A7, Square::A8, PieceType::King).error(),
                 MoveError::PromotionNotPossible);
    }

    void otherMovesPromoteNothing() {
        const Position position = fromFen("7k/8/P7/8/8/8/8/K7 w - - 0 1");
        QCOMPARE(findMove(position, Square::A6, Square::A7, PieceType::Queen).error(),
                 MoveError::PromotionNotPossible);
        QCOMPARE(findMove(position, Square::A1, Square::B1, PieceType::Queen).error(),
                 MoveError::PromotionNotPossible);
    }

    void anUnreachableSquareIsToldFirst() {
        const Position position = fromFen("n6k/P7/8/8/8/8/8/K7 w - - 0 1");
        QCOMPARE(findMove(position, Square::A7, Square::A8).error(), MoveError::CannotGoThere);
    }
};

/// The house rule: a pawn may stay a pawn.
class StuckPawnTest : public QObject {
    Q_OBJECT

private:
    static constexpr auto SeventhRank = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    static constexpr auto StuckFen = "P6k/8/8/8/8/8/8/K7 b - - 0 1";

private Q_SLOTS:
    void aPawnMayStayUnderTheRule() {
        Game game = gameFrom(SeventhRank, PawnMayStay);
        play(game, "a7a8p");
        QCOMPARE(toFen(game.position()), std::string("P6k/8/8/8/8/8/8/K7 b - - 0 1"));
    }

    void notWithoutTheRule() {
        Game game = gameFrom(SeventhRank);
        QCOMPARE(game.play(Move::promotion(Square::A7, Square::A8, PieceType::Pawn)),
                 std::optional(MoveError::PromotionNotPossible));
        QCOMPARE(findMove(game.position(), Square::A7, Square::A8, PieceType::Pawn).error(),
                 MoveError::PromotionNotPossible);
        QCOMPARE(parseSan(game.position(), "a8=P").error().reason, MoveError::PromotionNotPossible);
        QCOMPARE(parseLongAlgebraic(game.position(), "a7a8p").error().reason,
                 MoveError::PromotionNotPossible);
    }

    void itIsReadInBothNotations() {
        const Position position = fromFen(SeventhRank);
        const Move stays = Move::promotion(Square::A7, Square::A8, PieceType::Pawn);
        QCOMPARE(*parseSan(position, "a8=P", PawnMayStay), stays);
        QCOMPARE(*parseLongAlgebraic(position, "A7A8P", PawnMayStay), stays);
        QCOMPARE(toSan(position, stays), std::string("a8=P"));
        QCOMPARE(toLongAlgebraic(stays), std::string("a7a8p"));
    }

    void itIsNeverGenerated() {
        for (const Move move : legalMoves(fromFen(SeventhRank))) {
            QVERIFY(move.promotion() != PieceType::Pawn);
        }
    }

    void itCountsAsLegalWhereAQueenIs() {
        const Move stays = Move::promotion(Square::A7, Square::A8, PieceType::Pawn);
        QVERIFY(chess::isLegal(fromFen(SeventhRank), stays));
        QVERIFY(!chess::isLegal(fromFen("n6k/P7/8/8/8/8/8/K7 w - - 0 1"), stays));
    }

    void itHasNoMoves_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("white, a8") << "P3k3/8/8/8/8/8/8/4K3 w - - 0 1";
        QTest::newRow("white, h8") << "4k2P/8/8/8/8/8/8/4K3 w - - 0 1";
        QTest::newRow("white, d8, prey beside it") << "2rPr1k1/8/8/8/8/8/8/6K1 w - - 0 1";
        QTest::newRow("black, a1") << "4k3/8/8/8/8/8/8/p3K3 b - - 0 1";
        QTest::newRow("black, h1") << "4k3/8/8/8/8/8/8/4K2p b - - 0 1";
        QTest::newRow("black, d1, prey beside it") << "6k1/8/8/8/8/8/8/2RpR1K1 b - - 0 1";
    }
    void itHasNoMoves() {
        QFETCH(QString, fen);
        const Position position = fromFen(fen.toStdString());
        const Square pawn = first(position.pieces(PieceType::Pawn));
        QCOMPARE(movesFrom(position, pawn), QString());
        QCOMPARE(pseudoLegalTargets(position, pawn), Bitboard{0});
    }

    void itAttacksNothing() {
        for (const char* const fen :
             {"3P4/8/8/k7/8/8/8/4K3 w - - 0 1", "8/8/8/k7/8/8/8/3pK3 b - - 0 1"}) {
            const Position position = fromFen(fen);
            const Square pawn = first(position.pieces(PieceType::Pawn));
            const Color color = position.pieceAt(pawn).color();
            const Bitboard attacked = position.attackedBy(color, position.occupied());
            QCOMPARE(attacked, kingAttacks(position.kingSquare(color)));
            for (int number = 0; number < SquareCount; ++number) {
                const auto square = static_cast<Square>(number);
                QVERIFY(!contains(position.attackersTo(square, color, position.occupied()), pawn));
            }
        }
    }

    void aKingMayStandBeforeIt() {
        QVERIFY(!fromFen("3P4/2k5/8/8/8/8/8/4K3 b - - 0 1").isCheck());
        QVERIFY(!fromFen("8/8/8/k7/8/8/4K3/3p4 w - - 0 1").isCheck());
    }

    void itStandsInTheWay() {
        const Position position = fromFen("R2P3k/8/8/8/8/8/8/K7 b - - 0 1");
        QVERIFY(!position.isCheck());
        QCOMPARE(movesFrom(fromFen("r2P3k/8/8/8/8/8/8/K7 w - - 0 1"), Square::D8), QString());
    }

    void itCanBeCaptured() {
        Game game = gameFrom("P6k/8/8/8/8/8/6r1/K7 b - - 0 1", PawnMayStay);
        play(game, "g2g8 a1b1 g8a8");
        QVERIFY(game.capturedPieces(Color::White) == std::vector{PieceType::Pawn});
    }

    void fenRefusesItUnlessTheRuleIsOn() {
        const auto refused = parseFen(StuckFen);
        QVERIFY(!refused.hasValue());
        QCOMPARE(refused.error().reason, FenError::NotAPosition);
        QVERIFY(refused.error().setup ==
                (SetupFault{SetupError::PawnOnLastRank, Color::White, Square::A8}));
        QCOMPARE(toFen(*parseFen(StuckFen, PawnMayStay)), std::string(StuckFen));
    }

    void aGameGoesOnWithItAfterTheRuleIsSwitchedOff() {
        Game game = gameFrom("7k/P6p/8/8/8/8/7P/K7 w - - 0 1", PawnMayStay);
        play(game, "a7a8p");
        game.setSettings(GameSettings{});
        play(game, "h8g8 a1b1");
        QVERIFY(game.undo() && game.undo() && game.undo());
        QVERIFY(game.redo());
        QVERIFY(game.position().pieceAt(Square::A8).is(Color::White, PieceType::Pawn));
    }

    void capturingTheRookAndStayingLosesTheRight() {
        const Position position = after(fromFen("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1"), "b7a8p");
        QVERIFY(position.castlingRights().isEmpty());
        QCOMPARE(position.key(), position.computeKey());
    }

    void aSideWithNothingButStuckPawnsAndAStuckKingIsStalemated() {
        const Game game = gameFrom("7k/5Q2/6K1/8/8/8/8/p7 b - - 0 1", PawnMayStay);
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::Stalemate}));
    }
};

int main(int argc, char** argv) {
    PromotionTest promotion;
    StuckPawnTest stuckPawn;
    const int failures = QTest::qExec(&promotion, argc, argv);
    return failures + QTest::qExec(&stuckPawn, argc, argv);
}
#include "promotion_test.moc"
