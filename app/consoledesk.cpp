#include "app/consoledesk.h"

#include <algorithm>

namespace chess {
namespace {

/// A name is shown in a line and kept in a file: control characters spoil both.
bool isName(const std::string& word) {
    constexpr std::size_t LongestName = 64;
    return word.size() <= LongestName && std::ranges::none_of(word, [](unsigned char letter) {
               return letter < ' ' || letter == 0x7F;
           });
}

} // namespace

GameSettings ConsoleDesk::defaultSettings() {
    GameSettings settings;
    settings.houseRules.pawnMayStayPawn = true;
    return settings;
}

void ConsoleDesk::reset() {
    GameSettings settings = defaultSettings();
    settings.names = m_game.settings().names;
    m_game = Game(settings);
}

void ConsoleDesk::take(Game game) {
    GameSettings settings = game.settings();
    settings.houseRules = defaultSettings().houseRules;
    m_game = std::move(game);
    m_game.setSettings(std::move(settings));
}

bool ConsoleDesk::setNames(const Words& words) {
    if (!isName(words[1]) || !isName(words[2])) {
        return false;
    }
    GameSettings settings = m_game.settings();
    settings.names = {words[1], words[2]};
    // Of two players, the one named first is White.
    if (settings.mode == GameMode::TwoPlayers && settings.firstPlayerColor == Color::Black) {
        std::swap(settings.names[0], settings.names[1]);
    }
    m_game.setSettings(settings);
    return true;
}

bool ConsoleDesk::setHistory(const Words& words) {
    if (words[1] != "full" && words[1] != "short") {
        return false;
    }
    m_hasFullHistory = words[1] == "full";
    return true;
}

bool ConsoleDesk::setBoard(const Words& words) {
    if (words[1] != "classic" && words[1] != "plain") {
        return false;
    }
    m_look.isClassic = words[1] == "classic";
    return true;
}

bool ConsoleDesk::setFlip(const Words& words) {
    if (words[1] != "on" && words[1] != "off") {
        return false;
    }
    m_look.turns = words[1] == "on";
    return true;
}

} // namespace chess
