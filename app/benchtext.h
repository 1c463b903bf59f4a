// The bench in words.
#pragma once

#include <string>

namespace chess {

/// Runs the bench and tells its nodes, its time and its speed, a line each.
[[nodiscard]] std::string benchText();

} // namespace chess
