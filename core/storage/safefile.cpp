#include "storage/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chess {
namespace {

using Error = std::optional<StorageError>;

QString nameOf(const QString& path) { return QFileInfo(path).fileName(); }

StorageError notAFile(const QString& path) {
    return {StorageError::Kind::CannotOpen,
            QCoreApplication::translate("Storage", "“%1” is not a file.").arg(nameOf(path))};
}

StorageError tooLarge(const QString& path, qint64 limit) {
    return {StorageError::Kind::BadContent,
            QCoreApplication::translate("Storage", "“%1” is larger than %2 KiB.")
                .arg(nameOf(path))
                .arg(limit / 1024)};
}

/// Closes what was opened for reading.
class OpenFile {
public:
    explicit OpenFile(int file) : m_file(file) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (m_file >= 0) {
            ::close(m_file);
        }
    }
    [[nodiscard]] int get() const { return m_file; }

private:
    int m_file;
};

/// Everything, in as many steps as the system takes.
bool writeAll(int file, const QByteArray& content, const FileSystem& files) {
    qsizetype done = 0;
    while (done < content.size()) {
        const ssize_t step = files.write(file, content.constData() + done,
                                         static_cast<size_t>(content.size() - done));
        if (step < 0 && errno == EINTR) {
            continue;
        }
        if (step <= 0) {
            errno = step == 0 ? ENOSPC : errno;
            return false;
        }
        done += step;
    }
    return true;
}

bool syncFile(int file, const FileSystem& files) {
    while (files.sync(file) != 0) {
        if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

/// Creates and fills a file; of a file that could not be completed nothing is left. Returns 0 or
/// the `errno` of what failed.
int writeNew(const QString& path, const QByteArray& content, std::optional<mode_t> mode,
             const FileSystem& files) {
    const QByteArray name = QFile::encodeName(path);
    const int file = files.create(name.constData());
    if (file < 0) {
        return errno;
    }
    int reason = 0;
    if ((mode && files.setMode(file, *mode) != 0) || !writeAll(file, content, files) ||
        !syncFile(file, files)) {
        reason = errno;
    }
    if (files.close(file) != 0 && errno != EINTR && reason == 0) {
        reason = errno;
    }
    if (reason != 0) {
        files.remove(name.constData());
    }
    return reason;
}

/// The file behind symbolic links, which shall stay.
QString targetOf(const QString& path) {
    const QFileInfo info(path);
    if (info.exists()) {
        return info.canonicalFilePath();
    }
    return info.isSymLink() ? info.symLinkTarget() : info.absoluteFilePath();
}

/// Hidden, and unlike any other: several programs may write to the same folder.
QString asideOf(const QString& target) {
    const QFileInfo info(target);
    const QString random = QString::number(QRandomGenerator::global()->generate64(), 36);
    return info.path() + QStringLiteral("/.chessprog-%1.tmp").arg(random);
}

} // namespace

StorageError cannotOpen(const QString& path, int reason) {
    return {StorageError::Kind::CannotOpen,
            QCoreApplication::translate("Storage", "“%1” cannot be opened: %2.")
                .arg(nameOf(path), qt_error_string(reason))};
}

StorageError cannotWrite(const QString& path, int reason) {
    return {StorageError::Kind::CannotWrite,
            QCoreApplication::translate("Storage", "“%1” cannot be written: %2.")
                .arg(nameOf(path), qt_error_string(reason))};
}

Expected<QByteArray, StorageError> readFile(const QString& path, qint64 limit) {
    // Without O_NONBLOCK the opening of a pipe would wait for a writer.
    const OpenFile file(
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status {};
    if (file.get() < 0 || ::fstat(file.get(), &status) != 0) {
        return cannotOpen(path, errno);
    }
    if (!S_ISREG(status.st_mode)) {
        return notAFile(path);
    }
    if (status.st_size > limit) {
        return tooLarge(path, limit);
    }
    // The size may be told wrong (as in /proc) or change: read on to the end, but not for ever.
    QByteArray content;
    QByteArray piece(qsizetype{64} * 1024, Qt::Uninitialized);
    while (true) {
        const ssize_t step = ::read(file.get(), piece.data(), static_cast<size_t>(piece.size()));
        if (step < 0 && errno == EINTR) {
            continue;
        }
        if (step < 0) {
            return cannotOpen(path, errno);
        }
        if (step == 0) {
            return content;
        }
        content.append(piece.constData(), step);
        if (content.size() > limit) {
            return tooLarge(path, limit);
        }
    }
}

Error checkRegularFile(const QString& path) {
    struct stat status {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        return cannotOpen(path, errno);
    }
    return S_ISREG(status.st_mode) ? std::nullopt : Error(notAFile(path));
}

Error writeFile(const QString& path, const QByteArray& content, const FileSystem& files) {
    const QString target = targetOf(path);
    const QByteArray targetName = QFile::encodeName(target);
    std::optional<mode_t> mode;
    if (struct stat status{}; ::stat(targetName.constData(), &status) == 0) {
        if (!S_ISREG(status.st_mode)) {
            return cannotWrite(path, S_ISDIR(status.st_mode) ? EISDIR : EINVAL);
        }
        // Renaming would replace a file that its owner protected against writing.
        if (::access(targetName.constData(), W_OK) != 0) {
            return cannotWrite(path, errno);
        }
        mode = status.st_mode & 07777;
    }
    const QString aside = asideOf(target);
    if (const int reason = writeNew(aside, content, mode, files); reason != 0) {
        return cannotWrite(path, reason);
    }
    const QByteArray asideName = QFile::encodeName(aside);
    if (files.rename(asideName.constData(), targetName.constData()) != 0) {
        const StorageError error = cannotWrite(path, errno);
        files.remove(asideName.constData());
        return error;
    }
    return syncDirectory(QFileInfo(target).path(), files);
}

Error writeAside(const QString& path, const QByteArray& content, const FileSystem& files) {
    const bool isFree = files.remove(QFile::encodeName(path).constData()) == 0 || errno == ENOENT;
    const int reason = isFree ? writeNew(path, content, std::nullopt, files) : errno;
    return reason == 0 ? std::nullopt : Error(cannotWrite(QFileInfo(path).path(), reason));
}

Error makeDirectory(const QString& directory, const FileSystem& files) {
    const QFileInfo info(QDir::cleanPath(QFileInfo(directory).absoluteFilePath()));
    if (info.isDir()) {
        return std::nullopt;
    }
    if (auto error = info.isRoot() ? std::nullopt : makeDirectory(info.path(), files)) {
        return error;
    }
    if (files.makeDirectory(QFile::encodeName(info.filePath()).constData()) != 0 &&
        !(errno == EEXIST && QFileInfo(info.filePath()).isDir())) {
        return cannotWrite(info.filePath(), errno);
    }
    return syncDirectory(info.path(), files);
}

Error syncDirectory(const QString& directory, const FileSystem& files) {
    const int file = files.openDirectory(QFile::encodeName(directory).constData());
    if (file < 0) {
        // Names can be written in a folder that may not be listed.
        return errno == EACCES ? std::nullopt : Error(cannotWrite(directory, errno));
    }
    Error error;
    // EINVAL: the file system knows no flushing of directories.
    if (!syncFile(file, files) && errno != EINVAL) {
        error = cannotWrite(directory, errno);
    }
    // Nothing was written through it: whether it closes well tells nothing.
    static_cast<void>(files.close(file));
    return error;
}

} // namespace chess
