#include "app/consolesession.h"

namespace chess {

void ConsoleSession::run() {
    ConsoleState state = enter(ConsoleState::Settings);
    while (state != ConsoleState::End) {
        const auto line = m_talk.hear();
        if (!line) {
            return;
        }
        const Words words = splitWords(*line);
        const bool isSetting = state == ConsoleState::Settings;
        const ConsoleState next = isSetting ? m_settings.handle(words) : m_game.handle(words);
        state = next == state ? state : enter(next);
    }
}

ConsoleState ConsoleSession::enter(ConsoleState state) {
    if (state == ConsoleState::Game) {
        return m_game.enter();
    }
    if (state == ConsoleState::Settings) {
        m_settings.enter();
    }
    return state;
}

} // namespace chess
