// The field for typed moves, drawn like the cards around it.
#pragma once

#include <QLineEdit>

namespace chess {

class MoveField : public QLineEdit {
    Q_OBJECT

public:
    explicit MoveField(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace chess
