#include "ui/movefield.h"

#include "ui/style.h"

#include <QPainter>

namespace chess {

MoveField::MoveField(QWidget* parent) : QLineEdit(parent) {
    setFrame(false);
    // Drawn below, the ground is not to be painted over.
    QPalette clear;
    clear.setColor(QPalette::Base, Qt::transparent);
    setPalette(clear);
    setTextMargins(style::Space, style::SmallSpace, style::Space, style::SmallSpace);
}

void MoveField::paintEvent(QPaintEvent* event) {
    const QPalette& around = parentWidget()->palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(style::accent(around), 2) : QPen(style::hairline(around), 1));
    painter.setBrush(isEnabled() ? style::card(around) : around.color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), style::CornerRadius,
                            style::CornerRadius);
    painter.end();
    QLineEdit::paintEvent(event);
}

} // namespace chess
