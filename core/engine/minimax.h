// The exact opponent of levels 1 to 4: a minimax of fixed depth that counts material and nothing
// else.
#pragma once

#include "engine/search.h"

namespace chess {

/// In pawns: pawn 1, knight and bishop 3, rook 5, queen 9. A mate is worth more than any material,
/// a sooner one more; a draw is worth 0.
struct MinimaxResult {
    int value = 0;
    /// All moves of that value, in the order of source column, source row, destination column,
    /// destination row, and queen first among promotions.
    std::vector<Move> best;
    std::uint64_t nodes = 0;
};

inline constexpr int MinimaxMate = 10'000;

/// The value that a plain minimax without pruning finds, and every move that reaches it. Nothing
/// when told to stop, or when there is no legal move.
[[nodiscard]] std::optional<MinimaxResult> findExactMoves(const SearchRoot& root, int depth,
                                                          const std::atomic<bool>& stop);

/// The value of a position at which the game has ended, `ply` half-moves below the root and seen
/// from the side to move; nothing when it goes on. `keys` are the positions before it.
[[nodiscard]] std::optional<int> valueOfEnd(const Position& position,
                                            const std::vector<std::uint64_t>& keys, int ply);

} // namespace chess
