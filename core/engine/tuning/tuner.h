// Finds the weights with which the evaluation foretells the results of games best.
#pragma once

#include "engine/features.h"
#include "engine/tuning/sample.h"

#include <iosfwd>
#include <vector>

namespace chess::tuning {

/// Logistic regression over the features of the samples, by gradient descent (Adam) in small
/// batches. It begins with the weights that the program was built with.
class Tuner {
public:
    Tuner();

    void add(const Sample& sample);
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

    /// One pass over all samples; returns the mean squared error before it.
    double runEpoch(double learningRate);
    /// The weights as a header file of the engine.
    void writeHeader(std::ostream& out) const;

private:
    /// How often White has a feature more than Black.
    struct Coefficient {
        std::uint16_t feature;
        std::int16_t times;
    };
    struct Entry {
        std::vector<Coefficient> coefficients;
        double phase = 0;
        /// By which side stands better in the endgame.
        std::array<double, 2> endgameScale{};
        double target = 0.5;
    };
    struct Weight {
        std::array<double, 2> value{};
        std::array<double, 2> start{};
        std::array<double, 2> gradient{};
        std::array<double, 2> momentum{};
        std::array<double, 2> spread{};
    };

    double accumulate(const Entry& entry);
    void step(double learningRate, std::size_t batchSize);

    std::vector<Entry> m_entries;
    std::vector<Weight> m_weights;
    double m_steps = 0;
};

} // namespace chess::tuning
