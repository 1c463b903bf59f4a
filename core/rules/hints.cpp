#include "rules/hints.h"

#include "rules/movegen.h"

#include <algorithm>
#include <tuple>

namespace chess {
namespace {

bool isThreatenedAfter(const Position& position, Move move) {
    Position after = position;
    after.apply(move);
    const MoveList replies = legalMoves(after);
    return std::any_of(replies.begin(), replies.end(),
                       [&](Move reply) { return reply.to() == move.to(); });
}

bool concerns(Move move, Square square) {
    return move.from() == square || (move.isCastling() && castlingRook(move.to()).from == square);
}

} // namespace

std::vector<MoveHint> hintsFor(const Position& position, Square square) {
    std::vector<MoveHint> hints;
    for (const Move move : legalMoves(position)) {
        const bool isOtherPromotion = move.isPromotion() && move.promotion() != PieceType::Queen;
        if (concerns(move, square) && !isOtherPromotion) {
            hints.push_back({move, position.isCapture(move), isThreatenedAfter(position, move)});
        }
    }
    std::sort(hints.begin(), hints.end(), [](const MoveHint& left, const MoveHint& right) {
        return std::tuple(left.move.isCastling(), left.move.to()) <
               std::tuple(right.move.isCastling(), right.move.to());
    });
    return hints;
}

} // namespace chess
