// Games written as PGN, in the export format that every program reads.
#pragma once

#include "rules/pgngame.h"

namespace chess {

/// The seven tag roster ("?" for what is not known), the other tags in their order, the moves in
/// lines of at most 79 characters, the result, and an empty line, so that games can be put one
/// after the other. Result, SetUp, FEN and HouseRules are written as the game has them, whatever
/// the tags say. Tag names must be words of letters, digits and "_".
[[nodiscard]] std::string toPgn(const PgnGame& game);

/// The same of a game up to where it stands, see toPgnGame.
[[nodiscard]] std::string toPgn(const Game& game, std::vector<PgnTag> tags = {});

} // namespace chess
