#include "ui/boardpainter.h"

#include "ui/markpainter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace chess {
namespace {

constexpr qreal CornerRadius = 6;

QFont coordinatesFont(const BoardGeometry& geometry, const QFont& font) {
    const qreal frame = geometry.squaresRect().left() - geometry.outerRect().left();
    QFont result = font;
    result.setPixelSize(std::max(1, static_cast<int>(frame * 0.6)));
    result.setWeight(QFont::DemiBold);
    return result;
}

/// Text in the middle of a rectangle by the height of its capitals: that of the line would leave it
/// too high.
void paintCentred(QPainter& painter, const QRectF& rect, const QString& text) {
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(text) / 2,
                             rect.center().y() + metrics.capHeight() / 2),
                     text);
}

} // namespace

qreal plainFrameWidth(qreal boardSide) { return std::max(2.0, std::round(boardSide * 0.012)); }

qreal coordinatesFrameWidth(qreal boardSide, const QFont& font) {
    return std::max(QFontMetricsF(font).capHeight() * 1.9, std::round(boardSide * 0.038));
}

void paintEmptyBoard(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.frame);
    const QRectF outer = geometry.outerRect();
    const QRectF squares = geometry.squaresRect();
    const qreal radius = std::min(CornerRadius, (squares.left() - outer.left()) / 2);
    painter.drawRoundedRect(outer, radius, radius);

    painter.setRenderHint(QPainter::Antialiasing, false);
    const qreal line = geometry.pixel() * std::max(1.0, std::round(geometry.devicePixelRatio()));
    painter.fillRect(squares.adjusted(-line, -line, line, line), theme.frameLine);
    for (int number = 0; number < SquareCount; ++number) {
        const auto square = static_cast<Square>(number);
        painter.fillRect(geometry.rectOf(square), theme.colorOf(square));
    }
    painter.restore();
}

void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                      const QFont& font) {
    painter.save();
    painter.setFont(coordinatesFont(geometry, font));
    painter.setPen(theme.coordinates);
    const QRectF outer = geometry.outerRect();
    const QRectF squares = geometry.squaresRect();
    const qreal frame = squares.left() - outer.left();
    for (int number = 0; number < 8; ++number) {
        const QRectF square = geometry.rectOf(makeSquare(number, number));
        const QString file(QChar(u'A' + number));
        const QString rank(QChar(u'1' + number));
        paintCentred(painter, {square.left(), outer.top(), square.width(), frame}, file);
        paintCentred(painter, {square.left(), squares.bottom(), square.width(), frame}, file);
        paintCentred(painter, {outer.left(), square.top(), frame, square.height()}, rank);
        paintCentred(painter, {squares.right(), square.top(), frame, square.height()}, rank);
    }
    painter.restore();
}

void paintPiece(QPainter& painter, const QRectF& square, Piece piece, const PieceSet& pieces,
                qreal devicePixelRatio) {
    const QPointF corner = square.topLeft() * devicePixelRatio;
    painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / devicePixelRatio,
                       pieces.pixmap(piece, square.width(), devicePixelRatio));
}

void paintPosition(QPainter& painter, const QRectF& place, const Position& position,
                   qreal devicePixelRatio, const BoardLook& look, const PictureOptions& options) {
    const QFont font;
    const qreal frame = options.showsCoordinates ? coordinatesFrameWidth(place.width(), font)
                                                 : plainFrameWidth(place.width());
    const BoardGeometry geometry(place, frame, options.bottom, devicePixelRatio);
    paintEmptyBoard(painter, geometry, look.theme);
    if (options.showsCoordinates) {
        paintCoordinates(painter, geometry, look.theme, font);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (const BoardMark& mark : options.marks) {
        paintMark(painter, geometry.rectOf(mark.square), mark.kind, look.theme, geometry.pixel());
    }
    for (int number = 0; number < SquareCount; ++number) {
        const auto square = static_cast<Square>(number);
        if (const Piece piece = position.pieceAt(square); !piece.isNone()) {
            paintPiece(painter, geometry.rectOf(square), piece, look.pieces, devicePixelRatio);
        }
    }
    for (const BoardArrow& arrow : options.arrows) {
        paintArrow(painter, geometry, arrow, look.theme);
    }
}

QPixmap boardPicture(const Position& position, int side, qreal devicePixelRatio,
                     const BoardLook& look, const PictureOptions& options) {
    const int pixels = static_cast<int>(std::round(side * devicePixelRatio));
    QPixmap picture(pixels, pixels);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintPosition(painter, QRectF(0, 0, side, side), position, devicePixelRatio, look, options);
    return picture;
}

std::vector<BoardMark> positionMarks(const Position& position, Move lastMove) {
    std::vector<BoardMark> marks;
    if (!lastMove.isNone()) {
        marks.push_back({lastMove.from(), MarkKind::LastMove});
        marks.push_back({lastMove.to(), MarkKind::LastMove});
    }
    if (position.isCheck()) {
        marks.push_back({position.kingSquare(position.sideToMove()), MarkKind::Check});
    }
    return marks;
}

} // namespace chess
