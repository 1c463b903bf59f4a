// UCI: whatever a program says, each search is answered once, and every move in the answers is
// legal where it stands.
#include "fuzzing.h"

#include "app/ucisession.h"
#include "rules/notation.h"

#include <algorithm>

using namespace chess;
using namespace chess::fuzzing;

namespace {

constexpr std::size_t MaxLines = 12;

bool contains(const std::string& line, std::string_view word) {
    const auto isSame = [](unsigned char left, unsigned char right) {
        return std::tolower(left) == std::tolower(right);
    };
    return std::search(line.begin(), line.end(), word.begin(), word.end(), isSame) != line.end();
}

/// What takes long or much memory without being wrong: large tables, deep counts, the slow levels.
bool isCostly(const std::string& line) {
    return contains(line, "hash") || contains(line, "perft") || contains(line, "level") ||
           contains(line, "nodelimit") || contains(line, "ucinewgame");
}

/// Follows the conversation: where each search began.
class Listener {
public:
    void hear(const std::string& line) {
        UciWords words(line);
        std::string command;
        words >> command;
        if (command == "position") {
            if (const auto root = readPosition(words)) {
                m_position = root->position;
            }
        } else if (command == "go") {
            m_searched.push_back(m_position);
        }
    }

    void check(const std::string& said) const {
        std::size_t search = 0;
        for (const std::string& line : linesOf(said)) {
            UciWords words(line);
            std::string word;
            words >> word;
            const bool isAnswer = word == "bestmove";
            if (!isAnswer && (word != "info" || line.find(" pv ") == std::string::npos)) {
                continue;
            }
            require(search < m_searched.size(), "there is one answer a search", said);
            while (!isAnswer && words >> word && word != "pv") {
            }
            checkLine(m_searched[search], words, line);
            search += isAnswer ? 1U : 0U;
        }
        require(search == m_searched.size(), "every search is answered", said);
    }

private:
    static void checkLine(Position position, UciWords& words, const std::string& line) {
        for (std::string word; words >> word;) {
            if (word == "0000") {
                require(!hasLegalMove(position), "no move only where there is none", line);
            } else if (word != "ponder") {
                const auto move = parseLongAlgebraic(position, word);
                require(move.hasValue(), "a move told is legal", line);
                position.apply(*move);
            }
        }
    }

    Position m_position;
    std::vector<Position> m_searched;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> lines = linesOf(textOf(data, size));
    lines.resize(std::min(lines.size(), MaxLines));
    // Making a session costs far more than an input: one serves all, and forgets in between.
    static std::ostringstream said;
    static UciSession session(said);
    static const bool isSmall = session.handle("setoption name Hash value 1");
    require(isSmall, "a session goes on");
    for (const char* const line : {"setoption name Clear Hash", "setoption name NodeLimit value 40",
                                   "setoption name Seed value 0",
                                   "setoption name OwnBook value false", "position startpos"}) {
        session.handle(line);
    }
    said.str({});
    Listener listener;
    for (const std::string& line : lines) {
        if (isCostly(line)) {
            continue;
        }
        listener.hear(line);
        if (!session.handle(line)) {
            break;
        }
    }
    session.handle("stop");
    listener.check(said.str());
    return 0;
}
