#include "referee.h"

#include "rules/notation.h"

namespace chess::match {
namespace {

using SteadyClock = std::chrono::steady_clock;

/// What is left to a player, and what each of their moves may cost.
class PlayerClock {
public:
    PlayerClock(const Limit& limit, const RefereeSettings& settings)
        : m_limit(limit), m_settings(settings) {
        if (limit.clock) {
            m_left = limit.clock->initial + limit.clock->increment;
            m_movesToGo = limit.clock->moves;
        }
    }

    [[nodiscard]] milliseconds left() const { return m_left; }
    [[nodiscard]] int movesToGo() const { return m_movesToGo; }

    /// The most that the next move may take, grace not counted; nothing where time does not count.
    [[nodiscard]] std::optional<milliseconds> allowance() const {
        if (m_limit.clock) {
            return m_left;
        }
        return m_limit.moveTime;
    }
    [[nodiscard]] milliseconds wait() const {
        const auto allowed = allowance();
        return allowed ? *allowed + m_settings.grace : m_settings.patience;
    }

    void spend(milliseconds used) {
        if (!m_limit.clock) {
            return;
        }
        m_left = std::max(milliseconds{1}, m_left - used) + m_limit.clock->increment;
        if (m_movesToGo > 0 && --m_movesToGo == 0) {
            m_movesToGo = m_limit.clock->moves;
            m_left += m_limit.clock->initial;
        }
    }

private:
    const Limit& m_limit;
    const RefereeSettings& m_settings;
    milliseconds m_left{};
    int m_movesToGo = 0;
};

GameResult lost(GameResult result, Color loser, Ending ending, std::string offence = {}) {
    result.winner = !loser;
    result.ending = ending;
    result.offence = std::move(offence);
    return result;
}

GameResult ended(GameResult result) {
    result.winner = result.game.outcome()->winner;
    return result;
}

} // namespace

GameResult Referee::play(Player& white, Player& black, const Game& opening) const {
    GameResult result{opening, std::nullopt, Ending::Rules, {}, {}};
    Game& game = result.game;
    const std::array<Player*, 2> players{&white, &black};
    for (const Color color : {Color::White, Color::Black}) {
        if (!players[index(color)]->startGame()) {
            return lost(std::move(result), color, Ending::Crash);
        }
    }
    std::array<PlayerClock, 2> clocks{PlayerClock(m_settings.limits[0], m_settings),
                                      PlayerClock(m_settings.limits[1], m_settings)};
    while (!game.isOver() && !game.claimDraw()) {
        const Color color = game.sideToMove();
        const std::size_t us = index(color);
        PlayerClock& clock = clocks[us];
        const auto start = SteadyClock::now();
        const Turn turn{game,
                        m_settings.limits[us],
                        {clocks[0].left(), clocks[1].left()},
                        clock.movesToGo(),
                        start + clock.wait()};
        const Answer answer = players[us]->think(turn);
        const auto used = std::chrono::duration_cast<milliseconds>(SteadyClock::now() - start);
        if (const auto allowed = clock.allowance()) {
            result.overstepped[us] = std::max(result.overstepped[us], used - *allowed);
        }
        if (answer.kind == Answer::Kind::Gone) {
            return lost(std::move(result), color, Ending::Crash);
        }
        if (answer.kind == Answer::Kind::Silence || used > clock.wait()) {
            return lost(std::move(result), color, Ending::TimeLoss);
        }
        if (answer.kind == Answer::Kind::Resignation) {
            game.resign(color);
            break;
        }
        const auto move = parseMove(game.position(), answer.move);
        if (!move || game.play(*move)) {
            return lost(std::move(result), color, Ending::IllegalMove, answer.move);
        }
        clock.spend(used);
    }
    return ended(std::move(result));
}

std::string describeEnd(const GameResult& result) {
    switch (result.ending) {
    case Ending::IllegalMove:
        return "illegal move " + result.offence;
    case Ending::TimeLoss:
        return "time";
    case Ending::Crash:
        return "engine gone";
    case Ending::Rules:
        break;
    }
    switch (result.game.outcome()->reason) {
    case EndReason::Checkmate:
        return "checkmate";
    case EndReason::Resignation:
        return "resignation";
    case EndReason::Stalemate:
        return "stalemate";
    case EndReason::DeadPosition:
        return "dead position";
    case EndReason::FivefoldRepetition:
    case EndReason::ThreefoldRepetition:
        return "repetition";
    case EndReason::SeventyFiveMoves:
    case EndReason::FiftyMoves:
        return "fifty moves";
    default:
        return "agreement";
    }
}

} // namespace chess::match
