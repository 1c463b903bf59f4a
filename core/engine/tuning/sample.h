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
};

/// One sample a line: "FEN;score".
void write(std::ostream& out, const Sample& sample);
/// The next sample; nothing at the end. Lines that cannot be read are skipped.
[[nodiscard]] std::optional<Sample> read(std::istream& in);

} // namespace chess::tuning
