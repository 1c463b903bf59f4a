#include "ui/savelistmodel.h"

#include "ui/words.h"

#include <QLocale>

namespace chess {

SaveListModel::SaveListModel(SaveSlots& saves, BoardLook look, qreal devicePixelRatio,
                             QObject* parent)
    : QAbstractListModel(parent), m_saves(saves), m_look(std::move(look)),
      m_devicePixelRatio(devicePixelRatio) {
    reload();
}

void SaveListModel::reload() {
    m_found = m_saves.list();
    retranslate();
}

void SaveListModel::retranslate() {
    beginResetModel();
    m_entries.clear();
    for (const SaveSlot& slot : m_found) {
        m_entries.push_back(describe(slot));
    }
    endResetModel();
}

std::optional<StorageError> SaveListModel::removeSave(int row) {
    const auto error = m_saves.remove(m_entries.at(static_cast<std::size_t>(row)).slot);
    reload();
    return error;
}

SaveListModel::Entry SaveListModel::describe(const SaveSlot& slot) const {
    Entry entry;
    entry.slot = slot.number;
    entry.isDamaged = !slot.content.hasValue();
    const QString fileTime = QLocale().toString(slot.fileTime, QLocale::ShortFormat);
    if (entry.isDamaged) {
        entry.title = tr("This save is damaged");
        entry.detail = slot.content.error().message + QLatin1Char('\n') + fileTime;
        return entry;
    }
    const Game& game = slot.content->game;
    const GameSettings& settings = game.settings();
    entry.title =
        tr("%1 against %2", "White and Black")
            .arg(words::player(settings, Color::White), words::player(settings, Color::Black));
    QStringList lines;
    if (settings.mode == GameMode::OnePlayer) {
        lines += tr("%1, you play %2", "level and colour")
                     .arg(words::level(settings.level), words::side(settings.firstPlayerColor));
    } else {
        lines += tr("Two players");
    }
    const auto outcome = game.outcome();
    lines += outcome ? words::outcome(*outcome, settings)
                     : tr("Move %1, %2 to move")
                           .arg(game.position().moveNumber())
                           .arg(words::side(game.sideToMove()));
    const QDateTime& savedAt = slot.content->savedAt;
    lines += savedAt.isValid() ? QLocale().toString(savedAt.toLocalTime(), QLocale::ShortFormat)
                               : fileTime;
    entry.detail = lines.join(QLatin1Char('\n'));
    entry.picture = pictureOf(game);
    return entry;
}

QPixmap SaveListModel::pictureOf(const Game& game) const {
    const GameSettings& settings = game.settings();
    PictureOptions options;
    options.bottom =
        settings.mode == GameMode::OnePlayer ? settings.firstPlayerColor : Color::White;
    const Move last = game.ply() > 0 ? game.moveAt(game.ply() - 1) : Move{};
    options.marks = positionMarks(game.position(), last);
    return boardPicture(game.position(), PictureSide, m_devicePixelRatio, m_look, options);
}

int SaveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant SaveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return entry.title;
    case Qt::AccessibleTextRole:
        return QString(entry.title + QLatin1Char('\n') + entry.detail)
            .replace(QLatin1Char('\n'), QStringLiteral(", "));
    case PictureRole:
        return entry.picture;
    case DetailRole:
        return entry.detail;
    case SlotRole:
        return entry.slot;
    case DamagedRole:
        return entry.isDamaged;
    default:
        return {};
    }
}

} // namespace chess
