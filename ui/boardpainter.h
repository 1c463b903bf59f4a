// Paints boards and positions: for the board of the game, and for pictures of positions elsewhere.
#pragma once

#include "rules/position.h"
#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"
#include "ui/pieceset.h"

#include <QFont>
#include <QPixmap>

class QPainter;

namespace chess {

/// What a player has chosen about the looks of boards.
struct BoardLook {
    BoardTheme theme = themeNamed({});
    PieceSet pieces;
};

/// How wide the frame of a board of that side is, without coordinates and with room for them in
/// that font.
[[nodiscard]] qreal plainFrameWidth(qreal boardSide);
[[nodiscard]] qreal coordinatesFrameWidth(qreal boardSide, const QFont& font);

/// The frame and the sixty-four squares, without anything on them.
void paintEmptyBoard(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme);
/// A-H above and below, 1-8 left and right, in the frame.
void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                      const QFont& font);
/// A piece as it fills a square; on a whole device pixel, so that it is sharp.
void paintPiece(QPainter& painter, const QRectF& square, Piece piece, const PieceSet& pieces,
                qreal devicePixelRatio);

struct PictureOptions {
    Color bottom = Color::White;
    /// Needs a side of some two hundred pixels to be legible.
    bool showsCoordinates = false;
    std::vector<BoardMark> marks{};
    std::vector<BoardArrow> arrows{};
};

/// A position with all that belongs to it, on a square place.
void paintPosition(QPainter& painter, const QRectF& place, const Position& position,
                   qreal devicePixelRatio, const BoardLook& look,
                   const PictureOptions& options = {});
/// The same as a picture of that side, for dialogs and pages.
[[nodiscard]] QPixmap boardPicture(const Position& position, int side, qreal devicePixelRatio,
                                   const BoardLook& look, const PictureOptions& options = {});

/// The two squares of a move, and the checked king: what every picture of a game shows.
[[nodiscard]] std::vector<BoardMark> positionMarks(const Position& position, Move lastMove);

} // namespace chess
