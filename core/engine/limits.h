// How long a search may go on.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace chess {

/// A player's clock as the search sees it.
struct ClockState {
    std::chrono::milliseconds remaining{};
    std::chrono::milliseconds increment{};
    /// Moves until the clock is filled again; 0 for the whole rest of the game.
    int movesToGo = 0;
};

/// What is left out does not limit. Without any limit a search goes on until it is stopped.
struct SearchLimits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<ClockState> clock;
    /// Ends the search once it has found a mate in that many moves.
    std::optional<int> mate = std::nullopt;
    /// Leaves out no move for coming late in the order. Weaker play, but the score of a short
    /// search, which cannot order moves well yet, is much more to be trusted.
    bool triesLateMoves = false;
};

} // namespace chess
