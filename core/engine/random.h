// Chance that repeats: a number drawn from a seed and a place in a game.
#pragma once

#include "engine/search.h"

namespace chess {

/// Looks the same for the same position of the same game, different otherwise.
[[nodiscard]] inline std::uint64_t randomNumber(const SearchRoot& root, std::uint64_t seed) {
    std::uint64_t mixed = seed * 0x9E3779B97F4A7C15 + root.earlierKeys.size();
    mixed ^= root.position.key();
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

} // namespace chess
