// How fast PGN files are read: pgn_benchmark [number of games] [file]
// Writes a file of random games (or takes the one that is there) and reads it twice: as PgnGames,
// and as Games that can be played on.
#include "randomgames.h"
#include "rules/pgnreader.h"
#include "rules/pgnwriter.h"

#include <sys/resource.h>

#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>

using namespace chess;

namespace {

constexpr std::uint64_t Seed = 2024;

void writeGames(const std::filesystem::path& path, int count) {
    RandomGames games(Seed);
    std::ofstream file(path, std::ios::binary);
    for (int number = 1; number <= count; ++number) {
        PgnGame game = games.next(60 + games.below(60));
        game.tags = {{"Event", "Benchmark"}, {"Round", std::to_string(number)}};
        file << toPgn(game);
    }
}

long peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

template <typename Consumer>
void measure(const char* name, const std::filesystem::path& path, Consumer consume) {
    const auto begin = std::chrono::steady_clock::now();
    const std::clock_t beginProcessor = std::clock();
    std::ifstream file(path, std::ios::binary);
    PgnReader reader(file);
    std::size_t games = 0;
    std::size_t faults = 0;
    std::size_t plies = 0;
    while (const auto game = reader.next()) {
        ++(*game ? games : faults);
        plies += *game ? consume(**game) : 0;
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    const double processorSeconds =
        static_cast<double>(std::clock() - beginProcessor) / CLOCKS_PER_SEC;
    const double megabytes = static_cast<double>(std::filesystem::file_size(path)) / 1e6;
    std::cout << std::fixed << std::setprecision(1) << name << ": " << games << " games, " << plies
              << " half-moves, " << faults << " faults, " << megabytes << " MB in "
              << seconds.count() << " s: " << megabytes / seconds.count() << " MB/s ("
              << megabytes / processorSeconds << " by processor time), peak memory "
              << peakMegabytes() << " MB\n";
}

} // namespace

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::stoi(argv[1]) : 100'000;
    const std::filesystem::path path =
        argc > 2 ? std::filesystem::path(argv[2])
                 : std::filesystem::temp_directory_path() / "pgn_benchmark.pgn";
    const bool isOurs = !std::filesystem::exists(path);
    if (isOurs) {
        writeGames(path, count);
    }
    measure("Read", path, [](const PgnGame& game) { return game.moves.size(); });
    measure("Read into a Game", path, [](const PgnGame& game) { return toGame(game).length(); });
    if (isOurs && argc <= 2) {
        std::filesystem::remove(path);
    }
    return 0;
}
