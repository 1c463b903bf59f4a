#include "app/consolegame.h"
#include "app/consolewords.h"
#include "rules/hints.h"
#include "rules/moveinput.h"
#include "rules/notation.h"

namespace chess {
namespace {

std::string hintText(const MoveHint& hint) {
    if (hint.move.isCastling()) {
        return "castle " + squareText(castlingRook(hint.move.to()).from);
    }
    return squareText(hint.move.to()) + (hint.threatened ? "*" : "") + (hint.captures ? "^" : "");
}

std::string_view withoutMarks(std::string_view text) {
    return text.substr(0, text.find_last_not_of("+#!?") + 1);
}

} // namespace

ConsoleGame::Then ConsoleGame::move(const Words& words) {
    const auto from = readSquare(words[1]);
    const auto to = readSquare(words[3]);
    if (!from || words[2] != "to" || !to) {
        return answer(InvalidCommand);
    }
    if (*from == NoSquare || *to == NoSquare) {
        return answer(InvalidPosition);
    }
    const auto found = findMove(game().position(), *from, *to);
    if (!found && found.error() == MoveError::PromotionMissing) {
        return promote(Move::promotion(*from, *to, PieceType::Queen));
    }
    // Castling has a command of its own.
    if (found ? found->isCastling() : found.error() == MoveError::CastlingNotPossible) {
        return refuse(MoveError::CannotGoThere);
    }
    if (!found) {
        return refuse(found.error());
    }
    return play(*found);
}

ConsoleGame::Then ConsoleGame::castle(const Words& words) {
    const auto square = readSquare(words[1]);
    if (!square) {
        return answer(InvalidCommand);
    }
    if (*square == NoSquare) {
        return answer(InvalidPosition);
    }
    const Position& position = game().position();
    const Piece piece = position.pieceAt(*square);
    if (piece.isNone() || piece.color() != position.sideToMove()) {
        return answer(NotYourPiece);
    }
    if (piece.type() != PieceType::Rook) {
        return answer("Wrong position for a rook");
    }
    const auto found = findMove(position, position.kingSquare(position.sideToMove()), *square);
    return found && found->isCastling() ? play(*found) : answer(IllegalCastling);
}

ConsoleGame::Then ConsoleGame::getMoves(const Words& words) {
    constexpr int HighestLevel = 2;
    const auto square = readSquare(words[1]);
    if (!isOnePlayer() || m_desk.settings().level > HighestLevel || !square) {
        return answer(InvalidCommand);
    }
    if (*square == NoSquare) {
        return answer(InvalidPosition);
    }
    const Color us = game().sideToMove();
    const Piece piece = game().position().pieceAt(*square);
    if (piece.isNone() || piece.color() != us) {
        return answer("The specified position does not contain " + playerName(us) + " piece");
    }
    for (const MoveHint& hint : hintsFor(game().position(), *square)) {
        talk().say(hintText(hint));
    }
    return Then::Prompt;
}

ConsoleGame::Then ConsoleGame::typedMove(const std::string& text) {
    const HouseRules rules = m_desk.settings().houseRules;
    const auto found = parseMove(game().position(), text, rules);
    if (found) {
        return play(*found);
    }
    if (found.error().reason == MoveError::PromotionMissing) {
        const auto queen =
            parseMove(game().position(), std::string(withoutMarks(text)) + 'Q', rules);
        return queen ? promote(*queen) : refuse(queen.error().reason);
    }
    return refuse(found.error().reason);
}

ConsoleGame::Then ConsoleGame::promote(Move withQueen) {
    while (true) {
        talk().say("Pawn promotion- please replace the pawn by queen, rook, knight, bishop or "
                   "pawn:");
        const auto line = talk().hear();
        if (!line) {
            return Then::End;
        }
        const Words words = splitWords(*line);
        const PieceType type = words.empty() ? PieceType::None : readPromotion(words[0]);
        if (type != PieceType::None) {
            return play(Move::promotion(withQueen.from(), withQueen.to(), type));
        }
        talk().say("Invalid Type");
    }
}

ConsoleGame::Then ConsoleGame::play(Move move) {
    if (const auto fault = game().play(move)) {
        return refuse(*fault);
    }
    m_undoablePairs = std::min(m_undoablePairs + 1, MaxUndoablePairs);
    const Color threatened = game().sideToMove();
    if (!game().isOver() && game().position().isCheck()) {
        talk().say("Check: " + colorName(threatened) + " King is threatened!");
    }
    return Then::NextTurn;
}

ConsoleGame::Then ConsoleGame::refuse(MoveError error) {
    switch (error) {
    case MoveError::Empty:
    case MoveError::UnexpectedCharacter:
        return answer(InvalidCommand);
    case MoveError::NoPieceThere:
    case MoveError::NotYourPiece:
        return answer(NotYourPiece);
    case MoveError::CastlingNotPossible:
        return answer(IllegalCastling);
    default:
        talk().say(IllegalMove);
        talk().hint("(" + reasonText(error) + ")");
        return Then::Prompt;
    }
}

} // namespace chess
