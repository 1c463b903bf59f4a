#include "ui/movelistview.h"

#include "ui/judgementmark.h"
#include "ui/style.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace chess {

/// Draws the move that is shown on a rounded ground of the accent, moves taken back pale.
class MoveListView::Delegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QPalette palette = option.palette;
        palette.setCurrentColorGroup(QPalette::Active);
        const bool isNumber = index.column() == MoveListModel::NumberColumn;
        QColor ink = isNumber || index.data(MoveListModel::UndoneRole).toBool()
                         ? style::quietText(palette)
                         : palette.color(QPalette::Text);
        painter->save();
        painter->setLayoutDirection(Qt::LeftToRight);
        if (index.data(MoveListModel::ShownRole).toBool()) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(style::accent(palette));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 1, -2, -1), 4, 4);
            ink = style::onAccent(palette);
        }
        painter->setPen(ink);
        painter->setFont(option.font);
        const QRect place = option.rect.adjusted(style::SmallSpace, 0, -style::SmallSpace, 0);
        const Qt::Alignment side = isNumber ? Qt::AlignRight : Qt::AlignLeft;
        painter->drawText(place, static_cast<int>(side | Qt::AlignVCenter),
                          index.data().toString());
        const QVariant judgement = index.data(MoveListModel::JudgementRole);
        if (judgement.isValid()) {
            const qreal radius = option.rect.height() / 5.0;
            painter->setRenderHint(QPainter::Antialiasing);
            paintJudgement(*painter, {place.right() - radius, option.rect.center().y() + 0.5},
                           radius, judgement.value<Judgement>(), reviewColors(palette));
        }
        painter->restore();
    }
};

MoveListView::MoveListView(BoardModel& board, QWidget* parent)
    : QTableView(parent), m_board(board), m_moves(board) {
    // The headers are not shown: said before they meet the model, they need no font of their own.
    horizontalHeader()->hide();
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setMinimumSectionSize(1);
    setModel(&m_moves);
    setItemDelegate(new Delegate(this));
    // Moves read from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setAccessibleName(tr("Moves"));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setColumnWidths();
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const auto ply = m_moves.plyOf(index)) {
            m_board.showPly(*ply);
        }
    });
    connect(&board, &BoardModel::positionChanged, this, &MoveListView::showShown);
    connect(&m_moves, &QAbstractItemModel::rowsInserted, this, &MoveListView::showShown);
}

void MoveListView::setColumnWidths() {
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + style::SmallSpace);
    QHeaderView* columns = horizontalHeader();
    columns->setSectionResizeMode(QHeaderView::Stretch);
    columns->setSectionResizeMode(MoveListModel::NumberColumn, QHeaderView::Fixed);
    columns->resizeSection(MoveListModel::NumberColumn,
                           fontMetrics().horizontalAdvance(QStringLiteral("999.")) +
                               2 * style::SmallSpace);
}

QSize MoveListView::sizeHint() const {
    constexpr int FewestRows = 2;
    return {fontMetrics().horizontalAdvance(QStringLiteral("999.Qa1xb2+Qa1xb2+")),
            FewestRows * verticalHeader()->defaultSectionSize()};
}

void MoveListView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    showShown();
}

void MoveListView::showShown() {
    const QModelIndex shown = m_moves.indexOf(m_board.shownPly());
    if (shown.isValid()) {
        setCurrentIndex(shown);
        scrollTo(shown);
    } else {
        setCurrentIndex({});
        scrollToTop();
    }
}

void MoveListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    if (hasFocus()) {
        QTableView::currentChanged(current, previous);
    } else {
        // The table would tell screen readers that it has the keyboard, and take them from the
        // board with every move.
        QAbstractItemView::currentChanged(current, previous);
    }
}

void MoveListView::look(std::ptrdiff_t halfMoves) {
    const auto ply = static_cast<std::ptrdiff_t>(m_board.shownPly()) + halfMoves;
    m_board.showPly(static_cast<std::size_t>(std::max<std::ptrdiff_t>(ply, 0)));
}

void MoveListView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        look(-1);
        break;
    case Qt::Key_Right:
        look(1);
        break;
    case Qt::Key_Up:
        look(-2);
        break;
    case Qt::Key_Down:
        look(2);
        break;
    case Qt::Key_Home:
        m_board.showPly(0);
        break;
    case Qt::Key_End:
        m_board.showPly(m_board.game().length());
        break;
    default:
        event->ignore();
    }
}

void MoveListView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setColumnWidths();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Moves"));
        viewport()->update();
    }
}

} // namespace chess
