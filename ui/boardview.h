// The board of the game: turns clicks, drags and keys into requests for moves.
#pragma once

#include "ui/boardcanvas.h"

namespace chess {

/// Asks for moves and never makes one: a piece moves on the board when the model says so.
///
/// A piece is selected with the left button, Enter or Space, and asked to go to a square with a
/// second click, by dragging, or with Enter or Space again; the arrow keys walk over the board,
/// Home and End to its sides, Esc lets the piece go. The right button, the menu key and C show
/// coaching marks. All other keys go on to the parent.
class BoardView : public BoardCanvas {
    Q_OBJECT

public:
    /// The model must outlive the view.
    explicit BoardView(BoardModel& model, QWidget* parent = nullptr);

    /// Whether pieces may be picked up at all; not while the computer thinks.
    [[nodiscard]] bool isInteractive() const { return m_isInteractive; }
    void setInteractive(bool interactive);
    /// Whether coaching marks may be shown in this game.
    void setCoachingAllowed(bool allowed);

    /// A hint in two stages: which piece, then also where to. Gone with the next position.
    void setHint(Square from, Square to = NoSquare);
    /// In a review, the move that would have been better. Gone with the next position.
    void setBetterMove(Square from, Square to);
    /// Takes hint and better move away.
    void clearAdvice();

    /// The piece waiting for its destination, or NoSquare.
    [[nodiscard]] Square selectedSquare() const { return m_selected; }
    void clearSelection();
    /// Where the keyboard stands.
    [[nodiscard]] Square cursorSquare() const { return m_cursor; }
    void setCursorSquare(Square square);
    /// What a click on the square would do: select, let go, or ask for a move.
    void activate(Square square);
    /// Shows the coaching marks of the piece there, or hides them.
    void coach(Square square);

Q_SIGNALS:
    /// The person wants this move. Castling is asked for by the king's move of two squares or onto
    /// its rook. Whether it is legal, the receiver decides; if nothing comes of it, the piece stays
    /// selected, and one that was dragged glides back.
    void moveRequested(chess::Square from, chess::Square to);
    /// The person wanted to pick up what they cannot: GameOver, NoPieceThere or NotYourPiece.
    void wrongTry(chess::MoveError error, chess::Square square);
    /// The same while the board is not interactive, or shows a place of the game gone by.
    void lockedTry(chess::Square square);
    /// A piece was taken up, or put back where it stood: NoSquare.
    void selectionChanged(chess::Square square);
    /// Coaching marks were asked for and are not allowed in this game.
    void coachingRefused();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A piece under the pressed button; it is lifted once the mouse has moved a little.
    struct Drag {
        Square from = NoSquare;
        QPointF pressedAt;
        QPointF place;
        bool isLifted = false;
        /// A click on a piece that was selected already lets it go.
        bool wasSelected = false;
    };

    [[nodiscard]] std::vector<MoveHint> movesOf(Square square) const;
    [[nodiscard]] bool isLocked() const { return !m_isInteractive || !model().isShowingLive(); }
    [[nodiscard]] std::optional<MoveError> whyNotPick(Square square) const;
    [[nodiscard]] bool canPick(Square square) const { return !isLocked() && !whyNotPick(square); }
    /// Whether the piece may be picked up; tells the person why not.
    bool tryPick(Square square);
    /// Whether the selected piece is a king that may castle with the rook there.
    [[nodiscard]] bool castlesOnto(Square square) const;
    void select(Square square, bool isCoaching);

    void press(Square square, QPointF place);
    void lift(QPointF place);
    void drop(const Drag& drag, QPointF place);
    void cancelDrag();
    void updateMouseCursor(QPointF place);
    [[nodiscard]] bool handlesKey(const QKeyEvent& event) const;
    void walk(int right, int down);

    void takeChange(const PositionChange& change);
    void refresh();
    [[nodiscard]] std::vector<BoardMark> currentMarks() const;
    [[nodiscard]] std::vector<BoardArrow> currentArrows() const;

    std::optional<Drag> m_drag;
    /// The piece that is being dropped right now; none once its move is shown.
    Square m_dropped = NoSquare;
    Square m_selected = NoSquare;
    Square m_cursor = Square::E2;
    Square m_hintFrom = NoSquare;
    Square m_hintTo = NoSquare;
    std::optional<BoardArrow> m_betterMove;
    bool m_isInteractive = true;
    bool m_isCoachingAllowed = false;
    /// The selection shows coaching marks instead of plain ones.
    bool m_isCoaching = false;
    /// The cursor is shown only to those who use it.
    bool m_isUsingKeyboard = false;
};

} // namespace chess
