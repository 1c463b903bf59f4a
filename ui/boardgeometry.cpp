#include "ui/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace chess {

BoardGeometry::BoardGeometry(const QRectF& area, qreal frame, Color bottom, qreal devicePixelRatio)
    : m_devicePixelRatio(devicePixelRatio), m_bottom(bottom) {
    const qreal room = std::floor(std::min(area.width(), area.height()) * devicePixelRatio);
    const qreal frameWidth = std::min(std::round(frame * devicePixelRatio), std::floor(room / 8));
    const qreal squareSide = std::max(0.0, std::floor((room - 2 * frameWidth) / 8));
    const qreal outerSide = 8 * squareSide + 2 * frameWidth;

    const QPointF middle = area.center() * devicePixelRatio;
    const QPointF corner(std::round(middle.x() - outerSide / 2),
                         std::round(middle.y() - outerSide / 2));
    m_outerRect =
        QRectF(corner / devicePixelRatio, QSizeF(outerSide, outerSide) / devicePixelRatio);
    const qreal inset = frameWidth / devicePixelRatio;
    m_squaresRect = m_outerRect.adjusted(inset, inset, -inset, -inset);
}

QRectF BoardGeometry::rectOf(Square square) const { return rectAround(middleOf(square)); }

QRectF BoardGeometry::rectAround(QPointF boardPoint) const {
    const qreal side = squareSide();
    return {toScreen(boardPoint) - QPointF(side / 2, side / 2), QSizeF(side, side)};
}

Square BoardGeometry::squareAt(QPointF point) const {
    if (squareSide() <= 0) {
        return NoSquare;
    }
    const QPointF onBoard = toBoard(point);
    const int file = static_cast<int>(std::floor(onBoard.x()));
    const int rank = static_cast<int>(std::floor(onBoard.y()));
    const bool isInside = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return isInside ? makeSquare(file, rank) : NoSquare;
}

QPointF BoardGeometry::toScreen(QPointF boardPoint) const {
    const QPointF seen = m_bottom == Color::White ? QPointF(boardPoint.x(), 8 - boardPoint.y())
                                                  : QPointF(8 - boardPoint.x(), boardPoint.y());
    return m_squaresRect.topLeft() + seen * squareSide();
}

QPointF BoardGeometry::toBoard(QPointF point) const {
    const QPointF seen = (point - m_squaresRect.topLeft()) / squareSide();
    return m_bottom == Color::White ? QPointF(seen.x(), 8 - seen.y())
                                    : QPointF(8 - seen.x(), seen.y());
}

Square BoardGeometry::neighbour(Square square, int right, int down) const {
    const int sign = m_bottom == Color::White ? 1 : -1;
    return makeSquare(std::clamp(fileOf(square) + sign * right, 0, 7),
                      std::clamp(rankOf(square) - sign * down, 0, 7));
}

} // namespace chess
