#include "rules/moveinput.h"

#include "rules/movegen.h"

namespace chess {
namespace {

Bitboard pawnTargets(const Position& position, Square from) {
    const Color color = position.pieceAt(from).color();
    const Bitboard empty = ~position.occupied();
    const Bitboard step = shifted(bit(from), forward(color)) & empty;
    const Bitboard doubleStep =
        relativeRank(color, from) == 1 ? shifted(step, forward(color)) & empty : 0;
    const Square enPassant = position.enPassantSquare();
    const Bitboard prey =
        position.pieces(!color) |
        (enPassant != NoSquare && color == position.sideToMove() ? bit(enPassant) : 0);
    return step | doubleStep | (pawnAttacks(color, from) & prey);
}

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

Move pawnMove(const Position& position, Square from, Square to) {
    if (to == position.enPassantSquare() && fileOf(from) != fileOf(to)) {
        return {from, to, Move::Kind::EnPassant};
    }
    const bool isDouble = rankOf(to) - rankOf(from) == 2 || rankOf(from) - rankOf(to) == 2;
    return {from, to, isDouble ? Move::Kind::DoublePush : Move::Kind::Normal};
}

} // namespace

Bitboard pseudoLegalTargets(const Position& position, Square from) {
    const Piece piece = position.pieceAt(from);
    if (piece.isNone()) {
        return 0;
    }
    const Bitboard free = ~position.pieces(piece.color());
    switch (piece.type()) {
    case PieceType::Pawn:
        return pawnTargets(position, from);
    case PieceType::Knight:
        return knightAttacks(from) & free;
    case PieceType::Bishop:
        return bishopAttacks(from, position.occupied()) & free;
    case PieceType::Rook:
        return rookAttacks(from, position.occupied()) & free;
    case PieceType::Queen:
        return queenAttacks(from, position.occupied()) & free;
    default:
        return kingAttacks(from) & free;
    }
}

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
    const Move move = isPawn ? pawnMove(position, from, to) : Move(from, to);
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
