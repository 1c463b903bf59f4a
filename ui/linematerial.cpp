#include "ui/linematerial.h"

#include "engine/see.h"
#include "rules/movegen.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace chess {
namespace {

bool isAtRest(const Position& position) {
    if (position.isCheck()) {
        return false;
    }
    const MoveList captures = legalCaptures(position);
    return std::none_of(captures.begin(), captures.end(),
                        [&](Move move) { return exchangeReaches(position, move, 1); });
}

int sum(const std::vector<PieceType>& pieces) {
    return std::accumulate(pieces.begin(), pieces.end(), 0,
                           [](int total, PieceType type) { return total + materialValue(type); });
}

/// A pair of pieces of the same worth, one on each side, changed nothing.
void strikeOutPairs(LineMaterial& material) {
    for (std::size_t i = 0; i < material.given.size();) {
        const int value = materialValue(material.given[i]);
        const auto same =
            std::find_if(material.taken.begin(), material.taken.end(),
                         [value](PieceType type) { return materialValue(type) == value; });
        if (same == material.taken.end()) {
            ++i;
            continue;
        }
        material.taken.erase(same);
        material.given.erase(material.given.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

} // namespace

int materialValue(PieceType type) {
    static constexpr std::array<int, 7> Values{1, 3, 3, 5, 9, 0, 0};
    return Values[index(type)];
}

int LineMaterial::gain() const { return sum(taken) - sum(given) + promotionGain; }

bool LineMaterial::keepsPromoted() const {
    return promoted != PieceType::None &&
           std::find(given.begin(), given.end(), promoted) == given.end();
}

LineMaterial materialOf(const Position& start, const std::vector<Move>& line) {
    LineMaterial result;
    LineMaterial soFar;
    Position position = start;
    for (const Move move : line) {
        const bool isOurs = position.sideToMove() == start.sideToMove();
        if (const PieceType captured = position.capturedBy(move); captured != PieceType::None) {
            (isOurs ? soFar.taken : soFar.given).push_back(captured);
        }
        if (move.isPromotion()) {
            const int added = materialValue(move.promotion()) - materialValue(PieceType::Pawn);
            soFar.promotionGain += isOurs ? added : -added;
            soFar.promoted = isOurs ? move.promotion() : soFar.promoted;
        }
        position.apply(move);
        if (isAtRest(position)) {
            result = soFar;
        }
    }
    strikeOutPairs(result);
    return result;
}

} // namespace chess
