// A game as XML text, the format of saved games; knows nothing of files.
#pragma once

#include "rules/expected.h"
#include "rules/game.h"
#include "storage/storageerror.h"

#include <QByteArray>
#include <QDateTime>

namespace chess {

/// More than the longest game that the rules allow needs, with clocks and long names.
inline constexpr qint64 MaxGameXmlSize = qint64{1024} * 1024;

struct LoadedGame {
    Game game;
    /// Invalid when the file does not say it, as in files of other programs.
    QDateTime savedAt;
    /// The version of the program that wrote the file; empty when the file does not say it.
    QString programVersion;
    /// What the file says about earlier moves does not lead to its board. The board stands, without
    /// history; tell the user.
    bool historyDropped = false;
};

/// The whole game, so that it can go on exactly as it was: gameFromXml(toXml(game)) is equal to it.
/// Whatever the names hold, the text is well-formed.
[[nodiscard]] QByteArray toXml(const Game& game, const QDateTime& savedAt);

/// Reads what toXml writes and what other programs write in this format. The text is not trusted:
/// every error says what is wrong and, where known, on which line, and bad text costs little time
/// and memory.
Expected<LoadedGame, StorageError> gameFromXml(const QByteArray& text);

} // namespace chess
