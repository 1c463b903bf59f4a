// What a position is worth, in hundredths of a pawn, from the point of view of the side to move.
#pragma once

namespace chess {

using Score = int;

/// How deep a line can get, in half-moves.
inline constexpr int MaxPly = 128;

inline constexpr Score DrawScore = 0;
/// Being mated now is worth -MateScore; each half-move that it takes brings it nearer to 0.
inline constexpr Score MateScore = 32'000;
/// Beyond this a score tells a forced mate.
inline constexpr Score MateBound = MateScore - 2 * MaxPly;
inline constexpr Score InfiniteScore = 32'500;
inline constexpr Score NoScore = 32'600;

[[nodiscard]] constexpr Score matedIn(int ply) { return -MateScore + ply; }
[[nodiscard]] constexpr Score mateIn(int ply) { return MateScore - ply; }
[[nodiscard]] constexpr bool isMate(Score score) {
    return score >= MateBound || score <= -MateBound;
}

/// The moves (not half-moves) to mate, negative when being mated. Only of scores that tell a mate.
[[nodiscard]] constexpr int movesToMate(Score score) {
    return score > 0 ? (MateScore - score + 1) / 2 : -(MateScore + score + 1) / 2;
}

} // namespace chess
