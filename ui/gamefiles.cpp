#include "ui/gamefiles.h"

#include "storage/gamefile.h"
#include "storage/pgnfile.h"
#include "ui/pgndialog.h"
#include "ui/questions.h"

#include <QFileDialog>

#include <algorithm>

namespace chess {
namespace {

/// A crash costs no more than this on a clock.
constexpr std::chrono::milliseconds ClocksKept = std::chrono::seconds(5);

bool isPgn(const QString& path) {
    return path.endsWith(QLatin1String(".pgn"), Qt::CaseInsensitive);
}

} // namespace

GameFiles::GameFiles(GameController& controller, const QString& folder, QWidget& window)
    : QObject(&window), m_controller(controller), m_slots(folder), m_keeper(folder, this),
      m_window(window) {
    connect(&m_keeper, &GameKeeper::failed, this, &GameFiles::tellNotKept);
}

bool GameFiles::save(const Game& game) {
    if (const auto error = m_slots.save(game)) {
        tellTrouble(m_window, tr("The game could not be saved"), error->message);
        return false;
    }
    m_controller.markSaved();
    Q_EMIT saved();
    return true;
}

void GameFiles::saveToFile() {
    auto* dialog = new QFileDialog(&m_window, tr("Save game to a file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("xml"));
    dialog->setNameFilters({tr("Saved games (*.xml)"), tr("Games in PGN (*.pgn)")});
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("*.pgn")) ? QStringLiteral("pgn")
                                                                         : QStringLiteral("xml"));
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { saveToFile(path); });
    dialog->open();
}

void GameFiles::saveToFile(const QString& path) {
    const Game game = m_controller.snapshot();
    if (const auto error = isPgn(path) ? savePgnFile(path, game) : saveGameFile(path, game)) {
        tellTrouble(m_window, tr("The game could not be saved"), error->message);
        return;
    }
    m_controller.markSaved();
    Q_EMIT saved();
}

void GameFiles::openFile() {
    auto* dialog = new QFileDialog(&m_window, tr("Open a game"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Games (*.xml *.pgn)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { openFile(path); });
    dialog->open();
}

void GameFiles::openFile(const QString& path) {
    if (isPgn(path)) {
        openPgn(path);
    } else {
        open(loadGameFile(path));
    }
}

void GameFiles::openPgn(const QString& path) {
    const auto openPlace = [this, path](std::size_t place) {
        if (const auto game = loadPgnGame(path, place)) {
            Q_EMIT opened(*game);
        } else {
            tellTrouble(m_window, tr("The game could not be opened"), game.error().message);
        }
    };
    const auto list = listPgnFile(path);
    if (!list) {
        tellTrouble(m_window, tr("The game could not be opened"), list.error().message);
    } else if (list->games.size() == 1) {
        openPlace(0);
    } else {
        auto* dialog = new PgnDialog(*list, &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &PgnDialog::gameChosen, this, openPlace);
        dialog->open();
    }
}

void GameFiles::openSlot(int number) { open(m_slots.load(number)); }

void GameFiles::open(const Expected<LoadedGame, StorageError>& loaded) {
    if (!loaded) {
        tellTrouble(m_window, tr("The game could not be opened"), loaded.error().message);
        return;
    }
    Q_EMIT opened(loaded->game);
    if (loaded->historyDropped) {
        tellTrouble(m_window, tr("The moves of this game were dropped"),
                    tr("What the file tells about earlier moves does not lead to its board. The "
                       "board is as saved; undo begins here."));
    }
}

std::optional<Game> GameFiles::gameAtRisk() const {
    if (m_controller.hasUnsavedChanges()) {
        return m_controller.snapshot();
    }
    const auto left = unfinished();
    return left && !isSaved(left->game) ? std::optional(left->game) : std::nullopt;
}

bool GameFiles::isSaved(const Game& game) const {
    const auto saves = m_slots.list();
    return std::any_of(saves.begin(), saves.end(), [&game](const SaveSlot& slot) {
        return slot.content && slot.content->game == game;
    });
}

void GameFiles::askBeforeLeaving(const std::function<void()>& then) {
    const auto game = gameAtRisk();
    if (!game) {
        then();
        return;
    }
    const auto saveFirst = [this, then, game = *game] {
        if (save(game)) {
            then();
        }
    };
    askYesNoOrCancel(m_window, tr("Save the game?"),
                     m_controller.hasUnsavedChanges()
                         ? tr("Would you like to save this game first?")
                         : tr("Would you like to save the unfinished game first?"),
                     saveFirst, then);
}

void GameFiles::keepSafe() {
    m_sinceKept.start();
    const Game game = m_controller.snapshot();
    if (game.isOver() || game.length() == 0) {
        m_keeper.forget();
    } else {
        m_keeper.keep(game);
    }
}

void GameFiles::tellNotKept(const StorageError& error) {
    // Once is enough: play goes on, and the next move tries again.
    if (!m_hasToldTrouble) {
        m_hasToldTrouble = true;
        tellTrouble(
            m_window, tr("The game cannot be kept safe"),
            tr("If the program ends unexpectedly, this game is lost. %1").arg(error.message));
    }
}

void GameFiles::keepClocksSafe() {
    if (m_sinceKept.isValid() && m_sinceKept.hasExpired(ClocksKept.count())) {
        keepSafe();
    }
}

} // namespace chess
