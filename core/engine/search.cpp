#include "engine/search.h"

#include "engine/searchrun.h"

namespace chess {

SearchRoot::SearchRoot(const Game& game) : position(game.position()) {
    for (std::size_t ply = 0; ply < game.ply(); ++ply) {
        earlierKeys.push_back(game.positionAt(ply).key());
    }
}

void Searcher::clear() {
    m_table.clear();
    m_history.clear();
}

SearchResult Searcher::search(const SearchRoot& root, const SearchLimits& limits,
                              const std::atomic<bool>& stop,
                              const std::function<void(const SearchReport&)>& report) {
    return SearchRun(root, limits, stop, m_table, m_history).iterate(report);
}

} // namespace chess
