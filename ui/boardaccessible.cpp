#include "ui/boardaccessible.h"

#include "ui/boardview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>

#include <array>

namespace chess {
namespace {

struct Spoken {
    Q_DECLARE_TR_FUNCTIONS(BoardAccessible)
};

/// What a mark means to somebody who does not see it; empty for those told otherwise.
QString spokenMark(MarkKind kind) {
    switch (kind) {
    case MarkKind::LastMove:
        return Spoken::tr("last move");
    case MarkKind::Check:
        return Spoken::tr("in check");
    case MarkKind::Selected:
        return Spoken::tr("selected");
    case MarkKind::Hint:
        return Spoken::tr("hint");
    case MarkKind::Move:
        return Spoken::tr("can move here");
    case MarkKind::Capture:
        return Spoken::tr("can capture here");
    case MarkKind::Threatened:
        return Spoken::tr("can move here, but could be captured");
    case MarkKind::Castling:
        return Spoken::tr("can castle here");
    case MarkKind::DropTarget:
    case MarkKind::Cursor:
        break;
    }
    return {};
}

int childOf(Square square) { return (7 - rankOf(square)) * 8 + fileOf(square); }
Square squareOfChild(int child) { return makeSquare(child % 8, 7 - child / 8); }

class BoardCell : public QAccessibleInterface,
                  public QAccessibleTableCellInterface,
                  public QAccessibleActionInterface {
public:
    BoardCell(BoardView& view, Square square) : m_view(&view), m_square(square) {}

    [[nodiscard]] bool isValid() const override { return m_view != nullptr; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override {
        return isValid() ? m_view->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
        return nullptr;
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return isValid() && kind == QAccessible::Name ? spokenSquare(*m_view, m_square) : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

    [[nodiscard]] QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QRect rect = m_view->rectOf(m_square);
        return {m_view->mapToGlobal(rect.topLeft()), rect.size()};
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_view->cursorSquare() == m_square;
        state.selectable = true;
        state.selected = isSelected();
        state.invisible = !m_view->isVisible();
        state.disabled = !m_view->isEnabled();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableCellInterface) {
            return static_cast<QAccessibleTableCellInterface*>(this);
        }
        if (type == QAccessible::ActionInterface) {
            return static_cast<QAccessibleActionInterface*>(this);
        }
        return nullptr;
    }

    [[nodiscard]] bool isSelected() const override {
        return isValid() && m_view->selectedSquare() == m_square;
    }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return fileOf(m_square); }
    [[nodiscard]] int rowIndex() const override { return 7 - rankOf(m_square); }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override {
        return {pressAction(), setFocusAction()};
    }
    void doAction(const QString& name) override {
        if (!isValid()) {
            return;
        }
        m_view->setFocus(Qt::ShortcutFocusReason);
        m_view->setCursorSquare(m_square);
        if (name == pressAction()) {
            m_view->activate(m_square);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override {
        return {};
    }

private:
    QPointer<BoardView> m_view;
    Square m_square;
};

class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardView* view) : QAccessibleWidget(view, QAccessible::Table) {}
    BoardAccessible(const BoardAccessible&) = delete;
    BoardAccessible& operator=(const BoardAccessible&) = delete;

    [[nodiscard]] int childCount() const override { return SquareCount; }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        return index < 0 || index >= SquareCount ? nullptr : cell(squareOfChild(index));
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const Square square = view().squareAt(view().mapFromGlobal(QPoint(x, y)));
        return square == NoSquare ? nullptr : cell(square);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        for (int number = 0; number < SquareCount; ++number) {
            const QAccessible::Id id = m_cells[static_cast<std::size_t>(number)];
            if (id != 0 && QAccessible::accessibleInterface(id) == child) {
                return childOf(static_cast<Square>(number));
            }
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return view().hasFocus() ? cell(view().cursorSquare()) : nullptr;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        const bool isInside = row >= 0 && row < 8 && column >= 0 && column < 8;
        return isInside ? cell(makeSquare(column, 7 - row)) : nullptr;
    }
    [[nodiscard]] int rowCount() const override { return 8; }
    [[nodiscard]] int columnCount() const override { return 8; }
    [[nodiscard]] QString rowDescription(int row) const override {
        return view().model().headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        return view().model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }

    [[nodiscard]] int selectedCellCount() const override {
        return view().selectedSquare() == NoSquare ? 0 : 1;
    }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        if (view().selectedSquare() != NoSquare) {
            cells.append(cell(view().selectedSquare()));
        }
        return cells;
    }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
    [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

    /// Tells of the cells whose names have changed since the last time.
    void tellNewNames() {
        for (int number = 0; number < SquareCount; ++number) {
            const auto square = static_cast<Square>(number);
            QString name = spokenSquare(view(), square);
            if (QString& told = m_names[index(square)]; told != name) {
                told = std::move(name);
                QAccessibleEvent event(&view(), QAccessible::NameChanged);
                event.setChild(childOf(square));
                QAccessible::updateAccessibility(&event);
            }
        }
    }

protected:
    ~BoardAccessible() override {
        for (const QAccessible::Id id : m_cells) {
            if (id != 0) {
                QAccessible::deleteAccessibleInterface(id);
            }
        }
    }

private:
    [[nodiscard]] BoardView& view() const { return *static_cast<BoardView*>(widget()); }

    /// Qt owns the cells by number; each is made when it is first asked for.
    [[nodiscard]] QAccessibleInterface* cell(Square square) const {
        QAccessible::Id& id = m_cells[index(square)];
        if (id == 0) {
            id = QAccessible::registerAccessibleInterface(new BoardCell(view(), square));
        }
        return QAccessible::accessibleInterface(id);
    }

    mutable std::array<QAccessible::Id, SquareCount> m_cells{};
    std::array<QString, SquareCount> m_names;
};

QAccessibleInterface* makeBoardAccessible(const QString& /*className*/, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view == nullptr ? nullptr : new BoardAccessible(view);
}

} // namespace

void installBoardAccessibility() { QAccessible::installFactory(makeBoardAccessible); }

QString spokenSquare(const BoardView& view, Square square) {
    const BoardModel& model = view.model();
    QString text = model.data(model.indexOf(square), Qt::AccessibleTextRole).toString();
    for (const BoardMark& mark : view.marks()) {
        if (const QString words = spokenMark(mark.kind);
            mark.square == square && !words.isEmpty()) {
            text = Spoken::tr("%1, %2", "a square, and what else is told of it").arg(text, words);
        }
    }
    return text;
}

void announceFocus(BoardView& view) {
    if (QAccessible::isActive() && view.hasFocus()) {
        QAccessibleEvent event(&view, QAccessible::Focus);
        event.setChild(childOf(view.cursorSquare()));
        QAccessible::updateAccessibility(&event);
    }
}

void announceSelection(BoardView& view, Square square) {
    if (QAccessible::isActive() && square != NoSquare) {
        // On Linux a change of the state alone is not passed on.
        QAccessibleEvent event(&view, QAccessible::Selection);
        event.setChild(childOf(square));
        QAccessible::updateAccessibility(&event);
    }
}

void announceChange(BoardView& view) {
    if (!QAccessible::isActive()) {
        return;
    }
    if (auto* board =
            dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(&view))) {
        board->tellNewNames();
    }
}

} // namespace chess
