// What the expert thinks of a game, place by place: values, and how moves are judged by them.
#pragma once

#include "engine/score.h"
#include "rules/game.h"

#include <QString>

namespace chess {

/// How a move compares with the best one, by the winning chance that it gave away.
enum class Judgement : std::uint8_t { Best, Good, Inaccuracy, Mistake, Blunder };

/// One place of the game as the expert sees it.
struct Evaluation {
    /// From White's side.
    Score score = 0;
    /// The best line from here; empty where the game ends by the rules.
    std::vector<Move> line;

    [[nodiscard]] Move best() const { return line.empty() ? Move{} : line.front(); }

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// The judgement of a move that was played.
struct MoveReview {
    Judgement judgement = Judgement::Best;
    /// What it gave away: hundredths of a pawn, and winning chance from 0 to 1.
    Score loss = 0;
    double chanceLoss = 0;
};

/// A copy of a game with all that is known about it so far; any part may still be missing.
class GameReview {
public:
    GameReview() : GameReview(Game()) {}
    explicit GameReview(Game game);

    [[nodiscard]] const Game& game() const { return m_game; }
    /// How many moves are reviewed: also those that were taken back.
    [[nodiscard]] std::size_t length() const { return m_game.length(); }
    /// Whether the moves are those of the other game, so that the review tells about it too.
    [[nodiscard]] bool isAbout(const Game& other) const;

    /// The evaluation after that many moves, 0 to length(), if it is known.
    [[nodiscard]] const std::optional<Evaluation>& at(std::size_t ply) const {
        return m_evaluations.at(ply);
    }
    void set(std::size_t ply, Evaluation evaluation);
    [[nodiscard]] std::size_t knownCount() const { return m_knownCount; }
    [[nodiscard]] bool isComplete() const { return m_knownCount == m_evaluations.size(); }

    /// The judgement of the move with that number, 0 to length() - 1, once the places before and
    /// after it are known.
    [[nodiscard]] std::optional<MoveReview> moveAt(std::size_t number) const;
    /// How many moves of a side are known to be judged so.
    [[nodiscard]] int count(Color side, Judgement judgement) const;

private:
    Game m_game;
    std::vector<std::optional<Evaluation>> m_evaluations;
    std::size_t m_knownCount = 0;
};

/// How likely White is to win, 0 to 1; a draw counts half.
[[nodiscard]] double winningChance(Score whiteScore);
/// Inaccuracy, Mistake and Blunder begin at these losses of winning chance.
[[nodiscard]] Judgement judge(double chanceLoss);

/// "+0.35", "−1.40", "White mates in 3", "checkmate", from White's side.
[[nodiscard]] QString evaluationText(Score whiteScore);
/// "12. Qd2" or "12... Qd7": the move with that number, 0 to length() - 1.
[[nodiscard]] QString numberedMove(const Game& game, std::size_t number);

} // namespace chess
