// Shows the saved games and lets one be loaded.
#pragma once

#include "ui/livedialog.h"
#include "ui/savelistmodel.h"

class QLabel;
class QListView;
class QPushButton;

namespace chess {

class LoadDialog : public LiveDialog {
    Q_OBJECT

public:
    LoadDialog(SaveSlots& saves, const BoardLook& look, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A save was chosen, and the dialog is closed.
    void slotChosen(int number);
    /// The player would rather open a file, and the dialog is closed.
    void fileWanted();

protected:
    void build() override;
    void keepState() override;

private:
    void buildLayout();
    void refresh();
    void load();
    void askToDelete();
    [[nodiscard]] bool canLoad() const;

    SaveListModel m_model;
    QString m_folder;
    /// The row that was chosen before the language changed.
    int m_row = -1;
    QListView* m_list = nullptr;
    QLabel* m_emptyNote = nullptr;
    QPushButton* m_load = nullptr;
    QPushButton* m_delete = nullptr;
};

} // namespace chess
