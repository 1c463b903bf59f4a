#include "ui/typedmovefield.h"

#include <QKeyEvent>
#include <QRegularExpressionValidator>

namespace chess {

TypedMoveField::TypedMoveField(QWidget* parent) : QLineEdit(parent) {
    setClearButtonEnabled(true);
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

void TypedMoveField::retranslate() {
    setPlaceholderText(tr("Type a move: e2e4 or Nf3"));
    setAccessibleName(tr("Type a move"));
}

} // namespace chess
