// Where the squares of a board lie on the screen, whichever way it is turned.
#pragma once

#include "rules/types.h"

#include <QRectF>

namespace chess {

/// A value made anew whenever size, screen or orientation change. The board is square and as large
/// as its area allows; every edge lies on a whole device pixel, so that squares are crisp.
///
/// Besides squares there are board points, for what lies between them: a1's outer corner is (0, 0),
/// h8's is (8, 8), the middle of a square is its file and rank plus a half.
class BoardGeometry {
public:
    BoardGeometry() = default;
    /// `frame` is the width wanted for the frame around the squares; the frame becomes at most that
    /// wide. `bottom` is the colour whose pieces begin at the lower edge.
    BoardGeometry(const QRectF& area, qreal frame, Color bottom, qreal devicePixelRatio);

    [[nodiscard]] Color bottom() const { return m_bottom; }
    [[nodiscard]] qreal devicePixelRatio() const { return m_devicePixelRatio; }
    /// The board with its frame.
    [[nodiscard]] QRectF outerRect() const { return m_outerRect; }
    /// The sixty-four squares.
    [[nodiscard]] QRectF squaresRect() const { return m_squaresRect; }
    [[nodiscard]] qreal squareSide() const { return m_squaresRect.width() / 8; }
    /// The width of one device pixel.
    [[nodiscard]] qreal pixel() const { return 1 / m_devicePixelRatio; }

    [[nodiscard]] QRectF rectOf(Square square) const;
    /// A square's size, around a board point.
    [[nodiscard]] QRectF rectAround(QPointF boardPoint) const;
    /// The square under a point, or NoSquare outside of them.
    [[nodiscard]] Square squareAt(QPointF point) const;

    [[nodiscard]] static QPointF middleOf(Square square) {
        return {fileOf(square) + 0.5, rankOf(square) + 0.5};
    }
    [[nodiscard]] QPointF toScreen(QPointF boardPoint) const;
    [[nodiscard]] QPointF toBoard(QPointF point) const;

    /// The square so many columns to the right and rows down as the board is seen, stopping at its
    /// edge.
    [[nodiscard]] Square neighbour(Square square, int right, int down) const;

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    QRectF m_outerRect;
    QRectF m_squaresRect;
    qreal m_devicePixelRatio = 1;
    Color m_bottom = Color::White;
};

} // namespace chess
