// What the core's values are called in the words of the player's language.
#pragma once

#include "engine/score.h"
#include "rules/game.h"

#include <QString>

namespace chess::words {

/// "e4": the same in every language.
[[nodiscard]] QString square(Square square);
/// "e4, white pawn", or "e4, empty".
[[nodiscard]] QString square(Square square, Piece piece);
/// "pawn" and "white pawn".
[[nodiscard]] QString pieceType(PieceType type);
[[nodiscard]] QString piece(Piece piece);
/// "White" or "Black", as the name of a side.
[[nodiscard]] QString side(Color color);

/// The name that was given, else "You" and "Computer", or "Player 1" and "Player 2".
[[nodiscard]] QString player(const GameSettings& settings, Color color);
/// "Welcome back, Amal and Noa."
[[nodiscard]] QString welcome(const GameSettings& settings);
/// "Noob", "Easy", "Moderate", "Hard", "Expert", and a line saying how it plays.
[[nodiscard]] QString level(int level);
[[nodiscard]] QString levelHint(int level);

/// Why a move cannot be made, as a whole sentence to the player.
[[nodiscard]] QString moveError(MoveError error);
/// "Checkmate! Amal wins." and the like, with the reason.
[[nodiscard]] QString outcome(const Outcome& outcome, const GameSettings& settings);
/// "1-0", "0-1" or "½-½"; "*" while the game goes on.
[[nodiscard]] QString result(const std::optional<Outcome>& outcome);

/// Where the game stands, in a sentence or two: what the computer played, who is in check, whose
/// move it is, or how it ended.
[[nodiscard]] QString status(const Game& game);
/// The same without what the computer played.
[[nodiscard]] QString situation(const Game& game);
/// The first moves of a line in standard notation: "Nf6 Bg5 e6".
[[nodiscard]] QString line(const Position& start, const std::vector<Move>& moves);
/// A score in pawns, "+0.35" or "−1.20", or "mate in 3", seen from the side to move.
[[nodiscard]] QString score(Score score);

/// A move told to somebody who does not see the board: "knight from g1 to f3", "pawn from e4
/// takes pawn on d5", "castles on the king's side".
[[nodiscard]] QString move(const Position& before, Move move);

} // namespace chess::words
