// Keeping games: slots, files of the player's choice, and the copy that survives a crash.
#pragma once

#include "storage/saveslots.h"
#include "ui/gamecontroller.h"
#include "ui/gamekeeper.h"

#include <QElapsedTimer>

#include <functional>

namespace chess {

/// Asks what has to be asked over the given window, without ever stopping it.
class GameFiles : public QObject {
    Q_OBJECT

public:
    /// Games are kept in that folder. The window must outlive this.
    GameFiles(GameController& controller, const QString& folder, QWidget& window);

    [[nodiscard]] SaveSlots& saveSlots() { return m_slots; }
    /// The game that was on the board when the program last ended, if it was not over.
    [[nodiscard]] std::optional<LoadedGame> unfinished() const { return m_keeper.find(); }

    /// Whether the game, as it stands, is among the saves.
    [[nodiscard]] bool isSaved(const Game& game) const;

    /// The game on the board becomes the newest save; false, after telling why, if it cannot.
    bool save() { return save(m_controller.snapshot()); }
    /// Asks for a file and writes the game there, as XML or PGN.
    void saveToFile();
    void saveToFile(const QString& path);
    /// Asks for a file and goes on with its game.
    void openFile();
    /// Goes on with the game of a file (of several in PGN, the one that is chosen), or tells why
    /// not.
    void openFile(const QString& path);
    /// Goes on with a saved game, or tells why not.
    void openSlot(int number);

    /// Goes on with `then`, after asking whether to save a game that would be lost (the one on the
    /// board, or the unfinished one that waits to be continued): Yes, No, or Cancel, which does
    /// nothing.
    void askBeforeLeaving(const std::function<void()>& then);

    /// Has the game on the board written aside, so that it survives whatever comes. Called after
    /// each change.
    void keepSafe();
    /// The clocks have moved on: has the game written aside again when that was some seconds ago.
    void keepClocksSafe();

Q_SIGNALS:
    void saved();
    /// Another game is ready to be played on.
    void opened(const chess::Game& game);

private:
    bool save(const Game& game);
    /// The game that would be lost if another one began now.
    [[nodiscard]] std::optional<Game> gameAtRisk() const;
    void openPgn(const QString& path);
    void tellNotKept(const StorageError& error);
    void open(const Expected<LoadedGame, StorageError>& loaded);

    GameController& m_controller;
    SaveSlots m_slots;
    GameKeeper m_keeper;
    QWidget& m_window;
    QElapsedTimer m_sinceKept;
    bool m_hasToldTrouble = false;
};

} // namespace chess
