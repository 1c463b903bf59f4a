// The positions from which the games of a match begin.
#pragma once

#include "rules/game.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace chess::match {

struct OpeningFault {
    /// Counted from 1.
    int line = 0;
    std::string text;
};

/// One opening a line: a FEN, or moves in standard or long algebraic notation from the start of the
/// game, move numbers allowed. Empty lines and lines that begin with # are passed over.
Expected<std::vector<Game>, OpeningFault> readOpenings(std::istream& in);

} // namespace chess::match
