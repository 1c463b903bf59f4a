// Types at random into the console: commands that make sense, commands that nearly do, and noise.
// Nothing may crash it, and every answer must be one of the lines it knows. More lines than the
// usual few can be asked for: CHESSPROG_RANDOM_LINES=100000 consolerandom_test

#include "app/consolesession.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <random>
#include <sstream>

using namespace chess;

namespace {

/// Always the same lines: the distributions of the standard library differ between systems.
class Typist {
public:
    explicit Typist(std::uint32_t seed) : m_random(seed) {}

    std::string line() {
        switch (number(10)) {
        case 0:
            return noise();
        case 1:
        case 2:
            return setting();
        case 3:
            return extra();
        case 4:
        case 5:
            return longMove();
        default:
            return command();
        }
    }

private:
    std::uint32_t number(std::uint32_t end) { return static_cast<std::uint32_t>(m_random()) % end; }

    template <std::size_t Size> std::string oneOf(const std::array<std::string_view, Size>& words) {
        return std::string(words[number(Size)]);
    }

    std::string noise() {
        std::string text;
        for (std::uint32_t left = number(40); left > 0; --left) {
            const char character = static_cast<char>(number(256));
            text += character == '\n' ? ' ' : character;
        }
        return text;
    }

    std::string setting() {
        constexpr std::array<std::string_view, 16> Settings{
            "game_mode 1",  "game_mode 2",    "game_mode 7", "difficulty 1",
            "difficulty 2", "difficulty 9",   "default",     "print_setting",
            "user_color 0", "user_color 1",   "user_color",  "load game.xml",
            "load nothing", "load other.xml", "start",       "start"};
        return oneOf(Settings);
    }

    std::string extra() {
        constexpr std::array<std::string_view, 24> Extras{
            "undo",         "undo",          "redo",        "history full",
            "history none", "history short", "names A B",   "names \x01 \xff",
            "draw",         "claim",         "fen",         "moves",
            "help",         "board classic", "board plain", "flip on",
            "flip off",     "save game.xml", "save .",      "save other.xml",
            "O-O",          "queen",         "0-0-0",       "reset"};
        return oneOf(Extras);
    }

    std::string square() {
        constexpr std::string_view Rows = "12345678123456789";
        constexpr std::string_view Columns = "ABCDEFGHABCDEFGHa";
        return {'<', Rows[number(Rows.size())], ',', Columns[number(Columns.size())], '>'};
    }

    std::string command() {
        constexpr std::array<std::string_view, 4> Promotions{"queen", "pawn", "king", "knight"};
        switch (number(20)) {
        case 0:
            return "castle " + square();
        case 1:
        case 2:
            return "get_moves " + square();
        case 3:
            return oneOf(Promotions);
        case 4:
            return "  move " + square() + ' ' + square();
        default:
            return "move " + square() + " to " + square();
        }
    }

    /// A step to a square nearby, so that it is often a legal one.
    std::string longMove() {
        constexpr std::string_view Columns = "abcdefgh";
        constexpr std::string_view Rows = "12345678";
        const std::uint32_t column = number(8);
        const std::uint32_t row = number(8);
        return {Columns[column], Rows[row], Columns[(column + 7 + number(3)) % 8],
                Rows[(row + 6 + number(5)) % 8]};
    }

    std::mt19937 m_random;
};

/// What a conversation of at most so many lines said; counts them down.
std::string converse(Typist& typist, int& linesLeft) {
    std::ostringstream out;
    const auto type = [&]() -> std::optional<std::string> {
        if (linesLeft == 0) {
            return std::nullopt;
        }
        --linesLeft;
        return typist.line();
    };
    Opponent opponent;
    ConsoleSession session(opponent, type, out);
    session.run();
    return out.str();
}

bool isKnownLine(const std::string& line) {
    constexpr std::array<std::string_view, 33> Beginnings{"Specify game setting",
                                                          "SETTINGS:",
                                                          "GAME_MODE: ",
                                                          "DIFFICULTY_LVL: ",
                                                          "USER_CLR: ",
                                                          "Game mode is ",
                                                          "Wrong ",
                                                          "ERROR: invalid command",
                                                          "Error: ",
                                                          "white player ",
                                                          "black player ",
                                                          "Invalid position on the board",
                                                          "The specified ",
                                                          "Illegal ",
                                                          "Checkmate! ",
                                                          "The game is tied",
                                                          "The game ends ",
                                                          "Check: ",
                                                          "Check!",
                                                          "Pawn promotion- ",
                                                          "Invalid Type",
                                                          "<",
                                                          "castle <",
                                                          "File cannot be ",
                                                          "Undo ",
                                                          "Redo ",
                                                          "Empty history, ",
                                                          "Restarting...",
                                                          "Exiting...",
                                                          "Computer: ",
                                                          "There is no ",
                                                          "The ",
                                                          "Draw claimed: "};
    return std::ranges::any_of(Beginnings,
                               [&](std::string_view start) { return line.starts_with(start); });
}

bool isBoardOrText(const std::string& line) {
    constexpr std::string_view FirstLetters = "12345678rnbqkpRNBQKP ";
    return line.starts_with("Captured from ") || line.starts_with("white: ") ||
           line.starts_with("black: ") || line.starts_with("No moves yet") ||
           line.ends_with(" wins") || FirstLetters.find(line[0]) != std::string_view::npos;
}

} // namespace

class ConsoleRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyAnswerToNonsenseIsALineThatItKnows() {
        const QTemporaryDir directory;
        const QString home = QDir::currentPath();
        QVERIFY(QDir::setCurrent(directory.path()));
        int linesLeft = std::max(qEnvironmentVariableIntValue("CHESSPROG_RANDOM_LINES"), 3000);
        Typist typist(20240229);
        while (linesLeft > 0) {
            std::istringstream said(converse(typist, linesLeft));
            std::string line;
            while (std::getline(said, line)) {
                QVERIFY2(isKnownLine(line) || isBoardOrText(line) || isHelp(line), line.c_str());
            }
        }
        QDir::setCurrent(home);
    }

private:
    static bool isHelp(const std::string& line) {
        constexpr std::size_t ColumnOfExplanations = 20;
        return line.size() > ColumnOfExplanations && line[ColumnOfExplanations - 1] == ' ';
    }
};

QTEST_GUILESS_MAIN(ConsoleRandomTest)
#include "consolerandom_test.moc"
