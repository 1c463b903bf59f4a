#include "storagehelpers.h"

#include "storage/unfinishedgame.h"

#include <QTemporaryDir>

using namespace chess;

namespace {

std::string nameOf(const std::optional<LoadedGame>& found) {
    return found ? found->game.settings().names[0] : "(nothing)";
}

} // namespace

class UnfinishedGameTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path;

private Q_SLOTS:
    void init() {
        m_path = m_folder.filePath(QStringLiteral("data/saves"));
        QDir(m_path).removeRecursively();
    }

    void nothingIsFoundAtFirst() {
        QVERIFY(!UnfinishedGame(m_path).find());
        QVERIFY(!QFileInfo::exists(m_path));
    }

    void aGameIsFoundAtTheNextStart() {
        EventfulGames games(3);
        const Game game = games.next();
        {
            UnfinishedGame unfinished(m_path);
            QVERIFY(!unfinished.keep(gameNamed("earlier")));
            QVERIFY(!unfinished.keep(game));
            QVERIFY(!unfinished.find());
        }
        const auto found = UnfinishedGame(m_path).find();
        QVERIFY(found);
        QVERIFY(found->game == game);
    }

    void aForgottenGameIsNotFound() {
        {
            UnfinishedGame unfinished(m_path);
            QVERIFY(!unfinished.keep(gameNamed("a")));
            unfinished.forget();
        }
        QVERIFY(!UnfinishedGame(m_path).find());
    }

    void theGameOfARunningProgramIsNotOffered() {
        UnfinishedGame running(m_path);
        QVERIFY(!running.keep(gameNamed("running")));
        QVERIFY(!UnfinishedGame(m_path).find());
    }

    void runningProgramsKeepTheirGamesApart() {
        {
            UnfinishedGame first(m_path);
            UnfinishedGame second(m_path);
            QVERIFY(!first.keep(gameNamed("first")));
            QVERIFY(!second.keep(gameNamed("second")));
            QVERIFY(!first.keep(gameNamed("first again")));
        }
        UnfinishedGame next(m_path);
        UnfinishedGame afterNext(m_path);
        QCOMPARE(nameOf(next.find()), std::string("first again"));
        QCOMPARE(nameOf(afterNext.find()), std::string("second"));
    }

    void aGameLeftWhileThisProgramRanIsOfferedToTheNext() {
        UnfinishedGame running(m_path);
        {
            UnfinishedGame other(m_path);
            QVERIFY(!other.keep(gameNamed("other")));
        }
        QVERIFY(!running.keep(gameNamed("running")));
        QCOMPARE(nameOf(UnfinishedGame(m_path).find()), std::string("other"));
    }

    void aContinuedGameTakesTheSamePlace() {
        { QVERIFY(!UnfinishedGame(m_path).keep(gameNamed("a"))); }
        {
            UnfinishedGame next(m_path);
            QVERIFY(next.find());
            QVERIFY(!next.keep(gameNamed("b")));
        }
        UnfinishedGame last(m_path);
        QCOMPARE(nameOf(last.find()), std::string("b"));
        last.forget();
        QVERIFY(!UnfinishedGame(m_path).find());
    }

    void aDamagedCopyIsNotOffered() {
        { QVERIFY(!UnfinishedGame(m_path).keep(gameNamed("a"))); }
        writeBytes(m_path + QStringLiteral("/unfinished1.xml"), "<game>");
        UnfinishedGame next(m_path);
        QVERIFY(!next.find());
        QVERIFY(!next.keep(gameNamed("b")));
    }

    void onAnyFailureTheCopyFromBeforeStays() {
        bool isReached = true;
        for (int call = 1; isReached; ++call) {
            { QVERIFY(!UnfinishedGame(m_path).keep(gameNamed("old"))); }
            const FailingFileSystem files(call, ENOSPC);
            bool hasError = false;
            {
                UnfinishedGame failing(m_path, files);
                hasError = failing.keep(gameNamed("new")).has_value();
            }
            isReached = files.hasFailed();
            QCOMPARE(hasError, isReached);
            QCOMPARE(nameOf(UnfinishedGame(m_path).find()), std::string(hasError ? "old" : "new"));
        }
    }

    void anUnwritableFolderIsTold() {
        writeBytes(m_folder.filePath(QStringLiteral("blocked")), "file");
        UnfinishedGame unfinished(m_folder.filePath(QStringLiteral("blocked/saves")));
        QVERIFY(unfinished.keep(gameNamed("a")));
        QVERIFY(!unfinished.find());
    }
};

QTEST_GUILESS_MAIN(UnfinishedGameTest)
#include "unfinishedgame_test.moc"
