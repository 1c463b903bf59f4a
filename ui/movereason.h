// Why a move is good: what can be proved about it by the rules and by the line that follows.
#pragma once

#include "engine/score.h"
#include "rules/position.h"

#include <vector>

namespace chess {

/// The most telling thing that holds for a move. Words for it are chosen by moveexplainer.
struct MoveReason {
    enum class Kind : std::uint8_t {
        /// It is mate; or mate follows in `moves` moves.
        Checkmates,
        ForcesMate,
        /// The pawn becomes `piece`; or one does so later in the line.
        Promotes,
        LeadsToPromotion,
        /// It captures `piece` on `square`, and that piece is won.
        WinsPieceOn,
        /// `piece` is won in the end; or won for `other`; or what is won has no short name.
        WinsPiece,
        WinsPieceFor,
        WinsMaterial,
        /// No more than what the opponent has just captured comes back.
        WinsBack,
        /// It captures on `square`, where the opponent has just captured.
        TakesBack,
        /// The opponent would mate with a move to `square`; NoSquare for several ways.
        StopsMate,
        /// The moved piece attacks `piece` and `other`; both are worth it. ForksAlike: two `piece`.
        Forks,
        ForksAlike,
        /// `piece` would be lost where it stood, or stands; now it is safe.
        SavesPiece,
        ProtectsPieceOn,
        /// Next it would mate, or win `piece` on `square`.
        ThreatensMate,
        Attacks,
        Castles,
        /// There is no legal move after it, and no check.
        Stalemates,
        LeavesCheck,
        GivesCheck,
        /// It gives `piece` for `other` of the same worth. TradesAlike: for another `piece`.
        Trades,
        TradesAlike,
        Develops,
        TakesCentre,
        PushesPassedPawn,
        OpensFileForRook,
        CentralisesKing,
        /// What is left: how the position stands.
        DelaysMate,
        KeepsWinning,
        KeepsAdvantage,
        KeepsBalance,
        DefendsBest,
    };

    Kind kind = Kind::KeepsBalance;
    PieceType piece = PieceType::None;
    PieceType other = PieceType::None;
    Square square = NoSquare;
    int moves = 0;

    /// Whether it tells something that is won at once, by force: mate or material.
    [[nodiscard]] bool isForcing() const { return kind <= Kind::WinsMaterial; }

    friend bool operator==(const MoveReason&, const MoveReason&) = default;
};

/// What the opponent took with their last move, and where; nothing for most moves.
struct LastCapture {
    Square square = NoSquare;
    PieceType piece = PieceType::None;
};

/// The reason for the first move of a line, which must not be empty and holds legal moves.
/// `score` is what the line is worth for the mover, `lastCapture` what they answer.
[[nodiscard]] MoveReason reasonFor(const Position& position, const std::vector<Move>& line,
                                   Score score, LastCapture lastCapture = {});

} // namespace chess
