// A whole conversation with the console: from the first settings to the end of the game.
#pragma once

#include "app/consolegame.h"
#include "app/consolesettings.h"

namespace chess {

class ConsoleSession {
public:
    /// The opponent, which is dear to make, may play in one session after the other. Hints for a
    /// person go to the second stream, if there is one.
    ConsoleSession(Opponent& opponent, ConsoleTalk::LineReader reader, std::ostream& out,
                   std::ostream* hints = nullptr)
        : m_talk(std::move(reader), out, hints), m_game(m_desk, opponent) {}

    /// Goes on until the game ends, the user quits or the input ends.
    void run();

private:
    /// The first line of a state, and what it leads to.
    ConsoleState enter(ConsoleState state);

    ConsoleTalk m_talk;
    ConsoleDesk m_desk{m_talk};
    ConsoleSettings m_settings{m_desk};
    ConsoleGame m_game;
};

} // namespace chess
