#include "engine/see.h"

namespace chess {
namespace {

/// The least valuable piece of a colour among the attackers; the set must not be empty.
Square leastValuable(const Position& position, Bitboard attackers) {
    for (std::size_t type = 0; type < PieceTypeCount; ++type) {
        if (const Bitboard found = attackers & position.pieces(static_cast<PieceType>(type))) {
            return first(found);
        }
    }
    return first(attackers);
}

} // namespace

bool exchangeReaches(const Position& position, Move move, Score threshold) {
    if (move.isCastling()) {
        return threshold <= 0;
    }
    const Square to = move.to();
    const PieceType moved = position.pieceAt(move.from()).type();
    Score balance = exchangeValue(position.capturedBy(move)) - threshold;
    PieceType standing = moved;
    if (move.isPromotion()) {
        standing = move.promotion();
        balance += exchangeValue(standing) - exchangeValue(PieceType::Pawn);
    }
    if (balance < 0) {
        return false;
    }
    // The worst case: the piece is lost for nothing.
    balance -= exchangeValue(standing);
    if (balance >= 0) {
        return true;
    }

    Bitboard occupied = (position.occupied() ^ bit(move.from())) | bit(to);
    if (move.isEnPassant()) {
        occupied ^= bit(offset(to, -forward(position.sideToMove())));
    }
    const Bitboard diagonal =
        position.diagonalSliders(Color::White) | position.diagonalSliders(Color::Black);
    const Bitboard straight =
        position.straightSliders(Color::White) | position.straightSliders(Color::Black);
    Bitboard attackers = position.attackersTo(to, Color::White, occupied) |
                         position.attackersTo(to, Color::Black, occupied);
    Color side = !position.sideToMove();
    // `balance` is what the side that has just captured keeps if its piece is taken for nothing;
    // who cannot improve it to their favour stops.
    while (true) {
        attackers &= occupied;
        const Bitboard own = attackers & position.pieces(side);
        if (own == 0) {
            break;
        }
        const Square from = leastValuable(position, own);
        const PieceType type = position.pieceAt(from).type();
        occupied ^= bit(from);
        // Pieces behind the one that captured may join in.
        attackers |=
            (bishopAttacks(to, occupied) & diagonal) | (rookAttacks(to, occupied) & straight);
        side = !side;
        balance = -balance - 1 - exchangeValue(type);
        if (balance >= 0) {
            // A king cannot capture what is still guarded.
            if (type == PieceType::King && (attackers & occupied & position.pieces(side)) != 0) {
                side = !side;
            }
            break;
        }
    }
    return side != position.sideToMove();
}

} // namespace chess
