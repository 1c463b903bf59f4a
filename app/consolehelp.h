// The list of commands that `help` shows, one for each state.
#pragma once

#include <string_view>

namespace chess {

/// Several lines, without the end of the last.
[[nodiscard]] std::string_view settingsHelp();
[[nodiscard]] std::string_view gameHelp();

} // namespace chess
