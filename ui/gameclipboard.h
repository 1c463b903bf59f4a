// Positions and games as text, for the clipboard.
#pragma once

#include "rules/expected.h"
#include "rules/game.h"

#include <QString>

namespace chess {

/// The game up to where it stands, in PGN.
[[nodiscard]] QString toPgnText(const Game& game);

/// What somebody copied elsewhere: a position in FEN, which begins a game with those settings, or
/// the first game of a text in PGN. A sentence for the player when it is neither.
[[nodiscard]] Expected<Game, QString> gameFromText(const QString& text,
                                                   const GameSettings& settings);

} // namespace chess
