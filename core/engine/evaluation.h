// How good a position looks without searching.
#pragma once

#include "engine/score.h"
#include "rules/position.h"

namespace chess {

/// Seen from the side to move, never a mate score.
[[nodiscard]] Score evaluate(const Position& position);

/// How much of an endgame advantage of a side can be turned into a win, of 64: little without pawns
/// and with bishops of opposite colours.
[[nodiscard]] int endgameScale(const Position& position, Color stronger);

} // namespace chess
