#include "rules/deadposition.h"

#include "rules/chesstext.h"

#include <QTest>

#include <random>
#include <unordered_set>

using namespace chess;
using namespace chess::test;

namespace {

/// Tries all moves of both sides, up to a number of positions: whether a mate by that side turns
/// up. What is said never to mate must never.
bool findsMate(const Position& root, Color side, std::size_t limit) {
    std::vector<Position> positions{root};
    std::unordered_set<std::uint64_t> seen{root.key()};
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Position position = positions[i];
        if (position.sideToMove() != side && isMate(position)) {
            return true;
        }
        for (const Move move : legalMoves(position)) {
            Position next = position;
            next.apply(move);
            if (positions.size() < limit && seen.insert(next.key()).second) {
                positions.push_back(next);
            }
        }
    }
    return false;
}

bool hasMateInOne(const Position& position) {
    const MoveList moves = legalMoves(position);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        Position next = position;
        next.apply(move);
        return isMate(next);
    });
}

/// Random positions from a fixed seed.
class Scatter {
public:
    unsigned below(unsigned limit) { return static_cast<unsigned>(m_random() % limit); }

    void put(Setup& setup, Piece piece) {
        Square square{};
        do {
            square = static_cast<Square>(below(SquareCount));
        } while (!setup.board[index(square)].isNone());
        setup.board[index(square)] = piece;
    }

    /// Kings, one of them near a corner, and up to four pieces; also pawns that stayed pawns.
    std::optional<Position> fewPieces() {
        Setup setup = kings();
        const unsigned pieces = 1 + below(4);
        for (unsigned i = 0; i < pieces; ++i) {
            put(setup, Piece(color(), static_cast<PieceType>(below(5))));
        }
        return legal(setup);
    }

    /// Pawns that block each other on every other file or in a zigzag, now and then with a flaw;
    /// kings and up to three bishops.
    std::optional<Position> wall() {
        Setup setup;
        const int rank = 2 + static_cast<int>(below(2));
        const bool isZigzag = below(2) == 0;
        for (int file = 0; file < 8; ++file) {
            const bool isFlaw = below(16) == 0;
            const bool isOdd = (file % 2 == 1) != isFlaw;
            if (isOdd && !isZigzag) {
                continue;
            }
            const int own = isOdd ? rank + 1 : rank;
            setup.board[index(makeSquare(file, own))] = Piece(Color::White, PieceType::Pawn);
            setup.board[index(makeSquare(file, own + 1))] = Piece(Color::Black, PieceType::Pawn);
        }
        put(setup, Piece(Color::White, PieceType::King));
        put(setup, Piece(Color::Black, PieceType::King));
        for (unsigned bishops = below(4); bishops > 0; --bishops) {
            put(setup, Piece(color(), PieceType::Bishop));
        }
        setup.sideToMove = color();
        return legal(setup);
    }

private:
    Color color() { return below(2) == 0 ? Color::White : Color::Black; }

    Setup kings() {
        constexpr std::array<Square, 6> NearCorner{Square::A1, Square::H8, Square::B1,
                                                   Square::A8, Square::H1, Square::G8};
        Setup setup;
        setup.sideToMove = color();
        setup.board[index(NearCorner[below(NearCorner.size())])] =
            Piece(!setup.sideToMove, PieceType::King);
        put(setup, Piece(setup.sideToMove, PieceType::King));
        return setup;
    }

    static std::optional<Position> legal(const Setup& setup) {
        const auto position = Position::fromSetup(setup, PawnMayStay);
        return position ? std::optional(*position) : std::nullopt;
    }

    std::minstd_rand m_random{20};
};

} // namespace

class DeadPositionTest : public QObject {
    Q_OBJECT

private:
    static void addRow(const char* name, const char* fen) {
        QTest::newRow(name) << QString::fromLatin1(fen);
    }

private Q_SLOTS:
    void theGameIsDrawnWhenNobodyCanMate_data() {
        QTest::addColumn<QString>("fen");
        addRow("kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        addRow("knight", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1");
        addRow("black knight", "4kn2/8/8/8/8/8/8/4K3 b - - 0 1");
        addRow("bishop", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
        addRow("bishops of one colour of square", "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1");
        addRow("many of them", "2b1k3/1b6/b7/8/8/3B4/4B3/4KB2 w - - 0 1");
        addRow("stuck pawns", "P1P1k3/8/8/8/8/8/8/2p1K3 w - - 0 1");
        addRow("a wall", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
        addRow("a wall, black to move", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1");
        addRow("a wall that is not straight", "4k3/8/2p5/p1Pp1p1p/P2PpP1P/4P3/8/4K3 w - - 0 1");
        addRow("a bishop that no pawn stands in the way of",
               "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1");
    }
    void theGameIsDrawnWhenNobodyCanMate() {
        QFETCH(QString, fen);
        const Game game = gameFrom(fen.toStdString());
        QVERIFY(game.outcome() == (Outcome{std::nullopt, EndReason::DeadPosition}));
    }

    void theGameGoesOnWhenMateIsPossible_data() {
        QTest::addColumn<QString>("fen");
        addRow("queen", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1");
        addRow("rook", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1");
        addRow("pawn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        addRow("two knights", "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1");
        addRow("knight each", "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1");
        addRow("bishop and knight", "4k3/8/8/8/8/8/8/3NKB2 w - - 0 1");
        addRow("bishop against knight", "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1");
        addRow("knight against pawn", "4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1");
        addRow("bishops of both colours", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1");
        addRow("bishop each, of both colours", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1");
        addRow("bishop against stuck pawn", "4k3/8/8/8/8/8/8/1p2KB2 w - - 0 1");
        addRow("a wall with a gap", "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1");
        addRow("a wall with a loose pawn", "4k3/7p/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
        addRow("a wall that a pawn can open", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/1P6/4K3 w - - 0 1");
        addRow("a wall open to the capture in passing",
               "4k3/8/8/pPp1p1p1/P1P1P1P1/8/8/4K3 w - c6 0 1");
        addRow("a bishop that hits the wall", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1");
        addRow("a bishop that a pawn can take", "4k3/8/8/pbp1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
        addRow("a wall and a knight", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1");
        addRow("a pawn that only its king guards", "8/8/3k4/2p1p3/2P1P3/3K4/8/8 w - - 0 1");
    }
    void theGameGoesOnWhenMateIsPossible() {
        QFETCH(QString, fen);
        QVERIFY(!gameFrom(fen.toStdString()).isOver());
    }

    void aLastHelpedMateIsStillAMate_data() {
        QTest::addColumn<QString>("fen");
        addRow("knight, pawn in the way", "8/8/8/8/4N3/8/7p/5K1k w - - 0 1");
        addRow("knight, knight in the way", "kn6/8/1K6/3N4/8/8/8/8 w - - 0 1");
        addRow("knight, rook in the way", "kr6/8/K7/3N4/8/8/8/8 w - - 0 1");
        addRow("knight, bishop in the way", "kb6/8/K7/3N4/8/8/8/8 w - - 0 1");
        addRow("knight, stuck pawn in the way", "8/8/8/8/3N4/1K6/8/kp6 w - - 0 1");
        addRow("bishop, knight in the way", "kn6/8/BK6/8/8/8/8/8 w - - 0 1");
        addRow("bishop, other bishop in the way", "kb6/8/1K6/8/8/8/8/5B2 w - - 0 1");
        addRow("bishop, stuck pawn in the way", "8/8/8/8/8/1K6/8/kp2B3 w - - 0 1");
        addRow("pawn", "k7/P7/KP6/8/8/8/8/8 w - - 0 1");
    }
    void aLastHelpedMateIsStillAMate() {
        QFETCH(QString, fen);
        const Position position = fromFen(fen.toStdString());
        QVERIFY(hasMateInOne(position));
        QVERIFY(canStillMate(position, position.sideToMove()));
    }

    void oneSideMayBeUnableToMate_data() {
        QTest::addColumn<QString>("fen");
        addRow("lone king", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        addRow("knight against queens", "4kn2/8/8/8/8/8/8/Q2QK3 w - - 0 1");
        addRow("bishop against rook and queen", "4kb2/8/8/8/8/8/8/R2QK3 w - - 0 1");
    }
    void oneSideMayBeUnableToMate() {
        QFETCH(QString, fen);
        const Position position = fromFen(fen.toStdString());
        QVERIFY(canStillMate(position, Color::White));
        QVERIFY(!canStillMate(position, Color::Black));
    }

    void whoCanMateAtOnceCanMate() {
        Scatter scatter;
        int mates = 0;
        for (int i = 0; i < 400'000; ++i) {
            const auto position = scatter.fewPieces();
            if (position && hasMateInOne(*position)) {
                ++mates;
                QVERIFY2(canStillMate(*position, position->sideToMove()), toFen(*position).c_str());
            }
        }
        QVERIFY(mates > 1000);
    }

    void whoCannotMateNeverDoes() {
        Scatter scatter;
        int unable = 0;
        for (int i = 0; i < 20'000; ++i) {
            const auto position = scatter.fewPieces();
            for (const Color side : {Color::White, Color::Black}) {
                if (position && !isMate(*position) && !canStillMate(*position, side)) {
                    ++unable;
                    QVERIFY2(!findsMate(*position, side, 100), toFen(*position).c_str());
                }
            }
        }
        QVERIFY(unable > 1000);
    }

    void nobodyMatesBehindAWall() {
        Scatter scatter;
        int dead = 0;
        for (int i = 0; i < 20'000; ++i) {
            const auto position = scatter.wall();
            for (const Color side : {Color::White, Color::Black}) {
                if (position && !isMate(*position) && !canStillMate(*position, side)) {
                    ++dead;
                    QVERIFY2(!findsMate(*position, side, 1500), toFen(*position).c_str());
                }
            }
        }
        QVERIFY(dead > 100);
    }

    /// Only queens next to the king can take its squares away, and one that does so can take a
    /// knight which gives check: all such neighbourhoods, looked at.
    void noKnightMatesAmongQueens() {
        for (int number = 0; number < SquareCount; ++number) {
            const auto king = static_cast<Square>(number);
            const Bitboard around = kingAttacks(king);
            Bitboard queens = 0;
            do {
                tryKnightMates(king, queens);
                queens = (queens - around) & around;
            } while (queens != 0);
        }
    }

private:
    static void tryKnightMates(Square king, Bitboard queens) {
        Setup setup;
        setup.sideToMove = Color::Black;
        setup.board[index(king)] = Piece(Color::Black, PieceType::King);
        for (Bitboard rest = queens; rest != 0;) {
            setup.board[index(popFirst(rest))] = Piece(Color::Black, PieceType::Queen);
        }
        for (Bitboard knights = knightAttacks(king); knights != 0;) {
            const Square knight = popFirst(knights);
            setup.board[index(knight)] = Piece(Color::White, PieceType::Knight);
            // A white king that helps stands two squares away.
            for (Bitboard places = kingAttacks(kingAttacks(king)) & ~kingAttacks(king) &
                                   ~bit(king) & ~bit(knight);
                 places != 0;) {
                const Square place = popFirst(places);
                setup.board[index(place)] = Piece(Color::White, PieceType::King);
                const auto position = Position::fromSetup(setup);
                QVERIFY(!position || !isMate(*position));
                setup.board[index(place)] = Piece();
            }
            setup.board[index(knight)] = Piece();
        }
    }
};

QTEST_APPLESS_MAIN(DeadPositionTest)
#include "deadposition_test.moc"
