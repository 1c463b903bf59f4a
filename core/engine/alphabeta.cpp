// The inner nodes of the search: principal variation search over moves tried best first.
#include "engine/searchrun.h"

namespace chess {
namespace {

Score withoutMate(Score score) { return std::clamp(score, -MateBound + 1, MateBound - 1); }

/// Neither none, capture nor promotion.
bool isPlainMove(const Position& position, Move move) {
    return !move.isNone() && !move.isPromotion() && !position.isCapture(move);
}

int historyBonus(int depth) { return std::min(170 * depth - 90, 1900); }

} // namespace

template <bool IsPv>
Score SearchRun::alphaBeta(int ply, Score alpha, Score beta, int depth, bool isCut) {
    if (depth <= 0) {
        return quiescence<IsPv>(ply, alpha, beta);
    }
    if (mustStop()) {
        return DrawScore;
    }
    Node& here = node(ply);
    const Position& position = here.position;
    here.lineLength = 0;
    m_selectiveDepth = std::max(m_selectiveDepth, ply);
    if (ply > 0) {
        if (const auto score = endOfLine(ply)) {
            return *score;
        }
        // A mate found elsewhere that is nearer than any mate from here.
        alpha = std::max(alpha, matedIn(ply));
        beta = std::min(beta, mateIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
    }

    lookAround(ply);
    NodeFacts facts{IsPv, isCut, false, depth, NoScore, std::nullopt};
    const bool isPartial = !here.excluded.isNone();
    if (!isPartial) {
        facts.table = m_table.find(position.key(), ply);
        // Near the fifty-move limit what was found in another game history can be wrong.
        if (!IsPv && facts.table && facts.table->depth >= depth && facts.table->decides(beta) &&
            position.halfmoveClock() < 90) {
            if (facts.table->score >= beta && isPlainMove(position, facts.tableMove())) {
                rewardQuiet(ply, facts.tableMove(), historyBonus(depth));
            }
            return facts.table->score;
        }
    }
    judge(ply, facts);
    node(ply + 2).killers = {};
    node(ply + 2).cutoffs = 0;
    if (!IsPv && !here.isCheck && !isPartial) {
        if (const auto score = decideEarly(ply, alpha, beta, facts)) {
            return *score;
        }
    }
    // Without a move to begin with, a shallower search finds one first.
    if (depth >= 4 && !isPartial && facts.tableMove().isNone() && (IsPv || isCut)) {
        --facts.depth;
    }
    return searchMoves(ply, alpha, beta, facts);
}

template Score SearchRun::alphaBeta<true>(int, Score, Score, int, bool);
template Score SearchRun::alphaBeta<false>(int, Score, Score, int, bool);

Score SearchRun::rawEvalOf(const Position& position, const std::optional<TableEntry>& table) {
    return table && table->staticEval != NoScore ? table->staticEval
                                                 : m_evaluator.evaluate(position);
}

void SearchRun::judge(int ply, NodeFacts& facts) {
    Node& here = node(ply);
    if (here.isCheck) {
        here.rawEval = NoScore;
        here.staticEval = NoScore;
        return;
    }
    if (here.excluded.isNone()) {
        here.rawEval = rawEvalOf(here.position, facts.table);
        here.staticEval = withoutMate(here.rawEval + m_history.correction(here.position));
        rewardGain(ply);
    }
    facts.eval = here.staticEval;
    if (facts.table && facts.table->score != NoScore && facts.table->decides(facts.eval + 1)) {
        facts.eval = facts.table->score;
    }
    for (const int back : {2, 4}) {
        if (ply >= back && node(ply - back).staticEval != NoScore) {
            facts.isImproving = here.staticEval > node(ply - back).staticEval;
            break;
        }
    }
}

Score SearchRun::searchMoves(int ply, Score alpha, Score beta, const NodeFacts& facts) {
    Node& here = node(ply);
    const Position& position = here.position;
    const Score oldAlpha = alpha;
    Score best = -InfiniteScore;
    Move bestMove{};
    TriedMoves triedQuiet;
    TriedMoves triedCaptures;
    int number = 0;
    MovePicker picker(position, m_history, orderingHints(ply, facts.tableMove()),
                      MovePicker::Purpose::AllMoves);
    for (Move move = picker.next(); !move.isNone(); move = picker.next()) {
        if (move == here.excluded || (ply == 0 && !isWantedAtRoot(move))) {
            continue;
        }
        const bool isQuiet = !position.isCapture(move) && !move.isPromotion();
        const Candidate candidate{move, ++number, isQuiet, historyOf(ply, move, isQuiet)};
        if (ply > 0 && best > -MateBound && isHopeless(ply, candidate, alpha, facts, picker)) {
            continue;
        }
        const Extension extension = extend(ply, move, beta, facts);
        if (extension.cutoff) {
            return *extension.cutoff;
        }
        if (m_isStopped) {
            return DrawScore;
        }
        makeMove(ply, move);
        node(ply + 1).doubleExtensions += extension.plies >= 2 ? 1 : 0;
        const int reduced = reduction(ply, candidate, facts);
        const int newDepth = facts.depth - 1 + extension.plies;
        const Score score = searchMove(ply, {alpha, beta, best}, newDepth, reduced, number, facts);
        if (m_isStopped) {
            return DrawScore;
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                bestMove = move;
                if (facts.isPv) {
                    extendLine(ply, move);
                }
                if (score >= beta) {
                    learn(ply, move, facts, triedQuiet, triedCaptures);
                    break;
                }
            }
        }
        (isQuiet ? triedQuiet : triedCaptures).add(move);
    }
    if (number == 0) {
        return !here.excluded.isNone() ? alpha : here.isCheck ? matedIn(ply) : DrawScore;
    }
    if (!here.excluded.isNone()) {
        return best;
    }
    remember(ply, {bestMove, best, here.rawEval, facts.depth, boundOf(best, oldAlpha, beta),
                   facts.wasPv()});
    return best;
}

void SearchRun::remember(int ply, const TableEntry& found) {
    const Node& here = node(ply);
    const Position& position = here.position;
    m_table.store(position.key(), ply, found);
    if (found.bound == Bound::Upper) {
        rewardLastMove(ply, found.depth);
    }
    const Score best = found.score;
    const bool isQuietBest = found.move.isNone() || !position.isCapture(found.move);
    const bool tellsMore =
        found.bound == Bound::Exact ||
        (found.bound == Bound::Lower ? best > here.staticEval : best < here.staticEval);
    if (!here.isCheck && isQuietBest && tellsMore && !isMate(best)) {
        m_history.updateCorrection(position, found.depth, best - here.rawEval);
    }
}

Score SearchRun::searchMove(int ply, const Window& window, int newDepth, int reduced, int number,
                            const NodeFacts& facts) {
    const Score alpha = window.alpha;
    // All moves but the first are expected to be worse: a narrow window proves it cheaply.
    Score score = alpha + 1;
    if (reduced > 0) {
        const int lowDepth = std::max(newDepth - reduced, 1);
        score = -alphaBeta<false>(ply + 1, -alpha - 1, -alpha, lowDepth, true);
        if (score > alpha && lowDepth < newDepth) {
            // Better than thought: the greater the surprise, the closer the second look.
            newDepth += score > window.best + 45 + 2 * newDepth ? 1 : 0;
            newDepth -= score < window.best + newDepth ? 1 : 0;
            if (lowDepth < newDepth) {
                score = -alphaBeta<false>(ply + 1, -alpha - 1, -alpha, newDepth, !facts.isCut);
            }
        }
    } else if (!facts.isPv || number > 1) {
        score = -alphaBeta<false>(ply + 1, -alpha - 1, -alpha, newDepth, !facts.isCut);
    }
    const bool isInside = score > alpha && (ply == 0 || score < window.beta);
    if (facts.isPv && (number == 1 || isInside)) {
        score = -alphaBeta<true>(ply + 1, -window.beta, -alpha, newDepth, false);
    }
    return score;
}

void SearchRun::rewardQuiet(int ply, Move move, int change) {
    Node& here = node(ply);
    const Position& position = here.position;
    const std::size_t pieceTo = PieceTo::of(position, move);
    m_history.quiet(position.sideToMove(), here.attacked, move).update(change);
    (*here.amongPawns)[pieceTo].update(change);
    for (const int back : {1, 2, 4}) {
        if (MoveHistory* answers = node(ply - back).answers) {
            (*answers)[pieceTo].update(change);
        }
    }
}

void SearchRun::rewardGain(int ply) {
    const Node& last = node(ply - 1);
    if (ply == 0 || last.isCheck || last.answers == nullptr ||
        !isPlainMove(last.position, last.move)) {
        return;
    }
    // One score is seen from each side.
    const Score gain = -(last.staticEval + node(ply).staticEval);
    m_history.quiet(last.position.sideToMove(), last.attacked, last.move)
        .update(std::clamp(40 * gain, -2500, 2500));
}

void SearchRun::rewardLastMove(int ply, int depth) {
    const Node& last = node(ply - 1);
    if (ply > 0 && last.answers != nullptr && isPlainMove(last.position, last.move)) {
        rewardQuiet(ply - 1, last.move, historyBonus(depth) / 2);
    }
}

void SearchRun::learn(int ply, Move best, const NodeFacts& facts, const TriedMoves& quiet,
                      const TriedMoves& captures) {
    Node& here = node(ply);
    const Position& position = here.position;
    here.cutoffs += facts.tableMove().isNone() ? 2 : 1;
    const int bonus = historyBonus(facts.depth);
    const auto rewardCapture = [&](Move move, int change) {
        m_history.capture(PieceTo::of(position, move), position.capturedBy(move)).update(change);
    };
    if (!isPlainMove(position, best)) {
        rewardCapture(best, bonus);
    } else {
        rewardQuiet(ply, best, bonus);
        if (here.killers[0] != best) {
            here.killers = {best, here.killers[0]};
        }
        if (node(ply - 1).answers != nullptr) {
            m_history.counter(node(ply - 1).pieceTo) = best;
        }
        for (std::size_t i = 0; i < quiet.count; ++i) {
            rewardQuiet(ply, quiet.moves[i], -bonus);
        }
    }
    for (std::size_t i = 0; i < captures.count; ++i) {
        rewardCapture(captures.moves[i], -bonus);
    }
}

} // namespace chess
