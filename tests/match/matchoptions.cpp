#include "matchoptions.h"

#include <charconv>

namespace chess::match {
namespace {

std::optional<int> parseCount(const std::string& text, int least) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end && number >= least ? std::optional(number)
                                                                  : std::nullopt;
}

bool setCount(int& target, const std::string& text, int least) {
    const auto number = parseCount(text, least);
    target = number.value_or(target);
    return number.has_value();
}

bool setLimit(Limit& target, const std::string& text) {
    const auto limit = parseLimit(text);
    target = limit.value_or(target);
    return limit.has_value();
}

/// An option of one of the two engines, without "first-" or "second-".
bool setEngineOption(MatchSettings& match, std::size_t which, std::string_view name,
                     const std::string& value) {
    EngineSettings& engine = match.engines[which];
    if (name.empty()) {
        engine.command = value;
        return !value.empty();
    }
    if (name == "-name") {
        engine.name = value;
        return true;
    }
    if (name == "-protocol") {
        engine.protocol = value == "xboard" ? Protocol::Xboard : Protocol::Uci;
        return value == "xboard" || value == "uci";
    }
    if (name == "-limit") {
        return setLimit(match.limits[which], value);
    }
    const std::size_t equals = value.find('=');
    if (name == "-option" && equals != std::string::npos) {
        engine.options.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        return true;
    }
    return false;
}

bool setOption(MatchOptions& options, std::string_view name, const std::string& value) {
    MatchSettings& match = options.match;
    if (name.starts_with("--first")) {
        return setEngineOption(match, 0, name.substr(7), value);
    }
    if (name.starts_with("--second")) {
        return setEngineOption(match, 1, name.substr(8), value);
    }
    if (name == "--limit") {
        return setLimit(match.limits[0], value) && setLimit(match.limits[1], value);
    }
    if (name == "--grace") {
        int grace = 0;
        const bool isGood = setCount(grace, value, 0);
        match.grace = milliseconds(grace);
        return isGood;
    }
    if (name == "--openings" || name == "--pgn") {
        (name == "--pgn" ? options.pgnPath : options.openingsPath) = value;
        return true;
    }
    return (name == "--games" && setCount(match.games, value, 1)) ||
           (name == "--concurrency" && setCount(match.concurrency, value, 1)) ||
           (name == "--skip" && setCount(options.skip, value, 0));
}

} // namespace

Expected<MatchOptions, std::string> parseOptions(std::span<const std::string> words) {
    MatchOptions options;
    options.match.engines[0].name = "first";
    options.match.engines[1].name = "second";
    for (std::size_t i = 0; i < words.size(); i += 2) {
        if (i + 1 == words.size() || !setOption(options, words[i], words[i + 1])) {
            return "cannot use " + words[i] + (i + 1 < words.size() ? " " + words[i + 1] : "");
        }
    }
    for (const EngineSettings& engine : options.match.engines) {
        if (engine.command.empty()) {
            return "no command for the " + engine.name + " engine";
        }
    }
    for (const Limit& limit : options.match.limits) {
        if (limit == Limit{}) {
            return std::string("no limit");
        }
    }
    return options;
}

std::string_view usage() {
    return "Usage: chessmatch --first COMMAND --second COMMAND --limit LIMIT [OPTION VALUE]...\n"
           "Plays two chess engines against each other and tells which is the stronger.\n\n"
           "  --limit LIMIT            depth=8, nodes=20000, movetime=100 (milliseconds) or\n"
           "                           clock=40/4+0.1 (moves/seconds+increment)\n"
           "  --first-limit LIMIT      for one engine only; --second-limit likewise\n"
           "  --first-option NAME=VALUE, --first-name NAME, --first-protocol uci|xboard\n"
           "                           of the first engine; --second-... likewise\n"
           "  --games N                how many games (2)\n"
           "  --openings FILE          FENs or lines of moves, each played with both colours\n"
           "  --skip N                 openings to pass over at the beginning of the file (0)\n"
           "  --concurrency N          games at the same time (1)\n"
           "  --grace MILLISECONDS     forgiven beyond a limit of time (250)\n"
           "  --pgn FILE               where to write the games\n\n"
           "Ends with 0, with 1 if an engine broke the rules, crashed or overstepped the time,\n"
           "and with 2 if the match could not be played.\n";
}

} // namespace chess::match
