#include "engine/tuning/selfplay.h"
#include "engine/tuning/trainer.h"

#include <cmath>
#include <fstream>
#include <iostream>
#include <mutex>
#include <numbers>
#include <string>
#include <thread>

namespace {

using namespace chess::tuning;

constexpr std::string_view Usage =
    "Usage: chesstune generate GAMES NODES SEED THREADS FILE   play games, add their positions\n"
    "       chesstune train EPOCHS RATE THREADS NETWORK FILE... learn, write the network; a good\n"
    "                                                         rate is 0.001, or 0.0002 to go on\n"
    "A round of both, with the new network built in, makes the next round's games better.\n";

int generate(int games, std::uint64_t nodes, std::uint64_t seed, int threads,
             const std::string& path) {
    std::ofstream out(path, std::ios::app);
    std::mutex mutex;
    int left = games;
    std::size_t written = 0;
    std::vector<std::thread> workers;
    workers.reserve(static_cast<std::size_t>(threads));
    for (int thread = 0; thread < threads; ++thread) {
        workers.emplace_back([&, thread] {
            SelfPlay play({.nodesPerMove = nodes}, seed + static_cast<std::uint64_t>(thread));
            while (true) {
                const std::vector<Sample> samples = play.playGame();
                const std::lock_guard lock(mutex);
                if (left <= 0) {
                    return;
                }
                if (samples.empty()) {
                    continue;
                }
                for (const Sample& sample : samples) {
                    write(out, sample);
                }
                written += samples.size();
                if (--left % 500 == 0) {
                    std::cout << left << " games left, " << written << " positions" << std::endl;
                }
            }
        });
    }
    for (std::thread& worker : workers) {
        worker.join();
    }
    return out.flush() ? 0 : 1;
}

int train(int epochs, double firstRate, int threads, const std::string& network,
          const std::vector<std::string>& paths) {
    constexpr std::uint64_t Seed = 1;
    Trainer trainer(Seed);
    std::ifstream earlier(network, std::ios::binary);
    std::cout << (trainer.read(earlier) ? "going on from " : "beginning ") << network << std::endl;
    for (const std::string& path : paths) {
        std::ifstream in(path);
        while (const auto sample = read(in)) {
            trainer.add(*sample);
        }
    }
    std::cout << trainer.size() << " positions, error on those held back " << trainer.check()
              << std::endl;
    for (int epoch = 0; epoch < epochs && trainer.size() > 0; ++epoch) {
        // Fast at first, slower and slower towards the end.
        const double share = static_cast<double>(epoch) / epochs;
        const double rate =
            firstRate * (0.01 + 0.99 * (1 + std::cos(share * std::numbers::pi)) / 2);
        const double error = trainer.runEpoch(rate, threads);
        std::cout << "epoch " << epoch + 1 << ": error " << error << ", on those held back "
                  << trainer.check() << std::endl;
        std::ofstream out(network, std::ios::binary);
        trainer.write(out);
        if (!out.flush()) {
            return 1;
        }
    }
    return trainer.size() > 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    try {
        if (words.size() == 6 && words[0] == "generate") {
            return generate(std::stoi(words[1]), std::stoull(words[2]), std::stoull(words[3]),
                            std::stoi(words[4]), words[5]);
        }
        if (words.size() >= 6 && words[0] == "train") {
            return train(std::stoi(words[1]), std::stod(words[2]), std::stoi(words[3]), words[4],
                         {words.begin() + 5, words.end()});
        }
    } catch (const std::exception& error) {
        std::cerr << "chesstune: " << error.what() << '\n';
    }
    std::cerr << Usage;
    return 2;
}
