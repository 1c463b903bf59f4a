// What a line of moves wins and costs in the end.
#pragma once

#include "rules/position.h"

#include <vector>

namespace chess {

/// Pawn 1, knight and bishop 3, rook 5, queen 9.
[[nodiscard]] int materialValue(PieceType type);

/// The material that changed hands, seen from the side that makes the first move. Pieces of the
/// same worth that both lost are struck out.
struct LineMaterial {
    std::vector<PieceType> taken;
    std::vector<PieceType> given;
    /// What a pawn of the first side became, or None.
    PieceType promoted = PieceType::None;
    /// What promotions added for the first side less those of the other, in pawns.
    int promotionGain = 0;

    /// Whether the promoted piece is still there in the end.
    [[nodiscard]] bool keepsPromoted() const;
    /// In pawns.
    [[nodiscard]] int gain() const;
};

/// Follows the line as far as the board comes to rest: to its last place where the side to move
/// has nothing to win by captures. Nothing changed hands when there is no such place.
[[nodiscard]] LineMaterial materialOf(const Position& start, const std::vector<Move>& line);

} // namespace chess
