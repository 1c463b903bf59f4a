#include "engine/tuning/tuner.h"

#include "engine/evaluation.h"
#include "engine/featurecollector.h"
#include "engine/weights.h"

#include <cmath>
#include <ostream>

namespace chess::tuning {
namespace {

constexpr std::size_t BatchSize = 16'384;
/// The score at which a side wins three quarters of the points is about 1.1 of these.
constexpr double ScoreUnit = 210.0;
/// How much the result of the game counts against the score of the search.
constexpr double ResultShare = 0.45;
/// Pulls weights that the samples say little about towards where they began.
constexpr double Inertia = 1e-9;

double winningChance(double score) { return 1.0 / (1.0 + std::exp(-score / ScoreUnit)); }

struct CountSink {
    std::array<int, FeatureCount> counts{};

    void add(Color color, std::size_t feature, int times) {
        counts[feature] += color == Color::White ? times : -times;
    }
};

} // namespace

Tuner::Tuner() : m_weights(FeatureCount) {
    for (std::size_t feature = 0; feature < FeatureCount; ++feature) {
        m_weights[feature].value = {static_cast<double>(Weights[feature].middlegame()),
                                    static_cast<double>(Weights[feature].endgame())};
        m_weights[feature].start = m_weights[feature].value;
    }
}

void Tuner::add(const Sample& sample) {
    CountSink sink;
    FeatureCollector(sample.position, sink).run();
    Entry entry;
    for (std::size_t feature = 0; feature < FeatureCount; ++feature) {
        if (sink.counts[feature] != 0) {
            entry.coefficients.push_back({static_cast<std::uint16_t>(feature),
                                          static_cast<std::int16_t>(sink.counts[feature])});
        }
    }
    entry.phase = gamePhase(sample.position) / 24.0;
    entry.endgameScale = {endgameScale(sample.position, Color::White) / 64.0,
                          endgameScale(sample.position, Color::Black) / 64.0};
    entry.target = ResultShare * sample.result + (1 - ResultShare) * winningChance(sample.score);
    m_entries.push_back(std::move(entry));
}

double Tuner::runEpoch(double learningRate) {
    double error = 0;
    std::size_t inBatch = 0;
    // A stride that shares no factor with the size visits all samples, neighbours far apart.
    const std::size_t size = m_entries.size();
    const std::size_t stride = size % 7919 == 0 ? 7907 : 7919;
    for (std::size_t i = 0, at = 0; i < size; ++i, at = (at + stride) % size) {
        error += accumulate(m_entries[at]);
        if (++inBatch == BatchSize || i + 1 == size) {
            step(learningRate, inBatch);
            inBatch = 0;
        }
    }
    return error / static_cast<double>(size);
}

double Tuner::accumulate(const Entry& entry) {
    double middlegame = 0;
    double endgame = 0;
    for (const Coefficient& coefficient : entry.coefficients) {
        const Weight& weight = m_weights[coefficient.feature];
        middlegame += weight.value[0] * coefficient.times;
        endgame += weight.value[1] * coefficient.times;
    }
    const double endgameShare = (1 - entry.phase) * entry.endgameScale[endgame >= 0 ? 0 : 1];
    const double chance = winningChance(middlegame * entry.phase + endgame * endgameShare);
    const double difference = chance - entry.target;
    const double slope = difference * chance * (1 - chance) / ScoreUnit;
    for (const Coefficient& coefficient : entry.coefficients) {
        Weight& weight = m_weights[coefficient.feature];
        weight.gradient[0] += slope * entry.phase * coefficient.times;
        weight.gradient[1] += slope * endgameShare * coefficient.times;
    }
    return difference * difference;
}

void Tuner::step(double learningRate, std::size_t batchSize) {
    constexpr double MomentumDecay = 0.9;
    constexpr double SpreadDecay = 0.999;
    ++m_steps;
    const double momentumScale = 1 / (1 - std::pow(MomentumDecay, m_steps));
    const double spreadScale = 1 / (1 - std::pow(SpreadDecay, m_steps));
    for (Weight& weight : m_weights) {
        for (const std::size_t half : {0U, 1U}) {
            const double gradient = weight.gradient[half] / static_cast<double>(batchSize) +
                                    Inertia * (weight.value[half] - weight.start[half]);
            weight.gradient[half] = 0;
            weight.momentum[half] =
                MomentumDecay * weight.momentum[half] + (1 - MomentumDecay) * gradient;
            weight.spread[half] =
                SpreadDecay * weight.spread[half] + (1 - SpreadDecay) * gradient * gradient;
            weight.value[half] -= learningRate * weight.momentum[half] * momentumScale /
                                  (std::sqrt(weight.spread[half] * spreadScale) + 1e-9);
        }
    }
}

void Tuner::writeHeader(std::ostream& out) const {
    out << "// What each feature is worth, found by the tuner from games that the program played "
           "with itself.\n#pragma once\n\n#include \"engine/features.h\"\n"
           "#include \"engine/tapered.h\"\n\nnamespace chess {\n\n// clang-format off\n"
           "inline constexpr std::array<Tapered, FeatureCount> Weights{{\n";
    std::size_t feature = 0;
    for (const TermInfo& term : TermInfos) {
        out << "    // " << term.name << '\n';
        for (int i = 0; i < term.size; ++i, ++feature) {
            const auto& value = m_weights[feature].value;
            out << (i % 8 == 0 ? "    " : " ") << '{' << std::lround(value[0]) << ", "
                << std::lround(value[1]) << "}," << (i % 8 == 7 || i + 1 == term.size ? "\n" : "");
        }
    }
    out << "}};\n// clang-format on\n\n} // namespace chess\n";
}

} // namespace chess::tuning
