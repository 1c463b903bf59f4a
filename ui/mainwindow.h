// The one window: start page and game page, and what the actions lead to.
#pragma once

#include "ui/appearance.h"
#include "ui/gameactions.h"
#include "ui/gamecontroller.h"
#include "ui/gamefiles.h"
#include "ui/languages.h"
#include "ui/preferences.h"

#include <QMainWindow>

class QStackedWidget;

namespace chess {

class Consent;
class GamePage;
class HintGuide;
class ReviewDesk;
class SoundPlayer;
class StartPage;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Keeps preferences in the store, which must outlive the window, and games in the folder.
    MainWindow(PreferencesStore& store, const QString& saveFolder);
    /// The pages go before the game that they show.
    ~MainWindow() override;

    /// Opens a file named on the command line.
    void openFile(const QString& path) {
        m_files.askBeforeLeaving([this, path] { m_files.openFile(path); });
    }

    [[nodiscard]] GameController& controller() { return m_controller; }
    [[nodiscard]] AiPlayer& computer() { return m_computer; }
    [[nodiscard]] GamePage& gamePage() { return *m_gamePage; }
    [[nodiscard]] StartPage& startPage() { return *m_startPage; }
    [[nodiscard]] Consent& consent() { return *m_consent; }
    [[nodiscard]] ReviewDesk& review() { return *m_review; }
    [[nodiscard]] QAction* action(ActionId id) const { return m_actions[id]; }
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }
    void setPreferences(const Preferences& preferences);

    void showStartPage();
    void showGamePage();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildMenus();
    void connectFileActions();
    void connectGameActions();
    void connectViewActions();
    void connectGame();
    void connectHints();
    void connectSounds();
    void on(ActionId id, const std::function<void()>& reaction);

    /// Board, pieces and colours as in the preferences.
    void showLook();
    void begin(const Game& game);
    void chooseNewGame();
    void paste();
    /// Without a colour, the lot decides.
    void playAgain(std::optional<Color> firstPlayerColor);
    void playFromShown();
    void welcomeBack();
    void offerDraw();
    void chooseSave();
    void choosePromotion(Square from, Square to);
    void askToResign();
    void continueGame();
    void showPreferences();
    void showHowToPlay();
    void showAbout();
    void refreshActions();
    void refreshStartPage();
    void retranslate();

    PreferencesStore& m_store;
    Preferences m_preferences;
    LanguageSwitch m_language;
    AppearanceSwitch m_appearance;
    BoardModel m_model;
    AiPlayer m_computer;
    ChessClock m_clock;
    GameController m_controller;
    GameActions m_actions;
    GameFiles m_files;
    QStackedWidget* m_pages;
    StartPage* m_startPage;
    GamePage* m_gamePage;
    Consent* m_consent;
    HintGuide* m_hints;
    ReviewDesk* m_review;
    SoundPlayer* m_sounds;
    std::array<QMenu*, 4> m_menus{};
    bool m_mayClose = false;
};

} // namespace chess
