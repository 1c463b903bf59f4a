// The random numbers that position keys are made of, the same in every run and on every machine.
#pragma once

#include "rules/setup.h"

#include <array>

namespace chess::zobrist {

struct Numbers {
    /// By colour, piece type, square.
    std::array<std::array<std::array<std::uint64_t, SquareCount>, PieceTypeCount>, 2> pieces{};
    std::array<std::uint64_t, 16> castling{};
    std::array<std::uint64_t, 8> enPassantFile{};
    std::uint64_t blackToMove = 0;
};

constexpr Numbers makeNumbers() {
    std::uint64_t state = 0x43686573'73706F67;
    // splitmix64: every state gives a different, well mixed number.
    const auto next = [&state] {
        state += 0x9E3779B97F4A7C15;
        std::uint64_t mixed = state;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
        return mixed ^ mixed >> 31;
    };
    Numbers numbers;
    for (auto& color : numbers.pieces) {
        for (auto& type : color) {
            for (auto& square : type) {
                square = next();
            }
        }
    }
    // No rights and no en passant square add nothing to a key.
    for (std::size_t rights = 1; rights < numbers.castling.size(); ++rights) {
        numbers.castling[rights] = next();
    }
    for (auto& file : numbers.enPassantFile) {
        file = next();
    }
    numbers.blackToMove = next();
    return numbers;
}

inline constexpr Numbers Keys = makeNumbers();

[[nodiscard]] constexpr std::uint64_t pieceKey(Color color, PieceType type, Square square) {
    return Keys.pieces[index(color)][index(type)][index(square)];
}
[[nodiscard]] constexpr std::uint64_t castlingKey(CastlingRights rights) {
    return Keys.castling[rights.number()];
}
/// Of no square: nothing.
[[nodiscard]] constexpr std::uint64_t enPassantKey(Square square) {
    return square == NoSquare ? 0 : Keys.enPassantFile[static_cast<std::size_t>(fileOf(square))];
}

} // namespace chess::zobrist
