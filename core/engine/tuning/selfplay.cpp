#include "engine/tuning/selfplay.h"

#include "rules/movegen.h"

namespace chess::tuning {
namespace {

/// Beyond this a game is decided, and positions teach nothing about judging.
constexpr Score DecidedScore = 1500;
/// Positions beside the game may be further from balance, as those that a search runs into are.
constexpr Score LargestScoreBeside = 2500;
/// What both sides have seen as decided for so many half-moves is not played to the mate.
constexpr int DecidedPlies = 4;
/// Nor is an ending that both sides have long seen as level played until nothing is left.
constexpr Score LevelScore = 12;
constexpr int LevelPlies = 16;
constexpr int LevelPieces = 14;

const std::atomic<bool> Never = false;

SearchLimits nodes(std::uint64_t count) {
    SearchLimits limits;
    limits.nodes = count;
    limits.triesLateMoves = true;
    return limits;
}

/// Random legal moves from the start; games that end at once are not worth keeping.
std::optional<Game> randomOpening(int plies, std::mt19937_64& random) {
    Game game;
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(game.position());
        if (moves.isEmpty() || game.play(moves[random() % moves.size()]) || game.isOver()) {
            return std::nullopt;
        }
    }
    return game;
}

Score seenByWhite(const Position& position, Score score) {
    return position.sideToMove() == Color::White ? score : -score;
}

bool isQuiet(const Position& position, Move best) {
    return !position.isCheck() && !position.isCapture(best) && !best.isPromotion();
}

} // namespace

std::vector<Sample> SelfPlay::playGame() {
    std::optional<Game> opening;
    while (!opening) {
        opening =
            randomOpening(m_settings.randomPlies + static_cast<int>(m_random() % 2), m_random);
    }
    Game game = *opening;
    Searcher searcher(8);
    std::vector<Sample> samples;
    int decidedPlies = 0;
    int levelPlies = 0;
    while (decidedPlies < DecidedPlies && levelPlies < LevelPlies && !game.isOver() &&
           !game.claimableDraw()) {
        const Position& position = game.position();
        const SearchResult found =
            searcher.search(SearchRoot(game), nodes(m_settings.nodesPerMove), Never);
        const Score score = seenByWhite(position, found.report.score);
        if (samples.empty() && std::abs(score) > 300) {
            return {};
        }
        decidedPlies = std::abs(score) >= DecidedScore ? decidedPlies + 1 : 0;
        const bool isLevelEnding =
            std::abs(score) <= LevelScore && count(position.occupied()) <= LevelPieces;
        levelPlies = isLevelEnding ? levelPlies + 1 : 0;
        if (std::abs(score) < DecidedScore && isQuiet(position, found.move)) {
            samples.push_back({position, score});
            if (const auto beside = stepAside(position)) {
                samples.push_back(*beside);
            }
        }
        if (game.play(found.move)) {
            break;
        }
    }
    return samples;
}

std::optional<Sample> SelfPlay::stepAside(Position position) {
    const int plies = 1 + static_cast<int>(m_random() % 3);
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(position);
        if (moves.isEmpty()) {
            return std::nullopt;
        }
        position.apply(moves[m_random() % moves.size()]);
    }
    if (position.isCheck() || !hasLegalMove(position)) {
        return std::nullopt;
    }
    SearchRoot root;
    root.position = position;
    const SearchResult found = m_aside.search(root, nodes(m_settings.nodesPerMove / 2), Never);
    const Score score = found.report.score;
    // What a capture brings is for the search to see.
    if (std::abs(score) > LargestScoreBeside || !isQuiet(position, found.move)) {
        return std::nullopt;
    }
    return Sample{position, seenByWhite(position, score)};
}

} // namespace chess::tuning
