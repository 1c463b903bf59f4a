#include "engine/opponent.h"

#include "engine/minimax.h"
#include "rules/movegen.h"

namespace chess {
namespace {

/// Looks the same for the same position of the same game, different otherwise.
std::uint64_t randomNumber(const SearchRoot& root, std::uint64_t seed) {
    std::uint64_t mixed = seed * 0x9E3779B97F4A7C15 + root.earlierKeys.size();
    mixed ^= root.position.key();
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

SearchResult resultOf(Move move) {
    SearchResult result;
    result.move = move;
    if (!move.isNone()) {
        result.report.line = {move};
    }
    return result;
}

} // namespace

SearchResult Opponent::chooseMove(const SearchRoot& root, const OpponentSettings& settings,
                                  const SearchLimits& limits, const std::atomic<bool>& stop,
                                  const std::function<void(const SearchReport&)>& report) {
    if (settings.level < MaxLevel) {
        return chooseExactly(root, settings, stop);
    }
    return m_searcher.search(root, limits, stop, report);
}

SearchResult Opponent::chooseExactly(const SearchRoot& root, const OpponentSettings& settings,
                                     const std::atomic<bool>& stop) {
    const auto exact = findExactMoves(root, settings.level, stop);
    if (!exact) {
        const MoveList moves = legalMoves(root.position);
        return resultOf(moves.isEmpty() ? Move{} : moves[0]);
    }
    const std::size_t choice = settings.tieBreak == TieBreak::FirstSquare
                                   ? 0
                                   : randomNumber(root, settings.seed) % exact->best.size();
    SearchResult result = resultOf(exact->best[choice]);
    result.report.depth = settings.level;
    result.report.selectiveDepth = settings.level;
    result.report.nodes = exact->nodes;
    // Mates are counted in half-moves here too; material comes in whole pawns.
    const int value = exact->value;
    const bool tellsMate = value > MinimaxMate / 2 || value < -MinimaxMate / 2;
    result.report.score = !tellsMate  ? 100 * value
                          : value > 0 ? mateIn(MinimaxMate - value)
                                      : matedIn(MinimaxMate + value);
    return result;
}

bool Opponent::isContentWithDraw(const SearchRoot& root, const std::atomic<bool>& stop) {
    constexpr SearchLimits Glance{.depth = {}, .nodes = 50'000, .moveTime = {}, .clock = {}};
    return m_searcher.search(root, Glance, stop).report.score <= DrawScore;
}

} // namespace chess
