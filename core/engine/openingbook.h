// The openings of chess: names for games, and well-trodden moves for the expert to begin with.
#pragma once

#include "engine/search.h"

#include <span>
#include <string_view>

namespace chess {

/// A line of opening knowledge.
struct OpeningLine {
    /// Who does well to go into it: the other side has better, but knows what to answer.
    enum class For : std::uint8_t { Both, White, Black };

    std::string_view name;
    /// In standard algebraic notation: the moves that make the opening what its name says,
    std::string_view moves;
    /// and sound play from there.
    std::string_view continuation;
    For side = For::Both;
};

/// Every line that the book is made of.
[[nodiscard]] std::span<const OpeningLine> openingLines();

/// Knows positions, not sequences of moves, so that it finds its way back by other move orders.
class OpeningBook {
public:
    OpeningBook();

    /// A move of the book, chosen by the seed, the more lines go on with it the likelier; nothing
    /// when the book has none, or the game did not begin with the initial position.
    [[nodiscard]] std::optional<Move> findMove(const SearchRoot& root, std::uint64_t seed) const;

    /// What the opening of the game is called, as far as it has been played; empty when it has no
    /// name. Lives as long as the program.
    [[nodiscard]] std::string_view findName(const Game& game) const;

private:
    /// A move known in a position, once for every line that plays it.
    struct KnownMove {
        std::uint64_t key;
        Move move;
    };
    struct KnownName {
        std::uint64_t key;
        std::string_view name;
    };

    void add(const OpeningLine& line);

    /// Both sorted by key.
    std::vector<KnownMove> m_moves;
    std::vector<KnownName> m_names;
};

} // namespace chess
