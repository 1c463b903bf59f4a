#include "engine/minimax.h"

#include "rules/deadposition.h"
#include "rules/movegen.h"

#include <algorithm>
#include <tuple>

namespace chess {
namespace {

constexpr int Infinite = 2 * MinimaxMate;
constexpr int SeventyFiveMoves = 150;
/// A few milliseconds: a search that ends before is not worth stopping.
constexpr std::uint64_t StopInterval = 16'384;

bool isFivefold(const Position& position, const std::vector<std::uint64_t>& keys) {
    const auto reach = std::min(static_cast<std::size_t>(position.halfmoveClock()), keys.size());
    int found = 1;
    for (std::size_t back = 2; back <= reach; back += 2) {
        found += keys[keys.size() - back] == position.key() ? 1 : 0;
    }
    return found >= 5;
}

int materialFor(const Position& position) {
    const int balance = materialBalance(position);
    return position.sideToMove() == Color::White ? balance : -balance;
}

class Minimax {
public:
    Minimax(const SearchRoot& root, int depth, const std::atomic<bool>& stop)
        : m_keys(root.earlierKeys), m_wanted(root.onlyMoves), m_depth(depth), m_stop(stop) {}

    std::optional<MinimaxResult> run(const Position& position) {
        MinimaxResult result;
        result.value = -Infinite;
        m_keys.push_back(position.key());
        for (const Move move : ordered(position)) {
            if (!isWanted(move)) {
                continue;
            }
            Position next = position;
            next.apply(move);
            // One below the best so far: moves that equal it come out with their exact value.
            const int alpha = result.best.empty() ? -Infinite : result.value - 1;
            const int value = -search(next, 1, -Infinite, -alpha);
            if (m_isStopped) {
                return std::nullopt;
            }
            if (value > result.value) {
                result.value = value;
                result.best.clear();
            }
            if (value == result.value) {
                result.best.push_back(move);
            }
        }
        result.nodes = m_nodes;
        return result.best.empty() ? std::nullopt : std::optional(result);
    }

private:
    int search(const Position& position, int ply, int alpha, int beta) {
        if (++m_nodes % StopInterval == 0 && m_stop.load(std::memory_order_relaxed)) {
            m_isStopped = true;
        }
        if (m_isStopped) {
            return 0;
        }
        if (const auto end = valueOfEnd(position, m_keys, ply)) {
            return *end;
        }
        if (ply == m_depth) {
            return materialFor(position);
        }
        m_keys.push_back(position.key());
        int best = -Infinite;
        for (const Move move : ordered(position)) {
            Position next = position;
            next.apply(move);
            best = std::max(best, -search(next, ply + 1, -beta, -std::max(alpha, best)));
            if (best >= beta) {
                break;
            }
        }
        m_keys.pop_back();
        return best;
    }

    [[nodiscard]] bool isWanted(Move move) const {
        return m_wanted.empty() ||
               std::find(m_wanted.begin(), m_wanted.end(), move) != m_wanted.end();
    }

    /// Captures of much by little first: the better the first move, the more is pruned.
    static std::vector<Move> ordered(const Position& position) {
        const MoveList list = legalMoves(position);
        std::vector<Move> moves(list.begin(), list.end());
        const auto rank = [&position](Move move) {
            const PieceType captured = position.capturedBy(move);
            const int prey = captured == PieceType::None ? 0 : static_cast<int>(captured) + 1;
            const int promotion = move.isPromotion() ? static_cast<int>(move.promotion()) : 0;
            return 16 * (prey + promotion) -
                   (prey > 0 ? static_cast<int>(position.pieceAt(move.from()).type()) : 0);
        };
        std::stable_sort(moves.begin(), moves.end(),
                         [&](Move left, Move right) { return rank(left) > rank(right); });
        return moves;
    }

    std::vector<std::uint64_t> m_keys;
    const std::vector<Move>& m_wanted;
    int m_depth;
    const std::atomic<bool>& m_stop;
    std::uint64_t m_nodes = 0;
    bool m_isStopped = false;
};

auto consoleOrder(Move move) {
    return std::tuple(fileOf(move.from()), rankOf(move.from()), fileOf(move.to()),
                      rankOf(move.to()), -static_cast<int>(move.promotion()));
}

} // namespace

std::optional<int> valueOfEnd(const Position& position, const std::vector<std::uint64_t>& keys,
                              int ply) {
    if (!hasLegalMove(position)) {
        return position.isCheck() ? -(MinimaxMate - ply) : 0;
    }
    if (isDeadPosition(position) || isFivefold(position, keys) ||
        position.halfmoveClock() >= SeventyFiveMoves) {
        return 0;
    }
    return std::nullopt;
}

std::optional<MinimaxResult> findExactMoves(const SearchRoot& root, int depth,
                                            const std::atomic<bool>& stop) {
    auto result = Minimax(root, depth, stop).run(root.position);
    if (result) {
        std::sort(result->best.begin(), result->best.end(),
                  [](Move left, Move right) { return consoleOrder(left) < consoleOrder(right); });
    }
    return result;
}

} // namespace chess
