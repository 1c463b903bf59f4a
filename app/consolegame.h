// The game state of the console: turns of the user and of the computer, and their commands.
#pragma once

#include "app/consoledesk.h"
#include "engine/opponent.h"

#include <span>

namespace chess {

class ConsoleGame {
public:
    ConsoleGame(ConsoleDesk& desk, Opponent& opponent) : m_desk(desk), m_opponent(opponent) {}

    /// Begins to play the game on the desk where it stands, up to the user's first prompt.
    ConsoleState enter();
    /// Acts on a line and answers with the state that follows.
    ConsoleState handle(const Words& words);

private:
    /// What a command is followed by.
    enum class Then {
        Prompt,
        /// The board and the prompt, for the same player.
        Board,
        /// A move was made: the result, or the turn of whoever is on move.
        NextTurn,
        Settings,
        End,
    };
    using Handler = Then (ConsoleGame::*)(const Words&);

    static constexpr int MaxUndoablePairs = 3;

    [[nodiscard]] static std::span<const ConsoleCommand<Handler>> commands();

    // consolegame.cpp: the course of the game
    ConsoleState follow(Then then);
    /// Plays for the computer if it is on move, then shows the board to the user.
    ConsoleState nextTurn();
    ConsoleState computersTurn();
    void prompt();
    /// Tells how the game ended.
    ConsoleState finish(bool isComputersMove);
    Then answer(std::string_view line);
    Then quit(const Words& words);
    Then reset(const Words& words);

    // consolefiles.cpp
    Then save(const Words& words);

    // consolemoves.cpp: moving
    Then move(const Words& words);
    Then castle(const Words& words);
    Then getMoves(const Words& words);
    /// A move written as chess players do; `ERROR: invalid command` for any other word.
    Then typedMove(const std::string& text);
    /// The move is legal, with a queen in place of what a pawn shall become.
    Then promote(Move withQueen);
    Then play(Move move);
    Then refuse(MoveError error);

    // consolehistory.cpp: taking back
    Then undo(const Words& words);
    Then redo(const Words& words);
    void undoOne();
    void redoOne();

    // consoleextras.cpp: the rest
    Then resign(const Words& words);
    Then draw(const Words& words);
    [[nodiscard]] bool computerAcceptsDraw();
    Then claim(const Words& words);
    Then hint(const Words& words);
    Then fen(const Words& words);
    Then moves(const Words& words);
    Then help(const Words& words);
    /// A command that is the same in both states.
    template <bool (ConsoleDesk::*Set)(const Words&), Then Next> Then set(const Words& words);

    [[nodiscard]] Game& game() { return m_desk.game(); }
    [[nodiscard]] ConsoleTalk& talk() { return m_desk.talk(); }
    [[nodiscard]] bool isOnePlayer() const { return m_desk.settings().mode == GameMode::OnePlayer; }
    [[nodiscard]] bool isComputersTurn() {
        return m_desk.settings().isComputer(game().sideToMove());
    }

    ConsoleDesk& m_desk;
    Opponent& m_opponent;
    /// How many pairs of moves the short history holds.
    int m_undoablePairs = 0;
};

} // namespace chess
