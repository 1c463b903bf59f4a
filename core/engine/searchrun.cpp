#include "engine/searchrun.h"

namespace chess {
namespace {

/// Too little to mate, as far as a glance tells: bare kings, or one minor piece beside them.
bool isBareDraw(const Position& position) {
    using enum PieceType;
    return count(position.occupied()) <= 3 &&
           (position.pieces(Pawn) | position.pieces(Rook) | position.pieces(Queen)) == 0;
}

constexpr int FiftyMoves = 100;
constexpr int SeventyFiveMoves = 150;

} // namespace

SearchRun::SearchRun(const SearchRoot& root, const SearchLimits& limits,
                     const std::atomic<bool>& stop, TranspositionTable& table, History& history)
    : m_limits(limits), m_stop(stop), m_table(table), m_history(history), m_time(limits),
      m_nodes(MaxPly + Before + 2), m_keys(root.earlierKeys), m_rootKey(m_keys.size()),
      m_rootMoves(root.onlyMoves),
      // Past fifty moves nobody has claimed the draw: the game goes on to where it ends by itself.
      m_drawClock(root.position.halfmoveClock() < FiftyMoves ? FiftyMoves : SeventyFiveMoves) {
    if (m_rootMoves.empty()) {
        const MoveList moves = legalMoves(root.position);
        m_rootMoves.assign(moves.begin(), moves.end());
    }
    m_keys.resize(m_keys.size() + MaxPly + 2);
    m_keys[m_rootKey] = root.position.key();
    node(0).position = root.position;
    node(0).isCheck = root.position.isCheck();
    m_table.startSearch();
}

SearchResult SearchRun::iterate(const std::function<void(const SearchReport&)>& report) {
    SearchResult result;
    if (m_rootMoves.empty()) {
        return result;
    }
    result.move = m_rootMoves.front();
    result.report.line = {m_rootMoves.front()};
    const int maxDepth = std::min(m_limits.depth.value_or(MaxPly - 1), MaxPly - 1);
    int stableIterations = 0;
    Score previous = m_evaluator.evaluate(node(0).position);
    for (int depth = 1; depth <= maxDepth; ++depth) {
        m_rootDepth = depth;
        m_selectiveDepth = 0;
        const Score score = searchWindow(depth, previous, report);
        // An iteration that was cut short still knows better if it has finished its first move.
        const bool hasLine = node(0).lineLength > 0;
        if (hasLine) {
            const Node& root = node(0);
            stableIterations = root.line[0] == result.move ? stableIterations + 1 : 0;
            result.move = root.line[0];
            result.reply = root.lineLength > 1 ? root.line[1] : Move{};
            result.report.line.assign(root.line.begin(), root.line.begin() + root.lineLength);
        }
        if (m_isStopped) {
            break;
        }
        const Score drop = previous - score;
        previous = score;
        result.report = makeReport(depth, score, Bound::Exact);
        if (report) {
            report(result.report);
        }
        const double calm = std::clamp(1.6 - 0.15 * stableIterations, 0.6, 1.6) *
                            std::clamp(1.0 + drop / 60.0, 0.85, 1.6);
        if (isSettled(depth, score) || m_time.isEnough(calm)) {
            break;
        }
    }
    result.report.nodes = m_nodeCount;
    result.report.time = m_time.elapsed();
    return result;
}

bool SearchRun::isSettled(int depth, Score score) const {
    if (m_limits.mate && score >= MateBound && movesToMate(score) <= *m_limits.mate) {
        return true;
    }
    // Who sets no end, or a depth, wants to see the analysis.
    if (!m_limits.clock && !m_limits.moveTime && !m_limits.nodes) {
        return false;
    }
    // Deeper search would hardly find a shorter mate.
    const bool isSureMate = isMate(score) && depth > 2 * std::abs(movesToMate(score)) + 4;
    return m_rootMoves.size() == 1 || isSureMate;
}

bool SearchRun::isWantedAtRoot(Move move) const {
    return std::find(m_rootMoves.begin(), m_rootMoves.end(), move) != m_rootMoves.end();
}

Score SearchRun::searchWindow(int depth, Score previous,
                              const std::function<void(const SearchReport&)>& report) {
    constexpr int FirstWidth = 14;
    int width = FirstWidth;
    Score alpha = depth < 5 ? -InfiniteScore : std::max(previous - width, -InfiniteScore);
    Score beta = depth < 5 ? InfiniteScore : std::min(previous + width, InfiniteScore);
    int searchDepth = depth;
    while (true) {
        const Score score = alphaBeta<true>(0, alpha, beta, std::max(searchDepth, 1), false);
        if (m_isStopped) {
            return score;
        }
        if (score > alpha && score < beta) {
            return score;
        }
        // The true value lies outside: look again with a wider window on that side.
        const Bound bound = score <= alpha ? Bound::Upper : Bound::Lower;
        if (bound == Bound::Upper) {
            beta = (alpha + beta) / 2;
            alpha = std::max(score - width, -InfiniteScore);
            searchDepth = depth;
        } else {
            beta = std::min(score + width, InfiniteScore);
            searchDepth = std::max(searchDepth - 1, depth - 3);
        }
        if (report && m_time.elapsed() > std::chrono::seconds(1)) {
            report(makeReport(depth, score, bound));
        }
        width += width;
    }
}

SearchReport SearchRun::makeReport(int depth, Score score, Bound bound) const {
    SearchReport report{
        depth, m_selectiveDepth, score, bound, m_nodeCount, m_time.elapsed(), m_table.fullness(),
        {}};
    const Node& root = node(0);
    report.line.assign(root.line.begin(), root.line.begin() + root.lineLength);
    return report;
}

void SearchRun::makeMove(int ply, Move move) {
    Node& here = node(ply);
    m_table.prefetch(here.position.likelyKeyAfter(move));
    here.move = move;
    here.pieceTo = PieceTo::of(here.position, move);
    here.answers = &m_history.answers(here.pieceTo);
    Node& next = node(ply + 1);
    next.position = here.position;
    next.position.apply(move);
    enter(ply + 1);
}

void SearchRun::makeNullMove(int ply) {
    Node& here = node(ply);
    here.move = Move{};
    here.answers = nullptr;
    Node& next = node(ply + 1);
    next.position = here.position;
    next.position.applyNull();
    enter(ply + 1);
}

void SearchRun::enter(int ply) {
    ++m_nodeCount;
    Node& here = node(ply);
    here.isCheck = here.position.isCheck();
    here.lineLength = 0;
    here.doubleExtensions = node(ply - 1).doubleExtensions;
    m_keys[m_rootKey + static_cast<std::size_t>(ply)] = here.position.key();
}

void SearchRun::lookAround(int ply) {
    Node& here = node(ply);
    const Position& position = here.position;
    here.attacked = position.attackedBy(!position.sideToMove(), position.occupied());
    here.amongPawns = &m_history.amongPawns(position);
}

void SearchRun::extendLine(int ply, Move move) {
    Node& here = node(ply);
    const Node& next = node(ply + 1);
    here.line[0] = move;
    const int length = std::min(next.lineLength, MaxPly);
    std::copy_n(next.line.begin(), length, here.line.begin() + 1);
    here.lineLength = length + 1;
}

OrderingHints SearchRun::orderingHints(int ply, Move tableMove) {
    const Node& last = node(ply - 1);
    OrderingHints hints;
    hints.tableMove = tableMove;
    hints.killers = node(ply).killers;
    hints.attacked = node(ply).attacked;
    hints.counter = last.answers != nullptr ? m_history.counter(last.pieceTo) : Move{};
    hints.settings = {node(ply).amongPawns, last.answers, node(ply - 2).answers,
                      node(ply - 4).answers};
    return hints;
}

int SearchRun::historyOf(int ply, Move move, bool isQuiet) {
    const Node& here = node(ply);
    const Position& position = here.position;
    const std::size_t pieceTo = PieceTo::of(position, move);
    if (!isQuiet) {
        return m_history.capture(pieceTo, position.capturedBy(move)).value();
    }
    int value = m_history.quiet(position.sideToMove(), here.attacked, move).value() +
                (*here.amongPawns)[pieceTo].value();
    for (const int back : {1, 2}) {
        if (const MoveHistory* answers = node(ply - back).answers) {
            value += (*answers)[pieceTo].value();
        }
    }
    return value;
}

std::optional<Score> SearchRun::endOfLine(int ply) {
    const Node& here = node(ply);
    if (isDraw(ply)) {
        return DrawScore;
    }
    if (ply < MaxPly) {
        return std::nullopt;
    }
    return here.isCheck ? DrawScore : m_evaluator.evaluate(here.position);
}

bool SearchRun::isDraw(int ply) const {
    const Position& position = node(ply).position;
    if (position.halfmoveClock() >= m_drawClock) {
        return !node(ply).isCheck || hasLegalMove(position);
    }
    if (isBareDraw(position)) {
        return true;
    }
    // Once more within the search is as good as a draw; in the game itself it takes three times.
    const std::size_t here = m_rootKey + static_cast<std::size_t>(ply);
    const auto reach = std::min(static_cast<std::size_t>(position.halfmoveClock()), here);
    int inGame = 0;
    for (std::size_t back = 4; back <= reach; back += 2) {
        if (m_keys[here - back] == position.key()) {
            if (here - back > m_rootKey || ++inGame == 2) {
                return true;
            }
        }
    }
    return false;
}

bool SearchRun::mustStop() {
    if (m_isStopped) {
        return true;
    }
    if (m_limits.nodes && m_nodeCount >= *m_limits.nodes) {
        m_isStopped = true;
    } else if (m_nodeCount % 1024 == 0 && m_nodeCount > 0) {
        // The first thousand nodes cost next to nothing and give a move that makes sense.
        m_isStopped = m_stop.load(std::memory_order_relaxed) || m_time.isOver();
    }
    return m_isStopped;
}

} // namespace chess
