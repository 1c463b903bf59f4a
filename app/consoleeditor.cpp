#include "app/consoleeditor.h"

#ifdef CHESSPROG_HAS_EDITLINE

#include <clocale>
#include <cstdlib>
#include <memory>

#include <editline/readline.h>

namespace chess {

ConsoleTalk::LineReader terminalReader() {
    // Letters beyond ASCII, in names of players and files, are typed as the locale writes them.
    std::setlocale(LC_CTYPE, "");
    return []() -> std::optional<std::string> {
        const std::unique_ptr<char, decltype(&std::free)> line(readline(""), &std::free);
        if (!line) {
            return std::nullopt;
        }
        if (*line != '\0') {
            add_history(line.get());
        }
        return std::string(line.get());
    };
}

} // namespace chess

#else

#include <iostream>

namespace chess {

ConsoleTalk::LineReader terminalReader() {
    return [] { return readLine(std::cin); };
}

} // namespace chess

#endif
