// The board as text, in the two looks that the console knows.
#pragma once

#include "rules/game.h"

#include <string>

namespace chess {

struct BoardLook {
    /// Letters above and below, numbers on both sides, captured pieces below.
    bool isClassic = false;
    /// The classic board turns to the player on move.
    bool turns = true;
};

/// Several lines, without the end of the last.
[[nodiscard]] std::string boardText(const Game& game, BoardLook look);

} // namespace chess
