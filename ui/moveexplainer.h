// One sentence on why a move is good, or what was wrong with one, in the player's language.
#pragma once

#include "ui/gamereview.h"
#include "ui/movereason.h"

namespace chess {

/// "It wins the bishop on g5.": the reason for the first move of a line; see reasonFor.
[[nodiscard]] QString explainMove(const Position& position, const std::vector<Move>& line,
                                  Score score, LastCapture lastCapture = {});
/// The same where a game stands, knowing the move before.
[[nodiscard]] QString explainMove(const Game& game, const std::vector<Move>& line, Score score);

/// The reason as a sentence about `subject`: "It", or the move itself, as in "Nxe5 wins a pawn."
[[nodiscard]] QString sentence(const MoveReason& reason, const QString& subject);

/// "12. Qd2 was a mistake: Nxe5 wins a pawn.", or praise for a good move; empty as long as the move
/// has no judgement. When the answer tells more than the better move, the answer is told:
/// "12. Qd2 was a blunder: the answer Bxd2 wins the queen on d2. Better was Nf3."
[[nodiscard]] QString explainReview(const GameReview& review, std::size_t number);

} // namespace chess
