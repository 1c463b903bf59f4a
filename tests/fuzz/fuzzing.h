// What the fuzzers share. Each is one file with the entry function of libFuzzer, which checks what
// must hold whatever the input is; see CONTRIBUTING.md for how they are run.
#pragma once

#include "rules/fen.h"
#include "rules/movegen.h"

#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace chess::fuzzing {

inline constexpr HouseRules PawnMayStay{.pawnMayStayPawn = true};

/// Stops the program when something does not hold; what runs the fuzzer then tells the input.
inline void require(bool holds, const char* what, std::string_view detail = {}) {
    if (!holds) {
        std::cerr << "Does not hold: " << what << ' ' << detail << std::endl;
        std::abort();
    }
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// The lines without their ends, the last one too.
inline std::vector<std::string> linesOf(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// The legal moves, and where a pawn arrives also that it stays one.
inline std::vector<Move> movesUnderHouseRule(const Position& position) {
    std::vector<Move> moves;
    for (const Move move : legalMoves(position)) {
        moves.push_back(move);
        if (move.promotion() == PieceType::Queen) {
            moves.push_back(Move::promotion(move.from(), move.to(), PieceType::Pawn));
        }
    }
    return moves;
}

/// What holds of every position, wherever it comes from.
inline void requireSound(const Position& position) {
    const std::string fen = toFen(position);
    require(position.key() == position.computeKey(), "the key is that of the position", fen);
    const auto again = parseFen(fen, PawnMayStay);
    require(again.hasValue(), "a position's FEN is read", fen);
    require(*again == position, "a position's FEN tells all of it", fen);
    require(toFen(*again) == fen, "a FEN read is written the same", fen);
}

} // namespace chess::fuzzing
