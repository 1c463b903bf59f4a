// Runs a fuzzer without libFuzzer, the same on every machine: over the files of some folders, and
// over a number of inputs made of them by seeded changes.
//
//     NAME_fuzz COUNT DICTIONARY FOLDER...
//     NAME_fuzz FILE
//
// The dictionary, as libFuzzer takes it, has a "word" in quotes a line: what the changes put in.
#include "fuzzing.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>

namespace {

using Bytes = std::string;

constexpr std::size_t MaxSize = 20'000;

/// The input under test, for the last words of a program that fails.
Bytes currentInput;

void tellInput(int signal) {
    // Not allowed in a signal handler, but the program is lost anyway.
    std::fprintf(stderr, "Signal %d at the input of %zu bytes in failed-input:\n", signal,
                 currentInput.size());
    std::ofstream("failed-input", std::ios::binary) << currentInput;
    std::fwrite(currentInput.data(), 1, currentInput.size(), stderr);
    std::_Exit(1);
}

void test(Bytes input) {
    currentInput = std::move(input);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(currentInput.data()),
                           currentInput.size());
}

Bytes contentOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class Changer {
public:
    Changer(std::vector<Bytes> seeds, std::vector<std::string> words)
        : m_seeds(std::move(seeds)), m_words(std::move(words)) {}

    Bytes next() {
        Bytes input = m_seeds[below(m_seeds.size())];
        for (std::size_t changes = 1 + below(8); changes > 0; --changes) {
            change(input);
        }
        input.resize(std::min(input.size(), MaxSize));
        return input;
    }

private:
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

    void change(Bytes& input) {
        const std::size_t place = below(input.size() + 1);
        const std::size_t length = std::min(1 + below(16), input.size() - place);
        switch (below(6)) {
        case 0:
            input.erase(place, length);
            break;
        case 1:
            input.insert(place, input.substr(place, length));
            break;
        case 2:
            input.insert(place, m_words[below(m_words.size())]);
            break;
        case 3:
            input.replace(place, length, m_words[below(m_words.size())]);
            break;
        case 4: {
            const Bytes& other = m_seeds[below(m_seeds.size())];
            input = input.substr(0, place) + other.substr(below(other.size() + 1));
            break;
        }
        default:
            if (place < input.size()) {
                input[place] = static_cast<char>(below(256));
            }
        }
    }

    std::vector<Bytes> m_seeds;
    std::vector<std::string> m_words;
    std::mt19937_64 m_random{20240229};
};

std::vector<std::string> wordsOf(const std::filesystem::path& dictionary) {
    std::vector<std::string> words;
    for (const std::string& line : chess::fuzzing::linesOf(contentOf(dictionary))) {
        if (line.size() > 2 && line.front() == '"' && line.back() == '"') {
            words.push_back(line.substr(1, line.size() - 2));
        }
    }
    return words;
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            files.push_back(entry.path());
        }
    }
    // The order of a directory differs between machines.
    std::ranges::sort(files);
    return files;
}

} // namespace

int main(int argc, char** argv) {
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL}) {
        std::signal(signal, tellInput);
    }
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 1) {
        test(contentOf(arguments[0]));
        return 0;
    }
    std::vector<Bytes> seeds;
    for (std::size_t number = 2; number < arguments.size(); ++number) {
        for (const auto& file : filesIn(arguments[number])) {
            seeds.push_back(contentOf(file));
            test(seeds.back());
        }
    }
    const auto words = arguments.empty() ? std::vector<std::string>() : wordsOf(arguments[1]);
    if (seeds.empty() || words.empty()) {
        std::fprintf(stderr, "Usage: %s COUNT DICTIONARY FOLDER..., or %s FILE\n", argv[0],
                     argv[0]);
        return 2;
    }
    Changer changer(seeds, words);
    const int count = std::stoi(arguments[0]);
    for (int number = 0; number < count; ++number) {
        test(changer.next());
    }
    std::printf("%zu seeds and %d changed inputs\n", seeds.size(), count);
    return 0;
}
