// What happened in a game so far, as short texts, and the game played again from them.
#pragma once

#include "rules/game.h"

#include <optional>
#include <string>

namespace chess {

struct GameHistory {
    /// The start position as FEN.
    std::string start;
    /// In long algebraic notation, with those that are undone.
    std::string moves;
    /// How many of the moves are undone.
    int undone = 0;
    /// For the start and after each move "white,black" in milliseconds, or "-"; empty without
    /// clocks.
    std::string clocks;
    /// Ply, result and reason as "34 1-0 resignation"; empty when no end was declared.
    std::string declaredEnd;
};

/// No clock shows more; larger numbers in files are mistakes.
inline constexpr std::chrono::milliseconds MaxClock = std::chrono::hours(1000);

[[nodiscard]] GameHistory historyOf(const Game& game);

/// Plays a history again, every move checked by the game; nothing if any of it cannot be.
[[nodiscard]] std::optional<Game> replay(const GameHistory& history, const GameSettings& settings);

/// "1-0", "0-1", "1/2-1/2", and "*" for a game that goes on.
[[nodiscard]] std::string resultText(const std::optional<Outcome>& outcome);

/// "300000,120000": two times in milliseconds from 0 to MaxClock.
[[nodiscard]] std::string timesText(const ClockTimes& times);
[[nodiscard]] std::optional<ClockTimes> parseTimes(std::string_view text);

} // namespace chess
