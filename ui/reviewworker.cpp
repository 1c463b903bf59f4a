#include "ui/reviewworker.h"

#include "rules/movegen.h"

namespace chess {
namespace {

constexpr std::size_t TableMegabytes = 64;

/// The worth of a place where the rules end the game.
std::optional<Score> scoreOfEnd(const Game& game) {
    const Position& position = game.position();
    if (!hasLegalMove(position)) {
        const bool isWhiteMated = position.sideToMove() == Color::White;
        return !position.isCheck() ? DrawScore : isWhiteMated ? matedIn(0) : mateIn(0);
    }
    const auto outcome = game.outcome();
    const bool isDead = outcome && (outcome->reason == EndReason::DeadPosition ||
                                    outcome->reason == EndReason::FivefoldRepetition ||
                                    outcome->reason == EndReason::SeventyFiveMoves);
    return isDead ? std::optional(DrawScore) : std::nullopt;
}

} // namespace

void ReviewWorker::review() {
    const auto request = m_post->requests.take();
    if (!request) {
        return;
    }
    Game game = request->game;
    while (game.redo()) {
    }
    // Backwards: what was learnt about the moves that came is there when they are weighed.
    Searcher searcher(TableMegabytes);
    do {
        Evaluation evaluation;
        if (const auto end = scoreOfEnd(game)) {
            evaluation.score = *end;
        } else {
            const SearchReport report =
                searcher.search(SearchRoot(game), request->limits, *request->stop).report;
            const bool isWhite = game.sideToMove() == Color::White;
            evaluation = {isWhite ? report.score : -report.score, report.line};
        }
        if (*request->stop) {
            return;
        }
        m_post->replies.put({request->generation, game.ply(), evaluation});
        Q_EMIT evaluated();
    } while (game.undo());
}

} // namespace chess
