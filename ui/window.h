// The way into the window: the only function of the user interface that the program calls.
#pragma once

namespace chess {

/// Opens the window and stays until it is closed; returns the exit code of the program. Without a
/// display it says so on standard error.
int runWindow(int argc, char** argv);

} // namespace chess
