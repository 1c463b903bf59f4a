#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

namespace {

constexpr auto OpenFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

struct Castling {
    std::string fen;
    std::string move;
};

} // namespace

class CastlingTest : public QObject {
    Q_OBJECT

private:
    static void addCastlings(const std::vector<std::pair<const char*, Castling>>& rows) {
        QTest::addColumn<Castling>("castling");
        for (const auto& [name, castling] : rows) {
            QTest::newRow(name) << castling;
        }
    }

private Q_SLOTS:
    void bothSidesMayCastleBothWays() {
        const Position white = fromFen(OpenFen);
        QVERIFY(isLegal(white, "e1g1"));
        QVERIFY(isLegal(white, "e1c1"));
        const Position black = fromFen("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
        QVERIFY(isLegal(black, "e8g8"));
        QVERIFY(isLegal(black, "e8c8"));
    }

    void kingAndRookArrive_data() {
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("fen");
        QTest::newRow("white short") << "e1g1"
                                     << "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1";
        QTest::newRow("white long") << "e1c1"
                                    << "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1";
        QTest::newRow("black short") << "e8g8"
                                     << "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2";
        QTest::newRow("black long") << "e8c8"
                                    << "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2";
    }
    void kingAndRookArrive() {
        QFETCH(QString, move);
        QFETCH(QString, fen);
        const bool isWhite = move.startsWith(QLatin1String("e1"));
        const Position start = fromFen(isWhite ? OpenFen : "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
        QCOMPARE(QString::fromStdString(toFen(after(start, move.toStdString()))), fen);
    }

    void theRightIsNeeded() {
        const Position position = fromFen("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
        QVERIFY(isLegal(position, "e1g1"));
        QVERIFY(!isLegal(position, "e1c1"));
    }

    void theWayMustBeFree_data() {
        addCastlings({
            {"own piece on f1", {"4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1"}},
            {"own piece on g1", {"4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1"}},
            {"own piece on d1", {"4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", "e1c1"}},
            {"own piece on c1", {"4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1", "e1c1"}},
            {"own piece on b1", {"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"}},
            {"enemy piece on g1", {"4k3/8/8/8/8/8/8/4K1nR w K - 0 1", "e1g1"}},
            {"enemy piece on b1", {"4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1", "e1c1"}},
            {"black, own piece on f8", {"4kb1r/8/8/8/8/8/8/4K3 b k - 0 1", "e8g8"}},
            {"black, own piece on b8", {"rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8"}},
        });
    }
    void theWayMustBeFree() { isRefused(); }

    void notOutOfCheck_data() {
        addCastlings({
            {"by a rook", {"4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"}},
            {"by a bishop", {"4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1", "e1c1"}},
            {"by a knight", {"4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", "e1g1"}},
            {"by a pawn", {"4k3/8/8/8/8/8/3p4/R3K2R w KQ - 0 1", "e1g1"}},
            {"black", {"r3k2r/8/8/8/8/8/4R3/4K3 b kq - 0 1", "e8c8"}},
        });
    }
    void notOutOfCheck() { isRefused(); }

    void notOverAnAttackedSquare_data() {
        addCastlings({
            {"f1", {"4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"}},
            {"d1", {"3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"}},
            {"f1 by a pawn", {"4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", "e1g1"}},
            {"d1 by a king", {"8/8/8/8/8/8/2k5/R3K3 w Q - 0 1", "e1c1"}},
            {"f8", {"r3k2r/8/8/8/8/8/8/4KR2 b kq - 0 1", "e8g8"}},
            {"d8", {"r3k2r/8/8/8/8/8/8/3RK3 b kq - 0 1", "e8c8"}},
        });
    }
    void notOverAnAttackedSquare() { isRefused(); }

    void notOntoAnAttackedSquare_data() {
        addCastlings({
            {"g1", {"4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"}},
            {"c1", {"2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"}},
            {"g1 by a pawn", {"4k3/8/8/8/8/8/7p/4K2R w K - 0 1", "e1g1"}},
            {"g8", {"r3k2r/8/8/8/8/8/8/4K1R1 b kq - 0 1", "e8g8"}},
            {"c8", {"r3k2r/8/8/8/8/8/8/2R1K3 b kq - 0 1", "e8c8"}},
        });
    }
    void notOntoAnAttackedSquare() { isRefused(); }

    void theRookMayBeAttackedOrPassAnAttackedSquare_data() {
        addCastlings({
            {"rook on h1", {"4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"}},
            {"rook on a1", {"r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"}},
            {"b1", {"1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"}},
            {"b8", {"r3k2r/8/8/8/8/8/8/1R2K3 b kq - 0 1", "e8c8"}},
        });
    }
    void theRookMayBeAttackedOrPassAnAttackedSquare() {
        QFETCH(Castling, castling);
        QVERIFY(isLegal(fromFen(castling.fen), castling.move));
    }

    void aStuckPawnAttacksNoSquareOfTheWay() {
        QVERIFY(isLegal(fromFen("4k3/8/8/8/8/8/8/1p2K2R w K - 0 1"), "e1g1"));
    }

    void rightsAreLost_data() {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("rights");
        QTest::newRow("by a king's move") << "e1e2"
                                          << "kq";
        QTest::newRow("by castling") << "e1g1"
                                     << "kq";
        QTest::newRow("by the rook from h1") << "h1g1"
                                             << "Qkq";
        QTest::newRow("by the rook from a1") << "a1b1"
                                             << "Kkq";
        QTest::newRow("even when king and rook come back")
            << "e1e2 e8e7 e2e1 e7e8 h1h2 h8h7 h2h1 h7h8"
            << "-";
        QTest::newRow("of both sides when rook takes rook") << "h1h8"
                                                            << "Qq";
        QTest::newRow("by a rook that comes back") << "a1a2 a8a7 a2a1 a7a8"
                                                   << "Kk";
    }
    void rightsAreLost() {
        QFETCH(QString, moves);
        QFETCH(QString, rights);
        const Position position = after(fromFen(OpenFen), moves.toStdString());
        QCOMPARE(QString::fromStdString(words(toFen(position))[2]), rights);
    }

    void aPromotingPawnThatTakesTheRookTakesTheRight() {
        const Position position =
            after(fromFen("r3k2r/1P6/8/8/8/8/8/4K3 w kq - 0 1"), "b7a8n e8e7 e1e2");
        QVERIFY(position.castlingRights().isEmpty());
        const Position direct = after(fromFen("r3k2r/1P6/8/8/8/8/8/4K3 w kq - 0 1"), "b7a8n");
        QVERIFY(!isLegal(direct, "e8c8"));
        QVERIFY(isLegal(direct, "e8g8"));
    }

    void aNewRookInTheCornerCannotCastle() {
        const Position position = fromFen("r3k3/6P1/8/8/8/8/8/4K3 w q - 0 1");
        QVERIFY(!isLegal(after(position, "g7g8n a8b8 g8f6"), "e8g8"));
    }

    void theKingMayBePutOntoItsRook() {
        const Position position = fromFen(OpenFen);
        QCOMPARE(*findMove(position, Square::E1, Square::H1),
                 Move(Square::E1, Square::G1, Move::Kind::Castling));
        QCOMPARE(*findMove(position, Square::E1, Square::A1),
                 Move(Square::E1, Square::C1, Move::Kind::Castling));
    }

    void aRefusedCastlingSaysSo() {
        const Position position = fromFen("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        QCOMPARE(findMove(position, Square::E1, Square::G1).error(),
                 MoveError::CastlingNotPossible);
        QCOMPARE(findMove(position, Square::E1, Square::H1).error(),
                 MoveError::CastlingNotPossible);
    }

    void aCastlingMoveMustBeMarkedAsOne() {
        QVERIFY(!chess::isLegal(fromFen(OpenFen), Move(Square::E1, Square::G1)));
    }

private:
    static void isRefused() {
        QFETCH(Castling, castling);
        QVERIFY(!isLegal(fromFen(castling.fen), castling.move));
    }
};

QTEST_APPLESS_MAIN(CastlingTest)
#include "castling_test.moc"
