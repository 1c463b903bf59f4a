#include "ui/chessclock.h"

#include <QSignalSpy>
#include <QTest>

using namespace chess;
using std::chrono::milliseconds;

namespace {

constexpr TimeControl FiveAndThree{std::chrono::minutes(5), std::chrono::seconds(3)};

} // namespace

class ChessClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itBeginsFullAndStands() {
        ChessClock clock;
        clock.set(FiveAndThree, std::nullopt);
        QVERIFY(!clock.isRunning());
        QCOMPARE(clock.remaining(Color::White), milliseconds(300'000));
    }

    void onlyTheRunningSideLosesTime() {
        ChessClock clock;
        clock.set(FiveAndThree, std::nullopt);
        clock.run(Color::Black);
        QTRY_VERIFY(clock.remaining(Color::Black) < milliseconds(300'000));
        QCOMPARE(clock.remaining(Color::White), milliseconds(300'000));
    }

    void aPausedClockStands() {
        ChessClock clock;
        clock.set(FiveAndThree, std::nullopt);
        clock.run(Color::White);
        QTRY_VERIFY(clock.remaining(Color::White) < milliseconds(300'000));
        clock.pause();
        const ClockTimes times = clock.times();
        QTest::qWait(5);
        QVERIFY(clock.times() == times);
    }

    void theIncrementComesWithTheMove() {
        ChessClock clock;
        clock.set(FiveAndThree, ClockTimes{milliseconds(60'000), milliseconds(60'000)});
        clock.run(Color::White);
        QVERIFY(clock.timesAfterMove(Color::White)[0] > milliseconds(62'000));
        QCOMPARE(clock.timesAfterMove(Color::White)[1], milliseconds(60'000));
    }

    void aStandingClockGivesNoIncrement() {
        ChessClock clock;
        clock.set(FiveAndThree, std::nullopt);
        QCOMPARE(clock.timesAfterMove(Color::White)[0], milliseconds(300'000));
    }

    void theFlagFallsOnce() {
        ChessClock clock;
        QSignalSpy fell(&clock, &ChessClock::flagFell);
        clock.set(FiveAndThree, ClockTimes{milliseconds(20), milliseconds(60'000)});
        clock.run(Color::White);
        QTRY_COMPARE(fell.count(), 1);
        QVERIFY(!clock.isRunning());
        QCOMPARE(clock.remaining(Color::White), milliseconds(0));
    }

    void shortTimeIsToldOnceInAMove() {
        ChessClock clock;
        QSignalSpy low(&clock, &ChessClock::timeRunsLow);
        clock.set(FiveAndThree,
                  ClockTimes{ChessClock::LowTime + milliseconds(20), milliseconds(60'000)});
        clock.run(Color::White);
        QTRY_COMPARE(low.count(), 1);
        QTRY_VERIFY(clock.remaining(Color::White) < ChessClock::LowTime - milliseconds(150));
        QCOMPARE(low.count(), 1);
    }

    void withoutATimeControlNothingRuns() {
        ChessClock clock;
        clock.set(std::nullopt, std::nullopt);
        clock.run(Color::White);
        QVERIFY(!clock.isRunning());
    }
};

QTEST_GUILESS_MAIN(ChessClockTest)
#include "chessclock_test.moc"
