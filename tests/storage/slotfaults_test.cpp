#include "storagehelpers.h"

#include "storage/saveslots.h"

#include <QTemporaryDir>

using namespace chess;
using Extent = FailingFileSystem::Extent;

namespace {

/// The names of the games in their order.
std::vector<std::string> namesOf(const SaveSlots& saves) {
    std::vector<std::string> names;
    for (const SaveSlot& slot : saves.list()) {
        names.push_back(slot.content ? slot.content->game.settings().names[0] : "damaged");
    }
    return names;
}

} // namespace

/// Every system call of a save fails in turn, with any number of games already there.
class SlotFaultsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_saves;
    std::vector<std::string> m_before;

    void prepare(int games) {
        m_saves = m_folder.filePath(QStringLiteral("data/saves"));
        QDir(m_folder.filePath(QStringLiteral("data"))).removeRecursively();
        QVERIFY(QDir().mkpath(games == 0 ? m_folder.path() : m_saves));
        m_before.clear();
        for (int slot = 1; slot <= games; ++slot) {
            m_before.push_back(std::to_string(slot));
            writeBytes(m_saves + QStringLiteral("/slot%1.xml").arg(slot),
                       toXml(gameNamed(m_before.back()), {}));
        }
    }

    std::vector<std::string> afterNew() const {
        std::vector<std::string> names = m_before;
        names.insert(names.begin(), "new");
        names.resize(std::min<std::size_t>(names.size(), SlotCount));
        return names;
    }

    static void addGameCounts() {
        QTest::addColumn<int>("games");
        for (int games = 0; games <= SlotCount; ++games) {
            QTest::addRow("%d games", games) << games;
        }
    }

private Q_SLOTS:
    void aFailureIsToldAndNothingIsLost_data() { addGameCounts(); }
    void aFailureIsToldAndNothingIsLost() {
        QFETCH(int, games);
        int call = 1;
        for (bool isReached = true; isReached; ++call) {
            prepare(games);
            const FailingFileSystem files(call, ENOSPC);
            SaveSlots saves(m_saves, files);
            const auto error = saves.save(gameNamed("new"));
            isReached = files.hasFailed();
            if (error) {
                QVERIFY(error->message.endsWith(QStringLiteral(": No space left on device.")));
                QCOMPARE(error->kind, StorageError::Kind::CannotWrite);
                QVERIFY(isReached);
            }
            // Cleaning up may fail without harm; then the game is saved.
            QCOMPARE(namesOf(saves), error ? m_before : afterNew());
            QCOMPARE(namesOf(SaveSlots(m_saves)), error ? m_before : afterNew());
        }
        QVERIFY(call > 10);
    }

    void aKillAtAnyCallLosesAtMostTheNewGame_data() { addGameCounts(); }
    void aKillAtAnyCallLosesAtMostTheNewGame() {
        QFETCH(int, games);
        bool isReached = true;
        for (int call = 1; isReached; ++call) {
            prepare(games);
            const FailingFileSystem files(call, EIO, Extent::AllFromThere);
            {
                SaveSlots killed(m_saves, files);
                (void)killed.save(gameNamed("new"));
            }
            isReached = files.hasFailed();
            const auto names = namesOf(SaveSlots(m_saves));
            QVERIFY(names == m_before || names == afterNew());
            SaveSlots saves(m_saves);
            QVERIFY(!saves.save(gameNamed("next")));
            QCOMPARE(namesOf(saves).front(), std::string("next"));
            const QStringList left = namesIn(m_saves);
            QVERIFY(!left.contains(QStringLiteral(".incoming.tmp")));
            QVERIFY(left.size() <= SlotCount + 2);
        }
    }

    void aFailingRemovalIsToldAndLosesNothingElse() {
        bool isReached = true;
        for (int call = 1; isReached; ++call) {
            prepare(SlotCount);
            const FailingFileSystem files(call, EIO);
            SaveSlots saves(m_saves, files);
            const auto error = saves.remove(2);
            isReached = files.hasFailed();
            std::vector<std::string> without = m_before;
            without.erase(without.begin() + 1);
            const auto names = namesOf(SaveSlots(m_saves));
            QVERIFY(names == without || (error && names == m_before));
        }
    }
};

QTEST_GUILESS_MAIN(SlotFaultsTest)
#include "slotfaults_test.moc"
