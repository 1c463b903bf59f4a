// The end of a line: captures only, until the position is quiet enough to be judged.
#include "engine/searchrun.h"
#include "engine/see.h"

namespace chess {
namespace {

/// A capture that, even if nothing is lost by it, leaves the player behind alpha.
bool bringsTooLittle(const Position& position, Move move, Score futility, Score alpha) {
    return !move.isPromotion() && futility + exchangeValue(position.capturedBy(move)) <= alpha &&
           !exchangeReaches(position, move, 1);
}

} // namespace

template <bool IsPv> Score SearchRun::quiescence(int ply, Score alpha, Score beta) {
    if (mustStop()) {
        return DrawScore;
    }
    Node& here = node(ply);
    const Position& position = here.position;
    if (const auto score = endOfLine(ply)) {
        return *score;
    }
    m_selectiveDepth = std::max(m_selectiveDepth, ply);

    const std::optional<TableEntry> table = m_table.find(position.key(), ply);
    if (!IsPv && table && table->score != NoScore && table->decides(beta)) {
        return table->score;
    }
    Score best = -InfiniteScore;
    Score rawEval = NoScore;
    Score futility = -InfiniteScore;
    if (!here.isCheck) {
        rawEval = rawEvalOf(position, table);
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
    if (here.isCheck) {
        lookAround(ply);
    }
    MovePicker picker(position, m_history, orderingHints(ply, table ? table->move : Move{}),
                      here.isCheck ? MovePicker::Purpose::AllMoves
                                   : MovePicker::Purpose::GoodCaptures);
    int tried = 0;
    for (Move move = picker.next(); !move.isNone(); move = picker.next()) {
        // Out of check one good way is enough to look at: quiet moves only until then.
        if (here.isCheck && tried > 0 && best > -MateBound) {
            picker.skipQuietMoves();
            if (!position.isCapture(move)) {
                continue;
            }
        }
        if (!here.isCheck && best > -MateBound &&
            bringsTooLittle(position, move, futility, alpha)) {
            best = std::max(best, futility);
            continue;
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
    m_table.store(
        position.key(), ply,
        {bestMove, best, rawEval, 0, boundOf(best, oldAlpha, beta), table && table->wasPv});
    return best;
}

template Score SearchRun::quiescence<true>(int, Score, Score);
template Score SearchRun::quiescence<false>(int, Score, Score);

} // namespace chess
