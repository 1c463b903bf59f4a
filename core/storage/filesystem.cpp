#include "storage/filesystem.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chess {

const FileSystem& FileSystem::system() {
    static const FileSystem System;
    return System;
}

int FileSystem::create(const char* path) const {
    return ::open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

int FileSystem::openDirectory(const char* path) const {
    return ::open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

ssize_t FileSystem::write(int file, const void* data, size_t size) const {
    return ::write(file, data, size);
}

int FileSystem::setMode(int file, mode_t mode) const { return ::fchmod(file, mode); }

int FileSystem::sync(int file) const { return ::fsync(file); }

int FileSystem::close(int file) const { return ::close(file); }

int FileSystem::rename(const char* from, const char* to) const { return ::rename(from, to); }

int FileSystem::remove(const char* path) const { return std::remove(path); }

int FileSystem::makeDirectory(const char* path) const { return ::mkdir(path, 0777); }

} // namespace chess
