// The small field that takes typed moves: "e2e4", "H7H8B", "Nf3".
#pragma once

#include <QLineEdit>

namespace chess {

/// Drawn like the cards around it. As long as nothing is typed, undo and redo are those of the
/// game.
class TypedMoveField : public QLineEdit {
    Q_OBJECT

public:
    /// Needs a parent, whose colours it takes.
    explicit TypedMoveField(QWidget* parent);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
};

} // namespace chess
