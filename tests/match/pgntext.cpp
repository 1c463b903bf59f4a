#include "pgntext.h"

#include "rules/fen.h"

#include <sstream>

namespace chess::match {
namespace {

class MoveText {
public:
    void add(const std::string& word) {
        constexpr std::size_t Width = 80;
        if (m_column + 1 + word.size() > Width) {
            m_text += '\n';
            m_column = 0;
        } else if (m_column > 0) {
            m_text += ' ';
            ++m_column;
        }
        m_text += word;
        m_column += word.size();
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text;
    std::size_t m_column = 0;
};

/// Quotes and backslashes are marked by a backslash.
std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') {
            result += '\\';
        }
        result += letter;
    }
    return result + '"';
}

std::string moveText(const Game& game, const std::string& result) {
    MoveText text;
    for (std::size_t number = 0; number < game.ply(); ++number) {
        const Position& position = game.positionAt(number);
        const bool isWhite = position.sideToMove() == Color::White;
        if (isWhite || number == 0) {
            text.add(std::to_string(position.moveNumber()) + (isWhite ? "." : "..."));
        }
        text.add(game.sanAt(number));
    }
    text.add(result);
    return text.text();
}

} // namespace

std::string resultText(const std::optional<Color>& winner) {
    return !winner ? "1/2-1/2" : *winner == Color::White ? "1-0" : "0-1";
}

std::string pgnText(const GameResult& result, const std::string& white, const std::string& black,
                    int round) {
    std::ostringstream out;
    const std::string outcome = resultText(result.winner);
    out << "[Event \"Match\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"" << round
        << "\"]\n[White " << quoted(white) << "]\n[Black " << quoted(black) << "]\n[Result \""
        << outcome << "\"]\n[Termination " << quoted(describeEnd(result)) << "]\n";
    const std::string start = toFen(result.game.startPosition());
    if (start != InitialFen) {
        out << "[SetUp \"1\"]\n[FEN \"" << start << "\"]\n";
    }
    out << '\n' << moveText(result.game, outcome) << "\n\n";
    return out.str();
}

} // namespace chess::match
