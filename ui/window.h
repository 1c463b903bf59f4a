// The way into the window: the only function of the user interface that the program calls.
#pragma once

#include <string>

namespace chess {

struct WindowOptions {
    /// Where games are saved; empty for the user's data directory.
    std::string savesDirectory;
    /// A game to open at once; empty for none.
    std::string file;
};

/// Opens the window and stays until it is closed; returns the exit code of the program. Without a
/// display it says so on standard error.
int runWindow(int argc, char** argv, const WindowOptions& options);

} // namespace chess
