#include "ui/segmentbutton.h"

#include "ui/style.h"

#include <QPainter>

namespace chess {
namespace {

constexpr int IconSide = 20;

} // namespace

SegmentButton::SegmentButton(const QString& text, const QIcon& icon) : QRadioButton(text) {
    setIcon(icon);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize SegmentButton::sizeHint() const {
    const int icon = this->icon().isNull() ? 0 : IconSide + style::SmallSpace;
    return {fontMetrics().horizontalAdvance(text()) + icon + 2 * style::Space,
            fontMetrics().height() + 2 * style::Space};
}

bool SegmentButton::hitButton(const QPoint& place) const { return rect().contains(place); }

void SegmentButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = style::accent(palette());
    const QColor plain = underMouse() ? style::hovered(palette()) : style::card(palette());
    painter.setBrush(isChecked() ? accent : plain);
    const QColor ring = isChecked() ? palette().color(QPalette::WindowText) : accent;
    painter.setPen(hasFocus() ? QPen(ring, 2)
                              : QPen(isChecked() ? accent : style::hairline(palette()), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), style::CornerRadius,
                            style::CornerRadius);

    const int words = fontMetrics().horizontalAdvance(text());
    const int icon = this->icon().isNull() ? 0 : IconSide + style::SmallSpace;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const int left = (width() - words - icon) / 2;
    const QRect iconPlace(isMirrored ? left + words + style::SmallSpace : left,
                          (height() - IconSide) / 2, IconSide, IconSide);
    this->icon().paint(&painter, iconPlace, Qt::AlignCenter,
                       isChecked() ? QIcon::Selected : QIcon::Normal);
    painter.setPen(isChecked() ? style::onAccent(palette())
                               : palette().color(QPalette::WindowText));
    painter.drawText(QRect(isMirrored ? left : left + icon, 0, words, height()),
                     Qt::AlignVCenter | Qt::TextShowMnemonic, text());
}

} // namespace chess
