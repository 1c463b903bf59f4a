// The console: chess on standard input and output, for people and for scripts.
#pragma once

namespace chess {

/// Plays until the game ends, the user quits or the input ends; returns the exit code, which tells
/// only whether all output could be written. No display is needed.
int runConsole();

} // namespace chess
