// The computer as a player: five levels behind one question, "what do you play?".
#pragma once

#include "engine/openingbook.h"
#include "engine/search.h"

namespace chess {

/// Which of several equally good moves levels 1 to 4 play.
enum class TieBreak : std::uint8_t {
    /// One at random, so that games differ.
    Random,
    /// The first by source column, source row, destination column, destination row.
    FirstSquare,
};

struct OpponentSettings {
    int level = DefaultLevel;
    TieBreak tieBreak = TieBreak::Random;
    /// The same seed gives the same game.
    std::uint64_t seed = 0;
    /// Whether level 5 begins its games from the opening book.
    bool usesBook = true;
};

/// What the expert is allowed for a move in a game.
inline constexpr SearchLimits ExpertLimits{
    .depth = {}, .nodes = 1'000'000, .moveTime = std::chrono::seconds(10), .clock = {}};

class Opponent {
public:
    explicit Opponent(std::size_t megabytes = Searcher::DefaultMegabytes) : m_searcher(megabytes) {}

    /// Before a new game: forgets what was learnt in the last.
    void startGame() { m_searcher.clear(); }
    [[nodiscard]] Searcher& searcher() { return m_searcher; }
    [[nodiscard]] const OpeningBook& book() const { return m_book; }

    /// Always legal; no move only when there is none. The limits are for level 5, which answers at
    /// once from its book, and in a position with one legal move.
    SearchResult chooseMove(const SearchRoot& root, const OpponentSettings& settings,
                            const SearchLimits& limits, const std::atomic<bool>& stop,
                            const std::function<void(const SearchReport&)>& report = {});

    /// Whether that side, which need not be to move, stands no better than the other in the eyes of
    /// that level: then the computer accepts or claims a draw. Asks what the board is worth,
    /// whatever repetitions and move counters say: who stands better plays on. Not content when
    /// told to stop.
    [[nodiscard]] bool isContentWithDraw(const SearchRoot& root, Color side, int level,
                                         const std::atomic<bool>& stop);

private:
    SearchResult chooseExactly(const SearchRoot& root, const OpponentSettings& settings,
                               const std::atomic<bool>& stop);

    Searcher m_searcher;
    OpeningBook m_book;
};

} // namespace chess
