// The board for screen readers: a table of sixty-four cells, each told in words.
#pragma once

#include "rules/types.h"

#include <QString>

namespace chess {

class BoardView;

/// Lets Qt find the cells of boards; more than once does no harm. As in the model, row 0 is rank 8
/// and column 0 the a-file, whichever way the board is turned.
void installBoardAccessibility();

/// What is told of a square: "e4, white pawn, selected", "d5, empty, can move here".
[[nodiscard]] QString spokenSquare(const BoardView& view, Square square);

/// The keyboard has gone to another square, or come to the board.
void announceFocus(BoardView& view);
/// The piece there has been selected or let go; nothing for NoSquare.
void announceSelection(BoardView& view, Square square);
/// Pieces or marks have changed: tells which squares are called otherwise now.
void announceChange(BoardView& view);

} // namespace chess
