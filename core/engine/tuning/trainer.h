// Finds the numbers with which the network foretells best what a search thinks of a position.
#pragma once

#include "engine/network.h"
#include "engine/tuning/sample.h"

#include <iosfwd>
#include <vector>

namespace chess::tuning {

/// Gradient descent (Adam) in small batches, from random numbers or an earlier network. The same
/// samples, seed and number of threads give the same network.
class Trainer {
public:
    explicit Trainer(std::uint64_t seed);
    /// Goes on from a network that was written before; false when there is none.
    bool read(std::istream& in);

    void add(const Sample& sample);
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

    /// One pass over all samples but those kept for `check`; returns the mean squared error.
    double runEpoch(double learningRate, int threads);
    /// The mean squared error on samples that nothing was learnt from: runs of them, because the
    /// positions of a game are too much alike to tell anything of each other.
    [[nodiscard]] double check() const;
    /// The network in whole numbers, as the engine reads it.
    void write(std::ostream& out) const;

private:
    /// Room for all pieces of a legal position.
    static constexpr std::size_t MaxPieces = 32;
    static constexpr std::size_t HeldBackRun = 512;
    static constexpr std::size_t HeldBackShare = 50;
    [[nodiscard]] static constexpr bool isHeldBack(std::size_t sample) {
        return sample / HeldBackRun % HeldBackShare == HeldBackShare - 1;
    }

    /// A position as the network sees it: the player to move first.
    struct Entry {
        std::array<std::array<std::uint16_t, MaxPieces>, 2> inputs;
        std::uint8_t count = 0;
        float target = 0.5F;
    };
    using Row = std::array<float, HiddenSize>;
    /// The numbers of a network, or as many of another kind, in rows: one for each input, one for
    /// their bias, two for each output, and a last one that begins with the biases of the outputs.
    using Numbers = std::vector<Row>;
    static constexpr std::size_t InputBias = NetworkInputs;
    static constexpr std::size_t OutputBias = InputBias + 1 + 2 * OutputCount;
    static constexpr std::size_t RowCount = OutputBias + 1;

    /// The row of weights with which an output looks at a side: 0 the player to move, 1 the other.
    [[nodiscard]] static constexpr std::size_t outputRow(std::size_t output, std::size_t side) {
        return InputBias + 1 + 2 * output + side;
    }

    /// The two hidden rows of a position, before and after the activation, and the output.
    struct Forward {
        std::array<Row, 2> sums;
        std::array<Row, 2> active;
        float chance;
    };

    [[nodiscard]] Forward judge(const Entry& entry) const;
    /// Adds to the gradient; returns the squared error.
    double learn(const Entry& entry, Numbers& gradient) const;
    double learnBatch(std::size_t begin, std::size_t end, int threads);
    void step(double learningRate, std::size_t batchSize);

    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_order;
    std::uint64_t m_seed;
    Numbers m_numbers = Numbers(RowCount);
    Numbers m_momentum = Numbers(RowCount);
    Numbers m_spread = Numbers(RowCount);
    /// One for each thread.
    std::vector<Numbers> m_gradients;
    double m_steps = 0;
};

} // namespace chess::tuning
