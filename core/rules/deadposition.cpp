#include "rules/deadposition.h"

#include <optional>

namespace chess {
namespace {

/// Pawns that the house rule left on their last rank. They never move and attack nothing, but
/// they can stand in a king's way.
Bitboard stuckPawns(const Position& position) {
    return position.pieces(PieceType::Pawn) & (rankBits(0) | rankBits(7));
}

bool isOneColored(Bitboard squares) {
    return (squares & LightSquares) == 0 || (squares & DarkSquares) == 0;
}

/// Lone king, king and knight against king and queens, or bishops that all go on squares of one
/// colour with nothing else that could close a king in.
bool lacksMaterial(const Position& position, Color side) {
    using enum PieceType;
    const Bitboard own = position.pieces(side) & ~position.pieces(King) & ~stuckPawns(position);
    if (own == 0) {
        return true;
    }
    if ((own & (position.pieces(Queen) | position.pieces(Rook) | position.pieces(Pawn))) != 0 ||
        stuckPawns(position) != 0) {
        return false;
    }
    if ((own & position.pieces(Knight)) != 0) {
        const Bitboard helpers =
            position.pieces(!side) & ~position.pieces(King) & ~position.pieces(Queen);
        return !hasSeveral(own) && helpers == 0;
    }
    return (position.pieces(Pawn) | position.pieces(Knight)) == 0 &&
           isOneColored(position.pieces(Bishop));
}

/// A board on which no pawn can ever move, capture or be captured, so that only kings and bishops
/// wander. Every region here is drawn too large rather than too small: other kings and bishops are
/// never counted as being in the way.
class LockedBoard {
public:
    /// Nothing when some pawn may come free, or other pieces are there.
    static std::optional<LockedBoard> of(const Position& position) {
        LockedBoard board(position);
        const bool isLocked = board.hasOnlyKingsPawnsBishops() && board.arePawnsBlocked() &&
                              board.exploreKing(Color::White) && board.exploreKing(Color::Black) &&
                              board.exploreBishops(Color::White) &&
                              board.exploreBishops(Color::Black);
        return isLocked ? std::optional(board) : std::nullopt;
    }

    /// Whether some placement of kings and bishops within their regions could be mate by `side`.
    [[nodiscard]] bool allowsMateBy(Color side) const {
        // Pawns stand still and kings cannot check: a mate is given by a bishop.
        for (Bitboard squares = m_kingRegion[index(!side)] & m_bishopAttacks[index(side)];
             squares != 0;) {
            if (allowsMateOn(popFirst(squares), side)) {
                return true;
            }
        }
        return false;
    }

private:
    explicit LockedBoard(const Position& position) : m_position(position) {}

    [[nodiscard]] Bitboard pawns(Color color) const {
        return m_position.pieces(color, PieceType::Pawn);
    }
    [[nodiscard]] Bitboard pawnGuards(Color color) const {
        return pawnAttacks(color, pawns(color));
    }

    [[nodiscard]] bool hasOnlyKingsPawnsBishops() const {
        using enum PieceType;
        return (m_position.pieces(Knight) | m_position.pieces(Rook) | m_position.pieces(Queen)) ==
               0;
    }

    /// Each pawn has another pawn (or the edge) before it and nothing to capture now.
    [[nodiscard]] bool arePawnsBlocked() const {
        const Bitboard all = m_position.pieces(PieceType::Pawn);
        return (shifted(pawns(Color::White), 8) & ~all) == 0 &&
               (shifted(pawns(Color::Black), -8) & ~all) == 0 &&
               (pawnGuards(Color::White) & pawns(Color::Black)) == 0 &&
               m_position.enPassantSquare() == NoSquare;
    }

    /// Where the king can ever get to; false if it gets to a pawn that no pawn guards.
    bool exploreKing(Color color) {
        const Bitboard guarded = pawnGuards(!color);
        const Bitboard closed = pawns(color) | guarded;
        Bitboard region = m_position.pieces(color, PieceType::King);
        for (Bitboard added = region; added != 0;) {
            added = kingAttacks(region) & ~closed & ~region;
            if ((added & pawns(!color)) != 0) {
                return false;
            }
            region |= added;
        }
        m_kingRegion[index(color)] = region;
        return true;
    }

    /// What the bishops can ever attack; false if they get to a pawn or into a pawn's reach.
    bool exploreBishops(Color color) {
        const Bitboard walls = m_position.pieces(PieceType::Pawn);
        Bitboard region = m_position.pieces(color, PieceType::Bishop);
        Bitboard attacked = 0;
        for (Bitboard fresh = region; fresh != 0;) {
            attacked |= bishopAttacks(popFirst(fresh), walls);
            fresh |= attacked & ~walls & ~region;
            region |= attacked & ~walls;
        }
        m_bishopAttacks[index(color)] = attacked;
        return (attacked & pawns(!color)) == 0 && (region & pawnGuards(!color)) == 0;
    }

    /// The squares beside the king in rank and file are of the other colour than the checking
    /// bishop's: without bishops on that colour, only pawns and the king can close them. The
    /// squares at its corners are taken as closed by bishops.
    [[nodiscard]] bool allowsMateOn(Square king, Color side) const {
        const Bitboard otherColor = isLightSquare(king) ? DarkSquares : LightSquares;
        if ((m_position.pieces(PieceType::Bishop) & otherColor) != 0) {
            return true;
        }
        const Bitboard open = kingAttacks(king) & otherColor & ~pawns(!side) & ~pawnGuards(side);
        for (Bitboard places = m_kingRegion[index(side)] & ~kingAttacks(king) & ~bit(king);
             places != 0;) {
            if ((open & ~kingAttacks(popFirst(places))) == 0) {
                return true;
            }
        }
        return false;
    }

    const Position& m_position;
    std::array<Bitboard, 2> m_kingRegion{};
    std::array<Bitboard, 2> m_bishopAttacks{};
};

} // namespace

bool canStillMate(const Position& position, Color side) {
    if (lacksMaterial(position, side)) {
        return false;
    }
    const std::optional<LockedBoard> locked = LockedBoard::of(position);
    return !locked || locked->allowsMateBy(side);
}

} // namespace chess
