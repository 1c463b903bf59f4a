// Why a game could not be saved or loaded, in words for the person who asked.
#pragma once

#include <QString>

namespace chess {

struct StorageError {
    enum class Kind {
        /// The file is not there, may not be read, or is no file (a directory, a device, a pipe).
        CannotOpen,
        /// The file or its folder cannot be written, the disk is full, or another program is busy.
        CannotWrite,
        /// The file was read, but holds no game that can be played on.
        BadContent,
    };

    Kind kind = Kind::BadContent;
    /// One clear, translated sentence with the reason and, where there is one, the line.
    QString message;
};

} // namespace chess
