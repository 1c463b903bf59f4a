// What the search leaves out, looks at less deeply, or looks at more deeply.
#include "engine/searchrun.h"
#include "engine/see.h"

#include <cmath>

namespace chess {
namespace {

/// Later moves are worth less depth: the product of the logarithms grows as slowly as their merit
/// falls.
constexpr int TableSize = 64;
const auto Reductions = [] {
    std::array<std::array<int, TableSize>, TableSize> table{};
    for (int depth = 1; depth < TableSize; ++depth) {
        for (int number = 1; number < TableSize; ++number) {
            table[static_cast<std::size_t>(depth)][static_cast<std::size_t>(number)] =
                static_cast<int>(0.75 + std::log(depth) * std::log(number) / 2.2);
        }
    }
    return table;
}();

int baseReduction(int depth, int number) {
    const auto row = static_cast<std::size_t>(std::min(depth, TableSize - 1));
    return Reductions[row][static_cast<std::size_t>(std::min(number, TableSize - 1))];
}

/// Side to move has more than king and pawns: passing the move is then hardly ever an advantage.
bool hasPieces(const Position& position) {
    using enum PieceType;
    const Color us = position.sideToMove();
    return (position.pieces(us) & ~position.pieces(Pawn) & ~position.pieces(King)) != 0;
}

} // namespace

std::optional<Score> SearchRun::decideEarly(int ply, Score alpha, Score beta,
                                            const NodeFacts& facts) {
    const Score eval = facts.eval;
    // So far above beta that the opponent's best reply will not bring it below.
    const Score margin = 80 * facts.depth - (facts.isImproving ? 70 : 0);
    if (facts.depth <= 8 && eval - margin >= beta && eval < MateBound) {
        return isMate(beta) ? eval : (eval + beta) / 2;
    }
    // So far below alpha that only captures could help.
    if (facts.depth <= 3 && eval + 230 * facts.depth < alpha) {
        const Score score = quiescence<false>(ply, alpha, alpha + 1);
        if (score <= alpha || m_isStopped) {
            return score;
        }
    }
    if (const auto score = tryNullMove(ply, beta, facts)) {
        return score;
    }
    return tryGoodCaptures(ply, beta, facts);
}

std::optional<Score> SearchRun::tryNullMove(int ply, Score beta, const NodeFacts& facts) {
    const Node& here = node(ply);
    const bool wasNull = ply > 0 && node(ply - 1).answers == nullptr;
    if (facts.depth < 3 || wasNull || facts.eval < beta || beta <= -MateBound ||
        here.staticEval < beta - 20 * facts.depth + 120 || !hasPieces(here.position)) {
        return std::nullopt;
    }
    const int reduced = 4 + facts.depth / 4 + std::min((facts.eval - beta) / 200, 3);
    makeNullMove(ply);
    const Score score =
        -alphaBeta<false>(ply + 1, -beta, -beta + 1, facts.depth - reduced, !facts.isCut);
    if (m_isStopped || score < beta) {
        return m_isStopped ? std::optional(DrawScore) : std::nullopt;
    }
    return isMate(score) ? beta : score;
}

/// A capture that is clearly too good at a reduced depth is too good at full depth as well.
std::optional<Score> SearchRun::tryGoodCaptures(int ply, Score beta, const NodeFacts& facts) {
    const Score bar = beta + 190 - (facts.isImproving ? 50 : 0);
    const bool tableSaysNo =
        facts.table && facts.table->depth >= facts.depth - 3 && facts.table->score < bar;
    if (facts.depth < 5 || isMate(beta) || tableSaysNo) {
        return std::nullopt;
    }
    const Position& position = node(ply).position;
    const Score needed = bar - node(ply).staticEval;
    MovePicker picker(position, m_history, orderingHints(ply, facts.tableMove()),
                      MovePicker::Purpose::GoodCaptures);
    for (Move move = picker.next(); !move.isNone(); move = picker.next()) {
        if (!exchangeReaches(position, move, needed)) {
            continue;
        }
        makeMove(ply, move);
        Score score = -quiescence<false>(ply + 1, -bar, -bar + 1);
        if (score >= bar) {
            score = -alphaBeta<false>(ply + 1, -bar, -bar + 1, facts.depth - 4, !facts.isCut);
        }
        if (m_isStopped) {
            return DrawScore;
        }
        if (score >= bar) {
            m_table.store(position.key(), ply,
                          {move, score, node(ply).rawEval, facts.depth - 3, Bound::Lower, false});
            return score;
        }
    }
    return std::nullopt;
}

bool SearchRun::isHopeless(int ply, const Candidate& candidate, Score alpha, const NodeFacts& facts,
                           MovePicker& picker) const {
    const Node& here = node(ply);
    // Where a mate is known already, any move may be the shorter one.
    if (!hasPieces(here.position) || alpha >= MateBound) {
        return false;
    }
    const int depth = facts.depth;
    if (!candidate.isQuiet) {
        return picker.isAtLosingCaptures() && depth <= 7 &&
               !exchangeReaches(here.position, candidate.move, -100 * depth);
    }
    const int lowDepth = std::max(depth - 1 - baseReduction(depth, candidate.number), 0);
    const int enough = (3 + depth * depth) / (facts.isImproving ? 1 : 2);
    if (candidate.number > enough && !m_limits.triesLateMoves) {
        picker.skipQuietMoves();
        return true;
    }
    if (!here.isCheck && lowDepth <= 7 && here.staticEval + 110 + 85 * lowDepth <= alpha) {
        picker.skipQuietMoves();
        return true;
    }
    if (lowDepth <= 4 && candidate.history < -3800 * depth) {
        return true;
    }
    return lowDepth <= 7 &&
           !exchangeReaches(here.position, candidate.move, -28 * lowDepth * lowDepth);
}

/// If without the table's move the rest is clearly worse, that move is the only one and is searched
/// deeper; if even the rest beats beta, the node is done.
SearchRun::Extension SearchRun::extend(int ply, Move move, Score beta, const NodeFacts& facts) {
    Node& here = node(ply);
    const bool isCandidate = ply > 0 && ply < 2 * m_rootDepth && facts.depth >= 7 && facts.table &&
                             move == facts.table->move && here.excluded.isNone() &&
                             facts.table->bound != Bound::Upper &&
                             facts.table->depth >= facts.depth - 3 && !isMate(facts.table->score);
    if (!isCandidate) {
        return {here.isCheck && ply < 2 * m_rootDepth && facts.isPv ? 1 : 0, std::nullopt};
    }
    const Score bar = facts.table->score - 2 * facts.depth;
    here.excluded = move;
    const Score rest = alphaBeta<false>(ply, bar - 1, bar, (facts.depth - 1) / 2, facts.isCut);
    here.excluded = Move{};
    if (rest < bar) {
        const bool isFarBetter = !facts.isPv && rest < bar - 18 && here.doubleExtensions < 6;
        return {isFarBetter ? 2 : 1, std::nullopt};
    }
    if (bar >= beta) {
        return {0, bar};
    }
    return {facts.table->score >= beta ? -1 : 0, std::nullopt};
}

int SearchRun::reduction(int ply, const Candidate& candidate, const NodeFacts& facts) const {
    const bool isEarly = candidate.number <= (facts.isPv ? 2 : 1) + (ply == 0 ? 1 : 0);
    if (facts.depth < 3 || isEarly) {
        return 0;
    }
    int reduced = baseReduction(facts.depth, candidate.number);
    if (candidate.isQuiet) {
        reduced += facts.isCut ? 2 : 0;
        reduced += facts.isImproving ? 0 : 1;
        // Where a capture is the best known move, quiet ones seldom are.
        const Move known = facts.tableMove();
        reduced += !known.isNone() && node(ply).position.isCapture(known) ? 1 : 0;
        reduced -= candidate.history / 8200;
        reduced -= candidate.move == node(ply).killers[0] ? 1 : 0;
    } else {
        reduced = reduced / 2 + (facts.isCut ? 1 : 0) - candidate.history / 6000;
    }
    // Where most moves are refuted at once, this one will be too.
    reduced += node(ply + 1).cutoffs > 3 ? 1 : 0;
    reduced -= facts.wasPv() ? 1 : 0;
    reduced -= node(ply + 1).isCheck ? 1 : 0;
    return std::max(reduced, 0);
}

} // namespace chess
