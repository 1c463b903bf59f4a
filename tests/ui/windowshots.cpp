// Not a test: takes pictures of every screen into a folder, for eyes to judge.
//   windowshots FOLDER [dark] [WIDTHxHEIGHT] [POINTS] [LANGUAGE]
// as in `windowshots shots dark 800x600 14 ar`. QT_SCALE_FACTOR=2 makes them as on a fine screen,
// QT_QPA_PLATFORM=offscreen without a display. tests/screenshots.sh makes the usual ones.
#include "windowtesting.h"

#include "gamedesk.h"

#include "rules/notation.h"
#include "ui/loaddialog.h"
#include "ui/newgamedialog.h"
#include "ui/promotiondialog.h"
#include "ui/reviewdesk.h"

#include <QApplication>
#include <QStyleFactory>

using namespace chess;

namespace {

Game gameOf(GameSettings settings, std::initializer_list<const char*> moves) {
    Game game(std::move(settings));
    for (const char* text : moves) {
        const auto move = parseMove(game.position(), text);
        if (!move || game.play(*move)) {
            qFatal("not a move: %s", text);
        }
    }
    return game;
}

/// With captures on both sides, at a moment where there is much to see.
Game livelyGame(GameSettings settings) {
    return gameOf(std::move(settings), {"e4",   "e5",  "Nf3", "Nc6",  "Bb5",  "a6",  "Bxc6", "dxc6",
                                        "O-O",  "f6",  "d4",  "exd4", "Nxd4", "c5",  "Nb3",  "Qxd1",
                                        "Rxd1", "Bg4", "f3",  "Be6",  "Nc3",  "Bd6", "Be3",  "b6"});
}

/// Played at the opera of Paris in 1858: Black goes wrong more than once, and is mated.
Game operaGame() {
    return gameOf(twoPlayers(),
                  {"e4",   "e5",   "Nf3",  "d6",   "d4",    "Bg4", "dxe5", "Bxf3", "Qxf3",
                   "dxe5", "Bc4",  "Nf6",  "Qb3",  "Qe7",   "Nc3", "c6",   "Bg5",  "b5",
                   "Nxb5", "cxb5", "Bxb5", "Nbd7", "O-O-O", "Rd8", "Rxd7", "Rxd7", "Rd1",
                   "Qe6",  "Bxd7", "Nxd7", "Qb8",  "Nxb8",  "Rd8"});
}

/// What the command line asks for.
struct Wishes {
    QString folder;
    QSize size{1080, 760};
    QString language;
    QString appearance;

    /// Sets the font of the application, too; false for a line that says nothing useful.
    bool read(const QStringList& words) {
        for (const QString& word : words.mid(2)) {
            const QStringList parts = word.split(QLatin1Char('x'));
            if (word == QLatin1String("dark")) {
                appearance = word;
            } else if (parts.size() == 2) {
                size = QSize(parts[0].toInt(), parts[1].toInt());
            } else if (const int points = word.toInt()) {
                QFont font = QApplication::font();
                font.setPointSize(points);
                QApplication::setFont(font);
            } else {
                language = word;
            }
        }
        folder = words.value(1);
        return !folder.isEmpty() && QDir().mkpath(folder);
    }
};

/// Shows one screen after the other and takes its picture.
class Session {
public:
    explicit Session(Wishes wishes) : m_wishes(std::move(wishes)) {
        auto preferences = m_screen.window->preferences();
        preferences.language = m_wishes.language;
        preferences.appearance = m_wishes.appearance;
        m_screen.window->setPreferences(preferences);
        m_screen.window->resize(m_wishes.size);
    }

    void shootStart() {
        shootWindow("start");
        m_screen.begin(livelyGame(againstComputer(2)));
        m_screen.trigger(ActionId::Save);
        m_screen.trigger(ActionId::MainMenu);
        shootWindow("start-continue");
    }

    void shootGames() {
        m_screen.begin(livelyGame(againstComputer(2)));
        m_screen.click(Square::E3, Qt::RightButton);
        shootWindow("game");
        m_screen.click(Square::C3);
        shootWindow("game-selected");
        m_screen.trigger(ActionId::PreviousMove);
        shootWindow("game-looking-back");

        m_screen.begin(livelyGame(againstComputer(MaxLevel)));
        m_screen.move(Square::A2, Square::A4);
        shootWindow("thinking");

        GameSettings settings = twoPlayers();
        settings.names = {"Amal", "Noa"};
        settings.timeControl = TimeControl{std::chrono::minutes(10), std::chrono::seconds(5)};
        m_screen.begin(livelyGame(settings));
        m_screen.trigger(ActionId::OfferDraw);
        shootWindow("two-players");

        m_screen.begin(Game(twoPlayers()));
        for (const char* move : {"f3", "e5", "g4", "Qh4"}) {
            m_screen.type(move);
        }
        shootWindow("mate");
    }

    void shootReview() {
        const Game game = operaGame();
        m_screen.begin(game);
        GameReviewer& reviewer = m_screen.window->review().reviewer();
        reviewer.setNodes(20'000);
        m_screen.trigger(ActionId::Review);
        if (!QTest::qWaitFor([&reviewer] { return !reviewer.isRunning(); }, 60'000)) {
            qWarning("the review takes too long");
        }
        constexpr std::size_t WhereToLook = 18;
        for (std::size_t ply = game.ply(); ply > WhereToLook; --ply) {
            m_screen.trigger(ActionId::PreviousMove);
        }
        shootWindow("review");
    }

    void shootDialogs() {
        m_screen.begin(livelyGame(againstComputer(2)));
        m_screen.move(Square::A2, Square::A3);
        m_screen.trigger(ActionId::StopThinking);
        shootDialog(ActionId::MainMenu, "question");
        m_screen.trigger(ActionId::Save);
        shootDialog(ActionId::NewGame, "new-game");
        shootDialog(ActionId::Load, "load");
        shootDialog(ActionId::Preferences, "preferences");
        shootDialog(ActionId::HowToPlay, "how-to-play");
        shootDialog(ActionId::About, "about");

        NewGameDialog forTwo(NewGameChoice{twoPlayers(), false});
        forTwo.show();
        shoot(forTwo, "new-game-two");

        m_screen.begin(Game(twoPlayers(), parseFen("8/P6k/8/8/8/8/8/K7 w - - 0 1").value()));
        m_screen.move(Square::A7, Square::A8);
        if (auto* dialog = m_screen.openDialog<PromotionDialog>()) {
            shoot(*dialog, "promotion");
            dialog->reject();
        }
    }

private:
    /// After a while in which everything has found its place.
    void shoot(QWidget& widget, const char* name) {
        QTest::qWait(250);
        widget.grab().save(m_wishes.folder + QLatin1Char('/') + QLatin1String(name) +
                           QStringLiteral(".png"));
    }
    void shootWindow(const char* name) { shoot(*m_screen.window, name); }
    void shootDialog(ActionId id, const char* name) {
        m_screen.triggerAgreed(id);
        if (auto* dialog = m_screen.openDialog<QDialog>()) {
            shoot(*dialog, name);
            dialog->reject();
            QTest::qWait(50);
        }
    }

    Wishes m_wishes;
    WindowOnScreen m_screen;
};

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    Wishes wishes;
    if (!wishes.read(QApplication::arguments())) {
        qWarning("windowshots FOLDER [dark] [WIDTHxHEIGHT] [POINTS] [LANGUAGE]");
        return 2;
    }
    Session session(wishes);
    session.shootStart();
    session.shootGames();
    session.shootReview();
    session.shootDialogs();
    return 0;
}
