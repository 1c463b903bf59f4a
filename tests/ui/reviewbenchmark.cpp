// Not a test: measures the review of a game of sixty moves in the real window.
//   reviewbenchmark [NODES]
// NODES is how much is looked at for each half-move. QT_QPA_PLATFORM=offscreen without a display.
#include "windowtesting.h"

#include "engine/search.h"
#include "gamedesk.h"
#include "ui/reviewdesk.h"

#include <QElapsedTimer>

#include <cstdio>
#include <ctime>

using namespace chess;

namespace {

constexpr std::size_t HalfMoves = 120;

/// The expert against itself, quickly; the same game every time.
Game longGame() {
    Game game(twoPlayers());
    Searcher searcher;
    const std::atomic<bool> never = false;
    while (game.length() < HalfMoves) {
        const SearchLimits limits{{}, 3'000, {}, {}};
        const Move move = searcher.search(SearchRoot(game), limits, never).move;
        if (game.play(move)) {
            qFatal("the game ended after %zu half-moves", game.length());
        }
    }
    return game;
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const quint64 nodes = argc > 1 ? QByteArray(argv[1]).toULongLong() : GameReviewer::DefaultNodes;
    WindowOnScreen screen;
    screen.begin(longGame());
    GameReviewer& reviewer = screen.window->review().reviewer();
    reviewer.setNodes(nodes);

    QElapsedTimer time;
    qint64 first = -1;
    qint64 afterOneSecond = 0;
    qint64 lastBeat = 0;
    qint64 longestPause = 0;
    QTimer heart;
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
        longestPause = std::max(longestPause, time.elapsed() - lastBeat);
        lastBeat = time.elapsed();
    });
    QObject::connect(&reviewer, &GameReviewer::progressed, &heart, [&](int done) {
        first = done > 0 && first < 0 ? time.elapsed() : first;
        afterOneSecond = time.elapsed() <= 1'000 ? done : afterOneSecond;
    });
    QObject::connect(&reviewer, &GameReviewer::finished, &heart, [] { QApplication::quit(); });
    heart.start(5);
    const std::clock_t work = std::clock();
    time.start();
    screen.trigger(ActionId::Review);
    QApplication::exec();

    std::printf("%zu half-moves at %llu nodes each\n", HalfMoves, nodes);
    std::printf("first place known after   %6lld ms\n", first);
    std::printf("places known in 1 s       %6lld\n", afterOneSecond);
    std::printf("whole game after          %6lld ms\n", time.elapsed());
    std::printf("computing time            %6ld ms\n",
                static_cast<long>((std::clock() - work) * 1000 / CLOCKS_PER_SEC));
    std::printf("longest pause of the window %4lld ms\n", longestPause);
    return 0;
}
