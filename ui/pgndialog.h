// Lets one game of a PGN file be chosen.
#pragma once

#include "ui/pgnlistmodel.h"

#include <QDialog>

class QTableView;

namespace chess {

class PgnDialog : public QDialog {
    Q_OBJECT

public:
    explicit PgnDialog(PgnList list, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The place of a game in the file; the dialog is closed.
    void gameChosen(std::size_t place);

private:
    void openCurrent();

    PgnListModel m_model;
    QTableView* m_table;
};

} // namespace chess
