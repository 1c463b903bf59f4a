// The numbered slots of saved games: the newest is number 1, and the oldest makes room.
#pragma once

#include "storage/filelock.h"
#include "storage/filesystem.h"
#include "storage/gamexml.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace chess {

inline constexpr int SlotCount = 5;

struct SaveSlot {
    /// What load() and remove() take.
    int number = 0;
    /// The game, or why the file is damaged.
    Expected<LoadedGame, StorageError> content;
    /// When the file was last written; also known of damaged files.
    QDateTime fileTime;
};

/// The files slot1.xml, slot2.xml … in a directory. Several programs may use it at once: they take
/// turns. Killed at any instant, at most the save in flight is missing, and no other game is.
class SaveSlots {
public:
    /// Closes the gaps that a killed save left, where the directory exists and can be written.
    /// `files` must live longer than this.
    explicit SaveSlots(QString directory, const FileSystem& files = FileSystem::system());

    /// `saves` in the user's data directory.
    [[nodiscard]] static QString defaultDirectory();

    [[nodiscard]] const QString& directory() const { return m_directory; }

    /// The games newest first, at most SlotCount; empty slots are left out. Also works in a
    /// directory that cannot be written.
    [[nodiscard]] std::vector<SaveSlot> list() const;

    /// The game becomes slot 1 and the others move on; the last one is forgotten if there is no gap
    /// before it. On an error everything is as before.
    [[nodiscard]] std::optional<StorageError> save(const Game& game);

    Expected<LoadedGame, StorageError> load(int number) const;

    /// The games behind a removed one move up.
    [[nodiscard]] std::optional<StorageError> remove(int number);

private:
    [[nodiscard]] QString pathOf(int number) const;
    [[nodiscard]] QString incomingPath() const;
    [[nodiscard]] QString lockPath() const;
    [[nodiscard]] bool isTaken(int number) const;
    [[nodiscard]] Expected<FileLock, StorageError> lock() const;
    [[nodiscard]] std::optional<FileLock> lockForReading() const;
    // All below only while holding the lock.
    [[nodiscard]] std::optional<StorageError> rename(const QString& from, const QString& to);
    [[nodiscard]] std::optional<StorageError> erase(int number);
    /// Moves games up so that the first slots are taken; their order stays.
    [[nodiscard]] std::optional<StorageError> closeGaps();
    /// Moves the games on and the new one, which lies complete beside them, into slot 1.
    [[nodiscard]] std::optional<StorageError> insertIncoming();
    /// Puts in order what an interrupted or failed save left.
    void tidy();

    QString m_directory;
    const FileSystem& m_files;
};

} // namespace chess
