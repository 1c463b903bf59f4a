#include "ui/markpainter.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <cmath>
#include <numbers>

namespace chess {
namespace {

/// All sizes below are parts of a square's side.
constexpr qreal DotRadius = 0.155;
constexpr qreal RingRadius = 0.44;
constexpr qreal RingWidth = 0.075;
constexpr qreal TriangleLeg = 0.27;
constexpr qreal FrameWidth = 0.065;
constexpr qreal EdgeWidth = 0.022;

QPainterPath dot(QPointF middle, qreal radius) {
    QPainterPath path;
    path.addEllipse(middle, radius, radius);
    return path;
}

QPainterPath ring(QPointF middle, qreal outerRadius, qreal width) {
    return dot(middle, outerRadius).subtracted(dot(middle, outerRadius - width));
}

QPainterPath frame(const QRectF& rect, qreal width) {
    QPainterPath path;
    path.addRect(rect);
    path.addRect(rect.adjusted(width, width, -width, -width));
    return path;
}

QPainterPath triangle(QPointF corner, qreal right, qreal down) {
    QPainterPath path(corner);
    path.lineTo(corner + QPointF(right, 0));
    path.lineTo(corner + QPointF(0, down));
    path.closeSubpath();
    return path;
}

QPainterPath cornerTriangles(const QRectF& rect, qreal leg) {
    QPainterPath path = triangle(rect.topLeft(), leg, leg);
    path.addPath(triangle(rect.topRight(), -leg, leg));
    path.addPath(triangle(rect.bottomLeft(), leg, -leg));
    path.addPath(triangle(rect.bottomRight(), -leg, -leg));
    return path;
}

/// From side to side, so that both heads look out from behind a piece.
QPainterPath doubleArrow(const QRectF& rect) {
    const qreal side = rect.width();
    const QPointF middle = rect.center();
    const qreal length = 0.44 * side;
    const qreal head = 0.20 * side;
    const qreal wing = 0.19 * side;
    const qreal shaft = 0.06 * side;
    QPainterPath path(middle + QPointF(-length, 0));
    path.lineTo(middle + QPointF(-length + head, -wing));
    path.lineTo(middle + QPointF(-length + head, -shaft));
    path.lineTo(middle + QPointF(length - head, -shaft));
    path.lineTo(middle + QPointF(length - head, -wing));
    path.lineTo(middle + QPointF(length, 0));
    path.lineTo(middle + QPointF(length - head, wing));
    path.lineTo(middle + QPointF(length - head, shaft));
    path.lineTo(middle + QPointF(-length + head, shaft));
    path.lineTo(middle + QPointF(-length + head, wing));
    path.closeSubpath();
    return path;
}

void paintShape(QPainter& painter, const QPainterPath& shape, const MarkColors& colors,
                qreal edgeWidth) {
    // The edge lies outside: twice its width, with the inner half painted over.
    painter.strokePath(
        shape, QPen(colors.edge, 2 * edgeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, colors.fill);
}

/// A frame along the inside of a square, set off by a line towards the piece.
void paintFrame(QPainter& painter, const QRectF& square, const MarkColors& colors, qreal width,
                qreal line) {
    painter.fillPath(frame(square, width + line), colors.edge);
    painter.fillPath(frame(square, width), colors.fill);
}

void paintFill(QPainter& painter, const QRectF& square, const MarkColors& colors, qreal line) {
    painter.fillRect(square, colors.fill);
    painter.fillPath(frame(square, line), colors.edge);
}

void paintGlow(QPainter& painter, const QRectF& square, const MarkColors& colors, qreal line) {
    QRadialGradient glow(square.center(), square.width() * 0.62);
    QColor faint = colors.fill;
    faint.setAlphaF(0.25F);
    glow.setColorAt(0, colors.fill);
    glow.setColorAt(0.5, colors.fill);
    glow.setColorAt(1, faint);
    painter.fillRect(square, glow);
    painter.fillPath(frame(square, line), colors.edge);
}

} // namespace

void paintMark(QPainter& painter, const QRectF& square, MarkKind kind, const BoardTheme& theme,
               qreal pixel) {
    const qreal side = square.width();
    const auto whole = [&](qreal part) {
        return std::max(1.0, std::round(part * side / pixel)) * pixel;
    };
    const MarkColors& colors = theme.colorsOf(kind);
    const qreal edge = std::max(pixel, EdgeWidth * side);
    switch (kind) {
    case MarkKind::LastMove:
        paintFill(painter, square, colors, whole(0.015));
        break;
    case MarkKind::Check:
        paintGlow(painter, square, colors, whole(0.025));
        break;
    case MarkKind::Selected:
    case MarkKind::Hint:
        paintFrame(painter, square, colors, whole(FrameWidth), whole(EdgeWidth));
        break;
    case MarkKind::DropTarget:
        paintFrame(painter, square, colors, whole(FrameWidth / 2), whole(EdgeWidth));
        break;
    case MarkKind::Cursor: {
        const qreal inset = whole(FrameWidth + EdgeWidth);
        paintShape(painter,
                   frame(square.adjusted(inset, inset, -inset, -inset), whole(FrameWidth / 2)),
                   colors, whole(EdgeWidth));
        break;
    }
    case MarkKind::Move:
        paintShape(painter, dot(square.center(), DotRadius * side), colors, edge);
        break;
    case MarkKind::Capture:
        paintShape(painter, ring(square.center(), RingRadius * side, RingWidth * side), colors,
                   edge);
        break;
    case MarkKind::Threatened: {
        painter.save();
        painter.setClipRect(square, Qt::IntersectClip);
        paintShape(painter, cornerTriangles(square, TriangleLeg * side), colors, edge);
        painter.restore();
        break;
    }
    case MarkKind::Castling:
        paintShape(painter, doubleArrow(square), colors, edge);
        break;
    }
}

void paintArrow(QPainter& painter, const BoardGeometry& geometry, const BoardArrow& arrow,
                const BoardTheme& theme) {
    const QPointF from = geometry.rectOf(arrow.from).center();
    const QPointF to = geometry.rectOf(arrow.to).center();
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    if (length <= 0) {
        return;
    }
    const qreal side = geometry.squareSide();
    const qreal begin = 0.34 * side;
    const qreal tip = length - 0.04 * side;
    const qreal neck = tip - 0.34 * side;
    const qreal shaft = 0.075 * side;
    const qreal wing = 0.20 * side;

    QPainterPath path(QPointF(begin, -shaft));
    path.lineTo(neck, -shaft);
    path.lineTo(neck, -wing);
    path.lineTo(tip, 0);
    path.lineTo(neck, wing);
    path.lineTo(neck, shaft);
    path.lineTo(begin, shaft);
    path.closeSubpath();

    painter.save();
    painter.setOpacity(0.88);
    painter.translate(from);
    painter.rotate(std::atan2(way.y(), way.x()) * 180 / std::numbers::pi);
    paintShape(painter, path,
               arrow.kind == BoardArrow::Kind::Hint ? theme.hintArrow : theme.betterArrow,
               std::max(geometry.pixel(), EdgeWidth * side));
    painter.restore();
}

} // namespace chess
