// A position to learn from, with what the search thought of it and how its game ended.
#pragma once

#include "rules/position.h"

#include <iosfwd>
#include <optional>

namespace chess::tuning {

struct Sample {
    Position position;
    /// In hundredths of a pawn, from White's side.
    int score = 0;
    /// 1 White won, 0.5 draw, 0 Black won; nothing for a position that no game went through.
    std::optional<double> result;
};

/// One sample a line: "FEN;score;result", or "FEN;score" without a result.
void write(std::ostream& out, const Sample& sample);
/// The next sample; nothing at the end. Lines that cannot be read are skipped.
[[nodiscard]] std::optional<Sample> read(std::istream& in);

} // namespace chess::tuning
