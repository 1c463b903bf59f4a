// Decides when a search has used enough of its time.
#pragma once

#include "engine/limits.h"

namespace chess {

class TimeManager {
public:
    using Clock = std::chrono::steady_clock;

    explicit TimeManager(const SearchLimits& limits);

    [[nodiscard]] std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_start);
    }
    /// After which the search must have ended, if ever.
    [[nodiscard]] std::optional<std::chrono::microseconds> hardLimit() const { return m_hardLimit; }
    /// The search must end now.
    [[nodiscard]] bool isOver() const {
        return m_hardLimit && Clock::now() - m_start >= *m_hardLimit;
    }
    /// Another iteration would probably not be finished: `calm` is small (0.5) when the best move
    /// has long been the same and large (2) when it keeps changing.
    [[nodiscard]] bool isEnough(double calm) const;

private:
    Clock::time_point m_start = Clock::now();
    std::optional<std::chrono::microseconds> m_hardLimit;
    std::optional<std::chrono::microseconds> m_target;
};

} // namespace chess
