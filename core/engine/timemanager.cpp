#include "engine/timemanager.h"

#include <algorithm>

namespace chess {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

/// Kept in hand for what lies between the engine and the clock.
constexpr milliseconds Overhead{10};

} // namespace

TimeManager::TimeManager(const SearchLimits& limits) {
    if (limits.moveTime) {
        m_hardLimit = std::max(microseconds{500}, microseconds{*limits.moveTime - milliseconds{3}});
    }
    if (!limits.clock) {
        return;
    }
    const ClockState& clock = *limits.clock;
    const microseconds usable =
        std::max(microseconds{1000}, microseconds{clock.remaining - Overhead});
    const int moves = clock.movesToGo > 0 ? std::min(clock.movesToGo, 40) : 26;
    const microseconds share = usable / moves + microseconds{clock.increment} * 3 / 4;
    m_target = std::min(share, usable * 7 / 10);
    const microseconds hard =
        std::min(4 * share, clock.movesToGo == 1 ? usable * 9 / 10 : usable * 6 / 10);
    m_hardLimit = m_hardLimit ? std::min(*m_hardLimit, hard) : hard;
}

bool TimeManager::isEnough(double calm) const {
    if (!m_target) {
        return false;
    }
    const std::chrono::duration<double> used = Clock::now() - m_start;
    const std::chrono::duration<double> target = *m_target;
    return used > target * calm * 0.7;
}

} // namespace chess
