#include "app/uci.h"

#include "app/ucisession.h"

#include <istream>
#include <string>

namespace chess {

int runUci(std::istream& in, std::ostream& out) {
    UciSession session(out);
    std::string line;
    while (std::getline(in, line) && session.handle(line)) {
    }
    return 0;
}

} // namespace chess
