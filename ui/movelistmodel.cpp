#include "ui/movelistmodel.h"

#include "ui/judgementmark.h"
#include "ui/pieceletters.h"
#include "ui/words.h"

namespace chess {

MoveListModel::MoveListModel(const BoardModel& board, QObject* parent)
    : QAbstractTableModel(parent), m_board(board) {
    follow();
    connect(&board, &BoardModel::gameChanged, this, &MoveListModel::follow);
    connect(&board, &BoardModel::positionChanged, this, &MoveListModel::updateShown);
}

std::size_t MoveListModel::emptyCells() const {
    return m_start.sideToMove() == Color::White ? 0 : 1;
}

int MoveListModel::rowsFor(std::size_t moves) const {
    return moves == 0 ? 0 : static_cast<int>((moves + emptyCells() + 1) / 2);
}

void MoveListModel::follow() {
    const Game& game = m_board.game();
    std::size_t same = 0;
    if (game.startPosition() == m_start) {
        const std::size_t both = std::min(m_moves.size(), game.length());
        while (same < both && m_moves[same] == game.moveAt(same)) {
            ++same;
        }
    } else {
        beginResetModel();
        m_moves.clear();
        m_texts.clear();
        m_start = game.startPosition();
        endResetModel();
    }
    if (const int kept = rowsFor(same), now = rowCount(); now > kept) {
        beginRemoveRows({}, kept, now - 1);
        m_moves.resize(same);
        m_texts.resize(same);
        endRemoveRows();
    }
    m_moves.resize(same);
    m_texts.resize(same);
    const int rows = rowsFor(game.length());
    const bool isLonger = rows > rowCount();
    if (isLonger) {
        beginInsertRows({}, rowCount(), rows - 1);
    }
    for (std::size_t number = same; number < game.length(); ++number) {
        m_moves.push_back(game.moveAt(number));
        m_texts.push_back(game.sanAt(number));
    }
    if (isLonger) {
        endInsertRows();
    }
    updateShown();
}

void MoveListModel::updateShown() {
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

void MoveListModel::setReview(const GameReview& review) {
    m_review = review;
    updateShown();
}

QVariant MoveListModel::judgementOf(std::size_t ply) const {
    if (ply > m_review.length()) {
        return {};
    }
    const auto judged = m_review.moveAt(ply - 1);
    return judged ? QVariant::fromValue(judged->judgement) : QVariant();
}

std::optional<std::size_t> MoveListModel::plyOf(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == NumberColumn) {
        return std::nullopt;
    }
    const auto cell = static_cast<std::size_t>(2 * index.row() + index.column());
    const std::size_t ply = cell - emptyCells();
    return cell > emptyCells() && ply <= m_moves.size() ? std::optional(ply) : std::nullopt;
}

QModelIndex MoveListModel::indexOf(std::size_t ply) const {
    if (ply == 0 || ply > m_moves.size()) {
        return {};
    }
    const auto cell = static_cast<int>(ply - 1 + emptyCells());
    return index(cell / 2, cell % 2 + WhiteColumn);
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rowsFor(m_moves.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    if (index.column() == NumberColumn) {
        return role == Qt::DisplayRole
                   ? QStringLiteral("%1.").arg(m_start.moveNumber() + index.row())
                   : QVariant();
    }
    const auto ply = plyOf(index);
    if (!ply) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return words::shownMove(m_texts[*ply - 1]);
    case Qt::AccessibleTextRole:
        return accessibleText(*ply);
    case ShownRole:
        return *ply == m_board.shownPly();
    case UndoneRole:
        return *ply > m_board.game().ply();
    case JudgementRole:
        return judgementOf(*ply);
    default:
        return {};
    }
}

QString MoveListModel::accessibleText(std::size_t ply) const {
    const Position& before = m_board.game().positionAt(ply - 1);
    const QString text =
        tr("Move %1, %2: %3")
            .arg(before.moveNumber())
            .arg(words::side(before.sideToMove()), words::move(before, m_moves[ply - 1]));
    const QVariant judgement = judgementOf(ply);
    const QString name =
        judgement.isValid() ? judgementName(judgement.value<Judgement>()) : QString();
    return name.isEmpty() ? text : tr("%1, %2", "a move and its judgement").arg(text, name);
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return {};
    }
    switch (section) {
    case WhiteColumn:
        return words::side(Color::White);
    case BlackColumn:
        return words::side(Color::Black);
    default:
        return {};
    }
}

Qt::ItemFlags MoveListModel::flags(const QModelIndex& index) const {
    return plyOf(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace chess
