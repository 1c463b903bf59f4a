// The expert: finds the best move of a position by looking ahead as far as its limits allow.
#pragma once

#include "engine/history.h"
#include "engine/limits.h"
#include "engine/transpositiontable.h"
#include "rules/game.h"

#include <atomic>
#include <functional>

namespace chess {

/// Where a search begins: a position, and the keys of those before it, which count for repetitions.
struct SearchRoot {
    Position position;
    std::vector<std::uint64_t> earlierKeys;
    /// If there are any, the answer is one of these legal moves.
    std::vector<Move> onlyMoves{};

    SearchRoot() = default;
    /// Where the game stands.
    explicit SearchRoot(const Game& game);
};

/// What a search has found so far.
struct SearchReport {
    int depth = 0;
    /// The deepest line looked at, in half-moves.
    int selectiveDepth = 0;
    Score score = 0;
    /// Whether the score is exact, or the position at least or at most that good.
    Bound bound = Bound::Exact;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{};
    /// Of the transposition table, in thousandths.
    int tableFullness = 0;
    /// The best line; its first move is the move to play.
    std::vector<Move> line;
};

struct SearchResult {
    /// No move only when the position has none.
    Move move{};
    /// What the opponent is expected to answer, or no move.
    Move reply{};
    SearchReport report;
};

/// Keeps what it learns between searches of a game. Deterministic: the same searches in the same
/// order with depth or node limits give the same results. One search at a time.
class Searcher {
public:
    static constexpr std::size_t DefaultMegabytes = 64;

    explicit Searcher(std::size_t megabytes = DefaultMegabytes) : m_table(megabytes) {}

    void resizeTable(std::size_t megabytes) { m_table.resize(megabytes); }
    /// Forgets all it has learnt, as before a new game.
    void clear();
    /// Takes the memory of the table at once, so that the first search does not wait for it.
    void claimMemory() { m_table.claimMemory(); }

    /// Ends soon after `stop` becomes true, always with a legal move. `report` is called after each
    /// iteration, in the thread of the search.
    SearchResult search(const SearchRoot& root, const SearchLimits& limits,
                        const std::atomic<bool>& stop,
                        const std::function<void(const SearchReport&)>& report = {});

private:
    TranspositionTable m_table;
    History m_history;
};

} // namespace chess
