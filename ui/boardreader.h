// The board in sentences, for players who do not see it.
#pragma once

#include "ui/boardmodel.h"

class QKeyEvent;

namespace chess {

class ChessClock;

/// Reads what is shown on the board: the position of now, or the one that is looked back at.
class BoardReader : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the reader.
    BoardReader(const BoardModel& model, const ChessClock& clock, QObject* parent = nullptr);

    /// "Rank 2: a2, white pawn; b2, white pawn …", rank and file counted from 0.
    [[nodiscard]] QString rank(int rank) const;
    [[nodiscard]] QString file(int file) const;
    /// "Knights. White: b1, g1. Black: none.", the reader's own first.
    [[nodiscard]] QString pieces(PieceType type) const;
    /// All pieces, and whose move it is.
    [[nodiscard]] QString overview() const;
    /// What stands on a square, and which pieces attack it.
    [[nodiscard]] QString attackers(Square square) const;
    /// "Move 3, White: knight from g1 to f3. Check."
    [[nodiscard]] QString lastMove() const;
    [[nodiscard]] QString clocks() const;

    /// Where the piece that has just been taken up can go; for NoSquare, that it was put back.
    [[nodiscard]] QString selection(Square square) const;
    /// What has changed on the board, with whose move it is now.
    [[nodiscard]] QString news(const PositionChange& change) const;

    /// What a key asks to be read, with the square where the keyboard stands: 1 to 8 a rank,
    /// Shift+A to H a file, P N B T Q K all pawns, knights, bishops, rooks, queens, kings, D the
    /// whole board, A what attacks the square, L the last move, W the clocks. Nothing for others.
    [[nodiscard]] std::optional<QString> answer(const QKeyEvent& key, Square cursor) const;

private:
    [[nodiscard]] QString occupied(Bitboard squares) const;
    [[nodiscard]] Color ownColor() const;

    const BoardModel& m_model;
    const ChessClock& m_clock;
};

} // namespace chess
