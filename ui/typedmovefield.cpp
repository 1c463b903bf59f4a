#include "ui/typedmovefield.h"

#include "ui/style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpressionValidator>

namespace chess {

TypedMoveField::TypedMoveField(QWidget* parent) : QLineEdit(parent) {
    setFrame(false);
    // Its ground is painted below; all other colours stay those of the window.
    QPalette clear;
    clear.setColor(QPalette::Base, Qt::transparent);
    setPalette(clear);
    setTextMargins(style::Space, style::SmallSpace, style::Space, style::SmallSpace);
    // The key that goes to the field is no part of a move, also when it is pressed there.
    setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[^/]*")), this));
    retranslate();
}

bool TypedMoveField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void TypedMoveField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QLineEdit::changeEvent(event);
}

void TypedMoveField::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = parentWidget()->palette();
    painter.setPen(hasFocus() ? QPen(style::accent(colors), 2) : QPen(style::hairline(colors), 1));
    painter.setBrush(isEnabled() ? style::card(colors) : colors.color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), style::CornerRadius,
                            style::CornerRadius);
    painter.end();
    QLineEdit::paintEvent(event);
}

void TypedMoveField::retranslate() {
    setPlaceholderText(tr("Type a move: e2e4 or Nf3"));
    setMinimumWidth(fontMetrics().horizontalAdvance(placeholderText()) + 2 * style::Space +
                    style::SmallSpace);
    setAccessibleName(tr("Type a move"));
}

} // namespace chess
