// How the marks of a board look.
#pragma once

#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"

class QPainter;

namespace chess {

/// Paints a mark into the rectangle of its square; it goes over the square and under the piece.
/// `pixel` is the width of one device pixel: no line becomes thinner.
void paintMark(QPainter& painter, const QRectF& square, MarkKind kind, const BoardTheme& theme,
               qreal pixel);

/// Paints an arrow between two squares, over the pieces.
void paintArrow(QPainter& painter, const BoardGeometry& geometry, const BoardArrow& arrow,
                const BoardTheme& theme);

} // namespace chess
