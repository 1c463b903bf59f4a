// The node counts of the bench: the one place to change when the search is meant to change.
#pragma once

#include <cstdint>

namespace chess {

/// What `chessprog bench` prints.
inline constexpr std::uint64_t BenchSignature = 549416;

/// The same positions, looked at less deeply: `bench_test` tells the new number.
inline constexpr int QuickBenchDepth = 7;
inline constexpr std::uint64_t QuickBenchSignature = 38427;

} // namespace chess
