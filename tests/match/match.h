// A match: two engines, many games, colours swapped after each, and what came of it.
#pragma once

#include "engineplayer.h"
#include "referee.h"
#include "rules/expected.h"
#include "statistics.h"

#include <functional>

namespace chess::match {

struct MatchSettings {
    std::array<EngineSettings, 2> engines;
    std::array<Limit, 2> limits;
    milliseconds grace{250};
    /// Not empty. Each is played twice in a row, with colours swapped, then all begin again.
    std::vector<Game> openings;
    int games = 2;
    /// Games played at the same time, each with engines of its own.
    int concurrency = 1;
};

/// What a player did that no player may do.
struct Faults {
    int illegalMoves = 0;
    int crashes = 0;
    int timeLosses = 0;
    milliseconds worstOverstep{};

    [[nodiscard]] int count() const { return illegalMoves + crashes + timeLosses; }
};

struct MatchResult {
    Tally tally;
    std::array<Faults, 2> faults;
};

/// One game when it is over.
struct PlayedGame {
    /// Counted from 1.
    int number = 0;
    /// Whether the first engine had White.
    bool isFirstWhite = true;
    GameResult result;
};

/// Plays the whole match. `report` is called after every game, with the standing so far, never
/// twice at the same time. An engine that does not even start makes the match impossible: the error
/// names it. One that goes away later loses the game.
Expected<MatchResult, std::string>
playMatch(const MatchSettings& settings,
          const std::function<void(const PlayedGame&, const MatchResult&)>& report);

} // namespace chess::match
