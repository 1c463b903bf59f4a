// Shows the saved games and lets one be loaded.
#pragma once

#include "ui/savelistmodel.h"

#include <QDialog>

class QLabel;
class QListView;
class QPushButton;

namespace chess {

class LoadDialog : public QDialog {
    Q_OBJECT

public:
    LoadDialog(SaveSlots& saves, const BoardLook& look, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A save was chosen, and the dialog is closed.
    void slotChosen(int number);
    /// The player would rather open a file, and the dialog is closed.
    void fileWanted();

private:
    void buildLayout();
    void refresh();
    void load();
    void askToDelete();
    [[nodiscard]] bool canLoad() const;

    SaveListModel m_model;
    QString m_folder;
    QListView* m_list;
    QLabel* m_emptyNote;
    QPushButton* m_load;
    QPushButton* m_delete;
};

} // namespace chess
