#include "engine/opponent.h"

#include "engine/minimax.h"
#include "engine/random.h"
#include "rules/movegen.h"

namespace chess {
namespace {

/// A lead smaller than what it is worth to be on move is none.
constexpr Score Margin = 40;

SearchResult resultOf(Move move) {
    SearchResult result;
    result.move = move;
    if (!move.isNone()) {
        result.report.line = {move};
    }
    return result;
}

/// Of a value in whole pawns, as minimax counts them; mates are counted in half-moves in both.
Score toScore(int value) {
    const bool tellsMate = value > MinimaxMate / 2 || value < -MinimaxMate / 2;
    return !tellsMate  ? 100 * value
           : value > 0 ? mateIn(MinimaxMate - value)
                       : matedIn(MinimaxMate + value);
}

/// The same position as if a pawn had just moved.
Position withFreshClock(const Position& position) {
    Setup setup = position.toSetup();
    setup.halfmoveClock = 0;
    return Position::fromSetup(setup, {.pawnMayStayPawn = true}).value();
}

} // namespace

SearchResult Opponent::chooseMove(const SearchRoot& root, const OpponentSettings& settings,
                                  const SearchLimits& limits, const std::atomic<bool>& stop,
                                  const std::function<void(const SearchReport&)>& report) {
    if (settings.level < MaxLevel) {
        return chooseExactly(root, settings, stop);
    }
    if (settings.usesBook && root.onlyMoves.empty()) {
        if (const auto move = m_book.findMove(root, settings.seed)) {
            return resultOf(*move);
        }
    }
    return m_searcher.search(root, limits, stop, report);
}

SearchResult Opponent::chooseExactly(const SearchRoot& root, const OpponentSettings& settings,
                                     const std::atomic<bool>& stop) {
    const auto start = std::chrono::steady_clock::now();
    const std::atomic<bool> never = false;
    int depth = settings.level;
    auto exact = findExactMoves(root, depth, stop);
    if (!exact) {
        // Stopped: what a single half-move tells is known at once.
        depth = 1;
        exact = findExactMoves(root, depth, never);
    }
    if (!exact) {
        return {};
    }
    const std::size_t choice = settings.tieBreak == TieBreak::FirstSquare
                                   ? 0
                                   : randomNumber(root, settings.seed) % exact->best.size();
    SearchResult result = resultOf(exact->best[choice]);
    result.report.depth = depth;
    result.report.selectiveDepth = depth;
    result.report.nodes = exact->nodes;
    result.report.score = toScore(exact->value);
    result.report.time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start);
    return result;
}

bool Opponent::isContentWithDraw(const SearchRoot& root, Color side, int level,
                                 const std::atomic<bool>& stop) {
    constexpr SearchLimits Glance{.depth = {}, .nodes = 50'000, .moveTime = {}, .clock = {}};
    SearchRoot board;
    board.position = withFreshClock(root.position);
    Score score = 0;
    if (level < MaxLevel) {
        const auto exact = findExactMoves(board, level, stop);
        score = exact ? toScore(exact->value) : 0;
    } else {
        score = m_searcher.search(board, Glance, stop).report.score;
    }
    const bool isToMove = root.position.sideToMove() == side;
    return !stop && (isToMove ? score : -score) <= Margin;
}

} // namespace chess
