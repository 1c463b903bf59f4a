#include "ui/mainwindow.h"

#include "rules/fen.h"
#include "ui/consent.h"
#include "ui/gameclipboard.h"
#include "ui/gamepage.h"
#include "ui/hintguide.h"
#include "ui/howtoplay.h"
#include "ui/icons.h"
#include "ui/loaddialog.h"
#include "ui/newgamedialog.h"
#include "ui/preferencesdialog.h"
#include "ui/promotiondialog.h"
#include "ui/questions.h"
#include "ui/reviewdesk.h"
#include "ui/soundplayer.h"
#include "ui/startpage.h"
#include "ui/words.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QStackedWidget>

namespace chess {
namespace {

constexpr QSize OpeningSize(1080, 760);
constexpr QSize SmallestSize(800, 600);

enum MenuNumber { GameMenu, MoveMenu, ViewMenu, HelpMenu };

} // namespace

MainWindow::MainWindow(PreferencesStore& store, const QString& saveFolder)
    : m_store(store), m_preferences(store.preferences()),
      m_controller(m_model, m_computer, m_clock), m_files(m_controller, saveFolder, *this),
      m_pages(new QStackedWidget(this)), m_startPage(new StartPage(m_actions, this)),
      m_gamePage(new GamePage(m_model, m_controller, m_computer, m_clock, m_actions, this)),
      m_consent(new Consent(m_controller, *m_gamePage, this)),
      m_hints(new HintGuide(m_controller, m_model, this)),
      m_review(new ReviewDesk(m_model, *m_gamePage, this)), m_sounds(new SoundPlayer(this)) {
    setMinimumSize(SmallestSize);
    m_pages->addWidget(m_startPage);
    setCentralWidget(m_pages);
    // Laid out with the first game: that is soon enough, and the window opens sooner.
    m_gamePage->hide();
    buildMenus();
    connectFileActions();
    connectGameActions();
    connectViewActions();
    connectGame();
    connectHints();
    connectSounds();
    retranslate();
    setPreferences(m_preferences);
    if (!restoreGeometry(store.windowGeometry())) {
        resize(OpeningSize);
    }
    showStartPage();
}

MainWindow::~MainWindow() {
    delete m_gamePage;
    delete m_pages;
}

void MainWindow::buildMenus() {
    using enum ActionId;
    for (QMenu*& menu : m_menus) {
        menu = menuBar()->addMenu(QString());
    }
    const auto fill = [this](MenuNumber number,
                             std::initializer_list<std::optional<ActionId>> ids) {
        for (const std::optional<ActionId> id : ids) {
            if (id) {
                m_menus[number]->addAction(m_actions[*id]);
            } else {
                m_menus[number]->addSeparator();
            }
        }
    };
    constexpr std::nullopt_t Line = std::nullopt;
    fill(GameMenu,
         {NewGame, Restart, SwapAndRestart, DrawLotsAndRestart, Line, Save, Load, OpenFile, SaveAs,
          Line, CopyPosition, CopyGame, Paste, Line, ActionId::Preferences, Line, MainMenu, Quit});
    fill(MoveMenu, {Undo, Redo, Hint, TypeMove, Line, MoveNow, StopThinking, LetComputerMove, Line,
                    OfferDraw, ClaimDraw, Resign, Line, PauseClock});
    fill(ViewMenu, {Review, EndReview, Line, FirstMove, PreviousMove, NextMove, LastMove, Line,
                    BackToGame, PlayFromHere, Line, Flip, Mute, FullScreen});
    fill(HelpMenu, {HowToPlay, About});
    addActions(m_actions.all());
}

void MainWindow::on(ActionId id, const std::function<void()>& reaction) {
    connect(m_actions[id], &QAction::triggered, this, reaction);
}

void MainWindow::connectFileActions() {
    using enum ActionId;
    on(Continue, [this] { continueGame(); });
    on(NewGame, [this] { chooseNewGame(); });
    on(Restart, [this] { playAgain(m_controller.game().settings().firstPlayerColor); });
    on(SwapAndRestart, [this] { playAgain(!m_controller.game().settings().firstPlayerColor); });
    on(DrawLotsAndRestart, [this] { playAgain(std::nullopt); });
    on(Save, [this] { m_files.save(); });
    on(Load, [this] { m_consent->request(Consent::Request::Load, [this] { chooseSave(); }); });
    on(OpenFile, [this] {
        m_consent->request(Consent::Request::Load,
                           [this] { m_files.askBeforeLeaving([this] { m_files.openFile(); }); });
    });
    on(SaveAs, [this] { m_files.saveToFile(); });
    on(CopyPosition, [this] {
        QApplication::clipboard()->setText(QString::fromStdString(toFen(m_model.shownPosition())));
    });
    on(CopyGame, [this] { QApplication::clipboard()->setText(toPgnText(m_controller.game())); });
    on(Paste, [this] { m_consent->request(Consent::Request::Load, [this] { paste(); }); });
    on(MainMenu, [this] {
        m_files.askBeforeLeaving([this] {
            // A finished game is done with, saved or not as the player wished. An unfinished one
            // can be continued, and is asked for again before it goes.
            if (m_controller.game().isOver()) {
                m_controller.markSaved();
            }
            showStartPage();
        });
    });
    on(Quit, [this] { close(); });
    connect(&m_files, &GameFiles::opened, this, [this](const Game& game) {
        begin(game);
        welcomeBack();
    });
    connect(&m_files, &GameFiles::saved, this,
            [this] { m_gamePage->tell(tr("The game is saved.")); });
}

void MainWindow::connectGameActions() {
    using enum ActionId;
    on(Undo,
       [this] { m_consent->request(Consent::Request::Undo, [this] { m_controller.undo(); }); });
    on(Redo,
       [this] { m_consent->request(Consent::Request::Redo, [this] { m_controller.redo(); }); });
    on(Hint, [this] { m_hints->advance(); });
    on(OfferDraw, [this] { offerDraw(); });
    on(ClaimDraw, [this] { m_controller.claimDraw(); });
    on(Resign, [this] { askToResign(); });
    on(MoveNow, [this] { m_controller.moveNow(); });
    on(StopThinking, [this] { m_controller.stopThinking(); });
    on(LetComputerMove, [this] { m_controller.letComputerMove(); });
    on(PauseClock, [this] {
        if (m_clock.isRunning()) {
            m_controller.pauseClock();
            m_gamePage->tell(tr("The clocks are paused until the next move."));
        } else {
            m_controller.resumeClock();
        }
    });
    on(TypeMove, [this] { m_gamePage->startTyping(); });
}

void MainWindow::connectViewActions() {
    using enum ActionId;
    on(Flip, [this] { m_gamePage->flip(); });
    on(FirstMove, [this] { m_model.showPly(0); });
    on(PreviousMove, [this] { m_model.showPly(std::max<std::size_t>(m_model.shownPly(), 1) - 1); });
    on(NextMove, [this] { m_model.showPly(m_model.shownPly() + 1); });
    on(LastMove, [this] { m_model.showPly(m_model.game().length()); });
    on(BackToGame, [this] { m_model.showLive(); });
    on(PlayFromHere, [this] { playFromShown(); });
    on(Review, [this] { m_review->start(); });
    on(EndReview, [this] { m_review->leave(); });
    on(Mute, [this] {
        auto changed = m_preferences;
        changed.playsSounds = !changed.playsSounds;
        setPreferences(changed);
    });
    on(FullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    on(ActionId::Preferences, [this] { showPreferences(); });
    on(HowToPlay, [this] { showHowToPlay(); });
    on(About, [this] { showAbout(); });
}

void MainWindow::connectGame() {
    connect(&m_controller, &GameController::promotionNeeded, this, &MainWindow::choosePromotion);
    connect(&m_controller, &GameController::stateChanged, this, &MainWindow::refreshActions);
    connect(&m_model, &BoardModel::positionChanged, this, &MainWindow::refreshActions);
    connect(&m_model, &BoardModel::gameChanged, &m_files, &GameFiles::keepSafe);
    connect(&m_clock, &ChessClock::changed, this, [this] {
        if (m_clock.isRunning()) {
            m_files.keepClocksSafe();
        }
    });
    connect(m_review, &ReviewDesk::activeChanged, this, &MainWindow::refreshActions);
    connect(&m_controller, &GameController::drawOfferAnswered, this, [this](bool isAccepted) {
        if (!isAccepted) {
            m_gamePage->tell(tr("The computer would rather play on."));
        }
    });
}

void MainWindow::connectHints() {
    connect(m_hints, &HintGuide::hintShown, &m_gamePage->board(), &BoardView::setHint);
    connect(m_hints, &HintGuide::hintCleared, &m_gamePage->board(), &BoardView::clearAdvice);
    connect(m_gamePage, &GamePage::languageChanged, m_hints, &HintGuide::sayAgain);
    connect(m_hints, &HintGuide::messageReady, m_gamePage, &GamePage::tell);
}

void MainWindow::connectSounds() {
    connect(&m_controller, &GameController::movePlayed, this, [this] {
        const auto sound = soundOf(m_controller.game());
        if (sound && !m_controller.game().isOver()) {
            m_sounds->play(*sound);
        }
    });
    connect(&m_controller, &GameController::gameOver, this, [this](const Outcome& outcome) {
        m_sounds->play(soundOf(outcome, m_controller.game().settings()));
    });
    connect(&m_controller, &GameController::moveRejected, this,
            [this] { m_sounds->play(Sound::Illegal); });
    connect(&m_clock, &ChessClock::timeRunsLow, this, [this](Color side) {
        if (!m_controller.game().settings().isComputer(side)) {
            m_sounds->play(Sound::LowTime);
        }
    });
}

void MainWindow::setPreferences(const Preferences& preferences) {
    if (preferences != m_preferences) {
        m_preferences = preferences;
        m_store.setPreferences(preferences);
    }
    m_language.speak(preferences.language, preferences.pieceLetters);
    m_appearance.change(preferences.appearance);
    m_consent->setAsksForUndo(preferences.asksConsent);
    m_computer.setMinimumDelay(preferences.replyDelay);
    m_sounds->setMuted(!preferences.playsSounds);
    m_sounds->setVolume(preferences.volume);
    showLook();
    m_actions[ActionId::Mute]->setIcon(
        actionIcon(preferences.playsSounds ? "sound-on" : "sound-off"));
}

void MainWindow::showLook() {
    m_gamePage->setPreferences(m_preferences);
    m_startPage->setLook(m_gamePage->board().look());
}

void MainWindow::begin(const Game& game) {
    m_controller.begin(game);
    showGamePage();
}

void MainWindow::showGamePage() {
    if (m_pages->indexOf(m_gamePage) < 0) {
        m_pages->addWidget(m_gamePage);
    }
    m_pages->setCurrentWidget(m_gamePage);
    m_gamePage->startGame();
    refreshActions();
}

void MainWindow::showStartPage() {
    m_controller.suspend();
    m_consent->withdraw();
    refreshStartPage();
    m_pages->setCurrentWidget(m_startPage);
    refreshActions();
}

void MainWindow::chooseNewGame() {
    m_files.askBeforeLeaving([this] {
        auto* dialog = new NewGameDialog(m_store.lastGame(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            const NewGameChoice choice = dialog->choice();
            m_store.setLastGame(choice);
            begin(Game(choice.settingsFor(*QRandomGenerator::global())));
        });
        dialog->open();
    });
}

void MainWindow::paste() {
    const auto pasted =
        gameFromText(QApplication::clipboard()->text(), m_controller.game().settings());
    if (!pasted) {
        tellTrouble(*this, tr("Nothing was pasted"), pasted.error());
        return;
    }
    m_files.askBeforeLeaving([this, game = *pasted] { begin(game); });
}

void MainWindow::playAgain(std::optional<Color> firstPlayerColor) {
    m_consent->request(Consent::Request::Restart, [this, firstPlayerColor] {
        m_files.askBeforeLeaving([this, firstPlayerColor] {
            m_controller.restart(
                firstPlayerColor.value_or(drawnColor(*QRandomGenerator::global())));
            m_gamePage->startGame();
        });
    });
}

void MainWindow::playFromShown() {
    const auto playOn = [this] { m_controller.playFromShown(); };
    const bool isLater = m_model.shownPly() > m_controller.game().ply();
    if (isLater || m_consent->needsConsent(Consent::Request::PlayFromHere)) {
        m_consent->request(Consent::Request::PlayFromHere, playOn);
        return;
    }
    askYesOrNo(*this, tr("Play on from here?"),
               tr("Would you like to take the later moves back and play on from this position?"),
               playOn);
}

void MainWindow::welcomeBack() {
    const Game& game = m_controller.game();
    if (!game.isOver()) {
        QStringList sentences{words::welcome(game.settings()), words::status(game)};
        if (m_clock.isUsed() && !m_clock.isRunning()) {
            sentences += tr("The clocks wait for the next move.");
        }
        m_gamePage->tell(sentences.join(QLatin1Char(' ')));
    }
}

void MainWindow::offerDraw() {
    if (m_controller.game().settings().mode == GameMode::OnePlayer) {
        m_controller.offerDrawToComputer();
    } else {
        m_consent->request(Consent::Request::Draw, [this] { m_controller.agreeDraw(); });
    }
}

void MainWindow::chooseSave() {
    m_files.askBeforeLeaving([this] {
        auto* dialog = new LoadDialog(m_files.saveSlots(), m_gamePage->board().look(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &LoadDialog::slotChosen, &m_files, &GameFiles::openSlot);
        connect(dialog, &LoadDialog::fileWanted, &m_files, qOverload<>(&GameFiles::openFile));
        dialog->open();
    });
}

void MainWindow::choosePromotion(Square from, Square to) {
    auto* dialog =
        new PromotionDialog(m_controller.game().sideToMove(), m_gamePage->board().look().pieces,
                            m_controller.game().settings().houseRules, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PromotionDialog::chosen, this,
            [this, from, to](PieceType type) { m_controller.requestMove(from, to, type); });
    // Whatever changes the game meanwhile takes the question with it.
    connect(&m_model, &BoardModel::positionChanged, dialog, &QDialog::reject);
    dialog->open();
}

void MainWindow::askToResign() {
    const GameSettings& settings = m_controller.game().settings();
    const QString question = settings.mode == GameMode::TwoPlayers
                                 ? tr("%1, do you really want to give up this game?")
                                       .arg(words::player(settings, m_controller.personsColor()))
                                 : tr("Do you really want to give up this game?");
    askYesOrNo(*this, tr("Resign?"), question, [this] { m_controller.resign(); });
}

void MainWindow::continueGame() {
    if (m_controller.game().length() > 0 && !m_controller.game().isOver()) {
        // Still in memory: only the computer has to be woken up.
        showGamePage();
        m_controller.letComputerMove();
    } else if (const auto left = m_files.unfinished()) {
        const bool isSaved = m_files.isSaved(left->game);
        begin(left->game);
        if (!isSaved) {
            m_controller.markUnsaved();
        }
        welcomeBack();
    }
}

void MainWindow::showPreferences() {
    auto* dialog = new PreferencesDialog(m_preferences, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::changed, this, [this](const Preferences& preferences) {
        const bool isLouder = preferences.volume != m_preferences.volume;
        setPreferences(preferences);
        if (isLouder) {
            m_sounds->play(Sound::Move);
        }
    });
    dialog->open();
}

void MainWindow::showHowToPlay() {
    auto* dialog = new HowToPlay(m_gamePage->board().look(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Chessprog"),
                                tr("Chessprog %1").arg(QCoreApplication::applicationVersion()),
                                QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/chessprog.svg")).pixmap(QSize(96, 96)));
    box->setInformativeText(tr("A calm chess game: play the computer or a friend. Free software "
                               "under the MIT licence."));
    box->open();
}

void MainWindow::refreshActions() {
    using enum ActionId;
    const bool isPlaying = m_pages->currentWidget() == m_gamePage;
    const Game& game = m_controller.game();
    const bool isOnMove = isPlaying && m_controller.isPersonsTurn();
    const auto enable = [this](ActionId id, bool isEnabled) {
        m_actions[id]->setEnabled(isEnabled);
    };
    for (const ActionId id : {Restart, SwapAndRestart, DrawLotsAndRestart, Save, SaveAs, MainMenu,
                              Flip, CopyPosition, CopyGame}) {
        enable(id, isPlaying);
    }
    enable(Undo, isPlaying && m_controller.canUndo());
    enable(Redo, isPlaying && m_controller.canRedo());
    enable(Hint, isOnMove && m_model.isShowingLive());
    enable(TypeMove, isOnMove && m_model.isShowingLive());
    enable(OfferDraw, isOnMove);
    enable(ClaimDraw, isOnMove && game.claimableDraw().has_value());
    enable(Resign, isPlaying && !game.isOver());
    enable(MoveNow, isPlaying && m_computer.isThinking());
    enable(StopThinking, isPlaying && m_computer.isThinking());
    enable(LetComputerMove, isPlaying && m_controller.isComputerWaiting());
    enable(PauseClock, isOnMove && m_clock.isUsed());
    m_actions[PauseClock]->setChecked(isOnMove && m_clock.isUsed() && !m_clock.isRunning());
    enable(FirstMove, isPlaying && m_model.shownPly() > 0);
    enable(PreviousMove, isPlaying && m_model.shownPly() > 0);
    enable(NextMove, isPlaying && m_model.shownPly() < game.length());
    enable(LastMove, isPlaying && m_model.shownPly() < game.length());
    enable(Review,
           isPlaying && game.length() > 0 && !m_computer.isThinking() && !m_review->isActive());
    enable(EndReview, isPlaying && m_review->isActive());
    enable(BackToGame, isPlaying && !m_model.isShowingLive());
    enable(PlayFromHere, isPlaying && !m_model.isShowingLive());
}

void MainWindow::refreshStartPage() {
    const bool isInMemory = m_controller.game().length() > 0 && !m_controller.game().isOver();
    const auto left = isInMemory ? std::optional(LoadedGame{m_controller.game(), {}, {}, false})
                                 : m_files.unfinished();
    m_startPage->setUnfinishedGame(left ? std::optional(left->game) : std::nullopt);
    m_actions[ActionId::Continue]->setEnabled(left.has_value());
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Chessprog"));
    m_menus[GameMenu]->setTitle(tr("&Game"));
    m_menus[MoveMenu]->setTitle(tr("&Move"));
    m_menus[ViewMenu]->setTitle(tr("&View"));
    m_menus[HelpMenu]->setTitle(tr("&Help"));
    m_actions.retranslate();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setLocale(QLocale());
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        // The colours of the board may go with the system's.
        showLook();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_mayClose || !m_controller.hasUnsavedChanges()) {
        m_store.setWindowGeometry(saveGeometry());
        m_controller.suspend();
        if (m_clock.isUsed() && m_controller.game().length() > 0) {
            m_files.keepSafe();
        }
        event->accept();
        return;
    }
    event->ignore();
    m_files.askBeforeLeaving([this] {
        m_mayClose = true;
        close();
    });
}

} // namespace chess
