// Line editing for people at a terminal: cursor keys, and earlier lines to go back to.
#pragma once

#include "app/consoletalk.h"

namespace chess {

/// Reads lines from the terminal on standard input; without the library for it, plainly.
[[nodiscard]] ConsoleTalk::LineReader terminalReader();

} // namespace chess
