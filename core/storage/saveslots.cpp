#include "storage/saveslots.h"

#include "storage/gamefile.h"
#include "storage/safefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <cerrno>

namespace chess {
namespace {

using Error = std::optional<StorageError>;

/// Behind the last slot there is one more place: the oldest game waits there until the new one has
/// arrived, so that at no instant a game is in no file.
constexpr int WaitingPlace = SlotCount + 1;

/// A save takes some milliseconds, on a busy computer much longer.
constexpr std::chrono::seconds Patience(10);

} // namespace

SaveSlots::SaveSlots(QString directory, const FileSystem& files)
    : m_directory(std::move(directory)), m_files(files) {
    // Whoever has the lock now is saving, and tidies up after that.
    if (const auto turn = FileLock::acquire(lockPath(), FileLock::Mode::Exclusive, {})) {
        tidy();
    }
}

QString SaveSlots::defaultDirectory() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/saves");
}

std::vector<SaveSlot> SaveSlots::list() const {
    const auto turn = lockForReading();
    std::vector<SaveSlot> slots;
    for (int number = 1; number <= WaitingPlace && slots.size() < SlotCount; ++number) {
        if (isTaken(number)) {
            slots.push_back(
                {number, loadGameFile(pathOf(number)), QFileInfo(pathOf(number)).lastModified()});
        }
    }
    return slots;
}

Error SaveSlots::save(const Game& game) {
    const auto text = xmlForFile(game);
    if (!text) {
        return text.error();
    }
    if (auto error = makeDirectory(m_directory, m_files)) {
        return error;
    }
    const auto turn = lock();
    if (!turn) {
        return turn.error();
    }
    if (auto error = writeAside(incomingPath(), *text, m_files)) {
        return error;
    }
    Error error = insertIncoming();
    tidy();
    return error;
}

Expected<LoadedGame, StorageError> SaveSlots::load(int number) const {
    const auto turn = lockForReading();
    return loadGameFile(pathOf(number));
}

Error SaveSlots::remove(int number) {
    const auto turn = lock();
    if (!turn) {
        return turn.error();
    }
    Error error = erase(number);
    error = error ? error : closeGaps();
    return error ? error : syncDirectory(m_directory, m_files);
}

QString SaveSlots::pathOf(int number) const {
    return m_directory + QStringLiteral("/slot%1.xml").arg(number);
}

QString SaveSlots::incomingPath() const { return m_directory + QStringLiteral("/.incoming.tmp"); }

QString SaveSlots::lockPath() const { return m_directory + QStringLiteral("/.slots.lock"); }

bool SaveSlots::isTaken(int number) const {
    const QFileInfo info(pathOf(number));
    return info.exists() || info.isSymLink();
}

Expected<FileLock, StorageError> SaveSlots::lock() const {
    // Who waits stands in the door, so that nobody overtakes: a program that saves again and again
    // would else keep the others out.
    const auto door = FileLock::acquire(m_directory + QStringLiteral("/.slots.door"),
                                        FileLock::Mode::Exclusive, Patience);
    auto turn = door ? FileLock::acquire(lockPath(), FileLock::Mode::Exclusive, Patience)
                     : Expected<FileLock, FileLock::Refusal>(door.error());
    if (turn) {
        return std::move(turn).value();
    }
    if (turn.error() == FileLock::Refusal::CannotOpen) {
        return cannotWrite(m_directory, errno);
    }
    return StorageError{
        StorageError::Kind::CannotWrite,
        QCoreApplication::translate("Storage", "Another program is using the saved games.")};
}

std::optional<FileLock> SaveSlots::lockForReading() const {
    auto turn = FileLock::acquire(lockPath(), FileLock::Mode::Shared, Patience);
    // Each file is complete at any time: what reading without a lock can miss is only the order.
    return turn ? std::optional(std::move(turn).value()) : std::nullopt;
}

Error SaveSlots::rename(const QString& from, const QString& to) {
    const bool isDone =
        m_files.rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
    return isDone ? std::nullopt : Error(cannotWrite(to, errno));
}

Error SaveSlots::erase(int number) {
    const bool isDone = m_files.remove(QFile::encodeName(pathOf(number)).constData()) == 0;
    return isDone ? std::nullopt : Error(cannotWrite(pathOf(number), errno));
}

Error SaveSlots::closeGaps() {
    int free = 1;
    for (int number = 1; number <= WaitingPlace; ++number) {
        if (!isTaken(number)) {
            continue;
        }
        if (free < number) {
            if (auto error = rename(pathOf(number), pathOf(free))) {
                return error;
            }
        }
        ++free;
    }
    return std::nullopt;
}

Error SaveSlots::insertIncoming() {
    if (auto error = closeGaps()) {
        return error;
    }
    if (isTaken(WaitingPlace)) {
        if (auto error = erase(WaitingPlace)) {
            return error;
        }
    }
    // From the last to the first, so that every game moves to a free place.
    for (int number = SlotCount; number >= 1; --number) {
        if (isTaken(number)) {
            if (auto error = rename(pathOf(number), pathOf(number + 1))) {
                return error;
            }
        }
    }
    if (auto error = rename(incomingPath(), pathOf(1))) {
        return error;
    }
    Error error = syncDirectory(m_directory, m_files);
    if (error) {
        // Not certain to last, so not saved: the older games get their places back.
        (void)rename(pathOf(1), incomingPath());
    }
    return error;
}

void SaveSlots::tidy() {
    m_files.remove(QFile::encodeName(incomingPath()).constData());
    // With a gap left, the game in the waiting place is one of the newest.
    if (!closeGaps() && isTaken(WaitingPlace)) {
        (void)erase(WaitingPlace);
    }
}

} // namespace chess
