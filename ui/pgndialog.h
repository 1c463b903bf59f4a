// Lets one game of a PGN file be chosen.
#pragma once

#include "ui/livedialog.h"
#include "ui/pgnlistmodel.h"

class QTableView;

namespace chess {

class PgnDialog : public LiveDialog {
    Q_OBJECT

public:
    explicit PgnDialog(PgnList list, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The place of a game in the file; the dialog is closed.
    void gameChosen(std::size_t place);

protected:
    void build() override;
    void keepState() override;

private:
    void openCurrent();

    PgnListModel m_model;
    /// The row that was chosen before the language changed.
    int m_row = -1;
    QTableView* m_table = nullptr;
};

} // namespace chess
