#include "openings.h"

#include "rules/fen.h"
#include "rules/notation.h"

#include <istream>
#include <sstream>

namespace chess::match {
namespace {

bool isMoveNumber(const std::string& word) {
    return word.find_first_not_of("0123456789.") == std::string::npos;
}

std::optional<Game> readMoves(const std::string& line) {
    Game game;
    std::istringstream words(line);
    std::string word;
    while (words >> word) {
        if (isMoveNumber(word)) {
            continue;
        }
        const auto move = parseMove(game.position(), word);
        if (!move || game.play(*move)) {
            return std::nullopt;
        }
    }
    return game;
}

std::optional<Game> readOpening(const std::string& line) {
    if (line.find('/') == std::string::npos) {
        return readMoves(line);
    }
    const auto position = parseFen(line);
    return position ? std::optional(Game({}, *position)) : std::nullopt;
}

} // namespace

Expected<std::vector<Game>, OpeningFault> readOpenings(std::istream& in) {
    std::vector<Game> openings;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const auto opening = readOpening(line);
        if (!opening || opening->isOver()) {
            return OpeningFault{number, line};
        }
        openings.push_back(*opening);
    }
    return openings;
}

} // namespace chess::match
