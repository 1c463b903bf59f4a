#include "engine/evaluation.h"

#include "engine/featurecollector.h"
#include "engine/tapered.h"
#include "engine/weights.h"

namespace chess {
namespace {

constexpr int FullScale = 64;

/// Adds up the weights of the features, White's minus Black's.
class WeightSink {
public:
    void add(Color color, std::size_t feature, int times) {
        m_total += Weights[feature] * (color == Color::White ? times : -times);
    }
    [[nodiscard]] Tapered total() const { return m_total; }

private:
    Tapered m_total;
};

int pieceValue(const Position& position, Color color) {
    using enum PieceType;
    return 3 * count(position.pieces(color, Knight) | position.pieces(color, Bishop)) +
           5 * count(position.pieces(color, Rook)) + 9 * count(position.pieces(color, Queen));
}

} // namespace

int endgameScale(const Position& position, Color stronger) {
    using enum PieceType;
    const int pawns = count(position.pieces(stronger, Pawn));
    const int ownPieces = pieceValue(position, stronger);
    const int otherPieces = pieceValue(position, !stronger);
    if (pawns == 0 && ownPieces - otherPieces <= 3) {
        return ownPieces <= 3 ? 0 : 8;
    }
    const Bitboard bishops = position.pieces(Bishop);
    const bool areOpposite = count(position.pieces(Color::White, Bishop)) == 1 &&
                             count(position.pieces(Color::Black, Bishop)) == 1 &&
                             (bishops & LightSquares) != 0 && (bishops & DarkSquares) != 0;
    if (areOpposite) {
        return ownPieces == 3 && otherPieces == 3 ? 22 + 4 * pawns : 46;
    }
    return std::min(FullScale, 40 + 6 * pawns);
}

Score evaluate(const Position& position) {
    WeightSink sink;
    FeatureCollector(position, sink).run();
    const Tapered total = sink.total();
    const Color stronger = total.endgame() >= 0 ? Color::White : Color::Black;
    const int phase = gamePhase(position);
    const int scaled = total.endgame() * endgameScale(position, stronger) / FullScale;
    const int white = (total.middlegame() * phase + scaled * (24 - phase)) / 24;
    // An advantage that brings nothing for many moves fades towards the draw that it will be.
    const int fading = white * (220 - std::min(position.halfmoveClock(), 100)) / 220;
    return position.sideToMove() == Color::White ? fading : -fading;
}

} // namespace chess
