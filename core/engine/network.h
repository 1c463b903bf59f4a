// The small neural network that judges positions: its size and its numbers.
#pragma once

#include "rules/types.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace chess {

/// One input for every piece on every square, as a player sees them: own pieces and the other's,
/// from the own side of the board, and with the own king always on the left half of it.
inline constexpr std::size_t NetworkInputs = 2 * PieceTypeCount * SquareCount;
/// Sums over the inputs, one row of them for each player.
inline constexpr std::size_t HiddenSize = 256;
/// Endgames are judged by other outputs than openings.
inline constexpr std::size_t OutputCount = 4;

/// The numbers are whole: fractions of these units.
inline constexpr int HiddenUnit = 255;
inline constexpr int OutputUnit = 512;
/// What the weights of an output may add up to, so that what it makes of the sums fits 32 bits.
inline constexpr int LargestOutputSum = 2 * (INT32_MAX / (HiddenUnit * HiddenUnit));
/// What an output of 1 is worth, in hundredths of a pawn.
inline constexpr int ScoreUnit = 400;

using HiddenRow = std::array<std::int16_t, HiddenSize>;

/// Laid out as in the file that the trainer writes.
struct alignas(64) Network {
    std::array<HiddenRow, NetworkInputs> inputWeights;
    HiddenRow inputBias;
    /// The row of the player to move, then the other's.
    std::array<std::array<HiddenRow, 2>, OutputCount> outputWeights;
    std::array<std::int32_t, OutputCount> outputBias;
};

/// The network that the program was built with.
[[nodiscard]] const Network& builtInNetwork();

/// Which of the two halves of the board the own king stands on decides how a player sees it.
[[nodiscard]] constexpr bool seesMirrored(Square king) { return fileOf(king) >= 4; }

/// The input that a piece on a square is to the player of colour `viewer`.
[[nodiscard]] constexpr std::size_t networkInput(Color viewer, bool isMirrored, Color color,
                                                 PieceType type, Square square) {
    const unsigned turned = static_cast<unsigned>(square) ^ (viewer == Color::White ? 0U : 56U) ^
                            (isMirrored ? 7U : 0U);
    const std::size_t side = color == viewer ? 0 : 1;
    return (side * PieceTypeCount + index(type)) * SquareCount + turned;
}

/// The output for a position with that many pieces on the board, kings among them.
[[nodiscard]] constexpr std::size_t networkOutput(int pieces) {
    return static_cast<std::size_t>(pieces - 2) / 8;
}

} // namespace chess
