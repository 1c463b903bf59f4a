// The end of a line: captures only, until the position is quiet enough to be judged.
#include "engine/searchrun.h"
#include "engine/see.h"

namespace chess {

template <bool IsPv> Score SearchRun::quiescence(int ply, Score alpha, Score beta) {
    if (mustStop()) {
        return DrawScore;
    }
    Node& here = node(ply);
    const Position& position = here.position;
    if (isDraw(ply)) {
        return DrawScore;
    }
    if (ply >= MaxPly) {
        return here.isCheck ? DrawScore : m_evaluator.evaluate(position);
    }
    m_selectiveDepth = std::max(m_selectiveDepth, ply);

    const std::optional<TableEntry> table = m_table.find(position.key(), ply);
    if (!IsPv && table && table->score != NoScore &&
        (table->bound == Bound::Exact ||
         table->bound == (table->score >= beta ? Bound::Lower : Bound::Upper))) {
        return table->score;
    }
    Score best = -InfiniteScore;
    Score rawEval = NoScore;
    Score futility = -InfiniteScore;
    if (!here.isCheck) {
        rawEval = table && table->staticEval != NoScore ? table->staticEval
                                                        : m_evaluator.evaluate(position);
        best = std::clamp(rawEval + m_history.correction(position), -MateBound + 1, MateBound - 1);
        if (best >= beta) {
            if (!table) {
                m_table.store(position.key(), ply, {Move{}, best, rawEval, 0, Bound::Lower, false});
            }
            return best;
        }
        alpha = std::max(alpha, best);
        futility = best + 180;
    }

    const Score oldAlpha = alpha;
    Move bestMove{};
    MovePicker picker(position, m_history, orderingHints(ply, table ? table->move : Move{}),
                      here.isCheck ? MovePicker::Purpose::AllMoves
                                   : MovePicker::Purpose::GoodCaptures);
    int tried = 0;
    for (Move move = picker.next(); !move.isNone(); move = picker.next()) {
        if (best > -MateBound) {
            if (here.isCheck) {
                // Out of check one good way is enough to look at: quiet moves only until then.
                if (tried > 0) {
                    picker.skipQuietMoves();
                    if (!position.isCapture(move)) {
                        continue;
                    }
                }
            } else if (!move.isPromotion() &&
                       futility + exchangeValue(position.capturedBy(move)) <= alpha &&
                       !exchangeReaches(position, move, 1)) {
                best = std::max(best, futility);
                continue;
            }
        }
        ++tried;
        makeMove(ply, move);
        const Score score = -quiescence<IsPv>(ply + 1, -beta, -alpha);
        if (m_isStopped) {
            return DrawScore;
        }
        if (score > best) {
            best = score;
            if (score > alpha) {
                alpha = score;
                bestMove = move;
                if (IsPv) {
                    extendLine(ply, move);
                }
                if (score >= beta) {
                    break;
                }
            }
        }
    }
    if (here.isCheck && tried == 0 && best == -InfiniteScore) {
        return matedIn(ply);
    }
    const Bound bound = best >= beta ? Bound::Lower : best > oldAlpha ? Bound::Exact : Bound::Upper;
    m_table.store(position.key(), ply, {bestMove, best, rawEval, 0, bound, table && table->wasPv});
    return best;
}

template Score SearchRun::quiescence<true>(int, Score, Score);
template Score SearchRun::quiescence<false>(int, Score, Score);

} // namespace chess
