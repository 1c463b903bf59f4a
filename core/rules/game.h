// A game of chess from its start position to its end, with everything that can be taken back.
#pragma once

#include "rules/gamesettings.h"
#include "rules/moveinput.h"
#include "rules/outcome.h"
#include "rules/position.h"

#include <string>
#include <vector>

namespace chess {

/// What is left on the clocks of White and Black.
using ClockTimes = std::array<std::chrono::milliseconds, 2>;

/// A copyable value. It stands at one place of its history: undo and redo walk, and a new move
/// forgets what could be redone. `play` is the only gate of legality.
class Game {
public:
    /// A game that begins now; with a time control both clocks are full.
    explicit Game(GameSettings settings = {}, const Position& start = Position());

    [[nodiscard]] const GameSettings& settings() const { return m_settings; }
    /// Names, level and house rules may change during a game.
    void setSettings(GameSettings settings) { m_settings = std::move(settings); }

    [[nodiscard]] const Position& position() const { return here().position; }
    [[nodiscard]] const Position& startPosition() const { return m_records.front().position; }
    [[nodiscard]] Color sideToMove() const { return position().sideToMove(); }

    /// How many moves have been played up to where the game stands.
    [[nodiscard]] std::size_t ply() const { return m_ply; }
    /// How many moves there are with those that can be redone.
    [[nodiscard]] std::size_t length() const { return m_records.size() - 1; }
    /// The position after that many moves, 0 to length().
    [[nodiscard]] const Position& positionAt(std::size_t ply) const {
        return m_records.at(ply).position;
    }
    /// The move with that number, 0 to length() - 1.
    [[nodiscard]] Move moveAt(std::size_t number) const { return m_records.at(number + 1).move; }
    [[nodiscard]] std::string sanAt(std::size_t number) const;
    /// The moves up to where the game stands.
    [[nodiscard]] std::vector<std::string> sanMoves() const;

    /// Plays a legal move, or changes nothing and says why. With clocks, what is left on them after
    /// the move; without, they stay. Forgets what could be redone, and an end declared before.
    [[nodiscard]] std::optional<MoveError> play(Move move,
                                                std::optional<ClockTimes> clocks = std::nullopt);
    /// Plays a move of a game on record. Other than `play` it goes on after a draw that nobody
    /// claimed (dead position, fivefold repetition, seventy-five moves), which then was none: these
    /// rules are younger than many games.
    [[nodiscard]] std::optional<MoveError> replay(Move move);

    [[nodiscard]] bool canUndo() const { return m_ply > 0; }
    [[nodiscard]] bool canRedo() const { return m_ply < length(); }
    /// One half-move back or forth, or false at the first or last. The end of a game is no wall.
    bool undo();
    bool redo();

    /// How the game ended where it stands, if it did.
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] bool isOver() const { return outcome().has_value(); }

    /// The draw that the player to move may claim now, ThreefoldRepetition or FiftyMoves.
    [[nodiscard]] std::optional<EndReason> claimableDraw() const;
    /// How often this position has stood on the board in this game, now included.
    [[nodiscard]] int repetitions() const;

    /// The ends that people bring about. Each answers false and does nothing when the game is over
    /// already (or there is nothing to claim).
    bool claimDraw();
    bool agreeDraw();
    bool resign(Color loser);
    /// A clock ran out: lost, or drawn when the opponent could never mate.
    bool fallFlag(Color loser);
    /// The result that a file tells without giving a reason. A winner on record stands against
    /// the draws that `replay` goes past.
    bool recordResult(std::optional<Color> winner);

    /// An end that does not follow from the position, and where in the game it was declared.
    struct DeclaredEnd {
        std::size_t ply = 0;
        Outcome outcome;

        friend bool operator==(const DeclaredEnd&, const DeclaredEnd&) = default;
    };
    /// The end that people brought about, also when the game does not stand there now.
    [[nodiscard]] const std::optional<DeclaredEnd>& declaredEnd() const { return m_declaredEnd; }
    /// Brings about an end that was noted down earlier. Answers false and does nothing when none of
    /// the functions above could bring it about here.
    bool declareAgain(const Outcome& outcome);

    /// What was left on the clocks when this position arose, or was noted later.
    [[nodiscard]] std::optional<ClockTimes> clocks() const { return here().clocks; }
    [[nodiscard]] std::optional<ClockTimes> clocksAt(std::size_t ply) const {
        return m_records.at(ply).clocks;
    }
    /// Notes time that has run since the last move, as when saving in the middle of a turn.
    void setClocks(ClockTimes clocks) { m_records[m_ply].clocks = clocks; }

    /// The pieces of a colour that have been captured so far, in the order of their capture.
    [[nodiscard]] std::vector<PieceType> capturedPieces(Color color) const {
        return capturedPieces(color, m_ply);
    }
    /// The same at another place of the game, 0 to length().
    [[nodiscard]] std::vector<PieceType> capturedPieces(Color color, std::size_t ply) const;

    friend bool operator==(const Game&, const Game&) = default;

private:
    /// A position, the move that led to it, and what else was so at that moment.
    struct Record {
        Position position;
        Move move{};
        std::optional<Outcome> automaticEnd;
        std::optional<ClockTimes> clocks;

        friend bool operator==(const Record&, const Record&) = default;
    };

    [[nodiscard]] const Record& here() const { return m_records[m_ply]; }
    [[nodiscard]] std::optional<Outcome> findAutomaticEnd() const;
    /// Stops at the limit: a game on record may repeat a position thousands of times.
    [[nodiscard]] int countRepetitions(int limit) const;
    /// Forgets a draw here that the rules declared, other than stalemate.
    void waiveDraw();
    bool declare(Outcome outcome);

    GameSettings m_settings;
    std::vector<Record> m_records;
    std::size_t m_ply = 0;
    std::optional<DeclaredEnd> m_declaredEnd;
};

/// White's material minus Black's in pawns: pawn 1, knight and bishop 3, rook 5, queen 9.
[[nodiscard]] int materialBalance(const Position& position);

} // namespace chess
