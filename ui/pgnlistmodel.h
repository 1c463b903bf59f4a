// The games of a PGN file as a table to choose from.
#pragma once

#include "storage/pgnfile.h"

#include <QAbstractTableModel>

namespace chess {

class PgnListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { WhiteColumn, BlackColumn, ResultColumn, MovesColumn, DateColumn, EventColumn };

    explicit PgnListModel(PgnList list, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_list(std::move(list)) {}

    /// Games with a fault are listed, greyed, with the reason.
    [[nodiscard]] bool canBeOpened(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] const PgnEntry& entry(int row) const {
        return m_list.games[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] QString text(const PgnEntry& entry, int column) const;

    PgnList m_list;
};

} // namespace chess
