// Sets of squares as 64-bit words, and the squares each piece attacks.
#pragma once

#include "rules/types.h"

#include <array>
#include <bit>

#if defined(__BMI2__) && !defined(CHESS_SLOW_PEXT)
#define CHESS_USE_PEXT 1
#include <immintrin.h>
#else
#define CHESS_USE_PEXT 0
#endif

namespace chess {

/// Bit n is set when square n belongs to the set.
using Bitboard = std::uint64_t;

inline constexpr Bitboard AllSquares = ~Bitboard{0};
inline constexpr Bitboard FileA = 0x0101010101010101;
inline constexpr Bitboard FileH = FileA << 7;
inline constexpr Bitboard Rank1 = 0xFF;
inline constexpr Bitboard LightSquares = 0x55AA55AA55AA55AA;
inline constexpr Bitboard DarkSquares = ~LightSquares;

[[nodiscard]] constexpr Bitboard bit(Square square) { return Bitboard{1} << index(square); }
[[nodiscard]] constexpr Bitboard fileBits(int file) { return FileA << file; }
[[nodiscard]] constexpr Bitboard rankBits(int rank) { return Rank1 << (8 * rank); }
[[nodiscard]] constexpr bool contains(Bitboard set, Square square) {
    return (set >> index(square) & 1U) != 0;
}
[[nodiscard]] constexpr bool hasSeveral(Bitboard set) { return (set & (set - 1)) != 0; }
[[nodiscard]] constexpr int count(Bitboard set) { return std::popcount(set); }
/// The first square of a set that is not empty.
[[nodiscard]] constexpr Square first(Bitboard set) {
    assert(set != 0);
    return static_cast<Square>(std::countr_zero(set));
}
/// Takes the first square out of a set that is not empty.
constexpr Square popFirst(Bitboard& set) {
    const Square square = first(set);
    set &= set - 1;
    return square;
}
/// All squares of the set moved by a number of squares; negative is towards a1.
[[nodiscard]] constexpr Bitboard shifted(Bitboard set, int step) {
    return step >= 0 ? set << step : set >> -step;
}

/// The squares that pawns of a colour attack towards the a-file and towards the h-file.
[[nodiscard]] constexpr Bitboard pawnAttacksWest(Color color, Bitboard pawns) {
    return shifted(pawns & ~FileA, forward(color) - 1);
}
[[nodiscard]] constexpr Bitboard pawnAttacksEast(Color color, Bitboard pawns) {
    return shifted(pawns & ~FileH, forward(color) + 1);
}
[[nodiscard]] constexpr Bitboard pawnAttacks(Color color, Bitboard pawns) {
    return pawnAttacksWest(color, pawns) | pawnAttacksEast(color, pawns);
}
[[nodiscard]] constexpr Bitboard knightAttacks(Bitboard knights) {
    const Bitboard west1 = knights >> 1 & ~FileH;
    const Bitboard east1 = knights << 1 & ~FileA;
    const Bitboard west2 = knights >> 2 & ~(FileH | FileH >> 1);
    const Bitboard east2 = knights << 2 & ~(FileA | FileA << 1);
    const Bitboard near = west1 | east1;
    const Bitboard far = west2 | east2;
    return near << 16 | near >> 16 | far << 8 | far >> 8;
}
[[nodiscard]] constexpr Bitboard kingAttacks(Bitboard king) {
    const Bitboard row = king | (king >> 1 & ~FileH) | (king << 1 & ~FileA);
    return (row | row << 8 | row >> 8) & ~king;
}

namespace detail {

template <typename Function> constexpr auto tableOfSquares(Function valueOf) {
    std::array<Bitboard, SquareCount> table{};
    for (int square = 0; square < SquareCount; ++square) {
        table[static_cast<std::size_t>(square)] = valueOf(static_cast<Square>(square));
    }
    return table;
}

/// The squares from `square` (not in the set) to the edge, going one way.
constexpr Bitboard ray(Square square, int fileStep, int rankStep) {
    Bitboard result = 0;
    int file = fileOf(square) + fileStep;
    int rank = rankOf(square) + rankStep;
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += fileStep, rank += rankStep) {
        result |= bit(makeSquare(file, rank));
    }
    return result;
}
constexpr Bitboard line(Square square, int fileStep, int rankStep) {
    return ray(square, fileStep, rankStep) | ray(square, -fileStep, -rankStep);
}

inline constexpr auto KnightAttacks =
    tableOfSquares([](Square square) { return knightAttacks(bit(square)); });
inline constexpr auto KingAttacks =
    tableOfSquares([](Square square) { return kingAttacks(bit(square)); });
inline constexpr auto RankLine = tableOfSquares([](Square square) { return line(square, 1, 0); });
inline constexpr auto FileLine = tableOfSquares([](Square square) { return line(square, 0, 1); });
inline constexpr auto Diagonal = tableOfSquares([](Square square) { return line(square, 1, 1); });
inline constexpr auto AntiDiagonal =
    tableOfSquares([](Square square) { return line(square, 1, -1); });

/// Attacks along one line through the square. Subtracting the slider from the blockers above it
/// flips every bit up to the first blocker; the same on the byte-swapped board looks downwards.
constexpr Bitboard lineAttacks(Square square, Bitboard occupied, Bitboard mask) {
    const Bitboard blockers = occupied & mask;
    const Bitboard up = blockers - (bit(square) << 1);
    const Bitboard down =
        __builtin_bswap64(__builtin_bswap64(blockers) - (__builtin_bswap64(bit(square)) << 1));
    return (up ^ down) & mask;
}

/// The same along a rank, where swapping bytes turns nothing around: counts the zeros instead.
constexpr Bitboard rankAttacks(Square square, Bitboard occupied) {
    const Bitboard mask = RankLine[index(square)];
    const Bitboard blockers = occupied & mask;
    const Bitboard above = blockers & (~Bitboard{1} << index(square));
    const Bitboard below = blockers & (bit(square) - 1);
    const Bitboard up = above ^ (above - 1);
    const Bitboard down = ~Bitboard{0} << (63 - std::countl_zero(below | 1U));
    return up & down & mask;
}

constexpr Bitboard computeBishopAttacks(Square square, Bitboard occupied) {
    return lineAttacks(square, occupied, Diagonal[index(square)]) |
           lineAttacks(square, occupied, AntiDiagonal[index(square)]);
}
constexpr Bitboard computeRookAttacks(Square square, Bitboard occupied) {
    return lineAttacks(square, occupied, FileLine[index(square)]) | rankAttacks(square, occupied);
}

#if CHESS_USE_PEXT
/// Where the attacks of a slider on one square stand in the table: the blockers that matter, packed
/// together, are the number of the entry.
struct SliderEntry {
    Bitboard mask = 0;
    const Bitboard* attacks = nullptr;

    [[nodiscard]] Bitboard operator()(Bitboard occupied) const {
        return attacks[_pext_u64(occupied, mask)];
    }
};
/// Filled once before main; nothing that runs before main may ask for slider attacks.
struct SliderTables {
    std::array<SliderEntry, SquareCount> bishop;
    std::array<SliderEntry, SquareCount> rook;
};
extern const SliderTables Sliders;
#endif

} // namespace detail

[[nodiscard]] constexpr Bitboard knightAttacks(Square square) {
    return detail::KnightAttacks[index(square)];
}
[[nodiscard]] constexpr Bitboard kingAttacks(Square square) {
    return detail::KingAttacks[index(square)];
}
[[nodiscard]] constexpr Bitboard pawnAttacks(Color color, Square square) {
    return pawnAttacks(color, bit(square));
}

/// The squares a bishop on `square` attacks, up to and with the first piece on each diagonal.
[[nodiscard]] inline Bitboard bishopAttacks(Square square, Bitboard occupied) {
#if CHESS_USE_PEXT
    return detail::Sliders.bishop[index(square)](occupied);
#else
    return detail::computeBishopAttacks(square, occupied);
#endif
}
[[nodiscard]] inline Bitboard rookAttacks(Square square, Bitboard occupied) {
#if CHESS_USE_PEXT
    return detail::Sliders.rook[index(square)](occupied);
#else
    return detail::computeRookAttacks(square, occupied);
#endif
}
[[nodiscard]] inline Bitboard queenAttacks(Square square, Bitboard occupied) {
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}

namespace detail {

using SquarePairTable = std::array<std::array<Bitboard, SquareCount>, SquareCount>;

constexpr SquarePairTable makeBetween() {
    SquarePairTable table{};
    for (int number = 0; number < SquareCount; ++number) {
        const auto from = static_cast<Square>(number);
        for (int fileStep = -1; fileStep <= 1; ++fileStep) {
            for (int rankStep = -1; rankStep <= 1; ++rankStep) {
                Bitboard passed = 0;
                int file = fileOf(from) + fileStep;
                int rank = rankOf(from) + rankStep;
                while ((fileStep != 0 || rankStep != 0) && file >= 0 && file < 8 && rank >= 0 &&
                       rank < 8) {
                    const Square to = makeSquare(file, rank);
                    table[index(from)][index(to)] = passed;
                    passed |= bit(to);
                    file += fileStep;
                    rank += rankStep;
                }
            }
        }
    }
    return table;
}

inline constexpr SquarePairTable Between = makeBetween();

} // namespace detail

/// The squares strictly between two squares of one line; empty when they share none.
[[nodiscard]] constexpr Bitboard between(Square from, Square to) {
    return detail::Between[index(from)][index(to)];
}

} // namespace chess
