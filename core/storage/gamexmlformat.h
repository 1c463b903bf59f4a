// The tags of a saved game and the letters of its board, shared by writer and reader.
#pragma once

#include "rules/fen.h"

#include <QChar>
#include <QString>

namespace chess::xml {

inline constexpr QLatin1String Game("game");
inline constexpr QLatin1String CurrentTurn("current_turn");
inline constexpr QLatin1String GameMode("game_mode");
inline constexpr QLatin1String Difficulty("difficulty");
inline constexpr QLatin1String UserColor("user_color");
inline constexpr QLatin1String Board("board");
inline constexpr QLatin1String Row("row_");
inline constexpr QLatin1String General("general");

// Inside <general>:
inline constexpr QLatin1String Version("version");
inline constexpr QLatin1String Saved("saved");
inline constexpr QLatin1String FirstPlayer("player_1");
inline constexpr QLatin1String SecondPlayer("player_2");
inline constexpr QLatin1String FirstPlayerColor("player_1_color");
inline constexpr QLatin1String Level("level");
inline constexpr QLatin1String PawnMayStayPawn("pawn_may_stay_pawn");
inline constexpr QLatin1String TimeControl("time_control");
inline constexpr QLatin1String Start("start");
inline constexpr QLatin1String Moves("moves");
inline constexpr QLatin1String Undone("undone");
inline constexpr QLatin1String Castling("castling");
inline constexpr QLatin1String EnPassant("en_passant");
inline constexpr QLatin1String HalfmoveClock("halfmove_clock");
inline constexpr QLatin1String MoveNumber("move_number");
inline constexpr QLatin1String Clocks("clocks");
inline constexpr QLatin1String DeclaredEnd("declared_end");
inline constexpr QLatin1String Result("result");

inline constexpr int BlackNumber = 0;
inline constexpr int WhiteNumber = 1;

[[nodiscard]] constexpr int numberOf(Color color) {
    return color == Color::White ? WhiteNumber : BlackNumber;
}
[[nodiscard]] constexpr Color colorOf(int number) {
    return number == WhiteNumber ? Color::White : Color::Black;
}

inline constexpr char EmptySquare = '_';

/// Pawns are m, and white is lower case: the opposite of FEN.
[[nodiscard]] inline char letterOf(Piece piece) {
    if (piece.isNone()) {
        return EmptySquare;
    }
    if (piece.type() == PieceType::Pawn) {
        return piece.color() == Color::White ? 'm' : 'M';
    }
    return fenLetter(Piece(!piece.color(), piece.type()));
}

/// The piece of a letter; pawns may also be p. None for any other character.
[[nodiscard]] inline Piece pieceOf(QChar letter) {
    if (letter == u'm' || letter == u'M') {
        return {letter == u'm' ? Color::White : Color::Black, PieceType::Pawn};
    }
    const Piece piece = pieceOfFenLetter(letter.toLatin1());
    return piece.isNone() ? piece : Piece(!piece.color(), piece.type());
}

} // namespace chess::xml
