#include "app/uci.h"

#include "rules/fen.h"
#include "rules/movegen.h"
#include "rules/notation.h"

#include <iostream>
#include <optional>
#include <sstream>

namespace chess {
namespace {

/// The position of "startpos|fen … [moves …]"; nothing if any of it is wrong.
std::optional<Position> readPosition(std::istringstream& words) {
    std::string word;
    std::string fen;
    words >> word;
    if (word == "startpos") {
        fen = InitialFen;
        words >> word;
    } else if (word == "fen") {
        while (words >> word && word != "moves") {
            fen += word + ' ';
        }
    }
    const auto start = parseFen(fen);
    if (!start) {
        return std::nullopt;
    }
    Position position = *start;
    while (words >> word) {
        const auto move = parseLongAlgebraic(position, word);
        if (!move) {
            return std::nullopt;
        }
        position.apply(*move);
    }
    return position;
}

void runPerft(const Position& position, int depth, std::ostream& out) {
    std::uint64_t total = 0;
    for (const Move move : legalMoves(position)) {
        Position next = position;
        next.apply(move);
        const std::uint64_t nodes = perft(next, depth - 1);
        out << toLongAlgebraic(move) << ": " << nodes << '\n';
        total += nodes;
    }
    out << "\nNodes searched: " << total << '\n' << std::endl;
}

} // namespace

int runUci(std::istream& in, std::ostream& out) {
    Position position;
    std::string line;
    while (std::getline(in, line)) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command == "quit") {
            break;
        }
        if (command == "uci") {
            out << "id name Chessprog\nid author The Chessprog authors\nuciok" << std::endl;
        } else if (command == "isready") {
            out << "readyok" << std::endl;
        } else if (command == "position") {
            position = readPosition(words).value_or(position);
        } else if (command == "go") {
            std::string kind;
            int depth = 0;
            if (words >> kind >> depth && kind == "perft" && depth > 0) {
                runPerft(position, depth, out);
            }
        }
    }
    return 0;
}

} // namespace chess
