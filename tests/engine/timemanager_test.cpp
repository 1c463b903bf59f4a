#include "engine/timemanager.h"

#include <QTest>

using namespace chess;
using namespace std::chrono_literals;

namespace {

SearchLimits clockOf(std::chrono::milliseconds remaining, std::chrono::milliseconds increment = 0ms,
                     int movesToGo = 0) {
    SearchLimits limits;
    limits.clock = ClockState{remaining, increment, movesToGo};
    return limits;
}

} // namespace

class TimeManagerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutLimitsTimeNeverEnds() {
        const TimeManager time{SearchLimits{}};
        QVERIFY(!time.hardLimit());
        QVERIFY(!time.isOver());
        QVERIFY(!time.isEnough(1.0));
    }

    void theMoveTimeIsNeverPassed() {
        SearchLimits limits;
        limits.moveTime = 10s;
        QVERIFY(*TimeManager(limits).hardLimit() < 10s);
        limits.moveTime = 0ms;
        QVERIFY(*TimeManager(limits).hardLimit() <= 1ms);
    }

    void theClockNeverRunsOut() {
        for (const auto remaining : {20ms, 50ms, 100ms, 1000ms, 60'000ms, 3'600'000ms}) {
            for (const auto increment : {0ms, 100ms, 60'000ms}) {
                for (const int movesToGo : {0, 1, 2, 40, 1000}) {
                    const TimeManager time(clockOf(remaining, increment, movesToGo));
                    QVERIFY(*time.hardLimit() > 0ms);
                    QVERIFY(*time.hardLimit() < remaining);
                }
            }
        }
    }

    void anEmptyClockStillGivesAMoment() {
        QVERIFY(*TimeManager(clockOf(0ms)).hardLimit() > 0ms);
        QVERIFY(*TimeManager(clockOf(0ms)).hardLimit() <= 1ms);
    }

    void moreTimeIsUsedWithAnIncrement() {
        QVERIFY(*TimeManager(clockOf(60s, 2s)).hardLimit() >
                *TimeManager(clockOf(60s)).hardLimit());
    }

    void theShorterOfMoveTimeAndClockCounts() {
        SearchLimits limits = clockOf(60s);
        limits.moveTime = 50ms;
        QVERIFY(*TimeManager(limits).hardLimit() < 50ms);
    }
};

QTEST_APPLESS_MAIN(TimeManagerTest)
#include "timemanager_test.moc"
