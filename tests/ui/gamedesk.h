// A game with its model, computer and clock, as the window has them, without the window.
#pragma once

#include "rules/fen.h"
#include "ui/gamecontroller.h"

#include <QTest>

namespace chess {

struct GameDesk {
    BoardModel model;
    AiPlayer computer;
    ChessClock clock;
    GameController controller{model, computer, clock};

    explicit GameDesk(GameSettings settings = {}, std::string_view fen = InitialFen) {
        computer.setSeed(1);
        const HouseRules rules = settings.houseRules;
        controller.begin(Game(std::move(settings), parseFen(fen, rules).value()));
    }

    [[nodiscard]] const Game& game() const { return controller.game(); }

    void play(const char* move) { controller.requestTypedMove(QLatin1String(move)); }

    /// All moves in turn; in a two-player game.
    void playAll(const QStringList& moves) {
        for (const QString& move : moves) {
            controller.requestTypedMove(move);
        }
    }
};

inline GameSettings twoPlayers() {
    GameSettings settings;
    settings.mode = GameMode::TwoPlayers;
    return settings;
}

inline GameSettings againstComputer(int level, Color person = Color::White) {
    GameSettings settings;
    settings.level = level;
    settings.firstPlayerColor = person;
    return settings;
}

} // namespace chess
