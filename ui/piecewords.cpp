#include "ui/piecewords.h"

#include <QCoreApplication>

namespace chess::words {
namespace {

struct PieceWords {
    Q_DECLARE_TR_FUNCTIONS(PieceWords)
};

} // namespace

QString thePiece(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return PieceWords::tr("the pawn", "object, as in: it wins the pawn");
    case PieceType::Knight:
        return PieceWords::tr("the knight", "object, as in: it wins the knight");
    case PieceType::Bishop:
        return PieceWords::tr("the bishop", "object, as in: it wins the bishop");
    case PieceType::Rook:
        return PieceWords::tr("the rook", "object, as in: it wins the rook");
    case PieceType::Queen:
        return PieceWords::tr("the queen", "object, as in: it wins the queen");
    case PieceType::King:
        return PieceWords::tr("the king", "object, as in: it attacks the king");
    case PieceType::None:
        break;
    }
    return {};
}

QString aPiece(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return PieceWords::tr("a pawn", "object, as in: it wins a pawn");
    case PieceType::Knight:
        return PieceWords::tr("a knight", "object, as in: it wins a knight");
    case PieceType::Bishop:
        return PieceWords::tr("a bishop", "object, as in: it wins a bishop");
    case PieceType::Rook:
        return PieceWords::tr("a rook", "object, as in: it wins a rook");
    case PieceType::Queen:
        return PieceWords::tr("a queen", "object, as in: it wins a queen");
    case PieceType::King:
        return PieceWords::tr("a king", "object");
    case PieceType::None:
        break;
    }
    return {};
}

} // namespace chess::words
