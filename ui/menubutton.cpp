#include "ui/menubutton.h"

#include "ui/style.h"

#include <QPainter>
#include <QStyle>

namespace chess {
namespace {

constexpr int IconSide = 22;
constexpr int SmallestWidth = 280;

} // namespace

MenuButton::MenuButton(QWidget* parent) : QPushButton(parent) {
    setFont(style::scaled(font(), 1.1));
    setIconSize({IconSide, IconSide});
    setAutoDefault(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void MenuButton::setPrimary(bool isPrimary) {
    m_isPrimary = isPrimary;
    update();
}

QSize MenuButton::sizeHint() const {
    const int words = fontMetrics().horizontalAdvance(text());
    return {std::max(SmallestWidth, words + IconSide + 4 * style::WideSpace),
            fontMetrics().height() + 2 * style::WideSpace};
}

void MenuButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = style::accent(palette());
    const bool isLifted = underMouse() || isDown();
    QColor ground = m_isPrimary ? accent : style::card(palette());
    if (isLifted) {
        ground = m_isPrimary ? accent.lighter(112) : style::hovered(palette());
    }
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(ground);
    const bool hasRing = hasFocus();
    painter.setPen(hasRing && !m_isPrimary
                       ? QPen(accent, 2)
                       : QPen(m_isPrimary ? accent : style::hairline(palette()), 1));
    painter.drawRoundedRect(frame, style::CornerRadius, style::CornerRadius);
    if (hasRing && m_isPrimary) {
        // On the accent, the ring lies inside.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style::onAccent(palette()), 1.5));
        painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), style::CornerRadius - 3,
                                style::CornerRadius - 3);
    }

    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const QRect inner = rect().adjusted(style::WideSpace, 0, -style::WideSpace, 0);
    const int iconLeft = isMirrored ? inner.right() - IconSide + 1 : inner.left();
    const QRect iconPlace(iconLeft, inner.center().y() - IconSide / 2 + 1, IconSide, IconSide);
    icon().paint(&painter, iconPlace, Qt::AlignCenter,
                 m_isPrimary ? QIcon::Selected : QIcon::Normal);
    const int indent = IconSide + style::Space;
    const QRect words = inner.adjusted(isMirrored ? 0 : indent, 0, isMirrored ? -indent : 0, 0);
    painter.setPen(m_isPrimary ? style::onAccent(palette())
                               : palette().color(QPalette::WindowText));
    const Qt::Alignment edge = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawText(words, static_cast<int>(edge | Qt::AlignVCenter) | Qt::TextShowMnemonic,
                     text());
}

} // namespace chess
