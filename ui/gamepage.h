// The page of the game: the board, and beside it the players, the moves, messages and actions.
#pragma once

#include "ui/boardview.h"
#include "ui/gameactions.h"
#include "ui/gamecontroller.h"

class QBoxLayout;
class QGridLayout;
class QLineEdit;

namespace chess {

class CoachLegend;
class EvaluationGraph;
class MessagePanel;
class MoveListView;
class PlayerCard;
class ScrollingPage;

class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(BoardModel& model, GameController& controller, AiPlayer& computer, ChessClock& clock,
             const GameActions& actions, QWidget* parent = nullptr);

    [[nodiscard]] BoardView& board() { return *m_board; }
    [[nodiscard]] MessagePanel& messages() { return *m_messages; }
    [[nodiscard]] MoveListView& moves() { return *m_moves; }
    /// Under the board; hidden unless the game is reviewed.
    [[nodiscard]] EvaluationGraph& graph() { return *m_graph; }

    void setPreferences(const Preferences& preferences);
    /// Another game is on the board: turns the board to the person.
    void startGame();
    void flip();
    /// Goes to the field for typed moves.
    void startTyping();

    /// Puts a question of the game before the player, at the board rather than in a box.
    void ask(const QString& question, const QList<QAction*>& answers);
    void endQuestion();

Q_SIGNALS:
    /// The page speaks another language: whoever has put words on it says them again.
    void languageChanged();

protected:
    /// The single keys of the board: U, R, S, Y, F, H.
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildPanel(const GameActions& actions);
    [[nodiscard]] QWidget* makeActionGrid(const GameActions& actions);
    void connectBoard();
    void connectGame();
    void retranslate();

    void refresh();
    void refreshCards();
    void refreshMessage();
    void refreshActions();
    void turnBoard();
    /// Gives the panel the width it needs, beside the board or below it.
    void fitPanel();
    void tell(const QString& message);
    void tellProgress(const SearchReport& report);
    [[nodiscard]] bool isCoachingAllowed() const;

    BoardModel& m_model;
    GameController& m_controller;
    AiPlayer& m_computer;
    ChessClock& m_clock;
    const GameActions& m_actions;
    Preferences m_preferences;

    BoardView* m_board;
    EvaluationGraph* m_graph;
    QWidget* m_panel;
    ScrollingPage* m_panelPage = nullptr;
    QBoxLayout* m_layout;
    PlayerCard* m_topCard;
    PlayerCard* m_bottomCard;
    MoveListView* m_moves;
    MessagePanel* m_messages;
    CoachLegend* m_legend;
    QLineEdit* m_typedMove;
    bool m_isFlipped = false;
    bool m_hasQuestion = false;
};

} // namespace chess
