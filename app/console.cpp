#include "app/console.h"

#include "app/consolesession.h"

#include <cstdlib>
#include <iostream>

#include <unistd.h>

namespace chess {

int runConsole() {
    const bool isTerminal = isatty(STDIN_FILENO) == 1;
    ConsoleSession session([] { return readLine(std::cin); }, std::cout,
                           isTerminal ? &std::cerr : nullptr);
    session.run();
    return std::cout.flush() ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace chess
