#include "textfit.h"
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/loaddialog.h"
#include "ui/newgamedialog.h"
#include "ui/pgndialog.h"
#include "ui/preferencesdialog.h"
#include "ui/promotiondialog.h"
#include "ui/reviewdesk.h"
#include "ui/scrollingpage.h"

#include <QScrollBar>
#include <QStackedWidget>
#include <QTabWidget>

using namespace chess;

namespace {

constexpr QSize SmallWindow(800, 600);
constexpr int LargestOrdinaryFont = 10;
constexpr int Patience = 2000;

void settle() {
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// Walks through everything the program shows, and gathers what does not fit.
class Walk {
public:
    explicit Walk(const QString& language) {
        Preferences preferences;
        preferences.language = language;
        PreferencesStore(m_home.path() + QStringLiteral("/settings.ini"))
            .setPreferences(preferences);
        m_screen = std::make_unique<WindowOnScreen>(m_home.path());
        m_screen->window->resize(SmallWindow);
    }

    QStringList troubles() {
        look("the start page", *m_screen->window);
        lookAtGames();
        lookAtPlayers();
        lookAtDialogs();
        m_screen->window->showStartPage();
        look("the start page with an unfinished game", *m_screen->window);
        return m_troubles;
    }

private:
    void look(const char* place, QWidget& window) {
        settle();
        // The computer's thread may say something at this very moment, and words move; what does
        // not fit stays so.
        QStringList found;
        static_cast<void>(
            QTest::qWaitFor([&] { return (found = troublesOfWords(window)).isEmpty(); }, Patience));
        for (const QString& trouble : found) {
            m_troubles += QLatin1String(place) + QStringLiteral(": ") + trouble;
        }
    }

    /// With an ordinary font all parts of a page are in sight.
    void lookForScrollBars() {
        for (const auto* page : m_screen->window->findChildren<ScrollingPage*>()) {
            const bool isText = qobject_cast<const QLabel*>(page->widget()) != nullptr;
            if (!isText && (page->verticalScrollBar()->isVisible() ||
                            page->horizontalScrollBar()->isVisible())) {
                m_troubles += QStringLiteral("a page scrolls");
            }
        }
    }

    void lookAtGames() {
        MainWindow& window = *m_screen->window;
        m_screen->begin(Game(againstComputer(2)));
        look("a game with coaching", window);
        if (QApplication::font().pointSize() <= LargestOrdinaryFont) {
            lookForScrollBars();
        }
        m_screen->trigger(ActionId::Save);
        look("a game that is saved", window);
        m_screen->begin(Game(againstComputer(5)));
        m_screen->move(Square::E2, Square::E4);
        look("the computer thinking", window);
        m_screen->begin(Game(againstComputer(5)));
        m_screen->move(Square::E2, Square::E4);
        // At once: later it may have moved.
        m_screen->trigger(ActionId::StopThinking);
        if (!window.controller().isComputerWaiting()) {
            m_troubles += QStringLiteral("the computer does not wait");
        }
        look("the computer waiting", window);
        m_screen->begin(Game(againstComputer(3)));
        m_screen->window->controller().resign();
        look("the end of a game", window);
    }

    void lookAtPlayers() {
        MainWindow& window = *m_screen->window;
        GameSettings settings = twoPlayers();
        settings.names = {"Maximiliane Featherstonehaugh-Cholmondeley", "Noa"};
        settings.timeControl = TimeControl{std::chrono::minutes(100), std::chrono::seconds(5)};
        m_screen->begin(Game(settings));
        m_screen->type("e4");
        m_screen->type("e5");
        for (const ActionId id : {ActionId::OfferDraw, ActionId::Undo, ActionId::Load}) {
            m_screen->trigger(id);
            look("a question to the other player", window);
            m_screen->window->consent().decline();
        }
        m_screen->trigger(ActionId::PreviousMove);
        look("an earlier position", window);
        m_screen->window->review().reviewer().setNodes(1'000);
        m_screen->trigger(ActionId::Review);
        look("a review", window);
    }

    template <typename Dialog> void lookAt(const char* place, Dialog& dialog) {
        dialog.open();
        for (auto* pages : dialog.template findChildren<QTabWidget*>()) {
            for (int page = 1; page < pages->count(); ++page) {
                pages->setCurrentIndex(page);
                look(place, dialog);
            }
            pages->setCurrentIndex(0);
        }
        look(place, dialog);
        dialog.reject();
        settle();
    }

    /// What an action opens.
    void lookBehind(ActionId id, const char* place) {
        m_screen->triggerAgreed(id);
        if (auto* dialog = m_screen->openDialog<QDialog>()) {
            lookAt(place, *dialog);
        } else {
            m_troubles += QLatin1String(place) + QStringLiteral(": nothing opens");
        }
    }

    void lookAtDialogs() {
        m_screen->begin(Game(againstComputer(1)));
        lookBehind(ActionId::NewGame, "the dialog for a new game");
        lookBehind(ActionId::Load, "the dialog to load a game");
        lookBehind(ActionId::Preferences, "the preferences");
        lookBehind(ActionId::HowToPlay, "how to play");
        lookBehind(ActionId::About, "about the program");
        lookBehind(ActionId::Resign, "the question before resigning");

        NewGameChoice forTwo;
        forTwo.settings.mode = GameMode::TwoPlayers;
        forTwo.settings.timeControl =
            TimeControl{std::chrono::minutes(77), std::chrono::seconds(7)};
        NewGameDialog newGame(forTwo, m_screen->window.get());
        lookAt("the dialog for two players", newGame);
        PromotionDialog promotion(Color::White, PieceSet(), HouseRules{true},
                                  m_screen->window.get());
        lookAt("the promotion", promotion);
        PgnList list;
        list.games.resize(2);
        PgnDialog games(list, m_screen->window.get());
        lookAt("the games of a file", games);
    }

    QTemporaryDir m_home;
    std::unique_ptr<WindowOnScreen> m_screen;
    QStringList m_troubles;
};

} // namespace

class TextFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_font = QApplication::font(); }
    void cleanup() { QApplication::setFont(m_font); }

    void noWordIsCutOff_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("points");
        for (const Language& language : allLanguages()) {
            for (const int points : {10, 24}) {
                QTest::addRow("%s, %d pt", qPrintable(language.code), points)
                    << language.code << points;
            }
        }
        for (const int points : {8, 13, 18}) {
            QTest::addRow("de, %d pt", points) << QStringLiteral("de") << points;
        }
    }
    void noWordIsCutOff() {
        QFETCH(QString, language);
        QFETCH(int, points);
        QFont font = m_font;
        font.setPointSize(points);
        QApplication::setFont(font);
        Walk walk(language);
        const QStringList troubles = walk.troubles();
        for (const QString& trouble : troubles) {
            qWarning("%s", qPrintable(trouble));
        }
        QVERIFY(troubles.isEmpty());
    }

    void aWordThatIsCutOffIsFound() {
        QWidget window;
        auto* label = new QLabel(QStringLiteral("a rather long text"), &window);
        label->setFixedWidth(20);
        window.show();
        QCOMPARE(troublesOfWords(window).size(), 1);
    }

private:
    QFont m_font;
};

QTEST_MAIN(TextFitTest)
#include "textfit_test.moc"
