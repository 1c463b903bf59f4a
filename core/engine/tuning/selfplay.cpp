#include "engine/tuning/selfplay.h"

#include "engine/search.h"
#include "rules/movegen.h"

namespace chess::tuning {
namespace {

/// Beyond this a game is decided, and positions teach nothing about judging.
constexpr Score DecidedScore = 1500;

/// Random legal moves from the start; games that end at once are not worth keeping.
std::optional<Game> randomOpening(int plies, std::mt19937_64& random) {
    Game game;
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(game.position());
        if (moves.isEmpty() || game.play(moves[random() % moves.size()]) || game.isOver()) {
            return std::nullopt;
        }
    }
    return game;
}

double resultOf(const Game& game) {
    const auto outcome = game.outcome();
    if (!outcome || !outcome->winner) {
        return 0.5;
    }
    return *outcome->winner == Color::White ? 1.0 : 0.0;
}

} // namespace

std::vector<Sample> SelfPlay::playGame() {
    std::optional<Game> opening;
    while (!opening) {
        opening =
            randomOpening(m_settings.randomPlies + static_cast<int>(m_random() % 2), m_random);
    }
    Game game = *opening;
    Searcher searcher(8);
    SearchLimits limits;
    limits.nodes = m_settings.nodesPerMove;
    const std::atomic<bool> never = false;
    std::vector<Sample> samples;
    while (!game.isOver() && !game.claimableDraw()) {
        const Position& position = game.position();
        const SearchResult found = searcher.search(SearchRoot(game), limits, never);
        const bool isWhite = position.sideToMove() == Color::White;
        const Score score = isWhite ? found.report.score : -found.report.score;
        if (samples.empty() && std::abs(score) > 300) {
            return {};
        }
        if (std::abs(score) < DecidedScore && !position.isCheck() &&
            !position.isCapture(found.move) && !found.move.isPromotion()) {
            samples.push_back({position, score, 0.5});
        }
        if (game.play(found.move)) {
            break;
        }
    }
    for (Sample& sample : samples) {
        sample.result = resultOf(game);
    }
    return samples;
}

} // namespace chess::tuning
