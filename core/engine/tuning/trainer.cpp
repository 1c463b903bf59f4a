#include "engine/tuning/trainer.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <numeric>
#include <ostream>
#include <random>
#include <thread>

namespace chess::tuning {
namespace {

constexpr std::size_t BatchSize = 4'096;
/// The score at which a side wins three quarters of the points is about 1.1 of these.
constexpr float ChanceUnit = 210.0F;
/// The engine adds up to 33 such numbers in 16 bits, at 1/255 each; `noSumOverflows` of the
/// evaluation's test sees to the outputs.
constexpr float LargestWeight = 1.98F;

float winningChance(float score) { return 1.0F / (1.0F + std::exp(-score / ChanceUnit)); }

} // namespace

Trainer::Trainer(std::uint64_t seed) : m_seed(seed) {
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<float> small(-0.05F, 0.05F);
    for (std::size_t row = 0; row < OutputBias; ++row) {
        std::generate(m_numbers[row].begin(), m_numbers[row].end(), [&] { return small(random); });
    }
}

void Trainer::add(const Sample& sample) {
    const Position& position = sample.position;
    const Color mover = position.sideToMove();
    Entry entry;
    for (Bitboard pieces = position.occupied(); pieces != 0 && entry.count < MaxPieces;) {
        const Square square = popFirst(pieces);
        const Piece piece = position.pieceAt(square);
        for (const Color viewer : {mover, !mover}) {
            entry.inputs[viewer == mover ? 0 : 1][entry.count] = static_cast<std::uint16_t>(
                networkInput(viewer, seesMirrored(position.kingSquare(viewer)), piece.color(),
                             piece.type(), square));
        }
        ++entry.count;
    }
    const float white = winningChance(static_cast<float>(sample.score));
    entry.target = mover == Color::White ? white : 1 - white;
    m_entries.push_back(entry);
}

Trainer::Forward Trainer::judge(const Entry& entry) const {
    const std::size_t output = networkOutput(entry.count);
    Forward forward;
    float total = m_numbers[OutputBias][output];
    for (const std::size_t side : {0U, 1U}) {
        Row& sums = forward.sums[side];
        sums = m_numbers[InputBias];
        for (std::size_t i = 0; i < entry.count; ++i) {
            const Row& weights = m_numbers[entry.inputs[side][i]];
            for (std::size_t unit = 0; unit < HiddenSize; ++unit) {
                sums[unit] += weights[unit];
            }
        }
        const Row& weights = m_numbers[outputRow(output, side)];
        float part = 0;
        for (std::size_t unit = 0; unit < HiddenSize; ++unit) {
            const float cut = std::clamp(sums[unit], 0.0F, 1.0F);
            forward.active[side][unit] = cut * cut;
            part += cut * cut * weights[unit];
        }
        total += part;
    }
    forward.chance = winningChance(total * static_cast<float>(ScoreUnit));
    return forward;
}

double Trainer::learn(const Entry& entry, Numbers& gradient) const {
    const std::size_t output = networkOutput(entry.count);
    const Forward forward = judge(entry);
    const float difference = forward.chance - entry.target;
    const float slope = difference * forward.chance * (1 - forward.chance) *
                        static_cast<float>(ScoreUnit) / ChanceUnit;
    gradient[OutputBias][output] += slope;
    for (const std::size_t side : {0U, 1U}) {
        const Row& sums = forward.sums[side];
        const Row& weights = m_numbers[outputRow(output, side)];
        Row& outputGradient = gradient[outputRow(output, side)];
        Row back;
        for (std::size_t unit = 0; unit < HiddenSize; ++unit) {
            outputGradient[unit] += slope * forward.active[side][unit];
            const bool isInside = sums[unit] > 0 && sums[unit] < 1;
            back[unit] = isInside ? slope * weights[unit] * 2 * sums[unit] : 0;
            gradient[InputBias][unit] += back[unit];
        }
        for (std::size_t i = 0; i < entry.count; ++i) {
            Row& inputGradient = gradient[entry.inputs[side][i]];
            for (std::size_t unit = 0; unit < HiddenSize; ++unit) {
                inputGradient[unit] += back[unit];
            }
        }
    }
    return static_cast<double>(difference) * static_cast<double>(difference);
}

double Trainer::runEpoch(double learningRate, int threads) {
    m_order.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (!isHeldBack(i)) {
            m_order.push_back(static_cast<std::uint32_t>(i));
        }
    }
    std::mt19937_64 random(++m_seed);
    std::shuffle(m_order.begin(), m_order.end(), random);
    double error = 0;
    for (std::size_t begin = 0; begin < m_order.size(); begin += BatchSize) {
        const std::size_t end = std::min(begin + BatchSize, m_order.size());
        error += learnBatch(begin, end, threads);
        step(learningRate, end - begin);
    }
    return error / static_cast<double>(m_order.size());
}

double Trainer::learnBatch(std::size_t begin, std::size_t end, int threads) {
    const auto parts = static_cast<std::size_t>(threads);
    m_gradients.resize(parts, Numbers(RowCount));
    std::vector<double> errors(parts, 0.0);
    std::vector<std::thread> workers;
    for (std::size_t part = 0; part < parts; ++part) {
        workers.emplace_back([&, part] {
            for (std::size_t i = begin + part; i < end; i += parts) {
                errors[part] += learn(m_entries[m_order[i]], m_gradients[part]);
            }
        });
    }
    for (std::thread& worker : workers) {
        worker.join();
    }
    return std::accumulate(errors.begin(), errors.end(), 0.0);
}

void Trainer::step(double learningRate, std::size_t batchSize) {
    constexpr float MomentumDecay = 0.9F;
    constexpr float SpreadDecay = 0.999F;
    ++m_steps;
    const auto rate =
        static_cast<float>(learningRate * std::sqrt(1 - std::pow(SpreadDecay, m_steps)) /
                           (1 - std::pow(MomentumDecay, m_steps)));
    const auto share = 1.0F / static_cast<float>(batchSize);
    for (std::size_t row = 0; row < RowCount; ++row) {
        for (std::size_t i = 0; i < HiddenSize; ++i) {
            float slope = 0;
            for (Numbers& gradient : m_gradients) {
                slope += std::exchange(gradient[row][i], 0.0F) * share;
            }
            float& momentum = m_momentum[row][i];
            float& spread = m_spread[row][i];
            float& value = m_numbers[row][i];
            momentum = MomentumDecay * momentum + (1 - MomentumDecay) * slope;
            spread = SpreadDecay * spread + (1 - SpreadDecay) * slope * slope;
            value = std::clamp(value - rate * momentum / (std::sqrt(spread) + 1e-8F),
                               -LargestWeight, LargestWeight);
        }
    }
}

double Trainer::check() const {
    double error = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (isHeldBack(i)) {
            const double difference = judge(m_entries[i]).chance - m_entries[i].target;
            error += difference * difference;
            ++count;
        }
    }
    return error / static_cast<double>(std::max<std::size_t>(count, 1));
}

bool Trainer::read(std::istream& in) {
    Network network{};
    if (!in.read(reinterpret_cast<char*>(&network), sizeof(network))) {
        return false;
    }
    const auto convert = [](const HiddenRow& row, int unit) {
        Row result;
        std::transform(row.begin(), row.end(), result.begin(), [&](std::int16_t value) {
            return static_cast<float>(value) / static_cast<float>(unit);
        });
        return result;
    };
    for (std::size_t input = 0; input < NetworkInputs; ++input) {
        m_numbers[input] = convert(network.inputWeights[input], HiddenUnit);
    }
    m_numbers[InputBias] = convert(network.inputBias, HiddenUnit);
    for (std::size_t output = 0; output < OutputCount; ++output) {
        for (const std::size_t side : {0U, 1U}) {
            m_numbers[outputRow(output, side)] =
                convert(network.outputWeights[output][side], OutputUnit);
        }
        m_numbers[OutputBias][output] = static_cast<float>(network.outputBias[output]) /
                                        static_cast<float>(HiddenUnit * OutputUnit);
    }
    return true;
}

void Trainer::write(std::ostream& out) const {
    const auto whole = [](float value, int unit) {
        return static_cast<std::int16_t>(std::lround(value * static_cast<float>(unit)));
    };
    const auto convert = [&](const Row& row, int unit) {
        HiddenRow result;
        std::transform(row.begin(), row.end(), result.begin(),
                       [&](float value) { return whole(value, unit); });
        return result;
    };
    Network network{};
    for (std::size_t input = 0; input < NetworkInputs; ++input) {
        network.inputWeights[input] = convert(m_numbers[input], HiddenUnit);
    }
    network.inputBias = convert(m_numbers[InputBias], HiddenUnit);
    for (std::size_t output = 0; output < OutputCount; ++output) {
        for (const std::size_t side : {0U, 1U}) {
            network.outputWeights[output][side] =
                convert(m_numbers[outputRow(output, side)], OutputUnit);
        }
        network.outputBias[output] = static_cast<std::int32_t>(
            std::lround(m_numbers[OutputBias][output] * HiddenUnit * OutputUnit));
    }
    out.write(reinterpret_cast<const char*>(&network), sizeof(network));
}

} // namespace chess::tuning
