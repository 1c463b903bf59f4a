#include "ui/movefield.h"

#include "ui/style.h"

#include <QPainter>

namespace chess {

MoveField::MoveField(QWidget* parent) : QLineEdit(parent) {
    setFrame(false);
    setTextMargins(style::Space, style::SmallSpace, style::Space, style::SmallSpace);
}

void MoveField::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(style::accent(palette()), 2)
                              : QPen(style::hairline(palette()), 1));
    painter.setBrush(isEnabled() ? style::card(palette()) : palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), style::CornerRadius,
                            style::CornerRadius);
    painter.end();
    QLineEdit::paintEvent(event);
}

} // namespace chess
