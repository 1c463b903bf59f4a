// How good a position looks without searching.
#pragma once

#include "engine/network.h"
#include "engine/score.h"
#include "rules/position.h"

namespace chess {

/// Judges positions by the network. What it has summed up for the last position it keeps: the next
/// one in a search mostly differs by a few pieces. The score does not depend on that.
class Evaluator {
public:
    explicit Evaluator(const Network& network = builtInNetwork());

    /// Seen from the side to move, never a mate score.
    [[nodiscard]] Score evaluate(const Position& position);

private:
    /// The hidden row of one player, and the pieces it is the sum of.
    struct View {
        HiddenRow sums;
        std::array<std::array<Bitboard, PieceTypeCount>, 2> pieces{};
    };

    [[nodiscard]] const HiddenRow& look(Color viewer, const Position& position);

    const Network* m_network;
    /// By player, then by whether the board is seen mirrored.
    std::array<std::array<View, 2>, 2> m_views;
};

/// The same for a single position.
[[nodiscard]] Score evaluate(const Position& position);

/// How much of an advantage of a side can be turned into a win, of 64: next to nothing without
/// pawns and with at most a minor piece more.
[[nodiscard]] int winningScale(const Position& position, Color stronger);

} // namespace chess
