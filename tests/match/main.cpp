#include "matchoptions.h"
#include "openings.h"
#include "pgntext.h"

#include <fstream>
#include <iostream>

namespace {

using namespace chess;
using namespace chess::match;

constexpr int CannotPlay = 2;

int complain(const std::string& text) {
    std::cerr << "chessmatch: " << text << '\n';
    return CannotPlay;
}

/// The openings of the file, the skipped ones moved to the end.
Expected<std::vector<Game>, std::string> loadOpenings(const MatchOptions& options) {
    if (options.openingsPath.empty()) {
        return std::vector{Game()};
    }
    std::ifstream in(options.openingsPath);
    if (!in) {
        return "cannot open " + options.openingsPath;
    }
    const auto openings = readOpenings(in);
    if (!openings) {
        return "no opening in line " + std::to_string(openings.error().line) + ": " +
               openings.error().text;
    }
    if (openings->empty()) {
        return "no openings in " + options.openingsPath;
    }
    std::vector<Game> result = *openings;
    const auto skip =
        static_cast<std::ptrdiff_t>(options.skip) % static_cast<std::ptrdiff_t>(result.size());
    std::rotate(result.begin(), result.begin() + skip, result.end());
    return result;
}

void printGame(const PlayedGame& played, const MatchResult& standing) {
    std::cout << "game " << played.number << ", first has "
              << (played.isFirstWhite ? "White" : "Black") << ": "
              << resultText(played.result.winner) << ' ' << describeEnd(played.result) << " after "
              << played.result.game.ply() << " half-moves; " << describe(standing.tally)
              << std::endl;
}

void printFaults(const EngineSettings& engine, const Faults& faults) {
    std::cout << engine.name << ": " << faults.illegalMoves << " illegal moves, " << faults.crashes
              << " crashes, " << faults.timeLosses << " time losses, over the limit by "
              << faults.worstOverstep.count() << " ms at most\n";
}

int runMatch(MatchOptions options) {
    auto openings = loadOpenings(options);
    if (!openings) {
        return complain(openings.error());
    }
    options.match.openings = *openings;
    const auto& engines = options.match.engines;
    std::ofstream pgn;
    if (!options.pgnPath.empty()) {
        pgn.open(options.pgnPath);
        if (!pgn) {
            return complain("cannot write " + options.pgnPath);
        }
    }
    const auto result =
        playMatch(options.match, [&](const PlayedGame& played, const MatchResult& standing) {
            printGame(played, standing);
            if (pgn.is_open()) {
                const std::size_t white = played.isFirstWhite ? 0 : 1;
                pgn << pgnText(played.result, engines[white].name, engines[1 - white].name,
                               played.number)
                    << std::flush;
            }
        });
    if (!result) {
        return complain(result.error());
    }
    std::cout << engines[0].name << " against " << engines[1].name << ": "
              << describe(result->tally) << '\n';
    printFaults(engines[0], result->faults[0]);
    printFaults(engines[1], result->faults[1]);
    return result->faults[0].count() + result->faults[1].count() == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty() || words[0] == "--help") {
        std::cout << usage();
        return words.empty() ? CannotPlay : 0;
    }
    const auto options = parseOptions(words);
    return options ? runMatch(*options) : complain(options.error());
}
