// The words of the Universal Chess Interface: commands read into values, answers put into lines.
#pragma once

#include "engine/search.h"

#include <limits>
#include <sstream>
#include <string>

namespace chess {

/// What is left of a line, read word by word.
using UciWords = std::istringstream;

/// A `go` command.
struct UciOrder {
    SearchLimits limits;
    /// Count move sequences of that length instead of searching; 0 for a search.
    int perftDepth = 0;
    /// The answer has to wait for `stop`,
    bool isInfinite = false;
    /// or for `ponderhit`.
    bool isPonder = false;
    /// The moves to choose from; empty for all.
    std::vector<Move> onlyMoves;
};

/// The number that comes next, brought into the range; nothing when the next word is no number.
[[nodiscard]] std::optional<long long>
readNumber(UciWords& words, long long lowest,
           long long highest = std::numeric_limits<long long>::max());

/// What follows `position`; nothing when any of it makes no sense.
[[nodiscard]] std::optional<SearchRoot> readPosition(UciWords& words);

/// What follows `go` in that position. Words without sense are passed over.
[[nodiscard]] UciOrder readOrder(UciWords& words, const Position& position);

/// "info depth 3 ...", without a newline.
[[nodiscard]] std::string infoText(const SearchReport& report);
/// "bestmove e2e4 ponder e7e5", without a newline.
[[nodiscard]] std::string bestMoveText(const SearchResult& result);

} // namespace chess
