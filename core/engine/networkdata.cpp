// Puts the file of the network into the program. An array in a source file would be the same, but
// takes the compiler ten times as long as all the rest of the engine.
#include "engine/network.h"

asm(".section .rodata\n"
    ".balign 64\n"
    ".globl chessNetworkFile\n"
    "chessNetworkFile:\n"
    ".incbin \"" CHESS_NETWORK_FILE "\"\n"
    ".balign 64\n"
    ".previous\n");

// The name is the one that the assembler knows.
extern "C" const chess::Network chessNetworkFile; // NOLINT(readability-identifier-naming)

namespace chess {

const Network& builtInNetwork() { return chessNetworkFile; }

} // namespace chess
