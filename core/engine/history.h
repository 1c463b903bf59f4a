// Which moves have proved good elsewhere in the tree, to try them early next time.
#pragma once

#include "engine/score.h"
#include "rules/position.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace chess {

/// A statistic that moves towards each bonus and never leaves ±Limit: the nearer it is to the end,
/// the less a bonus in that direction changes it.
class HistoryValue {
public:
    static constexpr int Limit = 16'384;

    void update(int bonus) {
        bonus = std::clamp(bonus, -Limit, Limit);
        const int change = bonus - m_value * std::abs(bonus) / Limit;
        m_value = static_cast<std::int16_t>(m_value + change);
    }
    [[nodiscard]] int value() const { return m_value; }

private:
    std::int16_t m_value = 0;
};

/// A piece and where it went, as one number: the way histories name a move.
struct PieceTo {
    static constexpr std::size_t Count = std::size_t{12} * 64;

    [[nodiscard]] static std::size_t of(const Position& position, Move move) {
        const Piece piece = position.pieceAt(move.from());
        return (index(piece.color()) * PieceTypeCount + index(piece.type())) * 64 +
               index(move.to());
    }
};

/// How good moves were in one particular setting, such as in answer to a certain earlier move.
using MoveHistory = std::array<HistoryValue, PieceTo::Count>;

/// Everything a search learns about moves. Kept from move to move of a game.
class History {
public:
    History() : m_tables(std::make_unique<Tables>()) {}

    void clear() { *m_tables = Tables{}; }

    /// How good a quiet move has been, told apart by whether it leaves a square that the opponent
    /// attacks and whether it goes to one.
    [[nodiscard]] HistoryValue& quiet(Color color, Bitboard attacked, Move move) {
        const std::size_t danger =
            (contains(attacked, move.from()) ? 2U : 0U) + (contains(attacked, move.to()) ? 1U : 0U);
        return m_tables->quiet[index(color)][danger][index(move.from()) * 64 + index(move.to())];
    }
    [[nodiscard]] HistoryValue& capture(std::size_t pieceTo, PieceType captured) {
        return m_tables->capture[pieceTo][index(captured)];
    }
    /// How good moves have been where the pawns stood like this.
    [[nodiscard]] MoveHistory& amongPawns(const Position& position);
    /// Answers to the move named by `pieceTo`.
    [[nodiscard]] MoveHistory& answers(std::size_t pieceTo) { return m_tables->answers[pieceTo]; }
    /// The quiet move that last refuted the move named by `pieceTo`.
    [[nodiscard]] Move& counter(std::size_t pieceTo) { return m_tables->counters[pieceTo]; }

    /// How far the search has lately found the static evaluation off in positions with these pawns
    /// and these pieces.
    [[nodiscard]] Score correction(const Position& position) const;
    void updateCorrection(const Position& position, int depth, Score difference);

private:
    using SquareHistory = std::array<HistoryValue, std::size_t{SquareCount} * SquareCount>;
    static constexpr std::size_t PawnSettings = 512;
    static constexpr std::size_t CorrectionSize = 16'384;
    using CorrectionTable = std::array<std::array<std::int16_t, CorrectionSize>, 2>;

    struct Tables {
        std::array<std::array<SquareHistory, 4>, 2> quiet{};
        std::array<std::array<HistoryValue, 7>, PieceTo::Count> capture{};
        std::array<MoveHistory, PieceTo::Count> answers{};
        std::array<MoveHistory, PawnSettings> amongPawns{};
        std::array<Move, PieceTo::Count> counters{};
        CorrectionTable pawnCorrection{};
        CorrectionTable whiteCorrection{};
        CorrectionTable blackCorrection{};
    };
    std::unique_ptr<Tables> m_tables;
};

} // namespace chess
