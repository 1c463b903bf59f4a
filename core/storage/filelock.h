// Turns between running programs that use the same folder.
#pragma once

#include "rules/expected.h"

#include <QString>

#include <chrono>

namespace chess {

/// Held from its making to its end. The system lets go of it when the program dies, however it
/// dies, so no lock is ever stale. The file itself stays.
class FileLock {
public:
    enum class Mode {
        /// With other readers, but no writer.
        Shared,
        Exclusive,
    };

    enum class Refusal {
        /// Somebody else holds it.
        Busy,
        /// The file can be neither opened nor made; `errno` tells why.
        CannotOpen,
    };

    /// Waits no longer than `patience`.
    static Expected<FileLock, Refusal> acquire(const QString& path, Mode mode,
                                               std::chrono::milliseconds patience);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

private:
    explicit FileLock(int file) : m_file(file) {}

    int m_file = -1;
};

} // namespace chess
