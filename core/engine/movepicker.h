// Hands out the moves of a position, the most promising first, and generates no more than asked
// for.
#pragma once

#include "engine/history.h"
#include "rules/movegen.h"

namespace chess {

/// What the search knows that tells good moves from bad ones.
struct OrderingHints {
    Move tableMove{};
    std::array<Move, 2> killers{};
    Move counter{};
    /// The squares that the opponent attacks.
    Bitboard attacked = 0;
    /// What is known of moves where the pawns stood like this, and of answers to the moves one, two
    /// and four half-moves ago; null where there was none.
    std::array<const MoveHistory*, 4> settings{};
};

class MovePicker {
public:
    enum class Purpose : std::uint8_t {
        AllMoves,
        /// Only captures and promotions that do not lose material.
        GoodCaptures,
    };

    MovePicker(const Position& position, History& history, const OrderingHints& hints,
               Purpose purpose);

    /// The next move, or no move at the end. Each legal move comes once.
    [[nodiscard]] Move next();
    /// From now on hand out captures only.
    void skipQuietMoves() { m_skipsQuiet = true; }
    /// Whether captures that lose material have been reached.
    [[nodiscard]] bool isAtLosingCaptures() const { return m_stage == Stage::LosingCaptures; }

private:
    enum class Stage : std::uint8_t {
        TableMove,
        GenerateCaptures,
        GoodCaptures,
        FirstKiller,
        SecondKiller,
        Counter,
        GenerateQuiet,
        Quiet,
        LosingCaptures,
        Done,
    };
    struct RatedMove {
        Move move;
        int rating;
    };

    [[nodiscard]] Move nextGoodCapture();
    [[nodiscard]] Move nextQuiet();
    /// The given move if it is a quiet move worth trying before the others.
    [[nodiscard]] Move specialQuiet(Move move) const;
    [[nodiscard]] bool isHandedOutEarly(Move move) const;
    void generateCaptures();
    void generateQuiet();
    [[nodiscard]] int rateCapture(Move move) const;
    [[nodiscard]] int rateQuiet(Move move) const;
    /// Pieces flee from pawns and do not go where pawns attack them.
    [[nodiscard]] int rateDanger(Move move, Bitboard byPawns) const;
    /// Takes the best of the rest.
    [[nodiscard]] RatedMove takeBest();

    const Position& m_position;
    History& m_history;
    OrderingHints m_hints;
    Purpose m_purpose;
    Stage m_stage = Stage::TableMove;
    bool m_skipsQuiet = false;
    std::size_t m_next = 0;
    std::size_t m_count = 0;
    std::size_t m_nextLosing = 0;
    std::size_t m_losingCount = 0;
    std::array<RatedMove, MoveList::Capacity> m_moves;
    std::array<Move, MoveList::Capacity> m_losing;
};

} // namespace chess
