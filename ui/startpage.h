// The first page: a board with a game on it, and what one can do.
#pragma once

#include "rules/game.h"
#include "ui/boardpainter.h"
#include "ui/gameactions.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace chess {

class MenuButton;

class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const GameActions& actions, QWidget* parent = nullptr);

    void setLook(const BoardLook& look);
    /// The game that can be continued; without one a famous position is shown.
    void setUnfinishedGame(const std::optional<Game>& game);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    class Picture;

    void addButton(QAction* action, QVBoxLayout& column);
    void retranslate();

    Picture* m_picture;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_caption;
    QList<MenuButton*> m_buttons;
    QList<QAction*> m_buttonActions;
    std::optional<Game> m_unfinished;
};

} // namespace chess
