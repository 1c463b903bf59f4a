// The command line: what the program is asked to do, or why it cannot be understood.
#pragma once

#include "rules/expected.h"

#include <span>
#include <string>
#include <string_view>

namespace chess {

enum class Mode { Help, Version, Console, Uci, Bench, Window };

struct Options {
    Mode mode = Mode::Console;
    /// Where the window keeps its saved games; empty for the user's data directory.
    std::string savesDirectory;
    /// A game for the window to open; empty for none.
    std::string file;

    friend bool operator==(const Options&, const Options&) = default;
};

/// One line for standard error, without the program's name and without a newline.
struct OptionError {
    std::string message;
};

/// Reads the arguments after the program's name. As elsewhere, the first `--help` or `--version`
/// wins over whatever follows it; without a mode the console is meant.
[[nodiscard]] Expected<Options, OptionError> parseOptions(std::span<const char* const> arguments);

/// Several lines, each ended by a newline.
[[nodiscard]] std::string_view helpText();

/// The name and number of this version, in one line ended by a newline.
[[nodiscard]] std::string_view versionText();

} // namespace chess
