#include "storage/gamefile.h"

#include "storage/safefile.h"

#include <QCoreApplication>

namespace chess {

Expected<LoadedGame, StorageError> loadGameFile(const QString& path) {
    const auto text = readFile(path, MaxGameXmlSize);
    return text ? gameFromXml(*text) : text.error();
}

std::optional<StorageError> saveGameFile(const QString& path, const Game& game) {
    const auto text = xmlForFile(game);
    return text ? writeFile(path, *text) : text.error();
}

Expected<QByteArray, StorageError> xmlForFile(const Game& game) {
    QByteArray text = toXml(game, QDateTime::currentDateTimeUtc());
    if (text.size() > MaxGameXmlSize) {
        return StorageError{
            StorageError::Kind::CannotWrite,
            QCoreApplication::translate("Storage", "The game is too large to be saved.")};
    }
    return text;
}

} // namespace chess
