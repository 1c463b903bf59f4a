// The moves of the game in standard notation, a row a full move.
#pragma once

#include "ui/boardmodel.h"
#include "ui/gamereview.h"

#include <string>
#include <vector>

namespace chess {

/// A table of three columns: move number, White's move, Black's move. Moves that were taken back
/// and can be redone are there too. A game that begins with Black leaves the first white cell
/// empty.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NumberColumn, WhiteColumn, BlackColumn, ColumnCount };
    enum Role {
        /// bool: the position after this move is the one that is shown.
        ShownRole = Qt::UserRole,
        /// bool: the move has been taken back.
        UndoneRole,
        /// chess::Judgement of the move, if there is a review of the game.
        JudgementRole,
    };

    explicit MoveListModel(const BoardModel& board, QObject* parent = nullptr);

    /// Judgements to be shown beside the moves; an empty review for none.
    void setReview(const GameReview& review);

    /// The number of half-moves after which the position of a cell stands, if it holds a move.
    [[nodiscard]] std::optional<std::size_t> plyOf(const QModelIndex& index) const;
    /// The cell of the move that leads to that place; invalid for the start.
    [[nodiscard]] QModelIndex indexOf(std::size_t ply) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void follow();
    void updateShown();
    [[nodiscard]] QVariant judgementOf(std::size_t ply) const;
    /// 1 when Black makes the first move: the cell before it stays empty.
    [[nodiscard]] std::size_t emptyCells() const;
    [[nodiscard]] int rowsFor(std::size_t moves) const;
    [[nodiscard]] QString accessibleText(std::size_t ply) const;

    const BoardModel& m_board;
    /// The game as listed: its start, its moves, and those in standard notation.
    Position m_start;
    std::vector<Move> m_moves;
    std::vector<std::string> m_texts;
    GameReview m_review;
};

} // namespace chess
