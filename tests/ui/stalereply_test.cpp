// An answer of the computer to a question that is no longer asked must never reach the board.
#include "gamedesk.h"
#include "gamereplay.h"
#include "windowtesting.h"

#include "rules/movegen.h"
#include "ui/loaddialog.h"
#include "ui/newgamedialog.h"

#include <QListView>
#include <QTimer>

#include <random>

using namespace chess;

namespace {

class Mischief {
public:
    explicit Mischief(unsigned seed) : m_random(seed) {}

    /// Lets the event loop run for a random while of up to three milliseconds.
    void wait() {
        QEventLoop loop;
        QTimer::singleShot(std::chrono::milliseconds(m_random() % 4), &loop, &QEventLoop::quit);
        loop.exec();
    }

    void playSomething(GameController& controller) {
        const MoveList moves = legalMoves(controller.game().position());
        const Move move = moves[m_random() % moves.size()];
        controller.requestMove(move.from(), move.to(), move.promotion());
    }

    void interfere(GameDesk& desk) {
        switch (m_random() % 7) {
        case 0:
            desk.controller.undo();
            break;
        case 1:
            desk.controller.begin(Game(againstComputer(5, randomColor())));
            break;
        case 2:
            desk.controller.begin(
                Game(againstComputer(5, randomColor()),
                     parseFen("r3k2r/8/8/2q5/2Q5/8/8/R3K2R w KQkq - 0 1").value()));
            break;
        case 3:
            desk.controller.restart();
            break;
        case 4:
            desk.controller.stopThinking();
            desk.controller.letComputerMove();
            break;
        case 5:
            desk.controller.moveNow();
            break;
        default:
            desk.controller.resign();
            desk.controller.undo();
        }
    }

    /// The same by what a person can do to the window.
    void interfere(std::unique_ptr<WindowOnScreen>& screen, const QString& home) {
        switch (m_random() % 8) {
        case 0:
            screen->trigger(ActionId::Undo);
            break;
        case 1:
            leave(*screen, ActionId::NewGame);
            screen->openDialog<NewGameDialog>()->accept();
            break;
        case 2:
            leave(*screen, ActionId::Load);
            loadNewest(*screen);
            break;
        case 3:
            leave(*screen, ActionId::Restart);
            break;
        case 4:
            leave(*screen, ActionId::MainMenu);
            wait();
            QVERIFY(!screen->window->computer().isThinking());
            comeBack(*screen);
            break;
        case 5:
            screen->trigger(ActionId::MoveNow);
            break;
        case 6:
            screen->trigger(ActionId::StopThinking);
            screen->trigger(ActionId::LetComputerMove);
            break;
        default:
            leave(*screen, ActionId::Quit);
            QVERIFY(!screen->window->isVisible());
            screen.reset();
            screen = std::make_unique<WindowOnScreen>(home);
            comeBack(*screen);
        }
    }

private:
    void leave(WindowOnScreen& screen, ActionId id) {
        screen.trigger(id);
        wait();
        // Asked only if there is something to lose.
        screen.answer(m_random() % 2 == 0 ? QMessageBox::Yes : QMessageBox::No);
    }

    static void loadNewest(WindowOnScreen& screen) {
        auto* dialog = screen.openDialog<LoadDialog>();
        auto* list = dialog->findChild<QListView*>();
        list->setCurrentIndex(list->model()->index(0, 0));
        buttonNamed(*dialog, "Load")->click();
    }

    static void comeBack(WindowOnScreen& screen) {
        if (screen.window->action(ActionId::Continue)->isEnabled()) {
            screen.trigger(ActionId::Continue);
        } else {
            screen.begin(Game(againstComputer(5)));
        }
    }

    Color randomColor() { return m_random() % 2 == 0 ? Color::White : Color::Black; }

    std::mt19937 m_random;
};

} // namespace

class StaleReplyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void disturbedThreeHundredTimesTheGameStaysItsOwnReplay() {
        Mischief mischief(7);
        GameDesk desk(againstComputer(5));
        for (int round = 0; round < 300; ++round) {
            if (desk.game().isOver()) {
                desk.controller.restart();
            }
            if (desk.controller.isPersonsTurn()) {
                mischief.playSomething(desk.controller);
            }
            mischief.wait();
            mischief.interfere(desk);
            QVERIFY(playedAgain(desk.game()).position() == desk.game().position());
            const bool isComputersTurn =
                desk.game().settings().isComputer(desk.game().sideToMove());
            QCOMPARE(desk.computer.isThinking(), isComputersTurn && !desk.game().isOver());
        }
    }

    void theWindowDisturbedThreeHundredTimesIsAlwaysRight() {
        const QTemporaryDir home;
        Mischief mischief(13);
        auto screen = std::make_unique<WindowOnScreen>(home.path());
        NewGameChoice expert;
        expert.settings = againstComputer(5);
        expert.drawsColor = true;
        screen->store->setLastGame(expert);
        screen->begin(Game(expert.settings));
        screen->trigger(ActionId::Save);
        for (int searches = 0; searches < 300;) {
            if (screen->game().isOver()) {
                screen->begin(Game(againstComputer(5)));
            }
            if (screen->window->controller().isPersonsTurn()) {
                mischief.playSomething(screen->window->controller());
            }
            searches += screen->window->computer().isThinking() ? 1 : 0;
            mischief.wait();
            mischief.interfere(screen, home.path());
            const Game& game = screen->game();
            QVERIFY(playedAgain(game).position() == game.position());
            const bool isComputersTurn = game.settings().isComputer(game.sideToMove());
            QCOMPARE(screen->window->computer().isThinking(), isComputersTurn && !game.isOver());
        }
    }

    void closingAtRandomInstantsEndsTheThread() {
        Mischief mischief(11);
        for (int round = 0; round < 40; ++round) {
            GameDesk desk(againstComputer(5, Color::Black));
            mischief.wait();
        }
    }

    void noMoveArrivesAfterACancelledSearch() {
        GameDesk desk(againstComputer(1));
        for (int round = 0; round < 50; ++round) {
            desk.play("e4");
            desk.controller.undo();
            QCoreApplication::processEvents();
            QCOMPARE(desk.game().ply(), std::size_t{0});
        }
    }
};

QTEST_MAIN(StaleReplyTest)
#include "stalereply_test.moc"
