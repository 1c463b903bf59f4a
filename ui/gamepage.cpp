#include "ui/gamepage.h"

#include "ui/coachlegend.h"
#include "ui/evaluationgraph.h"
#include "ui/latinkey.h"
#include "ui/messagepanel.h"
#include "ui/movelistview.h"
#include "ui/playercard.h"
#include "ui/scrollingpage.h"
#include "ui/style.h"
#include "ui/typedmovefield.h"
#include "ui/words.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

namespace chess {
namespace {

constexpr int NarrowPanel = 300;
constexpr int WidePanel = 360;
constexpr int SmallestBoard = 280;
/// At the two easiest levels the board coaches.
constexpr int LastCoachedLevel = 2;

/// A question, and the keys of its answers.
QString spokenQuestion(const QString& question, const QList<QAction*>& answers) {
    QString text = question;
    for (const QAction* answer : answers) {
        text += QLatin1Char(' ') + GamePage::tr("%1: %2.", "an answer and its keys")
                                       .arg(QString(answer->text()).remove(QLatin1Char('&')),
                                            answer->shortcut().toString(QKeySequence::NativeText));
    }
    return text;
}

} // namespace

GamePage::GamePage(BoardModel& model, GameController& controller, AiPlayer& computer,
                   ChessClock& clock, const GameActions& actions, QWidget* parent)
    : QWidget(parent), m_model(model), m_controller(controller), m_computer(computer),
      m_clock(clock), m_actions(actions), m_reader(model, clock),
      m_board(new BoardView(model, this)), m_graph(new EvaluationGraph(this)),
      m_closeGraph(new QToolButton(this)), m_panel(new QWidget(this)),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_topCard(new PlayerCard(m_panel)),
      m_bottomCard(new PlayerCard(m_panel)), m_moves(new MoveListView(model, m_panel)),
      m_messages(new MessagePanel(m_panel)), m_legend(new CoachLegend(m_panel)),
      m_typedMove(new TypedMoveField(m_panel)), m_againMenu(new QMenu(this)) {
    m_layout->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                                 style::WideSpace);
    m_layout->setSpacing(style::WideSpace);
    auto* boardColumn = new QVBoxLayout;
    boardColumn->setSpacing(style::SmallSpace);
    boardColumn->addWidget(m_board, 1);
    auto* graphRow = new QHBoxLayout;
    graphRow->setSpacing(style::TinySpace);
    graphRow->addWidget(m_graph);
    graphRow->addWidget(m_closeGraph, 0, Qt::AlignTop);
    boardColumn->addLayout(graphRow);
    m_closeGraph->setDefaultAction(actions[ActionId::EndReview]);
    m_closeGraph->setAutoRaise(true);
    showGraph(false);
    m_layout->addLayout(boardColumn, 1);
    m_panelPage = new ScrollingPage(m_panel, this);
    m_layout->addWidget(m_panelPage);
    buildPanel(actions);
    m_againMenu->addActions({actions[ActionId::Restart], actions[ActionId::SwapAndRestart],
                             actions[ActionId::DrawLotsAndRestart]});
    connectBoard();
    connectGame();
    setTabOrder(m_board, m_typedMove);
    setTabOrder(m_typedMove, m_moves);
    setFocusProxy(m_board);
}

void GamePage::buildPanel(const GameActions& actions) {
    auto* movesCard = new CardFrame(m_panel);
    auto* movesLayout = new QVBoxLayout(movesCard);
    movesLayout->setContentsMargins(style::TinySpace, style::SmallSpace, style::TinySpace,
                                    style::SmallSpace);
    movesLayout->addWidget(m_moves);
    // The card is its ground; all other colours stay those of the window.
    QPalette clear;
    clear.setColor(QPalette::Base, Qt::transparent);
    m_moves->viewport()->setPalette(clear);

    auto* column = new QVBoxLayout(m_panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::SmallSpace);
    column->addWidget(m_topCard);
    column->addWidget(movesCard, 1);
    column->addWidget(m_legend);
    column->addWidget(m_typedMove);
    column->addWidget(m_messages);
    column->addWidget(makeActionGrid(actions));
    column->addWidget(m_bottomCard);
}

QWidget* GamePage::makeActionGrid(const GameActions& actions) {
    using enum ActionId;
    constexpr std::array Rows{
        std::array{Undo, Redo, Hint, Flip, OfferDraw, ClaimDraw, Resign},
        std::array{NewGame, Restart, Save, Load, MainMenu, Mute, ActionId::Preferences}};
    auto* holder = new QWidget(m_panel);
    auto* grid = new QGridLayout(holder);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(style::TinySpace);
    for (int row = 0; row < static_cast<int>(Rows.size()); ++row) {
        int column = 0;
        for (const ActionId id : Rows[static_cast<std::size_t>(row)]) {
            auto* button = new QToolButton(holder);
            button->setDefaultAction(actions[id]);
            button->setAutoRaise(true);
            button->setFocusPolicy(Qt::TabFocus);
            button->setIconSize(QSize(22, 22));
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            button->setAccessibleName(QString(actions[id]->text()).remove(QLatin1Char('&')));
            grid->addWidget(button, row, column++);
        }
    }
    return holder;
}

void GamePage::connectBoard() {
    connect(m_board, &BoardView::moveRequested, this,
            [this](Square from, Square to) { m_controller.requestMove(from, to); });
    connect(m_board, &BoardView::wrongTry, &m_controller, &GameController::rejectTry);
    connect(m_board, &BoardView::lockedTry, this, [this] {
        tell(m_model.isShowingLive() ? tr("It is not your turn yet.")
                                     : tr("This is an earlier position. Go back to the game, or "
                                          "play on from here."));
    });
    connect(m_board, &BoardView::coachingRefused, this, [this] {
        tell(tr("Coaching marks are for games at the two easiest levels. Preferences can allow "
                "them everywhere."));
    });
    connect(m_board, &BoardView::selectionChanged, this,
            [this](Square square) { m_messages->say(m_reader.selection(square)); });
    connect(m_typedMove, &QLineEdit::returnPressed, this, [this] {
        m_controller.requestTypedMove(m_typedMove->text());
        m_typedMove->selectAll();
    });
}

void GamePage::connectGame() {
    connect(&m_model, &BoardModel::gameChanged, this, &GamePage::refresh);
    connect(&m_model, &BoardModel::positionChanged, this, [this](const PositionChange& change) {
        m_change = change;
        refresh();
    });
    connect(&m_controller, &GameController::stateChanged, this, &GamePage::refresh);
    connect(&m_controller, &GameController::moveRejected, this,
            [this](MoveError error) { tell(words::moveError(error)); });
    connect(&m_controller, &GameController::movePlayed, m_typedMove, &QLineEdit::clear);
    connect(&m_controller, &GameController::stateChanged, this, &GamePage::turnBoard);
    connect(&m_computer, &AiPlayer::progressed, this, &GamePage::tellProgress);
    connect(&m_clock, &ChessClock::changed, this, [this] {
        m_topCard->showClock(m_clock);
        m_bottomCard->showClock(m_clock);
    });
}

void GamePage::setPreferences(const Preferences& preferences) {
    m_preferences = preferences;
    m_board->setPreferences(preferences);
    m_topCard->setPieceSet(m_board->look().pieces);
    m_bottomCard->setPieceSet(m_board->look().pieces);
    m_legend->setLook(m_board->look());
    turnBoard();
    refresh();
}

void GamePage::startGame() {
    m_isFlipped = false;
    m_hasQuestion = false;
    m_typedMove->clear();
    turnBoard();
    refresh();
    m_board->setFocus();
}

void GamePage::showGraph(bool isShown) {
    m_graph->setVisible(isShown);
    m_closeGraph->setVisible(isShown);
}

void GamePage::flip() {
    m_isFlipped = !m_isFlipped;
    turnBoard();
}

void GamePage::turnBoard() {
    const GameSettings& settings = m_controller.game().settings();
    const bool followsTurn = settings.mode == GameMode::TwoPlayers && m_preferences.turnsBoard;
    const Color person = settings.mode == GameMode::OnePlayer ? settings.firstPlayerColor
                         : followsTurn                        ? m_controller.game().sideToMove()
                                                              : Color::White;
    m_board->setOrientation(m_isFlipped ? !person : person);
    refreshCards();
}

void GamePage::startTyping() {
    m_typedMove->setFocus(Qt::ShortcutFocusReason);
    m_typedMove->selectAll();
}

void GamePage::ask(const QString& question, const QList<QAction*>& answers) {
    m_hasQuestion = true;
    // Buttons of actions have no mnemonics: their keys are shortcuts. Where the language has no
    // mnemonics the answers are counted.
    int number = Qt::Key_1;
    for (QAction* answer : answers) {
        const QKeySequence mnemonic = QKeySequence::mnemonic(answer->text());
        const QKeySequence counted(Qt::ALT | static_cast<Qt::Key>(number++));
        answer->setShortcut(mnemonic.isEmpty() ? counted : mnemonic);
    }
    m_messages->showAndSay(question, spokenQuestion(question, answers));
    m_messages->showDetail({});
    m_messages->setActions(answers);
    fitPanel();
    m_messages->setAccented(true);
}

void GamePage::endQuestion() {
    m_hasQuestion = false;
    m_messages->setAccented(false);
    refresh();
}

bool GamePage::isCoachingAllowed() const {
    const GameSettings& settings = m_controller.game().settings();
    return m_preferences.coachesEverywhere ||
           (settings.mode == GameMode::OnePlayer && settings.level <= LastCoachedLevel);
}

void GamePage::refresh() {
    m_board->setInteractive(m_controller.isPersonsTurn() || m_controller.game().isOver());
    m_board->setCoachingAllowed(isCoachingAllowed());
    m_legend->setVisible(isCoachingAllowed());
    m_typedMove->setEnabled(m_controller.isPersonsTurn() && m_model.isShowingLive());
    refreshCards();
    if (!m_hasQuestion) {
        refreshMessage();
    }
}

void GamePage::refreshCards() {
    const Color bottom = m_board->orientation();
    m_topCard->showPlayer(m_controller.game(), !bottom, m_model.shownPly());
    m_bottomCard->showPlayer(m_controller.game(), bottom, m_model.shownPly());
    m_topCard->showClock(m_clock);
    m_bottomCard->showClock(m_clock);
    fitPanel();
}

void GamePage::refreshMessage() {
    const bool isThinking = m_computer.isThinking();
    m_messages->setBusy(isThinking);
    if (!isThinking) {
        m_messages->showDetail({});
    }
    const bool isWaiting = m_controller.isComputerWaiting();
    const QString waiting = tr("The computer waits. Let it move, or take your move back.");
    const QString text = isWaiting ? waiting : words::status(m_controller.game());
    const QString spoken = isWaiting ? waiting : m_reader.news(m_change);
    if (text != m_messages->text() || spoken != m_messages->spoken()) {
        m_messages->showAndSay(text, spoken);
    }
    refreshActions();
}

void GamePage::refreshActions() {
    using enum ActionId;
    QList<QAction*> actions;
    if (!m_model.isShowingLive()) {
        actions = {m_actions[BackToGame], m_actions[PlayFromHere]};
    } else if (m_computer.isThinking()) {
        actions = {m_actions[MoveNow], m_actions[StopThinking]};
    } else if (m_controller.isComputerWaiting()) {
        actions = {m_actions[LetComputerMove], m_actions[Undo]};
    } else if (m_controller.game().isOver()) {
        actions = {m_actions[Review], m_actions[Restart]};
    } else if (m_controller.game().claimableDraw() && m_controller.isPersonsTurn()) {
        actions = {m_actions[ClaimDraw]};
    }
    const bool canPlayAgain = !actions.isEmpty() && actions.last() == m_actions[Restart];
    m_messages->setActions(actions, canPlayAgain ? m_againMenu : nullptr);
    fitPanel();
}

void GamePage::tell(const QString& message) {
    if (!m_hasQuestion) {
        m_messages->showMessage(message);
    }
}

void GamePage::tellProgress(const SearchReport& report) {
    m_messages->showDetail(tr("Depth %1: %2")
                               .arg(report.depth)
                               .arg(words::line(m_controller.game().position(), report.line)));
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    using enum ActionId;
    constexpr std::array Keys{std::pair{Qt::Key_U, Undo}, std::pair{Qt::Key_R, Redo},
                              std::pair{Qt::Key_S, Save}, std::pair{Qt::Key_Y, MainMenu},
                              std::pair{Qt::Key_F, Flip}, std::pair{Qt::Key_H, Hint}};
    const int key = latinKey(*event);
    const auto* const known = std::find_if(Keys.begin(), Keys.end(),
                                           [key](const auto& pair) { return pair.first == key; });
    if (known != Keys.end() && event->modifiers() == Qt::NoModifier) {
        m_actions[known->second]->trigger();
    } else if (goTo(key)) {
        event->accept();
    } else if (const auto read = m_reader.answer(*event, m_board->cursorSquare())) {
        // A question stays before the eyes.
        m_messages->showAndSay(m_hasQuestion ? m_messages->text() : *read, *read);
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool GamePage::goTo(int key) {
    QWidget* target = nullptr;
    if (key == Qt::Key_Escape) {
        target = m_board;
    } else if (key == Qt::Key_M) {
        target = m_moves;
    } else if (key == Qt::Key_G && m_graph->isVisible()) {
        target = m_graph;
    } else {
        return false;
    }
    target->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitPanel();
}

void GamePage::fitPanel() {
    if (!isVisible()) {
        return;
    }
    const bool isTall = height() > width() * 5 / 4;
    m_layout->setDirection(isTall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // The board is as large as it can be; the panel takes what that leaves.
    const int besideBoard = width() - height() - style::WideSpace;
    const int wanted = std::clamp(besideBoard, NarrowPanel, WidePanel);
    // With a large font it takes what it needs, as long as a board is left.
    const int most = std::max(wanted, width() - SmallestBoard);
    const int needed = std::clamp(m_panelPage->minimumSizeHint().width(), wanted, most);
    m_panelPage->setMaximumWidth(isTall ? QWIDGETSIZE_MAX : needed);
    m_panelPage->setMinimumWidth(isTall ? 0 : needed);
}

bool GamePage::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        // What the panel shows needs more or less room.
        fitPanel();
    }
    return QWidget::event(event);
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        refresh();
        Q_EMIT languageChanged();
    }
    QWidget::changeEvent(event);
}

} // namespace chess
