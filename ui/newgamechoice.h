// What a player chooses for a new game, chance included.
#pragma once

#include "rules/gamesettings.h"

#include <QRandomGenerator>

namespace chess {

/// Who is white, drawn by lot.
[[nodiscard]] inline Color drawnColor(QRandomGenerator& random) {
    return random.bounded(2) == 0 ? Color::White : Color::Black;
}

struct NewGameChoice {
    GameSettings settings;
    /// Who is white is drawn by lot when the game begins.
    bool drawsColor = false;

    /// The settings of one game, after the lot has been drawn.
    [[nodiscard]] GameSettings settingsFor(QRandomGenerator& random) const {
        GameSettings drawn = settings;
        if (drawsColor) {
            drawn.firstPlayerColor = drawnColor(random);
        }
        return drawn;
    }

    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

} // namespace chess
