// One who plays in a match: what the referee asks of them and what they answer.
#pragma once

#include "limit.h"
#include "rules/game.h"

#include <string>

namespace chess::match {

/// The moment at which a player has to move.
struct Turn {
    const Game& game;
    Limit limit;
    /// White's and Black's; only for players with a clock.
    std::array<milliseconds, 2> clocks{};
    /// Until the clock is filled again; 0 for the rest of the game.
    int movesToGo = 0;
    /// After this nothing that the player says counts.
    std::chrono::steady_clock::time_point deadline;
};

struct Answer {
    enum class Kind : std::uint8_t {
        Move,
        Resignation,
        /// Nothing came before the deadline.
        Silence,
        /// The player is no longer there.
        Gone,
    };
    Kind kind = Kind::Gone;
    /// As the player wrote it: it may be no legal move, or no move at all.
    std::string move;
};

class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// Makes ready for a new game; false if the player does not come to the board.
    [[nodiscard]] virtual bool startGame() = 0;
    [[nodiscard]] virtual Answer think(const Turn& turn) = 0;
};

} // namespace chess::match
