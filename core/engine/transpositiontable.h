// What earlier search found out about positions, in memory that is taken once.
#pragma once

#include "engine/score.h"
#include "rules/move.h"

#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>

namespace chess {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What a score tells that was found between alpha and beta, or beyond one of them.
[[nodiscard]] constexpr Bound boundOf(Score score, Score alpha, Score beta) {
    return score >= beta ? Bound::Lower : score > alpha ? Bound::Exact : Bound::Upper;
}

/// What is known of one position.
struct TableEntry {
    Move move{};
    Score score = NoScore;
    /// Before any search; NoScore in check.
    Score staticEval = NoScore;
    int depth = 0;
    Bound bound = Bound::None;
    bool wasPv = false;

    /// Whether the bound decides a node with this beta.
    [[nodiscard]] bool decides(Score beta) const {
        return bound == Bound::Exact || bound == (score >= beta ? Bound::Lower : Bound::Upper);
    }
};

/// A fixed number of places; newer and deeper knowledge drives out older and shallower. Different
/// positions can meet in a place: a move that comes out may be illegal and must be checked.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes);

    void resize(std::size_t megabytes);
    void clear();
    /// Takes all the memory from the system now: otherwise the first search waits for it, a page at
    /// a time, while its clock runs.
    void claimMemory();
    /// Tells that a new search begins, so that older entries are the first to go.
    void startSearch();

    /// `ply` turns mate distances from the position into those from the root.
    [[nodiscard]] std::optional<TableEntry> find(std::uint64_t key, int ply) const;
    void store(std::uint64_t key, int ply, const TableEntry& entry);
    /// Asks the processor to fetch a place that will be looked at soon.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&clusterOf(key)); }

    /// How full the table is with entries of this search, in thousandths.
    [[nodiscard]] int fullness() const;

private:
    struct Place {
        std::uint16_t check = 0;
        Move move{};
        std::int16_t score = 0;
        std::int16_t staticEval = 0;
        std::uint8_t depth = 0;
        /// Bound in bits 0-1, principal variation in bit 2, generation above.
        std::uint8_t flags = 0;

        [[nodiscard]] Bound bound() const { return static_cast<Bound>(flags & 3U); }
        [[nodiscard]] unsigned generation() const { return static_cast<unsigned>(flags) >> 3U; }
    };
    struct alignas(32) Cluster {
        std::array<Place, 3> places;
    };

    [[nodiscard]] Cluster& clusterOf(std::uint64_t key) const {
        // The upper half of the product spreads keys evenly over any number of clusters.
        return m_clusters[static_cast<std::size_t>((key >> 32U) * m_size >> 32U)];
    }
    [[nodiscard]] static std::uint16_t checkOf(std::uint64_t key) {
        return static_cast<std::uint16_t>(key);
    }
    /// How much an entry is worth keeping.
    [[nodiscard]] int worth(const Place& place) const;

    struct Release {
        void operator()(void* memory) const { std::free(memory); }
    };

    std::size_t m_size = 0;
    std::unique_ptr<void, Release> m_memory;
    /// Within the memory, at the beginning of a page.
    Cluster* m_clusters = nullptr;
    std::uint8_t m_generation = 0;
    /// Untouched memory is all zeros and costs nothing.
    bool m_isUntouched = true;
};

} // namespace chess
