// The game on the board, kept safe while it is played, so that a crash does not end it.
#pragma once

#include "storage/filelock.h"
#include "storage/filesystem.h"
#include "storage/gamexml.h"

#include <optional>

namespace chess {

/// Each running program has a file of its own in the directory; a program that starts takes over
/// the file of one that died or ended without forget(), if there is any. Takes no slot.
class UnfinishedGame {
public:
    /// `files` must live longer than this.
    explicit UnfinishedGame(QString directory, const FileSystem& files = FileSystem::system());

    /// The game that a program which died left behind: what to offer at the start. Nothing once
    /// keep() or forget() has been called.
    [[nodiscard]] std::optional<LoadedGame> find() const;

    /// To be called after each move. Flushes the file to the disk (some milliseconds). On an error
    /// the copy from before is still there.
    [[nodiscard]] std::optional<StorageError> keep(const Game& game);

    /// The game is over, saved or not wanted: nothing is left to offer.
    void forget();

private:
    [[nodiscard]] QString pathOf(int number) const;
    bool claim(int number);
    void claimAny();

    QString m_directory;
    const FileSystem& m_files;
    std::optional<FileLock> m_lock;
    int m_number = 0;
    bool m_isLeftByOther = false;
};

} // namespace chess
