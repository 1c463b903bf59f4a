// What is agreed before a game: who plays, how strong, with which clock and house rules.
#pragma once

#include "rules/setup.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>

namespace chess {

enum class GameMode : std::uint8_t { OnePlayer = 1, TwoPlayers = 2 };

inline constexpr int MinLevel = 1;
inline constexpr int MaxLevel = 5;
inline constexpr int DefaultLevel = 2;

struct TimeControl {
    std::chrono::milliseconds initial{};
    std::chrono::milliseconds increment{};

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

struct GameSettings {
    GameMode mode = GameMode::OnePlayer;
    /// Of the computer in one-player games, MinLevel to MaxLevel.
    int level = DefaultLevel;
    /// The colour of player 1, who in a one-player game is the person.
    Color firstPlayerColor = Color::White;
    /// Of player 1 and player 2, UTF-8; empty when none was given.
    std::array<std::string, 2> names;
    std::optional<TimeControl> timeControl;
    HouseRules houseRules;

    [[nodiscard]] const std::string& nameOf(Color color) const {
        return names[color == firstPlayerColor ? 0 : 1];
    }
    [[nodiscard]] bool isComputer(Color color) const {
        return mode == GameMode::OnePlayer && color != firstPlayerColor;
    }

    friend bool operator==(const GameSettings&, const GameSettings&) = default;
};

} // namespace chess
