// Where a piece can go and what awaits it there, told alike by the window and the console.
#pragma once

#include "rules/position.h"

#include <vector>

namespace chess {

struct MoveHint {
    /// One of the promotions stands for all of them.
    Move move;
    bool captures = false;
    /// After the move the opponent could legally capture on its destination. A pawn that can be
    /// taken in passing is not: that capture goes to the square behind it.
    bool threatened = false;

    friend bool operator==(const MoveHint&, const MoveHint&) = default;
};

/// The legal moves of the piece on a square, ordered by destination (a1, b1 … h8), castlings last,
/// long before short. A rook that can castle has that castling as its last move too. Empty when
/// the piece is not one of the side to move.
[[nodiscard]] std::vector<MoveHint> hintsFor(const Position& position, Square square);

} // namespace chess
