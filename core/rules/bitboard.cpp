#include "rules/bitboard.h"

#if CHESS_USE_PEXT

namespace chess::detail {
namespace {

constexpr std::size_t BishopEntries = 5248;
constexpr std::size_t RookEntries = 102400;

std::array<Bitboard, BishopEntries + RookEntries> attackTable;

/// A piece on the last square of a line stops nothing, so the edges ahead do not matter.
Bitboard withoutEdges(Square square, Bitboard lines) {
    const Bitboard edgeFiles = (FileA | FileH) & ~fileBits(fileOf(square));
    const Bitboard edgeRanks = (rankBits(0) | rankBits(7)) & ~rankBits(rankOf(square));
    return lines & ~(edgeFiles | edgeRanks);
}

/// Fills the entries for every set of blockers within the mask, in the order that PEXT counts them.
template <typename Compute>
Bitboard* fill(SliderEntry& entry, Square square, Bitboard* next, Compute compute) {
    entry.mask = withoutEdges(square, compute(square, 0));
    entry.attacks = next;
    Bitboard blockers = 0;
    do {
        *next++ = compute(square, blockers);
        blockers = (blockers - entry.mask) & entry.mask;
    } while (blockers != 0);
    return next;
}

SliderTables makeSliderTables() {
    SliderTables tables;
    Bitboard* next = attackTable.data();
    for (int number = 0; number < SquareCount; ++number) {
        const auto square = static_cast<Square>(number);
        next = fill(tables.bishop[index(square)], square, next, computeBishopAttacks);
        next = fill(tables.rook[index(square)], square, next, computeRookAttacks);
    }
    assert(next == attackTable.data() + attackTable.size());
    return tables;
}

} // namespace

const SliderTables Sliders = makeSliderTables();

} // namespace chess::detail

#endif
