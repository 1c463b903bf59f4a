#include "app/benchtext.h"

#include "engine/bench.h"

#include <algorithm>
#include <sstream>

namespace chess {

std::string benchText() {
    const BenchResult result = runBench();
    const auto milliseconds = static_cast<std::uint64_t>(result.time.count());
    std::ostringstream text;
    text << "Nodes searched: " << result.nodes << '\n'
         << "Time: " << milliseconds << " ms\n"
         << "Nodes/second: " << result.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1)
         << '\n';
    return text.str();
}

} // namespace chess
