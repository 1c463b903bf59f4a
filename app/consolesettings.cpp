#include "app/consolesettings.h"

#include "app/consolehelp.h"
#include "app/consolewords.h"

#include <array>

namespace chess {
namespace {

/// The number that a word of one digit tells, else nothing.
std::optional<int> readDigit(const std::string& word, int lowest, int highest) {
    const int digit = word.size() == 1 ? word[0] - '0' : -1;
    return digit >= lowest && digit <= highest ? std::optional(digit) : std::nullopt;
}

} // namespace

std::span<const ConsoleCommand<ConsoleSettings::Handler>> ConsoleSettings::commands() {
    using Self = ConsoleSettings;
    static constexpr std::array Commands{
        ConsoleCommand<Handler>{"game_mode", 1, &Self::setGameMode},
        ConsoleCommand<Handler>{"difficulty", 1, &Self::setDifficulty},
        ConsoleCommand<Handler>{"user_color", 1, &Self::setUserColor},
        ConsoleCommand<Handler>{"load", 1, &Self::load},
        ConsoleCommand<Handler>{"default", 0, &Self::setDefault},
        ConsoleCommand<Handler>{"print_setting", 0, &Self::printSetting},
        ConsoleCommand<Handler>{"start", 0, &Self::start},
        ConsoleCommand<Handler>{"quit", 0, &Self::quit},
        ConsoleCommand<Handler>{"names", 2, &Self::set<&ConsoleDesk::setNames>},
        ConsoleCommand<Handler>{"history", 1, &Self::set<&ConsoleDesk::setHistory>},
        ConsoleCommand<Handler>{"board", 1, &Self::set<&ConsoleDesk::setBoard>},
        ConsoleCommand<Handler>{"flip", 1, &Self::set<&ConsoleDesk::setFlip>},
        ConsoleCommand<Handler>{"help", 0, &Self::help},
    };
    return Commands;
}

void ConsoleSettings::enter() {
    m_desk.talk().say(
        "Specify game setting or type 'start' to begin a game with the current setting:");
    m_desk.talk().hint("(Type 'help' to see all commands.)");
}

ConsoleState ConsoleSettings::handle(const Words& words) {
    const auto* const command = findCommand(commands(), words);
    return command != nullptr ? (this->*command->run)(words) : answer(InvalidCommand);
}

ConsoleState ConsoleSettings::answer(std::string_view line) {
    m_desk.talk().say(line);
    return ConsoleState::Settings;
}

ConsoleState ConsoleSettings::setGameMode(const Words& words) {
    const auto mode = readDigit(words[1], 1, 2);
    if (!mode) {
        return answer("Wrong game mode");
    }
    GameSettings settings = m_desk.settings();
    settings.mode = static_cast<GameMode>(*mode);
    m_desk.game().setSettings(settings);
    return answer(settings.mode == GameMode::OnePlayer ? "Game mode is set to 1 player"
                                                       : "Game mode is set to 2 players");
}

ConsoleState ConsoleSettings::setDifficulty(const Words& words) {
    GameSettings settings = m_desk.settings();
    if (settings.mode != GameMode::OnePlayer) {
        return answer(InvalidCommand);
    }
    const auto level = readDigit(words[1], MinLevel, MaxLevel);
    if (!level) {
        return answer("Wrong difficulty level. The value should be between 1 to 5");
    }
    settings.level = *level;
    m_desk.game().setSettings(settings);
    return ConsoleState::Settings;
}

ConsoleState ConsoleSettings::setUserColor(const Words& words) {
    GameSettings settings = m_desk.settings();
    const auto color = readDigit(words[1], 0, 1);
    if (settings.mode != GameMode::OnePlayer || !color) {
        return answer(InvalidCommand);
    }
    settings.firstPlayerColor = *color == 1 ? Color::White : Color::Black;
    m_desk.game().setSettings(settings);
    return ConsoleState::Settings;
}

ConsoleState ConsoleSettings::setDefault(const Words& /*words*/) {
    GameSettings settings = ConsoleDesk::defaultSettings();
    settings.names = m_desk.settings().names;
    m_desk.game().setSettings(settings);
    return ConsoleState::Settings;
}

ConsoleState ConsoleSettings::printSetting(const Words& /*words*/) {
    const GameSettings& settings = m_desk.settings();
    ConsoleTalk& talk = m_desk.talk();
    talk.say("SETTINGS:");
    if (settings.mode == GameMode::TwoPlayers) {
        talk.say("GAME_MODE: 2");
        return ConsoleState::Settings;
    }
    talk.say("GAME_MODE: 1");
    talk.say("DIFFICULTY_LVL: " + std::to_string(settings.level));
    talk.say(settings.firstPlayerColor == Color::White ? "USER_CLR: WHITE" : "USER_CLR: BLACK");
    return ConsoleState::Settings;
}

ConsoleState ConsoleSettings::start(const Words& /*words*/) { return ConsoleState::Game; }

ConsoleState ConsoleSettings::quit(const Words& /*words*/) {
    m_desk.talk().say("Exiting...");
    return ConsoleState::End;
}

ConsoleState ConsoleSettings::help(const Words& /*words*/) { return answer(settingsHelp()); }

template <bool (ConsoleDesk::*Set)(const Words&)>
ConsoleState ConsoleSettings::set(const Words& words) {
    return (m_desk.*Set)(words) ? ConsoleState::Settings : answer(InvalidCommand);
}

} // namespace chess
