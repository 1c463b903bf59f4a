// A move as a small value: two squares and what is special about it, without text or score.
#pragma once

#include "rules/types.h"

namespace chess {

/// Made by the move generator or the notation readers; on its own it promises nothing about
/// legality. Castling is written as the king's move of two squares.
class Move {
public:
    enum class Kind : std::uint8_t { Normal, DoublePush, EnPassant, Castling };

    /// `Move{}` is no move: what a search without an answer returns. A bare `Move move;` is left
    /// unset, so that lists of moves cost nothing to make.
    constexpr Move() = default;
    constexpr Move(Square from, Square to, Kind kind = Kind::Normal)
        : Move(from, to, static_cast<unsigned>(kind)) {}

    /// A pawn reaching the last rank; under the house rule it may become a pawn.
    [[nodiscard]] static constexpr Move promotion(Square from, Square to, PieceType piece) {
        return {from, to, PromotionFlag | static_cast<unsigned>(piece)};
    }
    /// The inverse of bits(), for tables that store moves.
    [[nodiscard]] static constexpr Move fromBits(std::uint16_t bits) {
        Move move{};
        move.m_bits = bits;
        return move;
    }

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(m_bits & 63U); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(m_bits >> 6U & 63U); }
    [[nodiscard]] constexpr bool isNone() const { return m_bits == 0; }
    [[nodiscard]] constexpr bool isCastling() const { return has(Kind::Castling); }
    [[nodiscard]] constexpr bool isEnPassant() const { return has(Kind::EnPassant); }
    [[nodiscard]] constexpr bool isDoublePush() const { return has(Kind::DoublePush); }
    [[nodiscard]] constexpr bool isPromotion() const { return (special() & PromotionFlag) != 0; }
    /// What the pawn becomes, or PieceType::None.
    [[nodiscard]] constexpr PieceType promotion() const {
        return isPromotion() ? static_cast<PieceType>(special() & 7U) : PieceType::None;
    }
    [[nodiscard]] constexpr std::uint16_t bits() const { return m_bits; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    static constexpr unsigned PromotionFlag = 8;

    constexpr Move(Square from, Square to, unsigned special)
        : m_bits(static_cast<std::uint16_t>(static_cast<unsigned>(from) |
                                            static_cast<unsigned>(to) << 6U | special << 12U)) {}

    [[nodiscard]] constexpr unsigned special() const {
        return static_cast<unsigned>(m_bits) >> 12U;
    }
    [[nodiscard]] constexpr bool has(Kind kind) const {
        return special() == static_cast<unsigned>(kind);
    }

    std::uint16_t m_bits;
};

} // namespace chess
