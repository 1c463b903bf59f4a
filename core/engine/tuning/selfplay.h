// Games that the engine plays with itself, to learn from.
#pragma once

#include "engine/tuning/sample.h"

#include <random>
#include <vector>

namespace chess::tuning {

struct SelfPlaySettings {
    std::uint64_t nodesPerMove = 5'000;
    /// Random moves at the beginning, so that no two games are the same.
    int randomPlies = 8;
};

class SelfPlay {
public:
    SelfPlay(SelfPlaySettings settings, std::uint64_t seed)
        : m_settings(settings), m_random(seed) {}

    /// Plays one game to its end and returns its quiet positions: not in check, and with a best
    /// move that captures nothing.
    [[nodiscard]] std::vector<Sample> playGame();

private:
    SelfPlaySettings m_settings;
    std::mt19937_64 m_random;
};

} // namespace chess::tuning
