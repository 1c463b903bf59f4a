// Pieces as parts of a sentence: what is taken, moved or protected.
#pragma once

#include "rules/types.h"

#include <QString>

namespace chess::words {

/// "the knight" and "a knight", as the object of a verb: in many languages the article changes with
/// the piece and with its part in the sentence.
[[nodiscard]] QString thePiece(PieceType type);
[[nodiscard]] QString aPiece(PieceType type);

} // namespace chess::words
