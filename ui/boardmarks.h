// What can be marked on a board, and which squares the moves of a piece mark.
#pragma once

#include "rules/hints.h"

#include <array>
#include <vector>

namespace chess {

enum class MarkKind : std::uint8_t {
    /// The last move began or ended here.
    LastMove,
    /// The king here is in check.
    Check,
    /// The piece to be moved.
    Selected,
    /// The piece that a hint speaks of.
    Hint,
    /// A plain move ends here.
    Move,
    Capture,
    /// After the move the opponent could capture here.
    Threatened,
    Castling,
    /// Where a dragged piece would be dropped.
    DropTarget,
    /// Where the keyboard stands.
    Cursor,
};

inline constexpr std::size_t MarkKindCount = 10;

[[nodiscard]] constexpr std::size_t index(MarkKind kind) { return static_cast<std::size_t>(kind); }

/// Whether the mark tells where a piece can go.
[[nodiscard]] constexpr bool isMoveMark(MarkKind kind) {
    return kind == MarkKind::Move || kind == MarkKind::Capture || kind == MarkKind::Threatened ||
           kind == MarkKind::Castling;
}

struct BoardMark {
    Square square = NoSquare;
    MarkKind kind{};

    friend bool operator==(const BoardMark&, const BoardMark&) = default;
};

/// From the middle of one square to the middle of another.
struct BoardArrow {
    enum class Kind : std::uint8_t {
        Hint,
        /// A move that would have been better than the one played.
        Better,
    };
    Square from = NoSquare;
    Square to = NoSquare;
    Kind kind{};

    friend bool operator==(const BoardArrow&, const BoardArrow&) = default;
};

/// Where the piece on a square can go: Move, Capture and Castling, each on the destination. The
/// moves are those that hintsFor() tells.
[[nodiscard]] std::vector<BoardMark> moveMarks(const std::vector<MoveHint>& moves, Square piece);

/// One mark for each move of the piece: Threatened wins over Capture, and castling marks the piece
/// that the king or rook castles with.
[[nodiscard]] std::vector<BoardMark> coachingMarks(const std::vector<MoveHint>& moves,
                                                   Square piece);

} // namespace chess
