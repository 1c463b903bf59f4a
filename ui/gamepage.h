// The page of the game: the board, and beside it the players, the moves, messages and actions.
#pragma once

#include "ui/boardreader.h"
#include "ui/boardview.h"
#include "ui/gameactions.h"
#include "ui/gamecontroller.h"

class QBoxLayout;
class QGridLayout;
class QMenu;
class QToolButton;

namespace chess {

class CoachLegend;
class EvaluationGraph;
class MessagePanel;
class MoveListView;
class PlayerCard;
class ScrollingPage;
class TypedMoveField;

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
    void showGraph(bool isShown);

    void setPreferences(const Preferences& preferences);
    /// Another game is on the board: turns the board to the person.
    void startGame();
    void flip();
    /// Goes to the field for typed moves.
    void startTyping();

    /// Says something at the board; a question that is open there comes first.
    void tell(const QString& message);
    /// Puts a question of the game before the player, at the board rather than in a box.
    void ask(const QString& question, const QList<QAction*>& answers);
    void endQuestion();

Q_SIGNALS:
    /// The page speaks another language: whoever has put words on it says them again.
    void languageChanged();

protected:
    /// The single keys of the board: U, R, S, Y, F, H, those that go to another part of the page,
    /// and those that read the board aloud.
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildPanel(const GameActions& actions);
    [[nodiscard]] QWidget* makeActionGrid(const GameActions& actions);
    void connectBoard();
    void connectGame();

    /// Esc goes to the board, M to the moves, G to the graph. False for other keys.
    bool goTo(int key);
    void refresh();
    void refreshCards();
    void refreshMessage();
    void refreshActions();
    void turnBoard();
    /// Gives the panel the width it needs, beside the board or below it.
    void fitPanel();
    void tellProgress(const SearchReport& report);
    [[nodiscard]] bool isCoachingAllowed() const;

    BoardModel& m_model;
    GameController& m_controller;
    AiPlayer& m_computer;
    ChessClock& m_clock;
    const GameActions& m_actions;
    Preferences m_preferences;
    BoardReader m_reader;
    /// What has changed on the board last.
    PositionChange m_change;

    BoardView* m_board;
    EvaluationGraph* m_graph;
    QToolButton* m_closeGraph;
    QWidget* m_panel;
    ScrollingPage* m_panelPage = nullptr;
    QBoxLayout* m_layout;
    PlayerCard* m_topCard;
    PlayerCard* m_bottomCard;
    MoveListView* m_moves;
    MessagePanel* m_messages;
    CoachLegend* m_legend;
    TypedMoveField* m_typedMove;
    /// The ways to play again.
    QMenu* m_againMenu;
    bool m_isFlipped = false;
    bool m_hasQuestion = false;
};

} // namespace chess
