// PGN files read game by game, every move checked by the rules.
#pragma once

#include "rules/pgntokens.h"

namespace chess {

/// Memory stays the same however long the file is; nothing in a file can make the reader crash or
/// take more. After a game with a fault it goes on with the next game.
///
/// What is read: any number of games, with or without tags, blank lines and results; moves as
/// parseMove understands them; move numbers in all forms, none included, and not held against the
/// moves. Comments, variations, annotations and lines that begin with % are passed over, and what
/// is in variations is not checked. The result after the moves stands; without one, that of the
/// tag.
///
/// A game ends with its result, or where the next line begins with a tag. Games older than some
/// ways to draw may go on past them, see toGame. Of the tags only FEN and HouseRules mean something
/// here; an empty FEN is none.
class PgnReader {
public:
    /// The stream must outlive the reader; open files in binary mode.
    explicit PgnReader(std::istream& stream);

    /// The next game, or what is wrong with it: the first fault in it; nothing after the last one.
    [[nodiscard]] std::optional<Expected<PgnGame, PgnFault>> next();

private:
    PgnTokens m_tokens;
    /// The first one not yet used.
    PgnToken m_token;
};

} // namespace chess
