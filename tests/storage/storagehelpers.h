// Games, files and failing disks for the tests of storage.
#pragma once

#include "rules/fen.h"
#include "rules/movegen.h"
#include "storage/filesystem.h"
#include "storage/gamexml.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cerrno>
#include <random>

namespace chess {

/// Games in which everything happens that a file must hold; the same on every machine.
class EventfulGames {
public:
    explicit EventfulGames(std::uint64_t seed) : m_random(seed) {}

    Game next() {
        GameSettings settings = randomSettings();
        const HouseRules rules = settings.houseRules;
        Game game(std::move(settings), randomStart(rules));
        const std::size_t steps = below(120);
        for (std::size_t step = 0; step < steps; ++step) {
            takeStep(game);
        }
        // House rules may be switched off with a pawn already on its last rank.
        if (below(8) == 0) {
            game.setSettings(randomSettings());
        }
        return game;
    }

    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

private:
    bool flip() { return below(2) == 0; }

    std::string randomName() {
        static const std::vector<std::string> names{
            "",
            "Amal",
            "أمل العربية",
            "🦄♞ 👩‍👩‍👧",
            "<&>\"']]>--><!-- x -->",
            "100% %41",
            "  two blanks  ",
            "line\nfeed\ttab\r\x01\x1B\x7F",
            "\xFF\xC3(broken",
            "\xEF\xBF\xBE\xEF\xBF\xBF",
            std::string("zero\0byte", 9),
            std::string(10'000, 'x'),
            std::string(10'000, '\xA0'),
        };
        return names[below(names.size())];
    }

    std::chrono::milliseconds randomTime() { return std::chrono::milliseconds(below(7'200'000)); }
    ClockTimes randomClocks() { return {randomTime(), randomTime()}; }

    GameSettings randomSettings() {
        GameSettings settings;
        settings.mode = flip() ? GameMode::OnePlayer : GameMode::TwoPlayers;
        settings.level = MinLevel + static_cast<int>(below(MaxLevel - MinLevel + 1));
        settings.firstPlayerColor = flip() ? Color::White : Color::Black;
        settings.names = {randomName(), randomName()};
        if (flip()) {
            settings.timeControl = TimeControl{randomTime(), randomTime()};
        }
        settings.houseRules.pawnMayStayPawn = flip();
        return settings;
    }

    Position randomStart(HouseRules rules) {
        static const std::vector<const char*> starts{
            "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w Kq - 7 20",
            "7k/PPPP4/8/8/8/8/pppp4/7K w - - 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30",
            "8/8/8/4k3/8/8/3KQ3/8 b - - 96 80",
            "7k/5Q2/8/8/8/8/8/K7 b - - 3 60",
        };
        const std::size_t number = below(2 * starts.size());
        return number < starts.size() ? parseFen(starts[number], rules).value() : Position();
    }

    void takeStep(Game& game) {
        switch (below(24)) {
        case 0:
            game.undo();
            break;
        case 1:
            game.redo();
            break;
        case 2:
            game.setClocks(randomClocks());
            break;
        case 3:
            endSomehow(game);
            break;
        default:
            playAnything(game);
        }
    }

    void playAnything(Game& game) {
        if (game.isOver()) {
            game.undo();
            return;
        }
        const MoveList moves = legalMoves(game.position());
        Move move = moves[below(moves.size())];
        if (move.isPromotion() && game.settings().houseRules.pawnMayStayPawn && flip()) {
            move = Move::promotion(move.from(), move.to(), PieceType::Pawn);
        }
        const auto clocks =
            game.settings().timeControl && flip() ? std::optional(randomClocks()) : std::nullopt;
        if (game.play(move, clocks)) {
            qFatal("a legal move was refused");
        }
    }

    void endSomehow(Game& game) {
        const Color color = flip() ? Color::White : Color::Black;
        switch (below(8)) {
        case 0:
            game.resign(color);
            break;
        case 1:
            game.fallFlag(color);
            break;
        case 2:
            game.agreeDraw();
            break;
        case 3:
            game.recordResult(color);
            break;
        case 4:
            game.recordResult(std::nullopt);
            break;
        default:
            game.claimDraw();
        }
    }

    std::mt19937_64 m_random;
};

/// A game that can be told from others by the name of its first player.
inline Game gameNamed(const std::string& name) {
    GameSettings settings;
    settings.names[0] = name;
    Game game(settings);
    if (game.play(Move(Square::E2, Square::E4, Move::Kind::DoublePush))) {
        qFatal("e4 was refused");
    }
    return game;
}

inline void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write the test's own file");
    }
}

inline QByteArray readBytes(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

/// What is in a directory, hidden files too.
inline QStringList namesIn(const QString& directory) {
    return QDir(directory).entryList(QDir::AllEntries | QDir::Hidden | QDir::System |
                                     QDir::NoDotAndDotDot);
}

/// A disk on which the call with a certain number fails, or that one and all after it: then the
/// files are as if the program had been killed there.
class FailingFileSystem : public FileSystem {
public:
    enum class Extent { OneCall, AllFromThere };

    FailingFileSystem(int failingCall, int reason, Extent extent = Extent::OneCall)
        : m_failingCall(failingCall), m_reason(reason), m_extent(extent) {}

    [[nodiscard]] bool hasFailed() const { return m_calls >= m_failingCall; }

    int create(const char* path) const override { return fails() ? -1 : FileSystem::create(path); }
    int openDirectory(const char* path) const override {
        return fails() ? -1 : FileSystem::openDirectory(path);
    }
    /// A full disk takes a part of the data first.
    ssize_t write(int file, const void* data, size_t size) const override {
        if (fails()) {
            return -1;
        }
        return FileSystem::write(file, data, std::max<size_t>(size / 2, 1));
    }
    int setMode(int file, mode_t mode) const override {
        return fails() ? -1 : FileSystem::setMode(file, mode);
    }
    int sync(int file) const override { return fails() ? -1 : FileSystem::sync(file); }
    /// The number is free afterwards even when closing fails.
    int close(int file) const override {
        const int result = FileSystem::close(file);
        return fails() ? -1 : result;
    }
    int rename(const char* from, const char* to) const override {
        return fails() ? -1 : FileSystem::rename(from, to);
    }
    int remove(const char* path) const override { return fails() ? -1 : FileSystem::remove(path); }
    int makeDirectory(const char* path) const override {
        return fails() ? -1 : FileSystem::makeDirectory(path);
    }

private:
    bool fails() const {
        ++m_calls;
        const bool isFailing =
            m_extent == Extent::OneCall ? m_calls == m_failingCall : m_calls >= m_failingCall;
        if (isFailing) {
            errno = m_reason;
        }
        return isFailing;
    }

    mutable int m_calls = 0;
    int m_failingCall;
    int m_reason;
    Extent m_extent;
};

} // namespace chess
