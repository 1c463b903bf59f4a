// Games of a match in portable game notation.
#pragma once

#include "referee.h"

namespace chess::match {

/// The seven tag roster, how the game ended, and the moves in lines of at most 80 characters.
[[nodiscard]] std::string pgnText(const GameResult& result, const std::string& white,
                                  const std::string& black, int round);

/// "1-0", "0-1" or "1/2-1/2".
[[nodiscard]] std::string resultText(const std::optional<Color>& winner);

} // namespace chess::match
