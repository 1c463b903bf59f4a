#include "app/consoleboard.h"

#include "app/consolewords.h"

namespace chess {
namespace {

/// White in lower case, Black in upper case, pawns as m.
char letterOf(Piece piece) {
    constexpr std::string_view White = "mnbrqk";
    constexpr std::string_view Black = "MNBRQK";
    return (piece.color() == Color::White ? White : Black)[index(piece.type())];
}

std::string plainBoard(const Position& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        text += std::to_string(rank + 1) + '|';
        for (int file = 0; file < 8; ++file) {
            const Piece piece = position.pieceAt(makeSquare(file, rank));
            text += ' ';
            text += piece.isNone() ? '_' : letterOf(piece);
        }
        text += " |\n";
    }
    return text + "  -----------------\n   A B C D E F G H";
}

std::string capturedLine(const Game& game, Color color) {
    std::string line = "\nCaptured from " + colorName(color) + ":";
    for (const PieceType type : game.capturedPieces(color)) {
        line += ' ';
        line += letterOf(Piece(color, type));
    }
    return line;
}

/// "white: Amal", for those who gave a name.
std::string nameLine(const Game& game, Color color) {
    const std::string& name = game.settings().nameOf(color);
    return name.empty() ? std::string() : '\n' + colorName(color) + ": " + name;
}

char classicLetter(const Position& position, Square square) {
    const Piece piece = position.pieceAt(square);
    if (!piece.isNone()) {
        return letterOf(piece);
    }
    return isLightSquare(square) ? '.' : '-';
}

std::string classicBoard(const Game& game, bool isTurned) {
    const std::string letters = isTurned ? "   H G F E D C B A" : "   A B C D E F G H";
    std::string text = letters + '\n';
    for (int line = 7; line >= 0; --line) {
        const int rank = isTurned ? 7 - line : line;
        const std::string number = std::to_string(rank + 1);
        text += number + " ";
        for (int column = 0; column < 8; ++column) {
            const int file = isTurned ? 7 - column : column;
            text += ' ';
            text += classicLetter(game.position(), makeSquare(file, rank));
        }
        text += "  " + number + '\n';
    }
    text += letters;
    for (const Color color : {Color::White, Color::Black}) {
        text += nameLine(game, color);
    }
    for (const Color color : {Color::White, Color::Black}) {
        text += capturedLine(game, color);
    }
    return text;
}

} // namespace

std::string boardText(const Game& game, BoardLook look) {
    if (!look.isClassic) {
        return plainBoard(game.position());
    }
    return classicBoard(game, look.turns && game.sideToMove() == Color::Black);
}

} // namespace chess
