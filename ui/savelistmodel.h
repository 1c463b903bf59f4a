// The saved games as a list for the load dialog: a picture, who played, how far, when.
#pragma once

#include "storage/saveslots.h"
#include "ui/boardpainter.h"

#include <QAbstractListModel>

namespace chess {

/// Newest first. Damaged saves are listed with the reason, and cannot be loaded.
class SaveListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        /// QPixmap of the position; null for a damaged save.
        PictureRole = Qt::UserRole,
        /// QString: more lines below the title.
        DetailRole,
        /// int: the number of the slot.
        SlotRole,
        /// bool
        DamagedRole,
    };

    /// Pictures are drawn for a screen of that pixel ratio.
    SaveListModel(SaveSlots& saves, BoardLook look, qreal devicePixelRatio,
                  QObject* parent = nullptr);

    /// Reads the folder again.
    void reload();
    /// Words in the language of now.
    void retranslate();
    /// Deletes the save in a row; the reason if it cannot.
    [[nodiscard]] std::optional<StorageError> removeSave(int row);

    static constexpr int PictureSide = 104;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry {
        int slot = 0;
        bool isDamaged = false;
        QString title;
        QString detail;
        QPixmap picture;
    };

    [[nodiscard]] Entry describe(const SaveSlot& slot) const;
    [[nodiscard]] QPixmap pictureOf(const Game& game) const;

    SaveSlots& m_saves;
    BoardLook m_look;
    qreal m_devicePixelRatio;
    std::vector<SaveSlot> m_found;
    std::vector<Entry> m_entries;
};

} // namespace chess
