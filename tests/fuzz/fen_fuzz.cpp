// FEN: any text is refused with a place in it, or is a position with which everything works.
#include "fuzzing.h"

#include "rules/game.h"

using namespace chess;
using namespace chess::fuzzing;

namespace {

void checkMoves(const Position& position) {
    const MoveList moves = legalMoves(position);
    const std::string fen = toFen(position);
    require(moves.size() == static_cast<std::size_t>(countLegalMoves(position)),
            "listing and counting moves agree", fen);
    require(legalCaptures(position).size() + legalQuietMoves(position).size() == moves.size(),
            "captures and quiet moves are all moves", fen);
    for (const Move move : movesUnderHouseRule(position)) {
        require(isLegal(position, move), "a listed move is legal", fen);
        Position next = position;
        next.apply(move);
        require(!next.isAttacked(next.kingSquare(position.sideToMove()), next.sideToMove()),
                "a legal move leaves no king in check", fen);
        // Counters at their limit cannot be written down one higher.
        if (position.moveNumber() < Position::MaxMoveNumber &&
            position.halfmoveClock() < Position::MaxHalfmoveClock) {
            requireSound(next);
        }
    }
}

void checkGame(const Position& position) {
    const auto outcome = Game({}, position).outcome();
    const bool isStuck = !hasLegalMove(position);
    const bool isMate = isStuck && position.isCheck();
    require(!isStuck || outcome.has_value(), "without a move the game is over");
    require(isMate == (outcome && outcome->reason == EndReason::Checkmate),
            "mate is the end by mate");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = textOf(data, size);
    const auto lenient = parseFen(text, PawnMayStay);
    const auto strict = parseFen(text);
    require(!strict || (lenient && *lenient == *strict), "the house rule only adds positions");
    if (!lenient) {
        require(lenient.error().place <= size, "the fault is in the text");
        return 0;
    }
    requireSound(*lenient);
    const auto rebuilt = Position::fromSetup(lenient->toSetup(), PawnMayStay);
    require(rebuilt && *rebuilt == *lenient, "a setup tells all of a position");
    checkMoves(*lenient);
    checkGame(*lenient);
    return 0;
}
