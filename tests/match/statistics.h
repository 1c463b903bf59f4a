// What the results of a match say about the strength of its players.
#pragma once

#include <string>

namespace chess::match {

/// Results as the first player sees them.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    /// Points a game, 0 to 1; 0.5 before the first game.
    [[nodiscard]] double score() const;

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// The difference in Elo points at which a player scores so much on average; infinite at 0 and 1.
[[nodiscard]] double eloOfScore(double score);

/// How much stronger the first player is, with the borders within which the truth lies in 95 of 100
/// matches. A border is infinite where the results set none.
struct EloEstimate {
    double difference = 0;
    double lower = 0;
    double upper = 0;

    /// Half the width of the interval; infinite if either border is.
    [[nodiscard]] double error() const;
};
[[nodiscard]] EloEstimate estimateElo(const Tally& tally);

/// "+60 =25 -15, 72.5 % of 100 games, Elo +168 ± 64".
[[nodiscard]] std::string describe(const Tally& tally);

} // namespace chess::match
