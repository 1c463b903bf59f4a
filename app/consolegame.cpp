#include "app/consolegame.h"

#include "app/consolewords.h"

#include <array>
#include <cassert>

namespace chess {

std::span<const ConsoleCommand<ConsoleGame::Handler>> ConsoleGame::commands() {
    using Self = ConsoleGame;
    using Desk = ConsoleDesk;
    static constexpr std::array Commands{
        ConsoleCommand<Handler>{"move", 3, &Self::move},
        ConsoleCommand<Handler>{"castle", 1, &Self::castle},
        ConsoleCommand<Handler>{"get_moves", 1, &Self::getMoves},
        ConsoleCommand<Handler>{"save", 1, &Self::save},
        ConsoleCommand<Handler>{"undo", 0, &Self::undo},
        ConsoleCommand<Handler>{"reset", 0, &Self::reset},
        ConsoleCommand<Handler>{"quit", 0, &Self::quit},
        ConsoleCommand<Handler>{"redo", 0, &Self::redo},
        ConsoleCommand<Handler>{"resign", 0, &Self::resign},
        ConsoleCommand<Handler>{"draw", 0, &Self::draw},
        ConsoleCommand<Handler>{"claim", 0, &Self::claim},
        ConsoleCommand<Handler>{"hint", 0, &Self::hint},
        ConsoleCommand<Handler>{"fen", 0, &Self::fen},
        ConsoleCommand<Handler>{"moves", 0, &Self::moves},
        ConsoleCommand<Handler>{"help", 0, &Self::help},
        ConsoleCommand<Handler>{"names", 2, &Self::set<&Desk::setNames, Then::Prompt>},
        ConsoleCommand<Handler>{"history", 1, &Self::set<&Desk::setHistory, Then::Prompt>},
        ConsoleCommand<Handler>{"board", 1, &Self::set<&Desk::setBoard, Then::Board>},
        ConsoleCommand<Handler>{"flip", 1, &Self::set<&Desk::setFlip, Then::Board>},
    };
    return Commands;
}

ConsoleState ConsoleGame::enter() {
    m_undoablePairs = 0;
    m_opponent.startGame();
    // A loaded game may be over: then the side not on move has made the last move.
    return game().isOver() ? finish(m_desk.settings().isComputer(!game().sideToMove()))
                           : nextTurn();
}

ConsoleState ConsoleGame::handle(const Words& words) {
    if (const auto* const command = findCommand(commands(), words)) {
        return follow((this->*command->run)(words));
    }
    return follow(words.empty() ? answer(InvalidCommand) : typedMove(words[0]));
}

ConsoleState ConsoleGame::follow(Then then) {
    switch (then) {
    case Then::NextTurn:
        return game().isOver() ? finish(false) : nextTurn();
    case Then::Settings:
        return ConsoleState::Settings;
    case Then::End:
        return ConsoleState::End;
    case Then::Board:
        talk().say(boardText(game(), m_desk.look()));
        break;
    case Then::Prompt:
        break;
    }
    prompt();
    return ConsoleState::Game;
}

ConsoleState ConsoleGame::nextTurn() {
    return isComputersTurn() ? computersTurn() : follow(Then::Board);
}

ConsoleState ConsoleGame::computersTurn() {
    const OpponentSettings settings{.level = m_desk.settings().level,
                                    .tieBreak = TieBreak::FirstSquare};
    const std::atomic<bool> stop = false;
    const Move move = m_opponent.chooseMove(SearchRoot(game()), settings, ExpertLimits, stop).move;
    talk().say("Computer: " + moveText(game().position(), move));
    [[maybe_unused]] const auto fault = game().play(move);
    assert(!fault);
    if (game().isOver()) {
        return finish(true);
    }
    if (game().position().isCheck()) {
        talk().say("Check!");
    }
    return follow(Then::Board);
}

void ConsoleGame::prompt() { talk().say(playerName(game().sideToMove()) + " - enter your move:"); }

ConsoleState ConsoleGame::finish(bool isComputersMove) {
    const auto outcome = game().outcome();
    talk().say(outcomeText(*outcome, isComputersMove));
    if (outcome->winner) {
        const std::string& name = m_desk.settings().nameOf(*outcome->winner);
        if (!name.empty()) {
            talk().say(name + " wins");
        }
    }
    talk().hint("(" + reasonText(outcome->reason) + ")");
    return ConsoleState::End;
}

ConsoleGame::Then ConsoleGame::answer(std::string_view line) {
    talk().say(line);
    return Then::Prompt;
}

ConsoleGame::Then ConsoleGame::quit(const Words& /*words*/) {
    talk().say("Exiting...");
    return Then::End;
}

ConsoleGame::Then ConsoleGame::reset(const Words& /*words*/) {
    talk().say("Restarting...");
    m_desk.reset();
    return Then::Settings;
}

template <bool (ConsoleDesk::*Set)(const Words&), ConsoleGame::Then Next>
ConsoleGame::Then ConsoleGame::set(const Words& words) {
    return (m_desk.*Set)(words) ? Next : answer(InvalidCommand);
}

} // namespace chess
