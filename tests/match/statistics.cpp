#include "statistics.h"

#include <cmath>
#include <iomanip>
#include <limits>
#include <sstream>

namespace chess::match {

double Tally::score() const { return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games(); }

double eloOfScore(double score) {
    if (score <= 0 || score >= 1) {
        return score <= 0 ? -std::numeric_limits<double>::infinity()
                          : std::numeric_limits<double>::infinity();
    }
    return 400 * std::log10(score / (1 - score));
}

double EloEstimate::error() const {
    return std::isinf(lower) || std::isinf(upper) ? std::numeric_limits<double>::infinity()
                                                  : (upper - lower) / 2;
}

EloEstimate estimateElo(const Tally& tally) {
    constexpr double NinetyFivePercent = 1.959964;
    if (tally.games() == 0) {
        return {0, eloOfScore(0), eloOfScore(1)};
    }
    const double mean = tally.score();
    const double squares = tally.wins * (1 - mean) * (1 - mean) +
                           tally.draws * (0.5 - mean) * (0.5 - mean) + tally.losses * mean * mean;
    const double deviation = std::sqrt(squares) / tally.games();
    return {eloOfScore(mean), eloOfScore(mean - NinetyFivePercent * deviation),
            eloOfScore(mean + NinetyFivePercent * deviation)};
}

std::string describe(const Tally& tally) {
    const EloEstimate elo = estimateElo(tally);
    std::ostringstream text;
    text << '+' << tally.wins << " =" << tally.draws << " -" << tally.losses << ", " << std::fixed
         << std::setprecision(1) << 100 * tally.score() << " % of " << tally.games()
         << " games, Elo " << std::showpos << std::setprecision(0) << elo.difference
         << std::noshowpos << " ± " << elo.error();
    return text.str();
}

} // namespace chess::match
