#include "ui/boardcanvas.h"

#include "ui/markpainter.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chess {
namespace {

constexpr int PreferredSide = 560;
constexpr int SmallestSide = 240;
/// A piece in the hand looks a little nearer.
constexpr qreal LiftedScale = 1.12;
constexpr qreal LeftBehindOpacity = 0.3;

} // namespace

BoardCanvas::BoardCanvas(BoardModel& model, QWidget* parent) : QWidget(parent), m_model(model) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setLayoutDirection(Qt::LeftToRight);
    connect(&m_glide, &PieceGlide::moved, this, &BoardCanvas::updateGlides);
    setPreferences({});
}

void BoardCanvas::setPreferences(const Preferences& preferences) {
    m_look.theme = themeFor(preferences.boardTheme, palette());
    if (m_look.pieces.id() != preferences.pieceSet) {
        m_look.pieces = PieceSet(preferences.pieceSet);
    }
    m_showsCoordinates = preferences.showsCoordinates;
    m_glide.setDuration(preferences.animation);
    layOut(orientation());
}

void BoardCanvas::setOrientation(Color bottom) {
    if (bottom != orientation()) {
        m_glide.finish();
        layOut(bottom);
    }
}

QRect BoardCanvas::rectOf(Square square) const { return m_geometry.rectOf(square).toAlignedRect(); }

QSize BoardCanvas::sizeHint() const { return {PreferredSide, PreferredSide}; }
QSize BoardCanvas::minimumSizeHint() const { return {SmallestSide, SmallestSide}; }

void BoardCanvas::setMarks(std::vector<BoardMark> marks) {
    const auto updateMissing = [this](const auto& some, const auto& others) {
        for (const BoardMark& mark : some) {
            if (std::find(others.begin(), others.end(), mark) == others.end()) {
                update(m_geometry.rectOf(mark.square));
            }
        }
    };
    updateMissing(marks, m_marks);
    updateMissing(m_marks, marks);
    m_marks = std::move(marks);
}

void BoardCanvas::setArrows(std::vector<BoardArrow> arrows) {
    if (arrows != m_arrows) {
        m_arrows = std::move(arrows);
        update(m_geometry.squaresRect());
    }
}

void BoardCanvas::setLiftedPiece(std::optional<LiftedPiece> piece) {
    if (piece == m_liftedPiece) {
        return;
    }
    for (const auto& each : {m_liftedPiece, piece}) {
        if (each) {
            update(rectOf(*each));
            update(m_geometry.rectOf(each->home));
        }
    }
    m_liftedPiece = piece;
}

void BoardCanvas::showChange(const PositionChange& change, Square alreadyThere) {
    m_glide.finish();
    update(m_geometry.squaresRect());
    if (change.kind == PositionChange::Kind::Jump || !isVisible()) {
        return;
    }
    const bool isForward = change.kind == PositionChange::Kind::Forward;
    const std::size_t ply = m_model.shownPly() - (isForward ? 1 : 0);
    m_glide.start(glidesOf(change, m_model.game().positionAt(ply), alreadyThere));
}

void BoardCanvas::glideHome(Square square, QPointF place) {
    update(m_geometry.rectOf(square));
    m_glide.start({{.piece = pieceAt(square),
                    .from = m_geometry.toBoard(place),
                    .to = BoardGeometry::middleOf(square),
                    .covers = square}});
}

void BoardCanvas::updateGlides() {
    QRegion area;
    for (const Glide& glide : m_glide.glides()) {
        area += m_geometry.rectAround(m_glide.placeOf(glide)).toAlignedRect();
    }
    update(area + m_glideArea);
    m_glideArea = area;
}

void BoardCanvas::layOut(Color bottom) {
    const qreal side = std::min(width(), height());
    const qreal frame =
        m_showsCoordinates ? coordinatesFrameWidth(side, font()) : plainFrameWidth(side);
    m_geometry = BoardGeometry(rect(), frame, bottom, devicePixelRatioF());
    m_emptyBoard = QPixmap();
    update();
}

void BoardCanvas::resizeEvent(QResizeEvent* /*event*/) { layOut(orientation()); }

void BoardCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        layOut(orientation());
    }
    QWidget::changeEvent(event);
}

void BoardCanvas::hideEvent(QHideEvent* event) {
    m_glide.finish();
    QWidget::hideEvent(event);
}

void BoardCanvas::renderEmptyBoard() {
    const QRectF outer = m_geometry.outerRect();
    const qreal ratio = m_geometry.devicePixelRatio();
    m_emptyBoard = QPixmap((outer.size() * ratio).toSize());
    m_emptyBoard.setDevicePixelRatio(ratio);
    m_emptyBoard.fill(Qt::transparent);
    QPainter painter(&m_emptyBoard);
    painter.translate(-outer.topLeft());
    paintEmptyBoard(painter, m_geometry, m_look.theme);
    if (m_showsCoordinates) {
        paintCoordinates(painter, m_geometry, m_look.theme, font());
    }
}

void BoardCanvas::paintEvent(QPaintEvent* event) {
    // The window may have come to a screen with another scale.
    if (m_geometry.devicePixelRatio() != devicePixelRatioF()) {
        layOut(orientation());
    }
    if (m_emptyBoard.isNull()) {
        renderEmptyBoard();
    }
    const QRectF area = event->rect();
    QPainter painter(this);
    painter.drawPixmap(m_geometry.outerRect().topLeft(), m_emptyBoard);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const BoardMark& mark : m_marks) {
        const QRectF square = m_geometry.rectOf(mark.square);
        if (square.intersects(area)) {
            paintMark(painter, square, mark.kind, m_look.theme, m_geometry.pixel());
        }
    }
    paintPieces(painter, area);
    for (const BoardArrow& arrow : m_arrows) {
        paintArrow(painter, m_geometry, arrow, m_look.theme);
    }
    paintGlides(painter);
    paintLiftedPiece(painter);
}

void BoardCanvas::paintPieces(QPainter& painter, const QRectF& area) const {
    Bitboard standing = m_model.shownPosition().occupied() & ~m_glide.covered();
    while (standing != 0) {
        const Square square = first(standing);
        standing &= standing - 1;
        const QRectF rect = m_geometry.rectOf(square);
        if (!rect.intersects(area)) {
            continue;
        }
        const bool isLeftBehind = m_liftedPiece && m_liftedPiece->home == square;
        painter.setOpacity(isLeftBehind ? LeftBehindOpacity : 1);
        paintPiece(painter, rect, pieceAt(square), m_look.pieces, m_geometry.devicePixelRatio());
    }
    painter.setOpacity(1);
}

void BoardCanvas::paintGlides(QPainter& painter) const {
    for (const Glide& glide : m_glide.glides()) {
        painter.setOpacity(m_glide.opacityOf(glide));
        paintPiece(painter, m_geometry.rectAround(m_glide.placeOf(glide)), glide.piece,
                   m_look.pieces, m_geometry.devicePixelRatio());
    }
    painter.setOpacity(1);
}

QRectF BoardCanvas::rectOf(const LiftedPiece& piece) const {
    const qreal side = m_geometry.squareSide() * LiftedScale;
    return {piece.place - QPointF(side / 2, side / 2), QSizeF(side, side)};
}

void BoardCanvas::paintLiftedPiece(QPainter& painter) const {
    if (m_liftedPiece) {
        paintPiece(painter, rectOf(*m_liftedPiece), pieceAt(m_liftedPiece->home), m_look.pieces,
                   m_geometry.devicePixelRatio());
    }
}

} // namespace chess
