// The console: whatever is typed, the board it shows is that of a legal position, and follows from
// the one before by legal moves.
#include "fuzzing.h"

#include "app/consolesession.h"
#include "storage/gamefile.h"

#include <QTemporaryDir>

#include <algorithm>
#include <array>

using namespace chess;
using namespace chess::fuzzing;

namespace {

constexpr std::size_t MaxLines = 60;

/// Files stay in a folder of their own, whatever name was typed.
QString savedFile() {
    static const QTemporaryDir folder(QStringLiteral("/dev/shm/chessprog-fuzz"));
    return folder.filePath(QStringLiteral("game.xml"));
}

/// The games that there are to load, beside what was saved.
QString fileToLoad(const std::string& name) {
    static constexpr std::array Names{"promotion", "castling", "en_passant", "computers_turn"};
    for (const char* const known : Names) {
        if (name == known) {
            return QStringLiteral(CHESS_TEST_DATA "/console/%1.xml").arg(QLatin1String(known));
        }
    }
    return savedFile();
}

/// A line as it may be said: costly searches are left out, and files are kept in their place.
std::optional<std::string> tamed(const std::string& line) {
    const Words words = splitWords(line);
    const std::string command = words.empty() ? "" : words[0];
    if (command == "hint" || (command == "difficulty" && words.size() > 1 && words[1] > "2")) {
        return std::nullopt;
    }
    if (command == "save" && words.size() > 1) {
        return "save " + savedFile().toStdString();
    }
    if (command == "load" && words.size() > 1) {
        return "load " + fileToLoad(words[1]).toStdString();
    }
    return line;
}

/// Whether another position can be on the board after a command without legal moves leading there.
bool isLeap(const std::string& line) {
    constexpr std::array<std::string_view, 6> Leaps{"undo",  "redo",  "load",
                                                    "start", "reset", "default"};
    const Words words = splitWords(line);
    return !words.empty() && std::ranges::find(Leaps, words[0]) != Leaps.end();
}

bool leadsTo(const Position& before, const Position& after, int moves) {
    if (before == after) {
        return true;
    }
    if (moves == 0) {
        return false;
    }
    return std::ranges::any_of(movesUnderHouseRule(before), [&](Move move) {
        Position next = before;
        next.apply(move);
        return leadsTo(next, after, moves - 1);
    });
}

/// Types the lines, and asks for the position whenever a move is awaited.
class Typist {
public:
    explicit Typist(std::vector<std::string> lines) : m_lines(std::move(lines)) {}

    void run() {
        // Making an opponent costs far more than an input: one plays all.
        static Opponent opponent(1);
        ConsoleSession session(
            opponent, [this] { return nextLine(); }, m_said);
        session.run();
    }

private:
    std::optional<std::string> nextLine() {
        const std::string said = m_said.str();
        m_said.str({});
        if (m_hasAsked) {
            m_hasAsked = false;
            check(linesOf(said).front());
        } else if (said.ends_with(" - enter your move:\n")) {
            m_hasAsked = true;
            return "fen";
        }
        while (m_next < m_lines.size()) {
            if (const auto line = tamed(m_lines[m_next++])) {
                m_hasLeapt = m_hasLeapt || isLeap(*line);
                return line;
            }
        }
        return std::nullopt;
    }

    void check(const std::string& fen) {
        const auto position = parseFen(fen, PawnMayStay);
        require(position.hasValue(), "the console tells its position", fen);
        requireSound(*position);
        require(m_hasLeapt || !m_before || leadsTo(*m_before, *position, 2),
                "a position follows from the one before", fen);
        m_before = *position;
        m_hasLeapt = false;
    }

    std::vector<std::string> m_lines;
    std::size_t m_next = 0;
    std::ostringstream m_said;
    bool m_hasAsked = false;
    bool m_hasLeapt = false;
    std::optional<Position> m_before;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> lines = linesOf(textOf(data, size));
    lines.resize(std::min(lines.size(), MaxLines));
    QFile::remove(savedFile());
    Typist(std::move(lines)).run();
    if (QFile::exists(savedFile())) {
        require(loadGameFile(savedFile()).hasValue(), "a game saved can be loaded");
    }
    return 0;
}
