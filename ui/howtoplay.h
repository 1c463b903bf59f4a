// The rules and the keys, told with small boards.
#pragma once

#include "ui/boardpainter.h"

#include <QDialog>

class QVBoxLayout;

namespace chess {

class HowToPlay : public QDialog {
    Q_OBJECT

public:
    explicit HowToPlay(const BoardLook& look, QWidget* parent = nullptr);

private:
    /// A heading, a board beside it, and a few sentences.
    void addLesson(QVBoxLayout& column, const QString& title, const QString& text,
                   const QPixmap& board);
    [[nodiscard]] QWidget* makeRulesPage(const BoardLook& look);
    [[nodiscard]] QWidget* makeKeysPage();
};

} // namespace chess
