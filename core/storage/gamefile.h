// Games in XML files of the user's choice.
#pragma once

#include "storage/gamexml.h"

#include <optional>

namespace chess {

/// Reads a regular file of at most MaxGameXmlSize bytes. Never blocks on a pipe or a device.
Expected<LoadedGame, StorageError> loadGameFile(const QString& path);

/// Writes the game as of now, or says why not; then what was in the file before is still there.
[[nodiscard]] std::optional<StorageError> saveGameFile(const QString& path, const Game& game);

/// The text for a file with the game as of now; an error when it would be too large to be read
/// again.
Expected<QByteArray, StorageError> xmlForFile(const Game& game);

} // namespace chess
