// The things that the evaluation looks at, each with a place in the table of weights.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chess {

/// A group of features of one kind; the comment tells what counts within the group.
enum class Term : std::uint8_t {
    Material,         ///< piece type, pawn to queen
    PieceSquare,      ///< piece type * 64 + square as its owner sees it, mirrored to files a-d
    KnightMobility,   ///< squares it can go to
    BishopMobility,   //
    RookMobility,     //
    QueenMobility,    //
    BishopPair,       //
    BishopPawns,      ///< own pawns on squares of the bishop's colour, counted
    Outpost,          ///< 0 knight, 1 bishop: guarded by a pawn and safe from pawns
    MinorBehindPawn,  //
    RookOpenFile,     ///< 0 half open, 1 open
    RookBehindPasser, //
    IsolatedPawn,     ///< 0 closed file, 1 open to the enemy
    DoubledPawn,      //
    BackwardPawn,     ///< 0 closed file, 1 open to the enemy
    PhalanxPawn,      ///< rank
    GuardedPawn,      ///< rank
    PassedPawn,       ///< rank
    PassedFree,       ///< rank, nothing stands before it
    PassedSafe,       ///< rank, the next square is not attacked
    PassedEnemyKing,  ///< distance of the enemy king from the square before it
    PassedOwnKing,    ///< distance of the own king
    KingShelter,      ///< own pawn before the king: (0 middle, 1 beside) * 8 + rank, 0 none
    KingStorm,        ///< enemy pawn before the king: same; 0 none
    KingDanger,       ///< units of attack gathered around the enemy king
    KingOpenFile,     ///< 0 half open, 1 open
    PawnThreat,       ///< a pawn attacks a piece: type
    MinorThreat,      ///< a knight or bishop attacks: type
    RookThreat,       ///< a rook attacks: type
    KingThreat,       ///< the king attacks something unguarded
    HangingPiece,     ///< attacked and not guarded
    PushThreat,       ///< a pawn could safely move and attack a piece
    SafeSquares,      ///< safe squares in the middle of the own half
    Tempo,            //
};

inline constexpr int KingDangerUnits = 40;

struct TermInfo {
    std::string_view name;
    int size;
};

inline constexpr std::array TermInfos{
    TermInfo{"Material", 5},
    TermInfo{"PieceSquare", 6 * 64},
    TermInfo{"KnightMobility", 9},
    TermInfo{"BishopMobility", 14},
    TermInfo{"RookMobility", 15},
    TermInfo{"QueenMobility", 28},
    TermInfo{"BishopPair", 1},
    TermInfo{"BishopPawns", 1},
    TermInfo{"Outpost", 2},
    TermInfo{"MinorBehindPawn", 1},
    TermInfo{"RookOpenFile", 2},
    TermInfo{"RookBehindPasser", 1},
    TermInfo{"IsolatedPawn", 2},
    TermInfo{"DoubledPawn", 1},
    TermInfo{"BackwardPawn", 2},
    TermInfo{"PhalanxPawn", 8},
    TermInfo{"GuardedPawn", 8},
    TermInfo{"PassedPawn", 8},
    TermInfo{"PassedFree", 8},
    TermInfo{"PassedSafe", 8},
    TermInfo{"PassedEnemyKing", 8},
    TermInfo{"PassedOwnKing", 8},
    TermInfo{"KingShelter", 16},
    TermInfo{"KingStorm", 16},
    TermInfo{"KingDanger", KingDangerUnits},
    TermInfo{"KingOpenFile", 2},
    TermInfo{"PawnThreat", 5},
    TermInfo{"MinorThreat", 5},
    TermInfo{"RookThreat", 5},
    TermInfo{"KingThreat", 1},
    TermInfo{"HangingPiece", 5},
    TermInfo{"PushThreat", 1},
    TermInfo{"SafeSquares", 1},
    TermInfo{"Tempo", 1},
};

namespace detail {
constexpr auto makeTermOffsets() {
    std::array<std::size_t, TermInfos.size() + 1> offsets{};
    for (std::size_t term = 0; term < TermInfos.size(); ++term) {
        offsets[term + 1] = offsets[term] + static_cast<std::size_t>(TermInfos[term].size);
    }
    return offsets;
}
inline constexpr auto TermOffsets = makeTermOffsets();
} // namespace detail

inline constexpr std::size_t FeatureCount = detail::TermOffsets.back();

/// The place of one feature in the table of weights.
[[nodiscard]] constexpr std::size_t featureIndex(Term term, std::size_t within = 0) {
    return detail::TermOffsets[static_cast<std::size_t>(term)] + within;
}

} // namespace chess
