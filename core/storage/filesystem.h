// The system calls that change files, in one place where tests can make each of them fail.
#pragma once

#include <sys/types.h>

namespace chess {

/// Each function is the system call of its name: -1 and `errno` on failure.
class FileSystem {
public:
    FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;
    virtual ~FileSystem() = default;

    /// The one of this computer.
    [[nodiscard]] static const FileSystem& system();

    /// Opens a new file for writing; fails when there is one of that name.
    virtual int create(const char* path) const;
    virtual int openDirectory(const char* path) const;
    virtual ssize_t write(int file, const void* data, size_t size) const;
    [[nodiscard]] virtual int setMode(int file, mode_t mode) const;
    /// Returns when everything is on the disk.
    [[nodiscard]] virtual int sync(int file) const;
    [[nodiscard]] virtual int close(int file) const;
    virtual int rename(const char* from, const char* to) const;
    virtual int remove(const char* path) const;
    virtual int makeDirectory(const char* path) const;
};

} // namespace chess
