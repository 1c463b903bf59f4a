#include "storagehelpers.h"

#include "storage/filelock.h"
#include "storage/gamefile.h"
#include "storage/saveslots.h"

#include <QTemporaryDir>

#include <unistd.h>

using namespace chess;

namespace {

/// The names of the games in their order, "!" for a damaged one.
QStringList namesOf(const SaveSlots& saves) {
    QStringList names;
    for (const SaveSlot& slot : saves.list()) {
        names += slot.content ? QString::fromStdString(slot.content->game.settings().names[0])
                              : QStringLiteral("!");
    }
    return names;
}

void saveGames(SaveSlots& saves, int first, int last) {
    for (int number = first; number <= last; ++number) {
        if (const auto error = saves.save(gameNamed(std::to_string(number)))) {
            qFatal("not saved: %s", qPrintable(error->message));
        }
    }
}

/// The numbers from `newest` down to `oldest`.
QStringList numbersDown(int newest, int oldest) {
    QStringList numbers;
    for (int number = newest; number >= oldest; --number) {
        numbers += QString::number(number);
    }
    return numbers;
}

} // namespace

class SaveSlotsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_saves;

    QString slotPath(int number) const {
        return m_saves + QStringLiteral("/slot%1.xml").arg(number);
    }

private Q_SLOTS:
    void init() {
        m_saves = m_folder.filePath(QStringLiteral("data/saves"));
        QDir(m_saves).removeRecursively();
    }

    void withoutAFolderThereAreNoGames() {
        const SaveSlots saves(m_saves);
        QVERIFY(saves.list().empty());
        QVERIFY(!saves.load(1));
        QVERIFY(!QFileInfo::exists(m_saves));
    }

    void theNewestIsFirstAndTheOldestIsForgotten() {
        SaveSlots saves(m_saves);
        for (int number = 1; number <= SlotCount + 2; ++number) {
            saveGames(saves, number, number);
            QCOMPARE(namesOf(saves), numbersDown(number, std::max(1, number - SlotCount + 1)));
        }
        QVERIFY(!QFileInfo::exists(slotPath(SlotCount + 1)));
    }

    void aSlotHoldsTheWholeGame() {
        SaveSlots saves(m_saves);
        EventfulGames games(7);
        const Game game = games.next();
        QVERIFY(!saves.save(game));
        const auto loaded = saves.load(1);
        QVERIFY(loaded);
        QVERIFY(loaded->game == game);
        QVERIFY(loaded->savedAt.isValid());
        QVERIFY(loadGameFile(slotPath(1)));
    }

    void aDamagedSlotHidesNoOther() {
        SaveSlots saves(m_saves);
        saveGames(saves, 1, 3);
        writeBytes(slotPath(2), "<game>");
        QCOMPARE(namesOf(saves),
                 (QStringList{QStringLiteral("3"), QStringLiteral("!"), QStringLiteral("1")}));
        const SaveSlot damaged = saves.list().at(1);
        QCOMPARE(damaged.number, 2);
        QCOMPARE(damaged.content.error().message,
                 QStringLiteral("Line 1: the file is no complete XML: Premature end of document."));
        QVERIFY(damaged.fileTime.isValid());
    }

    void aFolderInPlaceOfASlotHidesNoOther() {
        SaveSlots saves(m_saves);
        saveGames(saves, 1, 2);
        QVERIFY(QFile::remove(slotPath(1)) && QDir().mkpath(slotPath(1)));
        QCOMPARE(namesOf(saves), (QStringList{QStringLiteral("!"), QStringLiteral("1")}));
        saveGames(saves, 3, 3 + SlotCount);
        QCOMPARE(namesOf(saves), numbersDown(3 + SlotCount, 4));
    }

    void aGapIsFilledBeforeAnythingIsForgotten() {
        SaveSlots saves(m_saves);
        saveGames(saves, 1, SlotCount);
        QVERIFY(QFile::remove(slotPath(3)));
        saveGames(saves, 6, 6);
        QCOMPARE(namesOf(saves).first(), QStringLiteral("6"));
        QCOMPARE(namesOf(saves).last(), QStringLiteral("1"));
        QCOMPARE(namesOf(saves).size(), SlotCount);
    }

    void removingLetsTheOthersMoveUp() {
        SaveSlots saves(m_saves);
        saveGames(saves, 1, 4);
        QVERIFY(!saves.remove(2));
        QCOMPARE(namesOf(saves),
                 (QStringList{QStringLiteral("4"), QStringLiteral("2"), QStringLiteral("1")}));
        QCOMPARE(saves.list().back().number, 3);
        QVERIFY(saves.remove(4));
    }

    void whatAKilledSaveLeftIsTidiedAtTheStart() {
        {
            SaveSlots saves(m_saves);
            saveGames(saves, 1, SlotCount);
        }
        for (int number = SlotCount; number >= 1; --number) {
            QVERIFY(QFile::rename(slotPath(number), slotPath(number + 1)));
        }
        writeBytes(m_saves + QStringLiteral("/.incoming.tmp"), "half of");
        const SaveSlots saves(m_saves);
        QCOMPARE(namesOf(saves), numbersDown(SlotCount, 1));
        QCOMPARE(saves.list().front().number, 1);
        QVERIFY(!QFileInfo::exists(m_saves + QStringLiteral("/.incoming.tmp")));
        QVERIFY(!QFileInfo::exists(slotPath(SlotCount + 1)));
    }

    void duringASaveOfAnotherProgramAllGamesAreSeen() {
        SaveSlots saves(m_saves);
        saveGames(saves, 1, SlotCount);
        QVERIFY(QFile::rename(slotPath(SlotCount), slotPath(SlotCount + 1)));
        QCOMPARE(namesOf(saves), numbersDown(SlotCount, 1));
    }

    void anUnwritableFolderIsTold() {
        // A file where the folder should be stops root too.
        writeBytes(m_folder.filePath(QStringLiteral("blocked")), "file");
        SaveSlots saves(m_folder.filePath(QStringLiteral("blocked/saves")));
        const auto error = saves.save(gameNamed("1"));
        QVERIFY(error);
        QCOMPARE(error->kind, StorageError::Kind::CannotWrite);
        QVERIFY(error->message.startsWith(QStringLiteral("“blocked” cannot be written: ")));
    }

    void aReadOnlyFolderCanBeRead() {
        if (::geteuid() == 0) {
            QSKIP("root may write everything");
        }
        {
            SaveSlots saves(m_saves);
            saveGames(saves, 1, 3);
        }
        QVERIFY(QFile::remove(m_saves + QStringLiteral("/.slots.lock")));
        QVERIFY(QFile::setPermissions(m_saves, QFile::ReadOwner | QFile::ExeOwner));
        SaveSlots saves(m_saves);
        QCOMPARE(namesOf(saves), numbersDown(3, 1));
        const auto error = saves.save(gameNamed("4"));
        QVERIFY(
            QFile::setPermissions(m_saves, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(error);
        QVERIFY(error->message.contains(QStringLiteral("Permission denied")));
        QCOMPARE(namesOf(saves), numbersDown(3, 1));
    }

    void aGameTooLargeToReadAgainIsNotSaved() {
        SaveSlots saves(m_saves);
        saveGames(saves, 1, 1);
        const auto error = saves.save(gameNamed(std::string(2'000'000, 'x')));
        QVERIFY(error);
        QCOMPARE(error->message, QStringLiteral("The game is too large to be saved."));
        QCOMPARE(namesOf(saves), numbersDown(1, 1));
    }

    void aLockIsFreeAgainWhenItsHolderEnds() {
        const QString path = m_folder.filePath(QStringLiteral("a.lock"));
        using enum FileLock::Mode;
        {
            const auto first = FileLock::acquire(path, Shared, {});
            QVERIFY(first && FileLock::acquire(path, Shared, {}));
            const auto refused = FileLock::acquire(path, Exclusive, {});
            QVERIFY(!refused);
            QCOMPARE(refused.error(), FileLock::Refusal::Busy);
        }
        QVERIFY(FileLock::acquire(path, Exclusive, {}));
    }

    void theDefaultFolderIsInTheUsersData() {
        QVERIFY(SaveSlots::defaultDirectory().endsWith(QStringLiteral("/saves")));
        QVERIFY(QDir::isAbsolutePath(SaveSlots::defaultDirectory()));
    }
};

QTEST_GUILESS_MAIN(SaveSlotsTest)
#include "saveslots_test.moc"
