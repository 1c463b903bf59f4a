// A position to learn from, with what the search thought of it.
#pragma once

#include "rules/position.h"

#include <iosfwd>
#include <optional>

namespace chess::tuning {

struct Sample {
    Position position;
    /// In hundredths of a pawn, from White's side.
    int score = 0;
    /// What White got in the end of the game that it comes from: 0, 1 or 2 half points.
    std::optional<int> halfPoints;
};

/// One sample a line: "FEN;score" or "FEN;score;half points".
void write(std::ostream& out, const Sample& sample);
/// The next sample; nothing at the end. Lines that cannot be read are skipped.
[[nodiscard]] std::optional<Sample> read(std::istream& in);

} // namespace chess::tuning
