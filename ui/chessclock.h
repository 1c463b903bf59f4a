// The two clocks of a game with a time control.
#pragma once

#include "rules/game.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace chess {

/// Runs for one side at a time. Between moves it wakes only when its face changes: every second,
/// and every tenth of a second near the end.
class ChessClock : public QObject {
    Q_OBJECT

public:
    /// From here on the face shows tenths, and the player hears that time is short.
    static constexpr std::chrono::milliseconds LowTime = std::chrono::seconds(10);

    explicit ChessClock(QObject* parent = nullptr);

    /// Sets both clocks and stops them; nothing for a game without clocks.
    void set(std::optional<TimeControl> control, std::optional<ClockTimes> times);
    [[nodiscard]] bool isUsed() const { return m_control.has_value(); }

    /// Lets the clock of a side run, and the other one stand.
    void run(Color side);
    /// Both stand, until the next `run`.
    void pause();
    [[nodiscard]] bool isRunning() const { return m_running.has_value(); }

    /// What is left now, never below nothing.
    [[nodiscard]] ClockTimes times() const;
    [[nodiscard]] std::chrono::milliseconds remaining(Color side) const {
        return times()[index(side)];
    }
    /// What will be left after a move of that side made now, with its increment.
    [[nodiscard]] ClockTimes timesAfterMove(Color side) const;

Q_SIGNALS:
    /// The faces have changed.
    void changed();
    /// A side has come below LowTime in this move.
    void timeRunsLow(chess::Color side);
    void flagFell(chess::Color side);

private:
    void wake();
    void schedule();

    std::optional<TimeControl> m_control;
    ClockTimes m_times{};
    std::optional<Color> m_running;
    QElapsedTimer m_since;
    QTimer m_timer;
    bool m_hasWarned = false;
};

} // namespace chess
