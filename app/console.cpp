#include "app/console.h"

#include "app/consoleeditor.h"
#include "app/consolesession.h"

#include <cstdlib>
#include <iostream>

#include <unistd.h>

namespace chess {

int runConsole() {
    const bool isPerson = isatty(STDIN_FILENO) == 1;
    const bool canEdit = isPerson && isatty(STDOUT_FILENO) == 1;
    Opponent opponent;
    ConsoleSession session(
        opponent, canEdit ? terminalReader() : [] { return readLine(std::cin); }, std::cout,
        isPerson ? &std::cerr : nullptr);
    session.run();
    return std::cout.flush() ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace chess
