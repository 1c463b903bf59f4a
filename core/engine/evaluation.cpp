#include "engine/evaluation.h"

#include <algorithm>
#include <cstring>

namespace chess {
namespace {

constexpr int FullScale = 64;

int pieceValue(const Position& position, Color color) {
    using enum PieceType;
    return 3 * count(position.pieces(color, Knight) | position.pieces(color, Bishop)) +
           5 * count(position.pieces(color, Rook)) + 9 * count(position.pieces(color, Queen));
}

/// What a player's row adds to the output: each sum, cut to 0 … 1 and squared, by its weight. In
/// two loops, which compilers turn into multiplications of many numbers at once.
int weigh(const HiddenRow& sums, const HiddenRow& weights) {
    HiddenRow halfSquares;
    for (std::size_t i = 0; i < HiddenSize; ++i) {
        const auto value = static_cast<std::uint16_t>(
            std::clamp<std::int16_t>(sums[i], 0, static_cast<std::int16_t>(HiddenUnit)));
        // The whole square would not fit 16 bits with a sign.
        halfSquares[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(value * value) >> 1U);
    }
    int total = 0;
    for (std::size_t i = 0; i < HiddenSize; ++i) {
        total += halfSquares[i] * weights[i];
    }
    return total;
}

/// Numbers that the processor adds at once, and as many of them as its registers hold.
#ifdef __AVX2__
using Lanes [[gnu::vector_size(32)]] = std::int16_t;
#else
using Lanes [[gnu::vector_size(16)]] = std::int16_t;
#endif
constexpr std::size_t LaneSize = sizeof(Lanes) / sizeof(std::int16_t);
constexpr std::size_t StripeLanes = 8;
constexpr std::size_t StripeSize = StripeLanes * LaneSize;
static_assert(HiddenSize % StripeSize == 0);

Lanes load(const std::int16_t* numbers) {
    Lanes lanes;
    std::memcpy(&lanes, numbers, sizeof(lanes));
    return lanes;
}

void store(Lanes lanes, std::int16_t* numbers) { std::memcpy(numbers, &lanes, sizeof(lanes)); }

/// The rows of weights that make a view of the last position one of the next.
struct RowChanges {
    std::array<const HiddenRow*, 64> come;
    std::array<const HiddenRow*, 64> gone;
    std::size_t comeCount = 0;
    std::size_t goneCount = 0;
};

/// Stripe by stripe, so that sums stay in registers for all the rows.
void apply(const RowChanges& changes, HiddenRow& sums) {
    for (std::size_t begin = 0; begin < HiddenSize; begin += StripeSize) {
        std::array<Lanes, StripeLanes> stripe;
        for (std::size_t i = 0; i < StripeLanes; ++i) {
            stripe[i] = load(&sums[begin + i * LaneSize]);
        }
        for (std::size_t row = 0; row < changes.goneCount; ++row) {
            for (std::size_t i = 0; i < StripeLanes; ++i) {
                stripe[i] -= load(&(*changes.gone[row])[begin + i * LaneSize]);
            }
        }
        for (std::size_t row = 0; row < changes.comeCount; ++row) {
            for (std::size_t i = 0; i < StripeLanes; ++i) {
                stripe[i] += load(&(*changes.come[row])[begin + i * LaneSize]);
            }
        }
        for (std::size_t i = 0; i < StripeLanes; ++i) {
            store(stripe[i], &sums[begin + i * LaneSize]);
        }
    }
}

/// With nothing but a king to fight, it is driven to the edge by a king that comes near: games that
/// far decided are too rare to have taught the network how to end them.
Score drivenToTheEdge(const Position& position, Color weaker) {
    if (count(position.pieces(weaker)) > 1) {
        return 0;
    }
    const Square hunted = position.kingSquare(weaker);
    const Square hunter = position.kingSquare(!weaker);
    const int files = std::abs(fileOf(hunted) - fileOf(hunter));
    const int ranks = std::abs(rankOf(hunted) - rankOf(hunter));
    const int fromCenter = std::max(3 - fileOf(hunted), fileOf(hunted) - 4) +
                           std::max(3 - rankOf(hunted), rankOf(hunted) - 4);
    return 20 * fromCenter + 8 * (14 - files - ranks);
}

} // namespace

Evaluator::Evaluator(const Network& network) : m_network(&network) {
    for (auto& views : m_views) {
        for (View& view : views) {
            view.sums = network.inputBias;
        }
    }
}

const HiddenRow& Evaluator::look(Color viewer, const Position& position) {
    const bool isMirrored = seesMirrored(position.kingSquare(viewer));
    View& view = m_views[index(viewer)][isMirrored ? 1 : 0];
    RowChanges changes;
    for (const Color color : {Color::White, Color::Black}) {
        for (std::size_t number = 0; number < PieceTypeCount; ++number) {
            const auto type = static_cast<PieceType>(number);
            const Bitboard now = position.pieces(color, type);
            const Bitboard before = std::exchange(view.pieces[index(color)][number], now);
            const auto weightsOf = [&](Square square) {
                return &m_network
                            ->inputWeights[networkInput(viewer, isMirrored, color, type, square)];
            };
            for (Bitboard gone = before & ~now; gone != 0;) {
                changes.gone[changes.goneCount++] = weightsOf(popFirst(gone));
            }
            for (Bitboard come = now & ~before; come != 0;) {
                changes.come[changes.comeCount++] = weightsOf(popFirst(come));
            }
        }
    }
    apply(changes, view.sums);
    return view.sums;
}

Score Evaluator::evaluate(const Position& position) {
    const Color mover = position.sideToMove();
    const std::size_t output = networkOutput(count(position.occupied()));
    const auto& weights = m_network->outputWeights[output];
    // Each fits 32 bits, the two together need not.
    const std::int64_t total = std::int64_t{weigh(look(mover, position), weights[0])} +
                               weigh(look(!mover, position), weights[1]);
    constexpr std::int64_t One = std::int64_t{HiddenUnit} * OutputUnit;
    const auto raw = static_cast<Score>((2 * total / HiddenUnit + m_network->outputBias[output]) *
                                        ScoreUnit / One);
    const Color weaker = raw >= 0 ? !mover : mover;
    const Score bonus = drivenToTheEdge(position, weaker);
    const Score scaled =
        (raw >= 0 ? raw + bonus : raw - bonus) * winningScale(position, !weaker) / FullScale;
    // An advantage that brings nothing for many moves fades towards the draw that it will be.
    const Score fading = scaled * (220 - std::min(position.halfmoveClock(), 100)) / 220;
    return std::clamp(fading, -MateBound + 1, MateBound - 1);
}

Score evaluate(const Position& position) { return Evaluator().evaluate(position); }

int winningScale(const Position& position, Color stronger) {
    if (position.pieces(stronger, PieceType::Pawn) != 0) {
        return FullScale;
    }
    const int ownPieces = pieceValue(position, stronger);
    if (ownPieces - pieceValue(position, !stronger) > 3) {
        return FullScale;
    }
    return ownPieces <= 3 ? 0 : 8;
}

} // namespace chess
