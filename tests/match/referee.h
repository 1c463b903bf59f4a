// Sees a game between two players through to its end, by the rules of chess and the clock alone.
#pragma once

#include "player.h"

namespace chess::match {

/// Why a game ended.
enum class Ending : std::uint8_t {
    /// As the rules have it: the outcome of the game tells how.
    Rules,
    IllegalMove,
    TimeLoss,
    /// The player was gone, or never came.
    Crash,
};

struct GameResult {
    /// Draws that a player could claim have been claimed.
    Game game{};
    /// Nobody for a draw.
    std::optional<Color> winner;
    Ending ending = Ending::Rules;
    /// What the loser said instead of a legal move.
    std::string offence;
    /// By how much each player overstepped a limit of time at worst, within the grace or beyond.
    std::array<milliseconds, 2> overstepped{};
};

struct RefereeSettings {
    /// White's and Black's.
    std::array<Limit, 2> limits;
    /// Forgiven to a player who oversteps the limit, as a computer may be busy with other things.
    milliseconds grace{250};
    /// What a move may take where time is not limited.
    milliseconds patience{120'000};
};

class Referee {
public:
    explicit Referee(RefereeSettings settings) : m_settings(std::move(settings)) {}

    /// Plays on from where the opening stands.
    [[nodiscard]] GameResult play(Player& white, Player& black, const Game& opening) const;

private:
    RefereeSettings m_settings;
};

/// In a few words: "checkmate", "illegal move e2e5".
[[nodiscard]] std::string describeEnd(const GameResult& result);

} // namespace chess::match
