// A fixed amount of searching: its node count is the signature of the search, its speed that of the
// machine.
#pragma once

#include <chrono>
#include <cstdint>

namespace chess {

struct BenchResult {
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{};
};

inline constexpr int BenchDepth = 12;

/// Searches a set of positions, each from scratch to that depth. The nodes are the same on every
/// machine; a change that is not meant to alter the search keeps them.
[[nodiscard]] BenchResult runBench(int depth = BenchDepth);

} // namespace chess
