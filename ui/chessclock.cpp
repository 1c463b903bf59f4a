#include "ui/chessclock.h"

namespace chess {

using std::chrono::milliseconds;

ChessClock::ChessClock(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ChessClock::wake);
}

void ChessClock::set(std::optional<TimeControl> control, std::optional<ClockTimes> times) {
    m_control = control;
    m_times =
        times.value_or(control ? ClockTimes{control->initial, control->initial} : ClockTimes{});
    m_running.reset();
    m_timer.stop();
    Q_EMIT changed();
}

void ChessClock::run(Color side) {
    if (!isUsed()) {
        return;
    }
    m_times = times();
    m_hasWarned = m_times[index(side)] < LowTime;
    m_running = side;
    m_since.start();
    schedule();
    Q_EMIT changed();
}

void ChessClock::pause() {
    if (isRunning()) {
        m_times = times();
        m_running.reset();
        m_timer.stop();
        Q_EMIT changed();
    }
}

ClockTimes ChessClock::times() const {
    ClockTimes now = m_times;
    if (m_running) {
        milliseconds& left = now[index(*m_running)];
        left = std::max(milliseconds{0}, left - milliseconds{m_since.elapsed()});
    }
    return now;
}

ClockTimes ChessClock::timesAfterMove(Color side) const {
    ClockTimes after = times();
    if (m_control && m_running) {
        after[index(side)] += m_control->increment;
    }
    return after;
}

void ChessClock::wake() {
    const Color side = *m_running;
    const milliseconds left = remaining(side);
    if (left <= milliseconds{0}) {
        pause();
        Q_EMIT flagFell(side);
        return;
    }
    Q_EMIT changed();
    if (left < LowTime && !m_hasWarned) {
        m_hasWarned = true;
        Q_EMIT timeRunsLow(side);
    }
    schedule();
}

void ChessClock::schedule() {
    if (!m_running) {
        return;
    }
    const milliseconds left = remaining(*m_running);
    const milliseconds unit = left <= LowTime ? milliseconds{100} : milliseconds{1000};
    // Just after the figures change; at the very end, when nothing is left.
    m_timer.start(std::min(left, left % unit + milliseconds{1}));
}

} // namespace chess
