// The list of moves beside the board: a click or the arrow keys look at any place of the game.
#pragma once

#include "ui/movelistmodel.h"

#include <QTableView>

namespace chess {

class MoveListView : public QTableView {
    Q_OBJECT

public:
    explicit MoveListView(BoardModel& board, QWidget* parent = nullptr);

    void setReview(const GameReview& review) { m_moves.setReview(review); }

    /// A few rows: it grows into what room there is.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Delegate;

    void showShown();
    void setColumnWidths();
    void look(std::ptrdiff_t halfMoves);

    BoardModel& m_board;
    MoveListModel m_moves;
};

} // namespace chess
