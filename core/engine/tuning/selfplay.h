// Games that the engine plays with itself, to learn from.
#pragma once

#include "engine/search.h"
#include "engine/tuning/sample.h"

#include <random>
#include <vector>

namespace chess::tuning {

struct SelfPlaySettings {
    std::uint64_t nodesPerMove = 1'000;
    /// Random moves at the beginning, so that no two games are the same.
    int randomPlies = 8;
};

class SelfPlay {
public:
    SelfPlay(SelfPlaySettings settings, std::uint64_t seed)
        : m_settings(settings), m_random(seed) {}

    /// Plays one game until it is decided. Returns its quiet positions (not in check, and with a
    /// best move that captures nothing), and positions some random moves off its course: who has
    /// only seen good play does not know what is wrong with bad moves.
    [[nodiscard]] std::vector<Sample> playGame();

private:
    [[nodiscard]] std::optional<Sample> stepAside(Position position);

    SelfPlaySettings m_settings;
    std::mt19937_64 m_random;
    /// For what lies beside the game, so that the players learn nothing from it.
    Searcher m_aside{2};
};

} // namespace chess::tuning
