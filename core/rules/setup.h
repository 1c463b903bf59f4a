// A placement of pieces as somebody wrote it down, not yet known to be a chess position.
#pragma once

#include "rules/types.h"

#include <array>

namespace chess {

/// Which castlings the kings and rooks have not forfeited by moving, as a set of flags.
class CastlingRights {
public:
    enum Flag : std::uint8_t {
        None = 0,
        WhiteShort = 1,
        WhiteLong = 2,
        BlackShort = 4,
        BlackLong = 8,
        All = 15,
    };

    constexpr CastlingRights(Flag flag = None) : m_flags(flag) {}

    [[nodiscard]] static constexpr Flag shortSide(Color color) {
        return color == Color::White ? WhiteShort : BlackShort;
    }
    [[nodiscard]] static constexpr Flag longSide(Color color) {
        return color == Color::White ? WhiteLong : BlackLong;
    }

    [[nodiscard]] constexpr bool has(Flag flag) const { return (m_flags & flag) != 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_flags == 0; }
    constexpr void add(Flag flag) { m_flags = static_cast<std::uint8_t>(m_flags | flag); }
    /// Keeps only the rights that are in both.
    constexpr void restrictTo(CastlingRights other) {
        m_flags = static_cast<std::uint8_t>(m_flags & other.m_flags);
    }
    constexpr void remove(CastlingRights other) {
        m_flags = static_cast<std::uint8_t>(m_flags & ~other.m_flags);
    }
    /// 0 to 15, a different number for every set.
    [[nodiscard]] constexpr std::size_t number() const { return m_flags; }

    friend constexpr bool operator==(CastlingRights, CastlingRights) = default;

private:
    std::uint8_t m_flags;
};

/// What players may agree on beside the rules of chess.
struct HouseRules {
    /// A pawn on the last rank may be left a pawn: it stands there without moves until captured.
    bool pawnMayStayPawn = false;

    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

struct Setup {
    std::array<Piece, SquareCount> board{};
    Color sideToMove = Color::White;
    CastlingRights castlingRights;
    /// The square behind a pawn that has just moved two squares.
    Square enPassantSquare = NoSquare;
    int halfmoveClock = 0;
    int moveNumber = 1;
};

/// Why a setup is no chess position.
enum class SetupError : std::uint8_t {
    NoKing,
    SeveralKings,
    TooManyPieces,
    TooManyPawns,
    PawnOnFirstRank,
    PawnOnLastRank,
    OpponentInCheck,
    CastlingWithoutKingOrRook,
    EnPassantImpossible,
    CounterOutOfRange,
};

/// The reason and, where the reason is about one, the colour and the square.
struct SetupFault {
    SetupError reason{};
    Color color = Color::White;
    Square square = NoSquare;

    friend bool operator==(const SetupFault&, const SetupFault&) = default;
};

} // namespace chess
