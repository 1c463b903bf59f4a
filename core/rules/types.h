// The small vocabulary of chess: colours, pieces, squares and the steps between them.
#pragma once

#include <cassert>
#include <cstdint>

namespace chess {

enum class Color : std::uint8_t { White, Black };

[[nodiscard]] constexpr Color operator!(Color color) {
    return color == Color::White ? Color::Black : Color::White;
}

[[nodiscard]] constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King, None };

inline constexpr std::size_t PieceTypeCount = 6;

[[nodiscard]] constexpr std::size_t index(PieceType type) { return static_cast<std::size_t>(type); }

/// A piece of a colour, or nothing: what one square of the board can hold.
class Piece {
public:
    constexpr Piece() = default;
    constexpr Piece(Color color, PieceType type)
        : m_code(static_cast<std::uint8_t>(static_cast<unsigned>(color) << 3U |
                                           static_cast<unsigned>(type))) {}

    [[nodiscard]] constexpr bool isNone() const { return m_code == NoneCode; }
    [[nodiscard]] constexpr PieceType type() const { return static_cast<PieceType>(m_code & 7U); }
    /// Meaningless for no piece.
    [[nodiscard]] constexpr Color color() const { return static_cast<Color>(m_code >> 3U); }
    [[nodiscard]] constexpr bool is(Color color, PieceType type) const {
        return *this == Piece(color, type);
    }

    friend constexpr bool operator==(Piece, Piece) = default;

private:
    static constexpr std::uint8_t NoneCode = static_cast<std::uint8_t>(PieceType::None);
    std::uint8_t m_code = NoneCode;
};

/// A square, counted a1 = 0, b1 = 1 … h8 = 63. `NoSquare` stands for none.
enum class Square : std::uint8_t {
    // clang-format off
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
    // clang-format on
};

inline constexpr Square NoSquare = static_cast<Square>(64);
inline constexpr int SquareCount = 64;

[[nodiscard]] constexpr std::size_t index(Square square) {
    return static_cast<std::size_t>(square);
}

/// File 0-7 stands for a-h, rank 0-7 for 1-8.
[[nodiscard]] constexpr Square makeSquare(int file, int rank) {
    assert(file >= 0 && file < 8 && rank >= 0 && rank < 8);
    return static_cast<Square>(rank * 8 + file);
}

[[nodiscard]] constexpr int fileOf(Square square) { return static_cast<int>(square) & 7; }
[[nodiscard]] constexpr int rankOf(Square square) { return static_cast<int>(square) >> 3; }

/// The rank as the player of that colour counts it: their own back rank is 0.
[[nodiscard]] constexpr int relativeRank(Color color, Square square) {
    return color == Color::White ? rankOf(square) : 7 - rankOf(square);
}

[[nodiscard]] constexpr bool isLightSquare(Square square) {
    return ((fileOf(square) + rankOf(square)) & 1) != 0;
}

/// The square reached by a step counted in squares; the caller knows that it stays on the board.
[[nodiscard]] constexpr Square offset(Square square, int step) {
    return static_cast<Square>(static_cast<int>(square) + step);
}

/// The step of a pawn: one rank up for White, one down for Black.
[[nodiscard]] constexpr int forward(Color color) { return color == Color::White ? 8 : -8; }

} // namespace chess
