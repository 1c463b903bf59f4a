// PGN files of the user's choice: what games are in one, one of them to play on, and writing one.
#pragma once

#include "rules/expected.h"
#include "rules/pgngame.h"
#include "storage/storageerror.h"

#include <QString>

#include <optional>
#include <vector>

namespace chess {

/// One game of a file, for a list to choose from.
struct PgnEntry {
    /// From the tags; empty where a tag is missing or "?".
    QString white;
    QString black;
    QString event;
    /// As PGN writes it, "2024.01.31", with "??" for what is not known.
    QString date;
    PgnResult result = PgnResult::Unknown;
    /// Half-moves.
    std::size_t length = 0;
    /// Why the game cannot be read; then all else is empty.
    std::optional<StorageError> fault;
};

struct PgnList {
    /// In the order of the file; the place in it is what loadPgnGame takes.
    std::vector<PgnEntry> games;
    /// False when there are more games than were asked for.
    bool isComplete = true;
};

/// More than anybody reads through.
inline constexpr std::size_t MaxListedGames = 20'000;

/// The games of a file, with those that have faults; an error when there is none at all.
Expected<PgnList, StorageError> listPgnFile(const QString& path,
                                            std::size_t limit = MaxListedGames);

/// The game at a place in the file, counted from 0.
Expected<Game, StorageError> loadPgnGame(const QString& path, std::size_t place = 0);

/// Writes the game up to where it stands, or says why not; then what was in the file before is
/// still there. `tags` are added to those that the game gives itself.
[[nodiscard]] std::optional<StorageError> savePgnFile(const QString& path, const Game& game,
                                                      std::vector<PgnTag> tags = {});

} // namespace chess
