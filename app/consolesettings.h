// The settings state of the console: what is agreed before a game.
#pragma once

#include "app/consoledesk.h"

#include <span>

namespace chess {

class ConsoleSettings {
public:
    explicit ConsoleSettings(ConsoleDesk& desk) : m_desk(desk) {}

    void enter();
    /// Acts on a line and answers with the state that follows.
    ConsoleState handle(const Words& words);

private:
    using Handler = ConsoleState (ConsoleSettings::*)(const Words&);

    [[nodiscard]] static std::span<const ConsoleCommand<Handler>> commands();

    ConsoleState setGameMode(const Words& words);
    ConsoleState setDifficulty(const Words& words);
    ConsoleState setUserColor(const Words& words);
    ConsoleState load(const Words& words);
    ConsoleState setDefault(const Words& words);
    ConsoleState printSetting(const Words& words);
    ConsoleState start(const Words& words);
    ConsoleState quit(const Words& words);
    ConsoleState help(const Words& words);
    /// A command that is the same in both states.
    template <bool (ConsoleDesk::*Set)(const Words&)> ConsoleState set(const Words& words);

    /// Says a line and stays.
    ConsoleState answer(std::string_view line);

    ConsoleDesk& m_desk;
};

} // namespace chess
