// Not a test: prints what the window costs the person before it and the machine under it.
//   windowbenchmark [SECONDS]
// The aims: a timer is late by less than 30 ms (p99) while the expert thinks, the board at
// 1600 x 1200 repaints in less than 4 ms, and a window at rest uses nothing.
// QT_QPA_PLATFORM=offscreen runs it without a display; on a real one, the work of the display's
// client counts too.
#include "gamedesk.h"
#include "windowtesting.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace chess;

namespace {

constexpr std::chrono::milliseconds Beat{5};

void wait(std::chrono::milliseconds time) {
    QEventLoop loop;
    QTimer::singleShot(time, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The time of the processor, of all threads: other programs do not count.
double processorMilliseconds() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// How late each beat of a timer comes, in milliseconds, sorted.
class Heartbeat : public QObject {
public:
    Heartbeat() {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const double passed = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
            m_lateness.push_back(std::max(0.0, passed - static_cast<double>(Beat.count())));
            m_clock.start();
        });
        m_clock.start();
        m_timer.start(Beat);
    }

    void print(const char* when) {
        m_timer.stop();
        std::sort(m_lateness.begin(), m_lateness.end());
        const auto at = [this](double part) {
            return m_lateness[static_cast<std::size_t>(part *
                                                       static_cast<double>(m_lateness.size() - 1))];
        };
        std::printf("a 5 ms timer %s: %zu beats, late by p50 %.2f, p99 %.2f, max %.2f ms\n", when,
                    m_lateness.size(), at(0.5), at(0.99), at(1));
    }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    std::vector<double> m_lateness;
};

/// The expert thinks again and again, about one game after the other.
void measureLateness(std::chrono::seconds time) {
    WindowOnScreen screen;
    Heartbeat calm;
    wait(time);
    calm.print("in a window at rest");

    screen.begin(Game(againstComputer(MaxLevel)));
    int searches = 0;
    const auto askAgain = [&] {
        if (!screen.window->computer().isThinking()) {
            ++searches;
            screen.window->controller().begin(Game(
                againstComputer(MaxLevel, Color::Black),
                parseFen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
                    .value()));
        }
    };
    QTimer asks;
    QObject::connect(&asks, &QTimer::timeout, &asks, askAgain);
    askAgain();
    asks.start(std::chrono::milliseconds(50));
    Heartbeat busy;
    wait(2 * time);
    busy.print("while the expert thinks");
    std::printf("  (%d searches begun)\n", searches);
}

void measureRepaint() {
    BoardModel model;
    BoardView board(model);
    model.setGame(Game());
    board.resize(1600, 1200);
    board.activate(Square::E2);
    QImage screen(board.size(), QImage::Format_RGB32);
    board.render(&screen);
    constexpr int Times = 200;
    const double start = processorMilliseconds();
    for (int time = 0; time < Times; ++time) {
        board.render(&screen, {}, {}, QWidget::DrawChildren);
    }
    std::printf("a repaint of the board at 1600 x 1200: %.2f ms\n",
                (processorMilliseconds() - start) / Times);
}

void printIdle(const char* where, std::chrono::seconds time) {
    wait(std::chrono::seconds(1)); // for what the change of the page has still to do
    const double start = processorMilliseconds();
    wait(time);
    const double used = processorMilliseconds() - start;
    std::printf("%s at rest: %.2f ms of the processor in %d s (%.3f %%)\n", where, used,
                static_cast<int>(time.count()), used / 10 / static_cast<double>(time.count()));
}

void measureIdle(std::chrono::seconds time) {
    WindowOnScreen screen;
    printIdle("the start page", time);
    screen.begin(Game(againstComputer(1)));
    printIdle("the game page", time);
    GameSettings settings = twoPlayers();
    settings.timeControl = TimeControl{std::chrono::minutes(10), std::chrono::seconds(0)};
    screen.begin(Game(settings));
    screen.move(Square::E2, Square::E4);
    printIdle("the game page with a running clock", time);
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const int given = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 0;
    const std::chrono::seconds time(given > 0 ? given : 5);
    measureLateness(time);
    measureRepaint();
    measureIdle(time);
    return 0;
}
