#include "engine/tuning/selfplay.h"
#include "engine/tuning/tuner.h"

#include <cmath>
#include <fstream>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

namespace {

using namespace chess::tuning;

constexpr std::string_view Usage =
    "Usage: chesstune generate GAMES NODES SEED THREADS FILE   play games, add their positions\n"
    "       chesstune tune EPOCHS HEADER FILE...               learn, write core/engine/weights.h\n"
    "A round of both, with the new weights built in, makes the next round's games better.\n";

int generate(int games, std::uint64_t nodes, std::uint64_t seed, int threads,
             const std::string& path) {
    std::ofstream out(path, std::ios::app);
    std::mutex mutex;
    int left = games;
    std::size_t written = 0;
    std::vector<std::thread> workers;
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

int tune(int epochs, const std::string& header, const std::vector<std::string>& paths) {
    Tuner tuner;
    for (const std::string& path : paths) {
        std::ifstream in(path);
        while (const auto sample = read(in)) {
            tuner.add(*sample);
        }
    }
    std::cout << tuner.size() << " positions" << std::endl;
    for (int epoch = 0; epoch < epochs && tuner.size() > 0; ++epoch) {
        const double rate = 1.2 * std::pow(0.03, static_cast<double>(epoch) / epochs);
        const double error = tuner.runEpoch(rate);
        if (epoch % 10 == 0 || epoch + 1 == epochs) {
            std::cout << "epoch " << epoch << ": error " << error << std::endl;
        }
    }
    std::ofstream out(header);
    tuner.writeHeader(out);
    return tuner.size() > 0 && out.flush() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    try {
        if (words.size() == 6 && words[0] == "generate") {
            return generate(std::stoi(words[1]), std::stoull(words[2]), std::stoull(words[3]),
                            std::stoi(words[4]), words[5]);
        }
        if (words.size() >= 4 && words[0] == "tune") {
            return tune(std::stoi(words[1]), words[2], {words.begin() + 3, words.end()});
        }
    } catch (const std::exception& error) {
        std::cerr << "chesstune: " << error.what() << '\n';
    }
    std::cerr << Usage;
    return 2;
}
