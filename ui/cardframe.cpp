#include "ui/cardframe.h"

#include "ui/style.h"

#include <QPainter>
#include <QPainterPath>

namespace chess {

void CardFrame::setAccented(bool isAccented) {
    if (m_isAccented != isAccented) {
        m_isAccented = isAccented;
        update();
    }
}

void CardFrame::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(style::hairline(palette()));
    painter.setBrush(style::card(palette()));
    painter.drawRoundedRect(ground, style::CornerRadius, style::CornerRadius);
    if (!m_isAccented) {
        return;
    }
    // A bar along the leading edge, within the rounded corners.
    QPainterPath corners;
    corners.addRoundedRect(ground, style::CornerRadius, style::CornerRadius);
    painter.setClipPath(corners);
    QRectF bar = ground;
    bar.setWidth(style::TinySpace);
    if (layoutDirection() == Qt::RightToLeft) {
        bar.moveRight(ground.right());
    }
    painter.fillRect(bar, style::accent(palette()));
    painter.setClipping(false);
    painter.setPen(QPen(style::accent(palette()), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(corners);
}

} // namespace chess
