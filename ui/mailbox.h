// Where one thread leaves values for another.
#pragma once

#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace chess {

/// Values come out in the order in which they went in; any thread may do either. Signals between
/// threads only tell that there is post: what they are about crosses here, under a lock that tools
/// can see, instead of in the event queue of Qt, which they cannot look into.
template <typename Value> class Mailbox {
public:
    void put(Value value) {
        const std::scoped_lock lock(m_mutex);
        m_values.push_back(std::move(value));
    }

    /// The oldest value, or nothing.
    [[nodiscard]] std::optional<Value> take() {
        const std::scoped_lock lock(m_mutex);
        if (m_values.empty()) {
            return {};
        }
        std::optional<Value> value(std::move(m_values.front()));
        m_values.pop_front();
        return value;
    }

private:
    std::mutex m_mutex;
    std::deque<Value> m_values;
};

} // namespace chess
