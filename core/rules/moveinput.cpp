#include "rules/moveinput.h"

#include "rules/movegen.h"

namespace chess {
namespace {

/// The king's target of a castling asked for by two squares or onto the rook, else NoSquare.
Square castlingTarget(const Position& position, Square from, Square to) {
    const Color us = position.sideToMove();
    const Square home = us == Color::White ? Square::E1 : Square::E8;
    if (from != home || !position.pieceAt(from).is(us, PieceType::King)) {
        return NoSquare;
    }
    const bool ontoRook = position.pieceAt(to).is(us, PieceType::Rook);
    if (to == offset(home, 2) || (ontoRook && to == offset(home, 3))) {
        return offset(home, 2);
    }
    if (to == offset(home, -2) || (ontoRook && to == offset(home, -4))) {
        return offset(home, -2);
    }
    return NoSquare;
}

bool isPromotionPiece(PieceType type, HouseRules rules) {
    switch (type) {
    case PieceType::Queen:
    case PieceType::Rook:
    case PieceType::Bishop:
    case PieceType::Knight:
        return true;
    case PieceType::Pawn:
        return rules.pawnMayStayPawn;
    default:
        return false;
    }
}

} // namespace

Expected<Move, MoveError> findMove(const Position& position, Square from, Square to,
                                   PieceType promotion, HouseRules rules) {
    const Piece piece = position.pieceAt(from);
    if (piece.isNone()) {
        return MoveError::NoPieceThere;
    }
    if (piece.color() != position.sideToMove()) {
        return MoveError::NotYourPiece;
    }
    if (const Square target = castlingTarget(position, from, to); target != NoSquare) {
        const Move castling(from, target, Move::Kind::Castling);
        if (promotion != PieceType::None) {
            return MoveError::PromotionNotPossible;
        }
        if (!isLegal(position, castling)) {
            return MoveError::CastlingNotPossible;
        }
        return castling;
    }
    if (!contains(pseudoLegalTargets(position, from), to)) {
        return MoveError::CannotGoThere;
    }
    const bool isPawn = piece.type() == PieceType::Pawn;
    const bool promotes = isPawn && relativeRank(piece.color(), to) == 7;
    const Move move = moveBetween(position, from, to);
    if (!position.leavesKingSafe(move)) {
        return MoveError::LeavesKingInCheck;
    }
    if (!promotes) {
        return promotion == PieceType::None
                   ? Expected<Move, MoveError>(move)
                   : Expected<Move, MoveError>(MoveError::PromotionNotPossible);
    }
    if (promotion == PieceType::None) {
        return MoveError::PromotionMissing;
    }
    if (!isPromotionPiece(promotion, rules)) {
        return MoveError::PromotionNotPossible;
    }
    return Move::promotion(from, to, promotion);
}

} // namespace chess
