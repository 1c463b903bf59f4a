#include "app/options.h"

#include <algorithm>
#include <optional>

namespace chess {

namespace {

constexpr std::string_view SavesOption = "--saves";

std::optional<Mode> modeNamed(std::string_view argument) {
    if (argument == "--help" || argument == "-h") {
        return Mode::Help;
    }
    if (argument == "--version") {
        return Mode::Version;
    }
    if (argument == "-c") {
        return Mode::Console;
    }
    if (argument == "--uci") {
        return Mode::Uci;
    }
    if (argument == "bench") {
        return Mode::Bench;
    }
    if (argument == "-g") {
        return Mode::Window;
    }
    return std::nullopt;
}

// The message stays one line whatever was typed.
std::string quoted(std::string_view argument) {
    std::string text = "'" + std::string(argument) + "'";
    std::ranges::replace_if(
        text, [](unsigned char character) { return character < ' ' || character == 0x7F; }, '?');
    return text;
}

OptionError unknown(std::string_view argument) {
    const bool isOption = argument.starts_with('-');
    return {(isOption ? "unknown option " : "unexpected argument ") + quoted(argument) +
            " (try 'chessprog --help')"};
}

} // namespace

Expected<Options, OptionError> parseOptions(std::span<const char* const> arguments) {
    std::string_view chosen;
    Options options;
    for (auto next = arguments.begin(); next != arguments.end(); ++next) {
        const std::string_view argument = *next;
        if (argument == SavesOption) {
            if (++next == arguments.end() || **next == '\0') {
                return OptionError{quoted(argument) + " needs a directory"};
            }
            options.savesDirectory = *next;
            continue;
        }
        const std::optional<Mode> mode = modeNamed(argument);
        const bool mayBeFile = options.mode == Mode::Window && options.file.empty() &&
                               !argument.empty() && !argument.starts_with('-');
        if (!mode && mayBeFile) {
            options.file = argument;
            continue;
        }
        if (!mode) {
            return unknown(argument);
        }
        if (mode == Mode::Help || mode == Mode::Version) {
            return Options{*mode, {}, {}};
        }
        if (!chosen.empty() && mode != options.mode) {
            return OptionError{"choose one of " + quoted(chosen) + " and " + quoted(argument)};
        }
        chosen = argument;
        options.mode = *mode;
    }
    return options;
}

std::string_view helpText() {
    return "Usage: chessprog [MODE] [OPTIONS]\n"
           "\n"
           "Modes:\n"
           "  -c           play in the console (also without a mode)\n"
           "  -g [FILE]    open the window, with the game of a file\n"
           "  --uci        speak the UCI protocol on standard input and output\n"
           "  bench        search fixed positions, print node count and speed\n"
           "  -h, --help   show this help\n"
           "  --version    show the version\n"
           "\n"
           "Options:\n"
           "  --saves DIR  keep the saved games of the window in that directory\n";
}

std::string_view versionText() { return "chessprog " CHESSPROG_VERSION "\n"; }

} // namespace chess
