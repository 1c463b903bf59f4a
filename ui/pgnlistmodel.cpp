#include "ui/pgnlistmodel.h"

namespace chess {

bool PgnListModel::canBeOpened(int row) const {
    return row >= 0 && row < rowCount() && !entry(row).fault;
}

int PgnListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_list.games.size());
}

int PgnListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : EventColumn + 1;
}

QString PgnListModel::text(const PgnEntry& entry, int column) const {
    if (entry.fault) {
        return column == WhiteColumn ? entry.fault->message : QString();
    }
    switch (column) {
    case WhiteColumn:
        return entry.white;
    case BlackColumn:
        return entry.black;
    case ResultColumn: {
        const std::string_view result = toText(entry.result);
        return QLatin1String(result.data(), std::ssize(result));
    }
    case MovesColumn:
        return QString::number((entry.length + 1) / 2);
    case DateColumn:
        return entry.date;
    default:
        return entry.event;
    }
}

QVariant PgnListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PgnEntry& game = entry(index.row());
    if (role == Qt::DisplayRole) {
        return text(game, index.column());
    }
    if (role == Qt::ToolTipRole && game.fault) {
        return game.fault->message;
    }
    return {};
}

QVariant PgnListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return section + 1;
    }
    switch (section) {
    case WhiteColumn:
        return tr("White");
    case BlackColumn:
        return tr("Black");
    case ResultColumn:
        return tr("Result");
    case MovesColumn:
        return tr("Moves");
    case DateColumn:
        return tr("Date");
    default:
        return tr("Event");
    }
}

Qt::ItemFlags PgnListModel::flags(const QModelIndex& index) const {
    return canBeOpened(index.row()) ? QAbstractTableModel::flags(index) : Qt::NoItemFlags;
}

} // namespace chess
