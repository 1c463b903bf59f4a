// Games of random legal moves, the same on every machine.
#pragma once

#include "rules/movegen.h"
#include "rules/pgngame.h"

#include <random>

namespace chess {

class RandomGames {
public:
    explicit RandomGames(std::uint64_t seed) : m_random(seed) {}

    /// From a position, until the game is over or that many half-moves are played.
    [[nodiscard]] PgnGame next(std::size_t maxPlies, const Position& start = Position()) {
        PgnGame game;
        game.start = start;
        Position position = start;
        while (game.moves.size() < maxPlies && hasLegalMove(position)) {
            const MoveList moves = legalMoves(position);
            game.moves.push_back(moves[below(moves.size())]);
            position.apply(game.moves.back());
        }
        const bool isMate = !hasLegalMove(position) && position.isCheck();
        const PgnResult mated =
            position.sideToMove() == Color::White ? PgnResult::BlackWins : PgnResult::WhiteWins;
        game.result = isMate                   ? mated
                      : hasLegalMove(position) ? PgnResult::Unknown
                                               : PgnResult::Draw;
        return game;
    }

    /// Any number from 0 up to, but without, the limit.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

private:
    std::mt19937_64 m_random;
};

} // namespace chess
