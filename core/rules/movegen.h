// All legal moves of a position, generated directly: pins and checks are known before the first
// move is made, so that none has to be tried and taken back.
#pragma once

#include "rules/position.h"

namespace chess {

/// Moves in a fixed place, without allocation. No position with sixteen pieces a side, even
/// fifteen queens, has more moves than fit.
class MoveList {
public:
    static constexpr std::size_t Capacity = 512;

    void add(Move move) {
        assert(m_size < Capacity);
        m_moves[m_size++] = move;
    }
    [[nodiscard]] const Move* begin() const { return m_moves.data(); }
    [[nodiscard]] const Move* end() const { return m_moves.data() + m_size; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    [[nodiscard]] Move operator[](std::size_t number) const { return m_moves[number]; }
    [[nodiscard]] bool contains(Move move) const;

private:
    std::size_t m_size = 0;
    std::array<Move, Capacity> m_moves;
};

/// Every legal move, once. Leaving a pawn a pawn is a house rule and never among them.
[[nodiscard]] MoveList legalMoves(const Position& position);
/// The legal captures and promotions.
[[nodiscard]] MoveList legalCaptures(const Position& position);
/// The legal moves that are neither captures nor promotions.
[[nodiscard]] MoveList legalQuietMoves(const Position& position);
/// How many legal moves there are, much faster than listing them.
[[nodiscard]] int countLegalMoves(const Position& position);
[[nodiscard]] inline bool hasLegalMove(const Position& position) {
    return countLegalMoves(position) != 0;
}
/// Whether any move at all, also one made of random bits, is legal. A promotion to pawn counts as
/// legal where one to queen is.
[[nodiscard]] bool isLegal(const Position& position, Move move);

/// The squares a piece could go to if its own king did not matter, castling apart.
[[nodiscard]] Bitboard pseudoLegalTargets(const Position& position, Square from);
/// The move of a piece to one of those squares, told apart as double push or en passant. What a
/// promoted pawn becomes is not part of it.
[[nodiscard]] Move moveBetween(const Position& position, Square from, Square to);

/// The number of move sequences of the given length, the classic test of a move generator.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

} // namespace chess
