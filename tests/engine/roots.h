// Positions to search, written as text.
#pragma once

#include "engine/search.h"
#include "rules/fen.h"
#include "rules/notation.h"

#include <QTest>

#include <sstream>

namespace chess {

/// For searches that are not stopped from outside.
inline const std::atomic<bool> Never = false;

/// Where a game stands that began in the position and went on with the moves (long algebraic).
/// Pawns may stand on their last rank.
inline Game gameAfter(const std::string& fen, const std::string& moves = {}) {
    constexpr HouseRules Rules{.pawnMayStayPawn = true};
    GameSettings settings;
    settings.houseRules = Rules;
    const auto start = parseFen(fen, Rules);
    if (!start) {
        qFatal("no position: %s", fen.c_str());
    }
    Game game(settings, *start);
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto move = parseLongAlgebraic(game.position(), word, Rules);
        if (!move || game.play(*move)) {
            qFatal("no move: %s in %s", word.c_str(), fen.c_str());
        }
    }
    return game;
}

inline SearchRoot rootAfter(const std::string& fen, const std::string& moves = {}) {
    return SearchRoot(gameAfter(fen, moves));
}

/// Long algebraic moves, as a readable list.
inline std::string toText(const std::vector<Move>& moves) {
    std::string text;
    for (const Move move : moves) {
        text += (text.empty() ? "" : " ") + toLongAlgebraic(move);
    }
    return text;
}

} // namespace chess
