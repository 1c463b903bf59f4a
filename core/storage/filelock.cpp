#include "storage/filelock.h"

#include <QFile>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace chess {
namespace {

constexpr std::chrono::milliseconds PauseBetweenTries(2);

int openLockFile(const QByteArray& path) {
    const int flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    int file = ::open(path.constData(), flags | O_RDWR | O_CREAT, 0666);
    if (file < 0) {
        // A lock that others made can be held without the right to write it.
        const int reason = errno;
        file = ::open(path.constData(), flags | O_RDONLY);
        errno = reason;
    }
    return file;
}

} // namespace

Expected<FileLock, FileLock::Refusal> FileLock::acquire(const QString& path, Mode mode,
                                                        std::chrono::milliseconds patience) {
    FileLock lock(openLockFile(QFile::encodeName(path)));
    if (lock.m_file < 0) {
        return Refusal::CannotOpen;
    }
    const auto end = std::chrono::steady_clock::now() + patience;
    const int operation = (mode == Mode::Shared ? LOCK_SH : LOCK_EX) | LOCK_NB;
    while (::flock(lock.m_file, operation) != 0) {
        if ((errno != EWOULDBLOCK && errno != EINTR) || std::chrono::steady_clock::now() >= end) {
            return Refusal::Busy;
        }
        QThread::usleep(std::chrono::microseconds(PauseBetweenTries).count());
    }
    return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    std::swap(m_file, other.m_file);
    return *this;
}

FileLock::~FileLock() {
    if (m_file >= 0) {
        ::close(m_file);
    }
}

} // namespace chess
