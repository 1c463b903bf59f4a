// What a player chooses for a new game, chance included.
#pragma once

#include "rules/gamesettings.h"

#include <QRandomGenerator>

namespace chess {

struct NewGameChoice {
    GameSettings settings;
    /// Who is white is drawn by lot when the game begins.
    bool drawsColor = false;

    /// The settings of one game, after the lot has been drawn.
    [[nodiscard]] GameSettings settingsFor(QRandomGenerator& random) const {
        GameSettings drawn = settings;
        if (drawsColor) {
            drawn.firstPlayerColor = random.bounded(2) == 0 ? Color::White : Color::Black;
        }
        return drawn;
    }

    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

} // namespace chess
