#include "storage/storagehelpers.h"
#include "windowtesting.h"

#include "ui/gamekeeper.h"

#include <QSignalSpy>

#include <semaphore>

using namespace chess;

namespace {

/// A disk that takes its time: each flushing begins, and ends when the test lets it.
class StandingDisk : public FileSystem {
public:
    [[nodiscard]] int sync(int file) const override {
        m_begun.release();
        m_mayGoOn.acquire();
        m_mayGoOn.release();
        return FileSystem::sync(file);
    }

    void waitForFlush() { m_begun.acquire(); }
    void goOn() { m_mayGoOn.release(); }
    /// Of flushings that nobody has waited for.
    [[nodiscard]] int flushes() const {
        int count = 0;
        while (m_begun.try_acquire()) {
            ++count;
        }
        return count;
    }

private:
    mutable std::counting_semaphore<> m_begun{0};
    mutable std::counting_semaphore<> m_mayGoOn{0};
};

std::string nameOf(const std::optional<LoadedGame>& found) {
    return found ? found->game.settings().names[0] : "(nothing)";
}

} // namespace

class GameKeeperTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path;

    [[nodiscard]] std::string leftBehind() const { return nameOf(GameKeeper(m_path).find()); }

private Q_SLOTS:
    void init() {
        m_path = m_folder.filePath(QStringLiteral("saves"));
        QDir(m_path).removeRecursively();
        QVERIFY(QDir().mkpath(m_path));
    }

    void whatWasKeptIsOnTheDiskWhenTheProgramEnds() {
        {
            GameKeeper keeper(m_path);
            keeper.keep(gameNamed("a"));
        }
        QCOMPARE(leftBehind(), std::string("a"));
    }

    void whatWasForgottenIsGoneWhenTheProgramEnds() {
        {
            GameKeeper keeper(m_path);
            keeper.keep(gameNamed("a"));
            keeper.forget();
        }
        QCOMPARE(leftBehind(), std::string("(nothing)"));
    }

    void theGameLeftBehindIsFoundUntilSomethingIsAsked() {
        { GameKeeper(m_path).keep(gameNamed("a")); }
        {
            GameKeeper keeper(m_path);
            QCOMPARE(nameOf(keeper.find()), std::string("a"));
            QCOMPARE(nameOf(keeper.find()), std::string("a"));
            keeper.keep(gameNamed("b"));
            QVERIFY(!keeper.find());
        }
        QCOMPARE(leftBehind(), std::string("b"));
    }

    void aGameLeftBehindCanBeForgotten() {
        { GameKeeper(m_path).keep(gameNamed("a")); }
        { GameKeeper(m_path).forget(); }
        QCOMPARE(leftBehind(), std::string("(nothing)"));
    }

    void nobodyWaitsForASlowDiskAndOnlyTheNewestGameIsWritten() {
        StandingDisk disk;
        {
            GameKeeper keeper(m_path, nullptr, disk);
            keeper.keep(gameNamed("first"));
            disk.waitForFlush();
            for (const char* const name : {"second", "third", "last"}) {
                keeper.keep(gameNamed(name));
            }
            QVERIFY(keeper.isBusy());
            disk.goOn();
            QTRY_VERIFY(!keeper.isBusy());
            QCOMPARE(disk.flushes(), 1);
        }
        QCOMPARE(leftBehind(), std::string("last"));
    }

    void aGameForgottenWhileTheDiskIsSlowDoesNotComeBack() {
        StandingDisk disk;
        {
            GameKeeper keeper(m_path, nullptr, disk);
            keeper.keep(gameNamed("first"));
            disk.waitForFlush();
            keeper.keep(gameNamed("second"));
            keeper.forget();
            disk.goOn();
        }
        QCOMPARE(leftBehind(), std::string("(nothing)"));
    }

    void aGameKeptAfterOneWasForgottenIsThere() {
        StandingDisk disk;
        {
            GameKeeper keeper(m_path, nullptr, disk);
            keeper.keep(gameNamed("first"));
            disk.waitForFlush();
            keeper.forget();
            keeper.keep(gameNamed("second"));
            disk.goOn();
        }
        QCOMPARE(leftBehind(), std::string("second"));
    }

    void aFailureIsToldAndTheCopyFromBeforeStays() {
        { GameKeeper(m_path).keep(gameNamed("old")); }
        const FailingFileSystem full(1, ENOSPC, FailingFileSystem::Extent::AllFromThere);
        {
            GameKeeper keeper(m_path, nullptr, full);
            const QSignalSpy failures(&keeper, &GameKeeper::failed);
            keeper.keep(gameNamed("new"));
            QTRY_COMPARE(failures.size(), 1);
            QVERIFY(!keeper.isBusy());
        }
        QCOMPARE(leftBehind(), std::string("old"));
    }

    void theNextMoveTriesAgain() {
        const FailingFileSystem fullOnce(1, ENOSPC);
        {
            GameKeeper keeper(m_path, nullptr, fullOnce);
            const QSignalSpy failures(&keeper, &GameKeeper::failed);
            keeper.keep(gameNamed("a"));
            QTRY_COMPARE(failures.size(), 1);
            keeper.keep(gameNamed("b"));
            QTRY_VERIFY(!keeper.isBusy());
            QCOMPARE(failures.size(), 1);
        }
        QCOMPARE(leftBehind(), std::string("b"));
    }

    void aFailureAtTheVeryEndHarmsNothing() {
        const FailingFileSystem full(1, ENOSPC, FailingFileSystem::Extent::AllFromThere);
        { GameKeeper(m_path, nullptr, full).keep(gameNamed("a")); }
        QCOMPARE(leftBehind(), std::string("(nothing)"));
    }

    void theWindowTellsOnceThatAGameCannotBeKept() {
        WindowOnScreen screen;
        // A file where the folder should be: even root cannot write there.
        QFile blocker(screen.saveFolder());
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        GameSettings settings;
        settings.mode = GameMode::TwoPlayers;
        screen.begin(Game(settings));
        screen.type("e4");
        QTRY_VERIFY(screen.openDialog<QMessageBox>());
        QVERIFY(screen.openDialog<QMessageBox>()->text().contains(QLatin1String("kept safe")));
        QVERIFY(screen.answer(QMessageBox::Ok));
        screen.type("e5");
        const auto* const keeper = screen.window->findChild<GameKeeper*>();
        QTRY_VERIFY(!keeper->isBusy());
        QVERIFY(!screen.openDialog<QMessageBox>());
        QCOMPARE(screen.game().length(), std::size_t{2});
    }
};

QTEST_MAIN(GameKeeperTest)
#include "gamekeeper_test.moc"
