// The words of the console: how squares, pieces, players and moves are written and read there.
#pragma once

#include "rules/game.h"

#include <string>
#include <string_view>

namespace chess {

inline constexpr std::string_view InvalidCommand = "ERROR: invalid command";
inline constexpr std::string_view InvalidPosition = "Invalid position on the board";
inline constexpr std::string_view NotYourPiece =
    "The specified position does not contain your piece";
inline constexpr std::string_view IllegalMove = "Illegal move";
inline constexpr std::string_view IllegalCastling = "Illegal castling move";

/// "white" or "black".
[[nodiscard]] std::string colorName(Color color);
/// "white player" or "black player".
[[nodiscard]] std::string playerName(Color color);
/// "pawn", "knight" …
[[nodiscard]] std::string pieceName(PieceType type);
/// "<2,E>": row, then column.
[[nodiscard]] std::string squareText(Square square);
/// "move knight at <8,G> to <6,F>", "castle King at …", "move pawn … and promote to queen".
[[nodiscard]] std::string moveText(const Position& position, Move move);
/// How a game ended, in a line. Draws on the computer's move have words of their own.
[[nodiscard]] std::string outcomeText(const Outcome& outcome, bool isComputersMove);
/// The end in words that give the reason, for those who want to know.
[[nodiscard]] std::string reasonText(EndReason reason);
/// Why a move cannot be played.
[[nodiscard]] std::string reasonText(MoveError error);

/// Reads "<2,E>". Nothing when the word has not that form at all; NoSquare when it has, but names
/// no square of the board.
[[nodiscard]] std::optional<Square> readSquare(std::string_view word);
/// What a pawn shall become, or None.
[[nodiscard]] PieceType readPromotion(std::string_view word);

} // namespace chess
