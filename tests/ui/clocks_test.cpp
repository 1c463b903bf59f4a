// The clocks of a game in the real window: running, pausing, running out, and coming back.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/chessclock.h"
#include "ui/loaddialog.h"
#include "ui/playercard.h"
#include "ui/soundplayer.h"

#include <QLabel>
#include <QListView>
#include <QSignalSpy>

using namespace chess;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

GameSettings timed(milliseconds initial, milliseconds increment = milliseconds(0)) {
    GameSettings settings = twoPlayers();
    settings.timeControl = TimeControl{initial, increment};
    return settings;
}

/// What would be saved now: the clocks as the window shows them.
ClockTimes clocksOf(WindowOnScreen& screen) {
    return *screen.window->controller().snapshot().clocks();
}

bool isRunning(WindowOnScreen& screen) {
    return !screen.window->action(ActionId::PauseClock)->isChecked();
}

void beginQuickly(WindowOnScreen& screen, const GameSettings& settings) {
    Preferences quick = screen.window->preferences();
    quick.asksConsent = false;
    screen.window->setPreferences(quick);
    screen.begin(Game(settings));
}

/// Until both the clock has moved and it stands again.
void letTimePass(WindowOnScreen& screen, Color side) {
    const milliseconds before = clocksOf(screen)[index(side)];
    QVERIFY(
        QTest::qWaitFor([&] { return clocksOf(screen)[index(side)] < before - milliseconds(20); }));
    screen.trigger(ActionId::PauseClock);
}

} // namespace

class ClocksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothFacesAreShownAtTheBoard() {
        WindowOnScreen screen;
        screen.begin(Game(timed(minutes(5))));
        int faces = 0;
        for (auto* card : screen.window->gamePage().findChildren<PlayerCard*>()) {
            for (auto* label : card->findChildren<QLabel*>()) {
                faces += label->isVisible() && label->text() == QLatin1String("5:00") ? 1 : 0;
            }
        }
        QCOMPARE(faces, 2);
    }

    void theFirstMoveStartsTheClock() {
        WindowOnScreen screen;
        screen.begin(Game(timed(minutes(5))));
        QVERIFY(!isRunning(screen));
        screen.move(Square::E2, Square::E4);
        QVERIFY(isRunning(screen));
        QTRY_VERIFY(clocksOf(screen)[1] < minutes(5));
        QCOMPARE(clocksOf(screen)[0], milliseconds(minutes(5)));
    }

    void eachMoveBringsItsIncrement() {
        WindowOnScreen screen;
        screen.begin(Game(timed(minutes(5), seconds(3))));
        screen.move(Square::E2, Square::E4);
        screen.move(Square::E7, Square::E5);
        QVERIFY(clocksOf(screen)[1] > minutes(5));
    }

    void aPausedClockStandsUntilItGoesOn() {
        WindowOnScreen screen;
        screen.begin(Game(timed(minutes(5))));
        screen.move(Square::E2, Square::E4);
        letTimePass(screen, Color::Black);
        QVERIFY(!isRunning(screen));
        QCOMPARE(screen.message(), QStringLiteral("The clocks are paused until the next move."));
        const ClockTimes paused = clocksOf(screen);
        QTest::qWait(20);
        QVERIFY(clocksOf(screen) == paused);
        screen.trigger(ActionId::PauseClock);
        QVERIFY(isRunning(screen));
        QTRY_VERIFY(clocksOf(screen)[1] < paused[1]);
    }

    void undoAndRedoBringTheTimesBack() {
        WindowOnScreen screen;
        beginQuickly(screen, timed(minutes(5), seconds(3)));
        screen.move(Square::E2, Square::E4);
        letTimePass(screen, Color::Black);
        screen.trigger(ActionId::PauseClock);
        screen.move(Square::E7, Square::E5);
        screen.trigger(ActionId::PauseClock);
        const ClockTimes after = *screen.game().clocks();
        QVERIFY(after != *screen.game().clocksAt(1));

        screen.trigger(ActionId::Undo);
        QVERIFY(clocksOf(screen) == *screen.game().clocksAt(1));
        screen.trigger(ActionId::Redo);
        QVERIFY(clocksOf(screen) == after);
    }

    void undoIsNoWayToStopTheClock() {
        WindowOnScreen screen;
        beginQuickly(screen, timed(minutes(5)));
        screen.move(Square::E2, Square::E4);
        screen.move(Square::E7, Square::E5);
        screen.trigger(ActionId::Undo);
        QVERIFY(isRunning(screen));
        QTRY_VERIFY(clocksOf(screen)[1] < screen.game().clocksAt(1)->at(1));
        screen.trigger(ActionId::Undo);
        QVERIFY(!isRunning(screen));
        QVERIFY(clocksOf(screen) == (ClockTimes{minutes(5), minutes(5)}));
    }

    void aSavedGameComesBackWithItsTimes() {
        WindowOnScreen screen;
        screen.begin(Game(timed(minutes(5), seconds(3))));
        screen.move(Square::E2, Square::E4);
        letTimePass(screen, Color::Black);
        const ClockTimes saved = clocksOf(screen);
        screen.trigger(ActionId::Save);
        screen.begin(Game(timed(minutes(1))));
        screen.trigger(ActionId::Load);
        auto* dialog = screen.openDialog<LoadDialog>();
        auto* list = dialog->findChild<QListView*>();
        list->setCurrentIndex(list->model()->index(0, 0));
        buttonNamed(*dialog, "Load")->click();
        QVERIFY(clocksOf(screen) == saved);
        QCOMPARE(screen.message(),
                 QStringLiteral("Welcome back, Player 1 and Player 2. Player 2 to "
                                "move. The clocks wait for the next move."));
        QVERIFY(!isRunning(screen));
        QCOMPARE(screen.game().settings().timeControl->increment, milliseconds(seconds(3)));
    }

    void afterACrashTheTimesAreThoseOfTheLastMove_data() {
        QTest::addColumn<bool>("isUndone");
        QTest::newRow("after a move") << false;
        QTest::newRow("after undo") << true;
    }

    void afterACrashTheTimesAreThoseOfTheLastMove() {
        QFETCH(bool, isUndone);
        const QTemporaryDir home;
        ClockTimes left{};
        std::size_t ply = 0;
        {
            WindowOnScreen screen(home.path());
            beginQuickly(screen, timed(minutes(5), seconds(3)));
            screen.move(Square::E2, Square::E4);
            letTimePass(screen, Color::Black);
            screen.trigger(ActionId::PauseClock);
            screen.move(Square::E7, Square::E5);
            if (isUndone) {
                screen.trigger(ActionId::Undo);
            }
            left = *screen.game().clocks();
            ply = screen.game().ply();
        }
        WindowOnScreen screen(home.path());
        screen.trigger(ActionId::Continue);
        QCOMPARE(screen.game().ply(), ply);
        QCOMPARE(screen.game().length(), std::size_t{2});
        QVERIFY(clocksOf(screen) == left);
    }

    void aClosedWindowKeepsTheTimes() {
        const QTemporaryDir home;
        ClockTimes left{};
        {
            WindowOnScreen screen(home.path());
            screen.begin(Game(timed(minutes(5))));
            screen.move(Square::E2, Square::E4);
            letTimePass(screen, Color::Black);
            left = clocksOf(screen);
            screen.window->close();
            QVERIFY(screen.answer(QMessageBox::No));
        }
        WindowOnScreen screen(home.path());
        screen.trigger(ActionId::Continue);
        QVERIFY(clocksOf(screen) == left);
    }

    void whoRunsOutOfTimeLoses() {
        WindowOnScreen screen;
        screen.begin(Game(timed(milliseconds(50))));
        screen.move(Square::E2, Square::E4);
        QTRY_VERIFY(screen.game().isOver());
        QCOMPARE(screen.message(), QStringLiteral("Player 2 ran out of time. Player 1 wins."));
    }

    void noTimeIsNoLossAgainstALoneKing() {
        WindowOnScreen screen;
        screen.begin(
            Game(timed(milliseconds(50)), parseFen("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1").value()));
        screen.move(Square::E1, Square::D1);
        QTRY_VERIFY(screen.game().isOver());
        QCOMPARE(screen.game().outcome()->winner, std::nullopt);
        QCOMPARE(screen.message(),
                 QStringLiteral("Draw: time ran out, but the other side could never checkmate."));
    }

    void shortTimeIsHeard() {
        // No audio server, wherever the test runs.
        qputenv("PULSE_SERVER", "unix:/nonexistent/pulse");
        WindowOnScreen screen;
        Preferences loud = screen.window->preferences();
        loud.playsSounds = true;
        screen.window->setPreferences(loud);
        QSignalSpy played(screen.window->findChild<SoundPlayer*>(), &SoundPlayer::played);
        screen.begin(Game(timed(ChessClock::LowTime + milliseconds(50))));
        screen.move(Square::E2, Square::E4);
        QTRY_COMPARE(played.count(), 2);
        QCOMPARE(played[1][0].value<Sound>(), Sound::LowTime);
    }
};

QTEST_MAIN(ClocksTest)
#include "clocks_test.moc"
