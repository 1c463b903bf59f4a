#include "storage/pgnfile.h"

#include "rules/pgnreader.h"
#include "rules/pgnwriter.h"
#include "storage/safefile.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <fstream>

namespace chess {
namespace {

QString reasonOf(const PgnFault& fault) {
    switch (fault.reason) {
    case PgnError::ReadFailed:
        return QCoreApplication::translate("Storage", "the file cannot be read on.");
    case PgnError::UnexpectedCharacter:
        return QCoreApplication::translate("Storage", "“%1” does not belong in a PGN file.");
    case PgnError::UnterminatedString:
        return QCoreApplication::translate("Storage", "a quotation mark is missing.");
    case PgnError::UnterminatedComment:
        return QCoreApplication::translate("Storage", "a comment has no end.");
    case PgnError::UnterminatedVariation:
        return QCoreApplication::translate("Storage", "a variation has no end.");
    case PgnError::BadTag:
        return QCoreApplication::translate("Storage", "a tag is not written as [Name \"Value\"].");
    case PgnError::TagTooLong:
    case PgnError::TooManyTags:
    case PgnError::WordTooLong:
    case PgnError::TooManyMoves:
        return QCoreApplication::translate("Storage", "the game is too large to be read.");
    case PgnError::NullMove:
        return QCoreApplication::translate("Storage", "“%1” passes, which is no move in chess.");
    case PgnError::BadMove:
        return fault.move.reason == MoveError::Ambiguous
                   ? QCoreApplication::translate("Storage",
                                                 "“%1” can be the move of more than one piece.")
                   : QCoreApplication::translate("Storage", "“%1” is not a possible move.");
    case PgnError::BadFen:
        return QCoreApplication::translate("Storage", "the start position “%1” is not possible.");
    }
    return {};
}

StorageError errorFor(const PgnFault& fault) {
    const QString reason =
        reasonOf(fault).replace(QLatin1String("%1"), QString::fromStdString(fault.text));
    return {StorageError::Kind::BadContent, QCoreApplication::translate("Storage", "Line %1: %2")
                                                .arg(QString::number(fault.line), reason)};
}

PgnEntry entryFor(const Expected<PgnGame, PgnFault>& game) {
    PgnEntry entry;
    if (!game) {
        entry.fault = errorFor(game.error());
        return entry;
    }
    const auto tag = [&](std::string_view name) {
        const std::string_view value = findTag(game->tags, name).value_or("?");
        return value == "?" ? QString() : QString::fromUtf8(value.data(), std::ssize(value));
    };
    entry.white = tag("White");
    entry.black = tag("Black");
    entry.event = tag("Event");
    entry.date = tag("Date");
    entry.result = game->result;
    entry.length = game->moves.size();
    return entry;
}

StorageError noSuchGame(bool isEmpty) {
    return {StorageError::Kind::BadContent,
            isEmpty ? QCoreApplication::translate("Storage", "The file holds no games.")
                    : QCoreApplication::translate("Storage", "The file holds fewer games.")};
}

/// A file as a stream, or why it cannot be one.
Expected<std::ifstream, StorageError> openStream(const QString& path) {
    if (auto error = checkRegularFile(path)) {
        return *error;
    }
    std::ifstream stream(QFile::encodeName(path).constData(), std::ios::binary);
    if (!stream) {
        return cannotOpen(path, errno);
    }
    return stream;
}

} // namespace

Expected<PgnList, StorageError> listPgnFile(const QString& path, std::size_t limit) {
    auto stream = openStream(path);
    if (!stream) {
        return stream.error();
    }
    std::ifstream input = std::move(stream).value();
    PgnReader reader(input);
    PgnList list;
    while (const auto game = reader.next()) {
        if (list.games.size() == limit) {
            list.isComplete = false;
            break;
        }
        list.games.push_back(entryFor(*game));
    }
    return list.games.empty() ? Expected<PgnList, StorageError>(noSuchGame(true)) : list;
}

Expected<Game, StorageError> loadPgnGame(const QString& path, std::size_t place) {
    auto stream = openStream(path);
    if (!stream) {
        return stream.error();
    }
    std::ifstream input = std::move(stream).value();
    PgnReader reader(input);
    for (std::size_t number = 0;; ++number) {
        const auto game = reader.next();
        if (!game) {
            return noSuchGame(number == 0);
        }
        if (number < place) {
            continue;
        }
        return *game ? Expected<Game, StorageError>(toGame(**game)) : errorFor(game->error());
    }
}

std::optional<StorageError> savePgnFile(const QString& path, const Game& game,
                                        std::vector<PgnTag> tags) {
    return writeFile(path, QByteArray::fromStdString(toPgn(game, std::move(tags))));
}

} // namespace chess
