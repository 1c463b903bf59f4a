#include "match.h"

#include <atomic>
#include <mutex>
#include <thread>

namespace chess::match {
namespace {

using Players = std::array<std::unique_ptr<Player>, 2>;

Players makePlayers(const MatchSettings& settings) {
    return {makePlayer(settings.engines[0]), makePlayer(settings.engines[1])};
}

void count(Tally& tally, const PlayedGame& played) {
    if (!played.result.winner) {
        ++tally.draws;
    } else if ((*played.result.winner == Color::White) == played.isFirstWhite) {
        ++tally.wins;
    } else {
        ++tally.losses;
    }
}

void count(Faults& faults, const GameResult& result, Color color) {
    faults.worstOverstep = std::max(faults.worstOverstep, result.overstepped[index(color)]);
    if (result.winner != !color) {
        return;
    }
    faults.illegalMoves += result.ending == Ending::IllegalMove ? 1 : 0;
    faults.crashes += result.ending == Ending::Crash ? 1 : 0;
    faults.timeLosses += result.ending == Ending::TimeLoss ? 1 : 0;
}

PlayedGame playGame(const MatchSettings& settings, int number, Player& first, Player& second) {
    PlayedGame played;
    played.number = number;
    played.isFirstWhite = number % 2 == 1;
    const auto pair = static_cast<std::size_t>((number - 1) / 2);
    const Game& opening = settings.openings[pair % settings.openings.size()];
    const bool isFirstWhite = played.isFirstWhite;
    const Referee referee(
        {{settings.limits[isFirstWhite ? 0 : 1], settings.limits[isFirstWhite ? 1 : 0]},
         settings.grace});
    played.result =
        isFirstWhite ? referee.play(first, second, opening) : referee.play(second, first, opening);
    return played;
}

} // namespace

Expected<MatchResult, std::string>
playMatch(const MatchSettings& settings,
          const std::function<void(const PlayedGame&, const MatchResult&)>& report) {
    Players started = makePlayers(settings);
    for (std::size_t which = 0; which < started.size(); ++which) {
        if (!started[which]->startGame()) {
            const EngineSettings& engine = settings.engines[which];
            return "the " + engine.name + " engine cannot be started: " + engine.command;
        }
    }

    MatchResult result;
    std::mutex mutex;
    std::atomic<int> next = 1;
    const auto work = [&](const Players& players) {
        for (int number = next++; number <= settings.games; number = next++) {
            const PlayedGame played = playGame(settings, number, *players[0], *players[1]);
            const std::lock_guard lock(mutex);
            count(result.tally, played);
            const Color firstColor = played.isFirstWhite ? Color::White : Color::Black;
            count(result.faults[0], played.result, firstColor);
            count(result.faults[1], played.result, !firstColor);
            report(played, result);
        }
    };
    std::vector<std::thread> workers;
    workers.emplace_back(work, std::move(started));
    while (static_cast<int>(workers.size()) < settings.concurrency) {
        workers.emplace_back(work, makePlayers(settings));
    }
    for (std::thread& worker : workers) {
        worker.join();
    }
    return result;
}

} // namespace chess::match
