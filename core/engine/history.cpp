#include "engine/history.h"

namespace chess {
namespace {

constexpr int CorrectionGrain = 256;
constexpr int CorrectionLimit = 32 * CorrectionGrain;

std::size_t mixed(Bitboard a, Bitboard b, Bitboard c = 0, Bitboard d = 0) {
    std::uint64_t hash = a * 0x9E3779B97F4A7C15 + b * 0xC2B2AE3D27D4EB4F + c * 0x165667B19E3779F9 +
                         d * 0xD6E8FEB86659FD93;
    hash ^= hash >> 32;
    hash *= 0xBF58476D1CE4E5B9;
    return static_cast<std::size_t>(hash >> 50);
}

std::size_t pawnIndex(const Position& position) {
    return mixed(position.pieces(Color::White, PieceType::Pawn),
                 position.pieces(Color::Black, PieceType::Pawn));
}

std::size_t pieceIndex(const Position& position, Color color) {
    using enum PieceType;
    return mixed(position.pieces(color, Knight), position.pieces(color, Bishop),
                 position.pieces(color, Rook) | position.pieces(color, King),
                 position.pieces(color, Queen));
}

void moveTowards(std::int16_t& value, int target, int weight) {
    const int next = (value * (256 - weight) + target * weight) / 256;
    value = static_cast<std::int16_t>(std::clamp(next, -CorrectionLimit, CorrectionLimit));
}

} // namespace

MoveHistory& History::amongPawns(const Position& position) {
    return m_tables->amongPawns[pawnIndex(position) % PawnSettings];
}

Score History::correction(const Position& position) const {
    const std::size_t us = index(position.sideToMove());
    const int sum = 2 * m_tables->pawnCorrection[us][pawnIndex(position)] +
                    m_tables->whiteCorrection[us][pieceIndex(position, Color::White)] +
                    m_tables->blackCorrection[us][pieceIndex(position, Color::Black)];
    return sum / (2 * CorrectionGrain);
}

void History::updateCorrection(const Position& position, int depth, Score difference) {
    const std::size_t us = index(position.sideToMove());
    const int weight = std::min(1 + depth, 16);
    const int target = difference * CorrectionGrain;
    moveTowards(m_tables->pawnCorrection[us][pawnIndex(position)], target, weight);
    moveTowards(m_tables->whiteCorrection[us][pieceIndex(position, Color::White)], target, weight);
    moveTowards(m_tables->blackCorrection[us][pieceIndex(position, Color::Black)], target, weight);
}

} // namespace chess
