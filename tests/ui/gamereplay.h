// A game told again, to hold it against itself.
#pragma once

#include "rules/game.h"

#include <QMessageLogger>

namespace chess {

/// The game played again from its start position, move by move, up to where it stands.
inline Game playedAgain(const Game& game) {
    Game again(game.settings(), game.startPosition());
    for (std::size_t number = 0; number < game.length(); ++number) {
        if (again.replay(game.moveAt(number))) {
            qFatal("a move of the game is not legal");
        }
    }
    while (again.ply() > game.ply()) {
        again.undo();
    }
    return again;
}

} // namespace chess
