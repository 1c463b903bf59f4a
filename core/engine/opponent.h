// The computer as a player: five levels behind one question, "what do you play?".
#pragma once

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

    /// Always legal; no move only when there is none. The limits are for level 5, where a position
    /// with one legal move is answered at once.
    SearchResult chooseMove(const SearchRoot& root, const OpponentSettings& settings,
                            const SearchLimits& limits, const std::atomic<bool>& stop,
                            const std::function<void(const SearchReport&)>& report = {});

    /// Whether the side to move does not stand better: then the computer accepts or claims a draw.
    [[nodiscard]] bool isContentWithDraw(const SearchRoot& root, const std::atomic<bool>& stop);

private:
    SearchResult chooseExactly(const SearchRoot& root, const OpponentSettings& settings,
                               const std::atomic<bool>& stop);

    Searcher m_searcher;
};

} // namespace chess
