#include "storage/setupwords.h"

#include "rules/fen.h"

#include <QCoreApplication>

namespace chess {
namespace {

QString squareName(Square square) { return QString::fromStdString(toText(square)); }

/// What is wrong with the pieces of one colour. Two whole sentences each, since the words around a
/// colour change with it in many languages.
QString wordsForPieces(SetupError reason, bool isWhite) {
    switch (reason) {
    case SetupError::NoKing:
        return isWhite ? QCoreApplication::translate("Storage", "White has no king.")
                       : QCoreApplication::translate("Storage", "Black has no king.");
    case SetupError::SeveralKings:
        return isWhite ? QCoreApplication::translate("Storage", "White has more than one king.")
                       : QCoreApplication::translate("Storage", "Black has more than one king.");
    case SetupError::TooManyPieces:
        return isWhite ? QCoreApplication::translate("Storage", "White has more than 16 pieces.")
                       : QCoreApplication::translate("Storage", "Black has more than 16 pieces.");
    case SetupError::TooManyPawns:
        return isWhite ? QCoreApplication::translate("Storage", "White has more than 8 pawns.")
                       : QCoreApplication::translate("Storage", "Black has more than 8 pawns.");
    default:
        return isWhite
                   ? QCoreApplication::translate("Storage",
                                                 "White is in check although it is Black's turn.")
                   : QCoreApplication::translate("Storage",
                                                 "Black is in check although it is White's turn.");
    }
}

} // namespace

QString wordsFor(const SetupFault& fault) {
    switch (fault.reason) {
    case SetupError::PawnOnFirstRank:
        return QCoreApplication::translate("Storage",
                                           "The pawn on %1 stands on its own first rank.")
            .arg(squareName(fault.square));
    case SetupError::PawnOnLastRank:
        return QCoreApplication::translate("Storage", "The pawn on %1 stands on its last rank.")
            .arg(squareName(fault.square));
    case SetupError::CastlingWithoutKingOrRook:
        return QCoreApplication::translate(
            "Storage", "Castling is allowed where king and rook are not at home.");
    case SetupError::EnPassantImpossible:
        return QCoreApplication::translate("Storage", "No pawn can be captured en passant on %1.")
            .arg(squareName(fault.square));
    case SetupError::CounterOutOfRange:
        return QCoreApplication::translate("Storage", "The move counters are out of range.");
    default:
        return wordsForPieces(fault.reason, fault.color == Color::White);
    }
}

} // namespace chess
