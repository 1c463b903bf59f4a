// The command line of the match tool.
#pragma once

#include "match.h"

#include <span>

namespace chess::match {

struct MatchOptions {
    MatchSettings match;
    /// Empty: only the start of the game.
    std::string openingsPath;
    /// Empty: games are not written down.
    std::string pgnPath;
    /// Of the openings, how many to pass over before the first.
    int skip = 0;
};

/// All words after the name of the program, or what is wrong with them.
Expected<MatchOptions, std::string> parseOptions(std::span<const std::string> words);

[[nodiscard]] std::string_view usage();

} // namespace chess::match
