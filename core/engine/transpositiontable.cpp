#include "engine/transpositiontable.h"

#include <algorithm>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace chess {
namespace {

/// Mates are counted from the root in the search, from the position in the table.
Score toTable(Score score, int ply) {
    return score >= MateBound ? score + ply : score <= -MateBound ? score - ply : score;
}
Score fromTable(Score score, int ply) {
    return score >= MateBound ? score - ply : score <= -MateBound ? score + ply : score;
}

constexpr std::size_t HugePage = std::size_t{2} * 1024 * 1024;

} // namespace

TranspositionTable::TranspositionTable(std::size_t megabytes) { resize(megabytes); }

void TranspositionTable::resize(std::size_t megabytes) {
    m_size = std::max<std::size_t>(1, megabytes * 1024 * 1024 / sizeof(Cluster));
    // Fresh memory from the system is all zeros, which is what an empty place looks like, and costs
    // nothing until it is used. The old one goes first: both at once may be more than there is.
    std::size_t bytes = m_size * sizeof(Cluster) + HugePage;
    m_memory.reset();
    m_memory.reset(std::calloc(bytes, 1));
    void* aligned = m_memory.get();
    if (aligned == nullptr) {
        throw std::bad_alloc();
    }
    m_clusters =
        static_cast<Cluster*>(std::align(HugePage, m_size * sizeof(Cluster), aligned, bytes));
#ifdef __linux__
    // Almost every look at the table misses the cache; large pages spare the walk to its address.
    madvise(m_clusters, m_size * sizeof(Cluster), MADV_HUGEPAGE);
#endif
    m_generation = 0;
    m_isUntouched = true;
}

void TranspositionTable::clear() {
    if (!m_isUntouched) {
        std::fill_n(m_clusters, m_size, Cluster{});
    }
    m_generation = 0;
}

void TranspositionTable::claimMemory() {
    m_isUntouched = false;
    clear();
}

void TranspositionTable::startSearch() {
    m_generation = static_cast<std::uint8_t>((m_generation + 1) & 31U);
    m_isUntouched = false;
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key, int ply) const {
    for (const Place& place : clusterOf(key).places) {
        if (place.check == checkOf(key) && place.bound() != Bound::None) {
            const Score score = place.score == NoScore ? NoScore : fromTable(place.score, ply);
            return TableEntry{place.move,  score,         place.staticEval,
                              place.depth, place.bound(), (place.flags & 4U) != 0};
        }
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, int ply, const TableEntry& entry) {
    Cluster& cluster = clusterOf(key);
    Place* place = cluster.places.data();
    for (Place& candidate : cluster.places) {
        if (candidate.check == checkOf(key) || candidate.bound() == Bound::None) {
            place = &candidate;
            break;
        }
        if (worth(candidate) < worth(*place)) {
            place = &candidate;
        }
    }
    const bool isSame = place->check == checkOf(key) && place->bound() != Bound::None;
    // A shallow look back at a position must not push out what a deep one found.
    if (isSame && place->generation() == m_generation && entry.bound != Bound::Exact &&
        entry.depth + 4 < place->depth) {
        return;
    }
    if (!isSame || !entry.move.isNone()) {
        place->move = entry.move;
    }
    place->check = checkOf(key);
    place->score = static_cast<std::int16_t>(toTable(entry.score, ply));
    place->staticEval = static_cast<std::int16_t>(entry.staticEval);
    place->depth = static_cast<std::uint8_t>(std::clamp(entry.depth, 0, 255));
    place->flags =
        static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) | (entry.wasPv ? 4U : 0U) |
                                  static_cast<unsigned>(m_generation) << 3U);
}

int TranspositionTable::worth(const Place& place) const {
    const unsigned age = (32U + m_generation - place.generation()) & 31U;
    return place.depth - 8 * static_cast<int>(age);
}

int TranspositionTable::fullness() const {
    const std::size_t sample = std::min<std::size_t>(m_size, 1000);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Place& place : m_clusters[i].places) {
            used += place.bound() != Bound::None && place.generation() == m_generation ? 1U : 0U;
        }
    }
    return static_cast<int>(used * 1000 / (sample * 3));
}

} // namespace chess
