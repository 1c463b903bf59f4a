// How a game ended: who won, and why. Words for it are chosen where people read them.
#pragma once

#include "rules/types.h"

#include <optional>

namespace chess {

enum class EndReason : std::uint8_t {
    Checkmate,
    Resignation,
    /// A clock ran out; without a winner when the other side could never have mated.
    Time,
    Stalemate,
    DeadPosition,
    FivefoldRepetition,
    SeventyFiveMoves,
    ThreefoldRepetition,
    FiftyMoves,
    Agreement,
    /// Read from a file that gives a result but no reason.
    Recorded,
};

struct Outcome {
    /// Nobody for a draw.
    std::optional<Color> winner;
    EndReason reason{};

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace chess
