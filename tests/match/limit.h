// How long the players of a match may think.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chess::match {

using std::chrono::milliseconds;

/// So much time for so many moves, then the same again; 0 moves stand for the whole game.
struct ClockControl {
    int moves = 0;
    milliseconds initial{};
    milliseconds increment{};

    friend bool operator==(const ClockControl&, const ClockControl&) = default;
};

/// What is left out does not limit.
struct Limit {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<milliseconds> moveTime;
    std::optional<ClockControl> clock;

    friend bool operator==(const Limit&, const Limit&) = default;
};

/// Reads "depth=8", "nodes=20000", "movetime=100" (milliseconds) or "clock=40/4+0.1" (moves, then
/// seconds and increment; moves and increment can be left out). Nothing if it is none of these.
[[nodiscard]] std::optional<Limit> parseLimit(std::string_view text);

} // namespace chess::match
