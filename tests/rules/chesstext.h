// Positions, moves and games from the text that tests are written in; what cannot be read stops
// the test program, since then the test itself is wrong.
#pragma once

#include "rules/fen.h"
#include "rules/game.h"
#include "rules/movegen.h"
#include "rules/notation.h"

#include <QString>
#include <QStringList>
#include <QString>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace chess::test {

inline constexpr HouseRules StandardRules{};
inline constexpr HouseRules PawnMayStay{.pawnMayStayPawn = true};

/// The position of a FEN, pawns that stayed pawns included.
inline Position fromFen(std::string_view fen) {
    const auto position = parseFen(fen, PawnMayStay);
    if (!position) {
        qFatal("no position: %s", std::string(fen).c_str());
    }
    return *position;
}

/// The position of a diagram: eight lines from rank 8 down, letters as in FEN and '.' for an empty
/// square, then what else a FEN tells.
inline Position fromDiagram(std::string_view diagram, std::string_view rest = "w - -") {
    std::string placement;
    int squares = 0;
    for (const char letter : diagram) {
        if (letter == ' ' || letter == '\n') {
            continue;
        }
        if (squares > 0 && squares % 8 == 0) {
            placement += '/';
        }
        placement += letter == '.' ? '1' : letter;
        ++squares;
    }
    return fromFen(placement + ' ' + std::string(rest));
}

inline std::vector<std::string> words(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> found;
    for (std::string word; stream >> word;) {
        found.push_back(word);
    }
    return found;
}

/// A legal move in either notation.
inline Move moveOf(const Position& position, std::string_view text) {
    const auto move = parseMove(position, text, PawnMayStay);
    if (!move) {
        qFatal("no move: %s in %s", std::string(text).c_str(), toFen(position).c_str());
    }
    return *move;
}

inline Position after(Position position, std::string_view moves) {
    for (const std::string& word : words(moves)) {
        position.apply(moveOf(position, word));
    }
    return position;
}

inline void play(Game& game, std::string_view moves) {
    for (const std::string& word : words(moves)) {
        if (const auto error = game.play(moveOf(game.position(), word))) {
            qFatal("refused: %s in %s", word.c_str(), toFen(game.position()).c_str());
        }
    }
}

inline Game gameFrom(std::string_view fen, HouseRules rules = {}) {
    GameSettings settings;
    settings.houseRules = rules;
    return Game(settings, fromFen(fen));
}

/// The legal moves from a square in long algebraic notation, sorted, with blanks between.
inline QString movesFrom(const Position& position, Square from) {
    std::set<std::string> moves;
    for (const Move move : legalMoves(position)) {
        if (move.from() == from) {
            moves.insert(toLongAlgebraic(move));
        }
    }
    QStringList texts;
    for (const std::string& move : moves) {
        texts.append(QString::fromStdString(move));
    }
    return texts.join(QLatin1Char(' '));
}

inline bool isLegal(const Position& position, std::string_view move) {
    return parseLongAlgebraic(position, move).hasValue();
}

inline bool isMate(const Position& position) {
    return position.isCheck() && !hasLegalMove(position);
}

/// A position of tests/data/perft.txt with the number of move sequences of each length from 1.
struct PerftEntry {
    std::string fen;
    std::vector<std::uint64_t> counts;
};

inline std::vector<PerftEntry> readPerftFile() {
    std::vector<PerftEntry> entries;
    std::ifstream file(CHESS_TEST_DATA "/perft.txt");
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::istringstream parts(line);
        PerftEntry entry;
        std::getline(parts, entry.fen, ';');
        for (std::string part; std::getline(parts, part, ';');) {
            entry.counts.push_back(std::stoull(part.substr(part.find(' '))));
        }
        entries.push_back(entry);
    }
    return entries;
}

} // namespace chess::test
