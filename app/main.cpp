#include "app/benchtext.h"
#include "app/console.h"
#include "app/options.h"
#include "app/uci.h"
#include "ui/window.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace {

constexpr int WrongUsage = 2;

int run(const chess::Options& options, int argc, char** argv) {
    switch (options.mode) {
    case chess::Mode::Help:
        std::cout << chess::helpText();
        break;
    case chess::Mode::Version:
        std::cout << chess::versionText();
        break;
    case chess::Mode::Console:
        return chess::runConsole();
    case chess::Mode::Uci:
        return chess::runUci(std::cin, std::cout);
    case chess::Mode::Bench:
        std::cout << chess::benchText();
        break;
    case chess::Mode::Window:
        return chess::runWindow(argc, argv, {options.savesDirectory, options.file});
    }
    // A full disk or a closed pipe is no success.
    return std::cout.flush() ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    // A program may be started without even its own name.
    const int first = std::min(argc, 1);
    const auto parsed = chess::parseOptions({argv + first, static_cast<std::size_t>(argc - first)});
    if (!parsed) {
        std::cerr << "chessprog: " << parsed.error().message << '\n';
        return WrongUsage;
    }
    return run(*parsed, argc, argv);
}
