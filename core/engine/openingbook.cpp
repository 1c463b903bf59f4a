#include "engine/openingbook.h"

#include "engine/random.h"
#include "rules/notation.h"

#include <algorithm>

namespace chess {
namespace {

/// Plays the moves of a text one by one; `visit` sees each with the position before it.
template <typename Visit> void play(Position& position, std::string_view text, Visit visit) {
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(' '), text.size());
        const auto move = parseSan(position, text.substr(0, length));
        assert(move);
        visit(position, *move);
        position.apply(*move);
        text.remove_prefix(std::min(length + 1, text.size()));
    }
}

bool maySuit(OpeningLine::For side, Color mover) {
    return side == OpeningLine::For::Both ||
           (side == OpeningLine::For::White) == (mover == Color::White);
}

const auto ByKey = [](const auto& left, const auto& right) { return left.key < right.key; };

} // namespace

OpeningBook::OpeningBook() {
    for (const OpeningLine& line : openingLines()) {
        add(line);
    }
    std::stable_sort(m_moves.begin(), m_moves.end(), ByKey);
    std::stable_sort(m_names.begin(), m_names.end(), ByKey);
}

void OpeningBook::add(const OpeningLine& line) {
    const auto learn = [&](const Position& position, Move move) {
        if (maySuit(line.side, position.sideToMove())) {
            m_moves.push_back({position.key(), move});
        }
    };
    Position position;
    play(position, line.moves, learn);
    m_names.push_back({position.key(), line.name});
    play(position, line.continuation, learn);
}

std::optional<Move> OpeningBook::findMove(const SearchRoot& root, std::uint64_t seed) const {
    const std::uint64_t key = root.position.key();
    const std::uint64_t start = root.earlierKeys.empty() ? key : root.earlierKeys.front();
    if (start != Position().key()) {
        return std::nullopt;
    }
    const auto [first, last] =
        std::equal_range(m_moves.begin(), m_moves.end(), KnownMove{key, Move{}}, ByKey);
    if (first == last) {
        return std::nullopt;
    }
    const auto count = static_cast<std::uint64_t>(last - first);
    return std::next(first, static_cast<std::ptrdiff_t>(randomNumber(root, seed) % count))->move;
}

std::string_view OpeningBook::findName(const Game& game) const {
    if (game.startPosition() != Position()) {
        return {};
    }
    for (std::size_t ply = game.ply(); ply > 0; --ply) {
        const KnownName wanted{game.positionAt(ply).key(), {}};
        const auto found = std::lower_bound(m_names.begin(), m_names.end(), wanted, ByKey);
        if (found != m_names.end() && found->key == wanted.key) {
            return found->name;
        }
    }
    return {};
}

} // namespace chess
