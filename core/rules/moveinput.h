// What a person asks for — from here to there — as a legal move, or the reason why it is none.
#pragma once

#include "rules/position.h"

namespace chess {

enum class MoveError : std::uint8_t {
    GameOver,
    NoPieceThere,
    NotYourPiece,
    CannotGoThere,
    LeavesKingInCheck,
    CastlingNotPossible,
    PromotionMissing,
    PromotionNotPossible,
    /// Of written moves only:
    Empty,
    UnexpectedCharacter,
    Ambiguous,
};

/// The move from one square to another. Castling may be asked for by moving the king two squares
/// or onto its own rook. A pawn reaching the last rank needs `promotion` (Pawn under the house rule
/// only); other moves must leave it None.
Expected<Move, MoveError> findMove(const Position& position, Square from, Square to,
                                   PieceType promotion = PieceType::None, HouseRules rules = {});

} // namespace chess
