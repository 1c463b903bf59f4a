// The rules and the keys, told with small boards.
#pragma once

#include "ui/boardpainter.h"
#include "ui/livedialog.h"

class QVBoxLayout;

namespace chess {

class HowToPlay : public LiveDialog {
    Q_OBJECT

public:
    explicit HowToPlay(const BoardLook& look, QWidget* parent = nullptr);

protected:
    void build() override;

private:
    /// A heading, a board beside it, and a few sentences.
    void addLesson(QVBoxLayout& column, const QString& title, const QString& text,
                   const QPixmap& board);
    [[nodiscard]] QWidget* makeRulesPage(const BoardLook& look);
    [[nodiscard]] QWidget* makeKeysPage();

    BoardLook m_look;
    int m_page = 0;
};

} // namespace chess
