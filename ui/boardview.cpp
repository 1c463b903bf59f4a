#include "ui/boardview.h"

#include "ui/boardaccessible.h"
#include "ui/latinkey.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace chess {

BoardView::BoardView(BoardModel& model, QWidget* parent) : BoardCanvas(model, parent) {
    installBoardAccessibility();
    setAccessibleName(tr("Chess board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&model, &BoardModel::positionChanged, this, &BoardView::takeChange);
    connect(&model, &BoardModel::gameChanged, this, [this] {
        if (m_selected != NoSquare && !canPick(m_selected)) {
            clearSelection();
        }
    });
    refresh();
}

void BoardView::setInteractive(bool interactive) {
    m_isInteractive = interactive;
    if (!interactive) {
        cancelDrag();
        clearSelection();
    }
}

void BoardView::setCoachingAllowed(bool allowed) {
    m_isCoachingAllowed = allowed;
    if (!allowed && m_isCoaching) {
        clearSelection();
    }
}

void BoardView::setHint(Square from, Square to) {
    m_hintFrom = from;
    m_hintTo = to;
    refresh();
}

void BoardView::setBetterMove(Square from, Square to) {
    m_betterMove = BoardArrow{from, to, BoardArrow::Kind::Better};
    refresh();
}

void BoardView::clearAdvice() {
    m_betterMove.reset();
    setHint(NoSquare);
}

// Selecting

std::vector<MoveHint> BoardView::movesOf(Square square) const {
    return model()
        .data(model().indexOf(square), BoardModel::MovesRole)
        .value<std::vector<MoveHint>>();
}

std::optional<MoveError> BoardView::whyNotPick(Square square) const {
    const Piece piece = pieceAt(square);
    if (model().game().isOver()) {
        return MoveError::GameOver;
    }
    if (piece.isNone()) {
        return MoveError::NoPieceThere;
    }
    if (piece.color() != model().shownPosition().sideToMove()) {
        return MoveError::NotYourPiece;
    }
    return std::nullopt;
}

bool BoardView::tryPick(Square square) {
    if (isLocked()) {
        Q_EMIT lockedTry(square);
        return false;
    }
    if (const auto error = whyNotPick(square)) {
        Q_EMIT wrongTry(*error, square);
        return false;
    }
    return true;
}

bool BoardView::castlesOnto(Square square) const {
    if (m_selected == NoSquare) {
        return false;
    }
    const std::vector<MoveHint> moves = movesOf(m_selected);
    return std::any_of(moves.begin(), moves.end(), [&](const MoveHint& hint) {
        return hint.move.isCastling() && hint.move.from() == m_selected &&
               castlingRook(hint.move.to()).from == square;
    });
}

void BoardView::select(Square square, bool isCoaching) {
    const Square former = std::exchange(m_selected, square);
    m_isCoaching = isCoaching;
    refresh();
    if (former != square) {
        announceSelection(*this, former);
        announceSelection(*this, square);
        Q_EMIT selectionChanged(square);
    }
}

void BoardView::clearSelection() { select(NoSquare, false); }

void BoardView::activate(Square square) {
    if (square == m_selected) {
        clearSelection();
    } else if (m_selected == NoSquare) {
        if (tryPick(square)) {
            select(square, false);
        }
    } else if (canPick(square) && !castlesOnto(square)) {
        select(square, false);
    } else {
        Q_EMIT moveRequested(m_selected, square);
    }
}

void BoardView::coach(Square square) {
    const bool isShown = m_isCoaching && m_selected == square;
    if (square == NoSquare || pieceAt(square).isNone() || isShown) {
        clearSelection();
    } else if (!m_isCoachingAllowed) {
        Q_EMIT coachingRefused();
    } else if (tryPick(square)) {
        select(square, true);
    }
}

// Mouse

void BoardView::mousePressEvent(QMouseEvent* event) {
    m_isUsingKeyboard = false;
    const Square square = squareAt(event->position());
    if (m_drag) {
        // Another button in the middle of a drag means: never mind.
        cancelDrag();
    } else if (event->button() == Qt::LeftButton && square != NoSquare) {
        press(square, event->position());
    } else if (event->button() == Qt::LeftButton) {
        clearSelection();
    } else if (event->button() == Qt::RightButton) {
        coach(square);
    } else {
        event->ignore();
    }
    refresh();
    updateMouseCursor(event->position());
}

void BoardView::press(Square square, QPointF place) {
    setCursorSquare(square);
    if (!canPick(square) || castlesOnto(square)) {
        activate(square);
        return;
    }
    m_drag = Drag{
        .from = square, .pressedAt = place, .place = place, .wasSelected = square == m_selected};
    if (square != m_selected) {
        select(square, false);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag) {
        lift(event->position());
    }
    updateMouseCursor(event->position());
}

void BoardView::lift(QPointF place) {
    m_drag->place = place;
    const qreal distance = (place - m_drag->pressedAt).manhattanLength();
    m_drag->isLifted = m_drag->isLifted || distance >= QApplication::startDragDistance();
    if (m_drag->isLifted) {
        setLiftedPiece(LiftedPiece{m_drag->from, place});
        refresh();
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_drag || event->button() != Qt::LeftButton) {
        return;
    }
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    setLiftedPiece(std::nullopt);
    if (drag.isLifted) {
        drop(drag, event->position());
    } else if (drag.wasSelected) {
        clearSelection();
    }
    refresh();
    updateMouseCursor(event->position());
}

void BoardView::drop(const Drag& drag, QPointF place) {
    const Square target = squareAt(place);
    m_dropped = drag.from;
    if (target != NoSquare && target != drag.from) {
        Q_EMIT moveRequested(drag.from, target);
    }
    const bool wasMoved = m_dropped == NoSquare;
    m_dropped = NoSquare;
    if (!wasMoved) {
        glideHome(drag.from, place);
    }
}

void BoardView::cancelDrag() {
    if (!m_drag) {
        return;
    }
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    setLiftedPiece(std::nullopt);
    if (drag.isLifted) {
        glideHome(drag.from, drag.place);
    }
    refresh();
}

void BoardView::updateMouseCursor(QPointF place) {
    const Square square = squareAt(place);
    const auto isTarget = [&](const BoardMark& mark) {
        return mark.square == square && isMoveMark(mark.kind);
    };
    if (m_drag && m_drag->isLifted) {
        setCursor(Qt::ClosedHandCursor);
    } else if (square != NoSquare &&
               (canPick(square) || std::any_of(marks().begin(), marks().end(), isTarget))) {
        setCursor(Qt::PointingHandCursor);
    } else {
        unsetCursor();
    }
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    // The press of the button or key has shown the marks already.
    event->accept();
}

// Keyboard

bool BoardView::handlesKey(const QKeyEvent& event) const {
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return false;
    }
    switch (latinKey(event)) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
    case Qt::Key_Menu:
    case Qt::Key_C:
        return true;
    case Qt::Key_Escape:
        return m_drag || m_selected != NoSquare;
    default:
        return false;
    }
}

bool BoardView::event(QEvent* event) {
    // Shortcuts of the window, such as walking through the game, must not take the board's keys.
    if (event->type() == QEvent::ShortcutOverride && handlesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return BoardCanvas::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!handlesKey(*event)) {
        BoardCanvas::keyPressEvent(event);
        return;
    }
    m_isUsingKeyboard = true;
    switch (latinKey(*event)) {
    case Qt::Key_Left:
        walk(-1, 0);
        break;
    case Qt::Key_Right:
        walk(1, 0);
        break;
    case Qt::Key_Up:
        walk(0, -1);
        break;
    case Qt::Key_Down:
        walk(0, 1);
        break;
    case Qt::Key_Home:
        walk(-7, 0);
        break;
    case Qt::Key_End:
        walk(7, 0);
        break;
    case Qt::Key_Escape:
        cancelDrag();
        clearSelection();
        break;
    case Qt::Key_Menu:
    case Qt::Key_C:
        coach(m_cursor);
        break;
    default:
        activate(m_cursor);
        break;
    }
    refresh();
}

void BoardView::walk(int right, int down) {
    setCursorSquare(geometry().neighbour(m_cursor, right, down));
}

void BoardView::setCursorSquare(Square square) {
    if (square != m_cursor) {
        m_cursor = square;
        refresh();
        announceFocus(*this);
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    switch (event->reason()) {
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason:
        m_isUsingKeyboard = true;
        break;
    case Qt::MouseFocusReason:
        m_isUsingKeyboard = false;
        break;
    default:
        // Back from a menu or another window: as before.
        break;
    }
    refresh();
    // Qt will say that the board has the keyboard; the square is to be told after that.
    QMetaObject::invokeMethod(
        this, [this] { announceFocus(*this); }, Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent* /*event*/) {
    cancelDrag();
    refresh();
}

void BoardView::hideEvent(QHideEvent* event) {
    cancelDrag();
    BoardCanvas::hideEvent(event);
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Chess board"));
    }
    BoardCanvas::changeEvent(event);
}

// Showing

void BoardView::takeChange(const PositionChange& change) {
    m_drag.reset();
    setLiftedPiece(std::nullopt);
    showChange(change, std::exchange(m_dropped, NoSquare));
    m_betterMove.reset();
    m_hintFrom = NoSquare;
    m_hintTo = NoSquare;
    m_isCoaching = false;
    announceSelection(*this, std::exchange(m_selected, NoSquare));
    refresh();
}

void BoardView::refresh() {
    setMarks(currentMarks());
    setArrows(currentArrows());
    announceChange(*this);
}

std::vector<BoardMark> BoardView::currentMarks() const {
    std::vector<BoardMark> marks = positionMarks(model().shownPosition(), model().shownMove());
    if (m_hintFrom != NoSquare) {
        marks.push_back({m_hintFrom, MarkKind::Hint});
    }
    if (m_selected != NoSquare) {
        marks.push_back({m_selected, MarkKind::Selected});
        const auto moves = movesOf(m_selected);
        const auto more =
            m_isCoaching ? coachingMarks(moves, m_selected) : moveMarks(moves, m_selected);
        marks.insert(marks.end(), more.begin(), more.end());
    }
    if (m_drag && m_drag->isLifted) {
        const Square target = squareAt(m_drag->place);
        if (target != NoSquare && target != m_drag->from) {
            marks.push_back({target, MarkKind::DropTarget});
        }
    }
    if (m_isUsingKeyboard && hasFocus()) {
        marks.push_back({m_cursor, MarkKind::Cursor});
    }
    return marks;
}

std::vector<BoardArrow> BoardView::currentArrows() const {
    std::vector<BoardArrow> arrows;
    if (m_betterMove) {
        arrows.push_back(*m_betterMove);
    }
    if (m_hintTo != NoSquare) {
        arrows.push_back({m_hintFrom, m_hintTo, BoardArrow::Kind::Hint});
    }
    return arrows;
}

} // namespace chess
