// Positions from which no sequence of legal moves leads to mate.
#pragma once

#include "rules/position.h"

namespace chess {

/// False only when it is certain that this side can never mate, however the other helps: too
/// little material, or everybody locked behind walls of pawns. Decides what a fallen flag is worth.
[[nodiscard]] bool canStillMate(const Position& position, Color side);

/// Neither side can ever mate: the game is drawn.
[[nodiscard]] inline bool isDeadPosition(const Position& position) {
    return !canStillMate(position, Color::White) && !canStillMate(position, Color::Black);
}

} // namespace chess
