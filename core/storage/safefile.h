// Reading files that are not trusted, and writing files so that nothing is ever lost halfway.
#pragma once

#include "rules/expected.h"
#include "storage/filesystem.h"
#include "storage/storageerror.h"

#include <QByteArray>

#include <optional>

namespace chess {

/// The content of a regular file of at most `limit` bytes. Anything else — a directory, a device, a
/// pipe — is refused without waiting for it, a larger file without reading it.
Expected<QByteArray, StorageError> readFile(const QString& path, qint64 limit);

/// Nothing for a regular file that is there; otherwise why it cannot be read. Never waits.
[[nodiscard]] std::optional<StorageError> checkRegularFile(const QString& path);

/// Replaces a file at one stroke: the content is complete on the disk before the file changes, and
/// on an error the file is as it was or still not there (only when the very last step fails, the
/// flushing of its name, it is the new one). Keeps the mode of the file, follows symbolic links.
[[nodiscard]] std::optional<StorageError> writeFile(const QString& path, const QByteArray& content,
                                                    const FileSystem& files = FileSystem::system());

/// Writes a file aside, complete and flushed to the disk, or leaves none; what had that name is
/// gone. Rename it to where it belongs, then call syncDirectory.
[[nodiscard]] std::optional<StorageError>
writeAside(const QString& path, const QByteArray& content,
           const FileSystem& files = FileSystem::system());

/// Makes the directory with its parents where it does not exist yet.
[[nodiscard]] std::optional<StorageError>
makeDirectory(const QString& directory, const FileSystem& files = FileSystem::system());
/// Returns when the names in a directory are on the disk.
[[nodiscard]] std::optional<StorageError>
syncDirectory(const QString& directory, const FileSystem& files = FileSystem::system());

/// The error for a system call that failed, with its `errno`.
[[nodiscard]] StorageError cannotOpen(const QString& path, int reason);
[[nodiscard]] StorageError cannotWrite(const QString& path, int reason);

} // namespace chess
