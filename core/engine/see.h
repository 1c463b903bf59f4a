// What an exchange of captures on one square wins or loses.
#pragma once

#include "engine/score.h"
#include "rules/position.h"

namespace chess {

/// The piece values that exchanges are counted in.
inline constexpr std::array<Score, 7> ExchangeValues{100, 320, 330, 500, 950, 20'000, 0};

[[nodiscard]] constexpr Score exchangeValue(PieceType type) { return ExchangeValues[index(type)]; }

/// Whether the move and the best captures and recaptures after it on its destination come out at
/// the threshold or better for the mover. Pins are not seen.
[[nodiscard]] bool exchangeReaches(const Position& position, Move move, Score threshold);

} // namespace chess
