// What a player has chosen once for all games: a plain value, and where it is kept.
#pragma once

#include "ui/newgamechoice.h"
#include "ui/pieceletters.h"

#include <QByteArray>
#include <QSettings>
#include <QString>

#include <chrono>

namespace chess {

/// Begins with the values of a first start.
struct Preferences {
    /// Names of a BoardTheme, empty for the one that goes with the system, and of a PieceSet.
    QString boardTheme;
    QString pieceSet = QStringLiteral("classic");
    /// Of the window: "light" or "dark"; empty follows the system.
    QString appearance;
    bool showsCoordinates = true;
    /// 0 for none.
    std::chrono::milliseconds animation{150};
    bool playsSounds = true;
    /// 0 to 100.
    int volume = 70;
    /// Coaching marks in all games, not only at the two easiest levels.
    bool coachesEverywhere = false;
    /// The board turns to the player on move in two-player games.
    bool turnsBoard = true;
    /// Two players ask each other before undo and redo.
    bool asksConsent = true;
    /// The least time the computer takes for a reply.
    std::chrono::milliseconds replyDelay{600};
    /// "en", "ar" …; empty follows the system.
    QString language;
    /// In moves that are shown.
    PieceLetters pieceLetters = PieceLetters::English;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// Reads and writes the settings file of the user. What is missing, damaged or out of range reads
/// as the value of a first start.
class PreferencesStore {
public:
    /// Of the application's usual place, or of a file.
    PreferencesStore() = default;
    explicit PreferencesStore(const QString& file) : m_settings(file, QSettings::IniFormat) {}

    [[nodiscard]] Preferences preferences() const;
    void setPreferences(const Preferences& preferences);

    /// What was chosen for the last new game.
    [[nodiscard]] NewGameChoice lastGame() const;
    void setLastGame(const NewGameChoice& choice);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

private:
    QSettings m_settings;
};

} // namespace chess
