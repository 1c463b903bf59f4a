// Lets the computer play whole games against itself in one program, at mixed levels, each kept safe
// and saved as the window does, and watches what the program takes from the system.
//
//     soak [GAMES [SEED]]
//
// Fails when threads or open files are lost; memory is printed for eyes to judge.
#include "storage/saveslots.h"
#include "storage/unfinishedgame.h"
#include "ui/aiplayer.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QTemporaryDir>
#include <QThread>

#include <fstream>
#include <random>

#include <unistd.h>

using namespace chess;

namespace {

constexpr SearchLimits QuickExpert{.depth = {}, .nodes = 1'000, .moveTime = {}, .clock = {}};

struct Belongings {
    qsizetype threads = 0;
    qsizetype files = 0;
    long memoryKib = 0;

    [[nodiscard]] static Belongings now() {
        long pages = 0;
        long residentPages = 0;
        std::ifstream("/proc/self/statm") >> pages >> residentPages;
        return {count("/proc/self/task"), count("/proc/self/fd"),
                residentPages * (sysconf(_SC_PAGESIZE) / 1024)};
    }

private:
    static qsizetype count(const char* directory) {
        return QDir(QLatin1String(directory))
            .entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System)
            .size();
    }
};

/// Plays one game after the other, each with a computer, and so a thread, of its own.
class Soak : public QObject {
    Q_OBJECT

public:
    Soak(QString folder, int games, unsigned seed)
        : m_folder(std::move(folder)), m_games(games), m_random(seed) {}

    void beginNext() {
        m_computer.reset();
        m_unfinished.reset();
        look();
        if (m_played == m_games) {
            QCoreApplication::quit();
            return;
        }
        m_game = Game();
        m_levels = {anyLevel(), anyLevel()};
        m_unfinished.emplace(m_folder);
        m_computer = std::make_unique<AiPlayer>();
        m_computer->setSeed(m_random());
        connect(m_computer.get(), &AiPlayer::moveChosen, this, &Soak::play);
        connect(m_computer.get(), &AiPlayer::drawClaimed, this, [this] {
            m_game.claimDraw();
            goOn();
        });
        goOn();
    }

    /// Between games there is only the main thread. One that has ended stays in the system's list
    /// for a moment.
    [[nodiscard]] bool hasLostSomething() const {
        const QDeadlineTimer patience(std::chrono::seconds(10));
        while (Belongings::now().threads > 1 && !patience.hasExpired()) {
            QThread::msleep(1);
        }
        const Belongings now = Belongings::now();
        return now.threads > 1 || now.files > m_first.files;
    }
    [[nodiscard]] std::size_t moves() const { return m_moves; }

private:
    /// Rarely hard, which takes long: of a hundred games it plays in ten.
    int anyLevel() {
        constexpr std::array Levels{1, 1, 1, 2, 2, 2, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4};
        return Levels[m_random() % Levels.size()];
    }

    void play(Move move) {
        if (m_game.play(move)) {
            qFatal("the computer's move was refused");
        }
        ++m_moves;
        if (m_unfinished->keep(m_game)) {
            qFatal("the game cannot be kept safe");
        }
        goOn();
    }

    void goOn() {
        if (m_game.isOver()) {
            m_unfinished->forget();
            if (SaveSlots(m_folder).save(m_game)) {
                qFatal("the game cannot be saved");
            }
            ++m_played;
            // The computer that just spoke must not be deleted under its own feet.
            QMetaObject::invokeMethod(this, &Soak::beginNext, Qt::QueuedConnection);
            return;
        }
        GameSettings settings = m_game.settings();
        settings.level = m_levels[index(m_game.sideToMove())];
        settings.firstPlayerColor = !m_game.sideToMove();
        m_game.setSettings(settings);
        m_computer->think(m_game, QuickExpert);
    }

    void look() {
        const Belongings now = Belongings::now();
        // What Qt opens once for all is open after the first game.
        if (m_played == 1) {
            m_first = now;
        }
        if (m_played == 1 || m_played % 50 == 0 || m_played == m_games) {
            std::printf("%4d games, %6zu moves: %3lld threads, %3lld files, %6ld KiB\n", m_played,
                        m_moves, static_cast<long long>(now.threads),
                        static_cast<long long>(now.files), now.memoryKib);
            std::fflush(stdout);
        }
    }

    QString m_folder;
    int m_games;
    int m_played = 0;
    std::size_t m_moves = 0;
    std::mt19937 m_random;
    std::array<int, 2> m_levels{};
    Game m_game;
    std::optional<UnfinishedGame> m_unfinished;
    std::unique_ptr<AiPlayer> m_computer;
    Belongings m_first;
};

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int games = arguments.size() > 1 ? arguments[1].toInt() : 500;
    const unsigned seed = arguments.size() > 2 ? arguments[2].toUInt() : 1;
    const QTemporaryDir folder;
    Soak soak(folder.path(), games, seed);
    QMetaObject::invokeMethod(&soak, &Soak::beginNext, Qt::QueuedConnection);
    QCoreApplication::exec();
    if (soak.hasLostSomething()) {
        std::printf("Threads or files have been lost\n");
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

#include "soak.moc"
