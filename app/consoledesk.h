// What the two states of the console share: the game, how it is shown, and the commands that mean
// the same in both.
#pragma once

#include "app/consoleboard.h"
#include "app/consoletalk.h"

#include <algorithm>

namespace chess {

enum class ConsoleState { Settings, Game, End };

/// A command, how many words it needs after its name, and what it does.
template <typename Handler> struct ConsoleCommand {
    std::string_view name;
    std::size_t arguments = 0;
    Handler run{};
};

/// The command that a line calls for, or null when there is none of that name or the line lacks
/// words that it needs.
template <typename Table> [[nodiscard]] auto findCommand(const Table& table, const Words& words) {
    const auto found = std::ranges::find_if(table, [&](const auto& command) {
        return !words.empty() && words[0] == command.name && words.size() > command.arguments;
    });
    return found == table.end() ? nullptr : &*found;
}

class ConsoleDesk {
public:
    explicit ConsoleDesk(ConsoleTalk& talk) : m_talk(talk), m_game(defaultSettings()) {}

    /// One player, level 2, the person plays White; in the console a pawn may stay a pawn.
    [[nodiscard]] static GameSettings defaultSettings();

    [[nodiscard]] ConsoleTalk& talk() { return m_talk; }
    [[nodiscard]] Game& game() { return m_game; }
    [[nodiscard]] const GameSettings& settings() const { return m_game.settings(); }
    [[nodiscard]] BoardLook look() const { return m_look; }
    /// Whether undo reaches the first move, also in two-player games.
    [[nodiscard]] bool hasFullHistory() const { return m_hasFullHistory; }

    /// The standard board and default settings; the players keep their names.
    void reset();
    /// A game from elsewhere, to be played on under the rules of the console.
    void take(Game game);

    /// The commands of both states. Each takes the words of its line and answers false, without a
    /// change, when they make no sense.
    bool setNames(const Words& words);
    bool setHistory(const Words& words);
    bool setBoard(const Words& words);
    bool setFlip(const Words& words);

private:
    ConsoleTalk& m_talk;
    Game m_game;
    BoardLook m_look;
    bool m_hasFullHistory = false;
};

} // namespace chess
