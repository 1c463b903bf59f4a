// A game as a PGN file tells it: its tags, its main line and its result; and why a text is no such
// game.
#pragma once

#include "rules/fen.h"
#include "rules/game.h"
#include "rules/notation.h"

#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// What a game and its words may measure in a file; larger ones are refused, so that no file makes
/// the reader take memory without bound.
namespace pgnlimits {
/// More than the longest game that the seventy-five-move rule allows.
inline constexpr std::size_t Plies = 20'000;
inline constexpr std::size_t Tags = 500;
/// In bytes.
inline constexpr std::size_t TagName = 255;
inline constexpr std::size_t TagValue = 8'000;
inline constexpr std::size_t Word = 255;
} // namespace pgnlimits

/// Name and value, both UTF-8, the value without quotes and escapes.
struct PgnTag {
    std::string name;
    std::string value;

    friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

/// The value of the first tag with that name, or nothing.
[[nodiscard]] std::optional<std::string_view> findTag(const std::vector<PgnTag>& tags,
                                                      std::string_view name);

enum class PgnResult : std::uint8_t { Unknown, WhiteWins, BlackWins, Draw };

/// "1-0", "0-1", "1/2-1/2", "*".
[[nodiscard]] std::string_view toText(PgnResult result);
/// The same the other way round; "1/2" is a draw too.
[[nodiscard]] std::optional<PgnResult> parsePgnResult(std::string_view text);

/// Much lighter than a Game, so that files of a hundred thousand games can be looked through.
struct PgnGame {
    /// In the order of the file, roster and all.
    std::vector<PgnTag> tags;
    Position start;
    /// Each is legal where it is played.
    std::vector<Move> moves;
    PgnResult result = PgnResult::Unknown;
    HouseRules houseRules;

    friend bool operator==(const PgnGame&, const PgnGame&) = default;
};

/// The game to look through and play on, standing after its last move. The names are those of the
/// tags White and Black ("?" is none), and both sides are people. Where the moves end the game, by
/// mate for instance, the outcome is theirs; otherwise it is the recorded one. Games older than the
/// rules of fivefold repetition, seventy-five moves and dead positions may have gone on past them,
/// or have been won after all: what is on record stands.
[[nodiscard]] Game toGame(const PgnGame& game);

/// The game up to where it stands: what was taken back is left out. The tags White and Black are
/// taken from the names where `tags` has none.
[[nodiscard]] PgnGame toPgnGame(const Game& game, std::vector<PgnTag> tags = {});

enum class PgnError : std::uint8_t {
    /// The stream broke off, or never was readable.
    ReadFailed,
    /// A byte that has no business there, as in binary files.
    UnexpectedCharacter,
    UnterminatedString,
    UnterminatedComment,
    UnterminatedVariation,
    /// No name, no value in quotes or no closing bracket.
    BadTag,
    TagTooLong,
    TooManyTags,
    WordTooLong,
    TooManyMoves,
    /// "--" and the like: passing is no move.
    NullMove,
    /// `move` tells why.
    BadMove,
    /// `fen` tells why.
    BadFen,
};

struct PgnFault {
    PgnError reason{};
    /// Where in the file, both from 1; the column in bytes.
    std::size_t line = 0;
    std::size_t column = 0;
    /// What stands there, as much as can be shown: UTF-8 without control characters, shortened.
    std::string text;
    NotationFault move{};
    FenFault fen{};

    friend bool operator==(const PgnFault&, const PgnFault&) = default;
};

/// How a game that allows a pawn to stay a pawn says so in a tag of its own.
inline constexpr std::string_view HouseRulesTag = "HouseRules";
inline constexpr std::string_view PawnMayStayPawnValue = "PawnMayStayPawn";

} // namespace chess
