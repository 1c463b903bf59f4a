#include "app/consolewords.h"

#include <algorithm>
#include <array>

namespace chess {
namespace {

constexpr std::array<std::string_view, PieceTypeCount> PieceNames{"pawn", "knight", "bishop",
                                                                  "rook", "queen",  "king"};

} // namespace

std::string colorName(Color color) { return color == Color::White ? "white" : "black"; }

std::string playerName(Color color) { return colorName(color) + " player"; }

std::string pieceName(PieceType type) { return std::string(PieceNames[index(type)]); }

std::string squareText(Square square) {
    return {'<', static_cast<char>('1' + rankOf(square)), ',',
            static_cast<char>('A' + fileOf(square)), '>'};
}

std::string moveText(const Position& position, Move move) {
    const std::string from = squareText(move.from());
    const std::string to = squareText(move.to());
    if (move.isCastling()) {
        return "castle King at " + from + " and Rook at " +
               squareText(castlingRook(move.to()).from);
    }
    if (move.isPromotion()) {
        return "move pawn " + from + " to " + to + " and promote to " + pieceName(move.promotion());
    }
    return "move " + pieceName(position.pieceAt(move.from()).type()) + " at " + from + " to " + to;
}

std::string outcomeText(const Outcome& outcome, bool isComputersMove) {
    if (!outcome.winner) {
        return isComputersMove ? "The game ends in a tie" : "The game is tied";
    }
    std::string winner = playerName(*outcome.winner) + " wins the game";
    switch (outcome.reason) {
    case EndReason::Checkmate:
        return "Checkmate! " + winner;
    case EndReason::Resignation:
        return "Resignation! " + winner;
    case EndReason::Time:
        return "Time is up! " + winner;
    default:
        return winner;
    }
}

std::string reasonText(EndReason reason) {
    switch (reason) {
    case EndReason::Checkmate:
        return "checkmate";
    case EndReason::Resignation:
        return "resignation";
    case EndReason::Time:
        return "time is up";
    case EndReason::Stalemate:
        return "stalemate";
    case EndReason::DeadPosition:
        return "neither side can mate";
    case EndReason::FivefoldRepetition:
        return "fivefold repetition";
    case EndReason::SeventyFiveMoves:
        return "seventy-five moves without capture or pawn move";
    case EndReason::ThreefoldRepetition:
        return "threefold repetition";
    case EndReason::FiftyMoves:
        return "fifty moves without capture or pawn move";
    case EndReason::Agreement:
        return "agreement";
    case EndReason::Recorded:
        break;
    }
    return "the result was recorded";
}

std::string reasonText(MoveError error) {
    switch (error) {
    case MoveError::GameOver:
        return "the game is over";
    case MoveError::NoPieceThere:
        return "there is no piece on that square";
    case MoveError::NotYourPiece:
        return "that piece is your opponent's";
    case MoveError::LeavesKingInCheck:
        return "your king would be in check";
    case MoveError::CastlingNotPossible:
        return "castling is not possible now";
    case MoveError::PromotionMissing:
    case MoveError::PromotionNotPossible:
        return "a pawn cannot become that here";
    case MoveError::Ambiguous:
        return "more than one piece can go there";
    case MoveError::CannotGoThere:
    case MoveError::Empty:
    case MoveError::UnexpectedCharacter:
        break;
    }
    return "that piece cannot go there";
}

std::optional<Square> readSquare(std::string_view word) {
    const std::size_t comma = word.find(',');
    const bool hasForm = word.starts_with('<') && word.ends_with('>') && word.size() >= 5 &&
                         std::ranges::count(word, ',') == 1 && comma > 1 && comma < word.size() - 2;
    if (!hasForm) {
        return std::nullopt;
    }
    const char row = word[1];
    const char column = word[3];
    const bool isOnBoard =
        word.size() == 5 && row >= '1' && row <= '8' && column >= 'A' && column <= 'H';
    return isOnBoard ? makeSquare(column - 'A', row - '1') : NoSquare;
}

PieceType readPromotion(std::string_view word) {
    const auto* const found = std::ranges::find(PieceNames, word);
    return found == PieceNames.end() || *found == "king"
               ? PieceType::None
               : static_cast<PieceType>(found - PieceNames.begin());
}

} // namespace chess
