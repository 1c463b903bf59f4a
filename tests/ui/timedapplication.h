// An application that knows how long its thread was busy with one event, for what measures hangs.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QMetaEnum>
#include <QThread>

#include <ctime>
#include <fstream>

namespace chess {

class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    /// From now on; events of that object, which makes the others, do not count.
    void startMeasuring(const QObject* driver) { m_driver = driver; }

    /// "longest event 12.3 ms (Paint of chess::BoardView), most processor time 4.5 ms (...),
    /// longest wait 6.7 ms (...)". On a busy machine only the others tell about the program. It
    /// waits for the disk or another thread, not for its turn on the processor.
    [[nodiscard]] QString report() const {
        return QStringLiteral("longest event %1, most processor time %2, longest wait %3")
            .arg(m_longest.text(), m_busiest.text(), m_idlest.text());
    }

    bool notify(QObject* receiver, QEvent* event) override {
        // Other threads come here too.
        if (QThread::currentThread() != thread()) {
            return QApplication::notify(receiver, event);
        }
        if (m_driver == nullptr || receiver == m_driver) {
            ++m_driverEvents;
            return QApplication::notify(receiver, event);
        }
        // Afterwards there may be no receiver any more.
        const char* const name = receiver->metaObject()->className();
        const QEvent::Type type = event->type();
        const int driverEventsBefore = m_driverEvents;
        const double processorBefore = processorTime();
        const double queueBefore = queueTime();
        QElapsedTimer timer;
        timer.start();
        const bool result = QApplication::notify(receiver, event);
        if (m_driverEvents != driverEventsBefore) {
            // A menu that was open all the time, in a loop of its own: nobody had to wait.
            return result;
        }
        const auto types = QMetaEnum::fromType<QEvent::Type>();
        const QString what = QStringLiteral("%1 of %2")
                                 .arg(QLatin1String(types.valueToKey(type)), QLatin1String(name));
        const double elapsed = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        const double processor = processorTime() - processorBefore;
        m_longest.raise(elapsed, what);
        m_busiest.raise(processor, what);
        m_idlest.raise(elapsed - processor - (queueTime() - queueBefore), what);
        return result;
    }

private:
    struct Record {
        double milliseconds = 0;
        QString event;

        [[nodiscard]] QString text() const {
            return QStringLiteral("%1 ms (%2)").arg(milliseconds, 0, 'f', 1).arg(event);
        }
        void raise(double time, const QString& what) {
            if (time > milliseconds) {
                *this = {time, what};
            }
        }
    };

    /// Of this thread, in milliseconds: what other programs take does not count.
    static double processorTime() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }

    /// How long this thread was ready to run, but others ran, in milliseconds.
    static double queueTime() {
        std::ifstream file("/proc/thread-self/schedstat");
        double running = 0;
        double ready = 0;
        file >> running >> ready;
        return ready / 1e6;
    }

    const QObject* m_driver = nullptr;
    int m_driverEvents = 0;
    Record m_longest;
    Record m_busiest;
    Record m_idlest;
};

} // namespace chess
