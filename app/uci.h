// The Universal Chess Interface: the engine on two streams, for chess GUIs and matches.
#pragma once

#include <iosfwd>

namespace chess {

/// Answers commands until `quit` or the end of input; returns the exit code. Lines that make no
/// sense are ignored, as the protocol asks.
int runUci(std::istream& in, std::ostream& out);

} // namespace chess
