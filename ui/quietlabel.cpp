#include "ui/quietlabel.h"

#include "ui/style.h"

#include <QApplication>
#include <QEvent>

namespace chess {

QuietLabel::QuietLabel(const QString& text, QWidget* parent) : QLabel(text, parent) { takeColor(); }

void QuietLabel::takeColor() {
    const QColor quiet = style::quietText(QApplication::palette(this));
    if (palette().color(QPalette::WindowText) != quiet) {
        QPalette own;
        own.setColor(QPalette::WindowText, quiet);
        setPalette(own);
    }
}

void QuietLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        takeColor();
    }
}

} // namespace chess
