// Positions as text in Forsyth-Edwards notation.
#pragma once

#include "rules/position.h"

#include <string>
#include <string_view>

namespace chess {

inline constexpr std::string_view InitialFen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

enum class FenError : std::uint8_t {
    MissingField,
    TooManyFields,
    UnknownPiece,
    RankTooLong,
    RankTooShort,
    TooFewRanks,
    TooManyRanks,
    BadSideToMove,
    BadCastlingRights,
    BadEnPassantSquare,
    BadCounter,
    /// Well written, but no position: `setup` tells why.
    NotAPosition,
};

struct FenFault {
    FenError reason{};
    /// Where in the text, in bytes from 0.
    std::size_t place = 0;
    SetupFault setup{};

    friend bool operator==(const FenFault&, const FenFault&) = default;
};

/// Reads a FEN of six fields, or of four (as in EPD), then with counters 0 and 1.
Expected<Position, FenFault> parseFen(std::string_view text, HouseRules rules = {});

/// Six fields; the en passant square only where a capture there is legal.
[[nodiscard]] std::string toFen(const Position& position);

/// "KQRBNP" for White, lower case for Black.
[[nodiscard]] char fenLetter(Piece piece);
/// The piece of a letter as in FEN, or none.
[[nodiscard]] Piece pieceOfFenLetter(char letter);
/// "e4"; "-" for no square.
[[nodiscard]] std::string toText(Square square);
/// The square of "e4" (files in either letter case), or NoSquare.
[[nodiscard]] Square parseSquare(std::string_view text);

} // namespace chess
