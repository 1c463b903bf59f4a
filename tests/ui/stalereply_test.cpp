// An answer of the computer to a question that is no longer asked must never reach the board.
#include "gamedesk.h"
#include "gamereplay.h"

#include "rules/movegen.h"

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

    void playSomething(GameDesk& desk) {
        const MoveList moves = legalMoves(desk.game().position());
        const Move move = moves[m_random() % moves.size()];
        desk.controller.requestMove(move.from(), move.to(), move.promotion());
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

private:
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
                mischief.playSomething(desk);
            }
            mischief.wait();
            mischief.interfere(desk);
            QVERIFY(playedAgain(desk.game()).position() == desk.game().position());
            const bool isComputersTurn =
                desk.game().settings().isComputer(desk.game().sideToMove());
            QCOMPARE(desk.computer.isThinking(), isComputersTurn && !desk.game().isOver());
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

QTEST_GUILESS_MAIN(StaleReplyTest)
#include "stalereply_test.moc"
