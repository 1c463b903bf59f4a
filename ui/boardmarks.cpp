#include "ui/boardmarks.h"

namespace chess {
namespace {

BoardMark coachingMark(const MoveHint& hint, Square piece) {
    if (hint.move.isCastling()) {
        const bool isKing = hint.move.from() == piece;
        return {isKing ? castlingRook(hint.move.to()).from : hint.move.from(), MarkKind::Castling};
    }
    if (hint.threatened) {
        return {hint.move.to(), MarkKind::Threatened};
    }
    return {hint.move.to(), hint.captures ? MarkKind::Capture : MarkKind::Move};
}

} // namespace

std::vector<BoardMark> moveMarks(const std::vector<MoveHint>& moves, Square piece) {
    std::vector<BoardMark> marks;
    for (const MoveHint& hint : moves) {
        if (hint.move.from() != piece) {
            continue;
        }
        if (hint.move.isCastling()) {
            marks.push_back({hint.move.to(), MarkKind::Castling});
        } else {
            marks.push_back({hint.move.to(), hint.captures ? MarkKind::Capture : MarkKind::Move});
        }
    }
    return marks;
}

std::vector<BoardMark> coachingMarks(const std::vector<MoveHint>& moves, Square piece) {
    std::vector<BoardMark> marks;
    marks.reserve(moves.size());
    for (const MoveHint& hint : moves) {
        marks.push_back(coachingMark(hint, piece));
    }
    return marks;
}

} // namespace chess
