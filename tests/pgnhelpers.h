// Reading PGN from strings and files, for tests.
#pragma once

#include "rules/pgnreader.h"

#include <fstream>
#include <sstream>

namespace chess {

using PgnItem = Expected<PgnGame, PgnFault>;

inline std::vector<PgnItem> readItems(std::istream& stream) {
    std::vector<PgnItem> items;
    PgnReader reader(stream);
    while (auto item = reader.next()) {
        items.push_back(*std::move(item));
    }
    return items;
}

inline std::vector<PgnItem> readItems(const std::string& text) {
    std::istringstream stream(text);
    return readItems(stream);
}

/// "e4 e5 Nf3", or what is wrong as "fault 12:3".
inline std::string mainLine(const PgnItem& item) {
    if (!item) {
        return "fault " + std::to_string(item.error().line) + ":" +
               std::to_string(item.error().column);
    }
    std::string line;
    Position position = item->start;
    for (const Move move : item->moves) {
        line += (line.empty() ? "" : " ") + toSan(position, move);
        position.apply(move);
    }
    return line;
}

/// The main lines of all games in a text.
inline std::vector<std::string> mainLines(const std::string& text) {
    std::vector<std::string> lines;
    for (const PgnItem& item : readItems(text)) {
        lines.push_back(mainLine(item));
    }
    return lines;
}

inline std::string contentOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace chess
