// Written moves: the first line is a FEN, each further one a move typed by somebody. What is read
// is legal, and written and read again it is the same move.
#include "fuzzing.h"

#include "rules/game.h"
#include "rules/notation.h"

#include <set>

using namespace chess;
using namespace chess::fuzzing;

namespace {

constexpr std::size_t MaxLines = 64;

void checkMove(const Position& position, Move move) {
    const std::string san = toSan(position, move);
    const auto sanRead = parseSan(position, san, PawnMayStay);
    require(sanRead && *sanRead == move, "SAN is read as the move it was written for", san);
    const std::string longText = toLongAlgebraic(move);
    const auto longRead = parseLongAlgebraic(position, longText, PawnMayStay);
    require(longRead && *longRead == move, "long notation is read as its move", longText);
    for (const std::string& text : {san, longText}) {
        const auto read = parseMove(position, text, PawnMayStay);
        require(read && *read == move, "either notation is read as the move", text);
    }
}

/// The move that a line asks for, if any.
std::optional<Move> readLine(const Position& position, const std::string& line) {
    for (const HouseRules rules : {HouseRules{}, PawnMayStay}) {
        for (const auto& read :
             {parseSan(position, line, rules), parseLongAlgebraic(position, line, rules),
              parseMove(position, line, rules)}) {
            if (!read) {
                require(read.error().place <= line.size(), "the fault is in the text", line);
                continue;
            }
            require(isLegal(position, *read), "what is read is legal", line);
            require(rules.pawnMayStayPawn || read->promotion() != PieceType::Pawn,
                    "only the house rule lets a pawn stay one", line);
            checkMove(position, *read);
        }
    }
    const auto move = parseMove(position, line, PawnMayStay);
    return move ? std::optional(*move) : std::nullopt;
}

void checkAllMoves(const Position& position) {
    std::set<std::string> texts;
    const auto moves = movesUnderHouseRule(position);
    for (const Move move : moves) {
        checkMove(position, move);
        texts.insert(toSan(position, move));
    }
    require(texts.size() == moves.size(), "no two moves are written the same", toFen(position));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<std::string> lines = linesOf(textOf(data, size));
    if (lines.empty() || lines.size() > MaxLines) {
        return 0;
    }
    const auto start = parseFen(lines.front(), PawnMayStay);
    GameSettings settings;
    settings.houseRules = PawnMayStay;
    Game game(settings, start ? *start : Position());
    for (std::size_t number = 1; number < lines.size(); ++number) {
        const auto move = readLine(game.position(), lines[number]);
        const bool wasOver = game.isOver();
        if (move) {
            require(game.play(*move).has_value() == wasOver, "a game takes its legal moves");
        }
    }
    checkAllMoves(game.position());
    return 0;
}
