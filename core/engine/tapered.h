// A pair of scores, one for the middle game and one for the endgame, added in one step.
#pragma once

#include <cstdint>

namespace chess {

/// Both halves live in one word: the endgame in the upper half, the middle game in the lower, whose
/// sign borrows from above and is given back when it is read.
class Tapered {
public:
    constexpr Tapered() = default;
    constexpr Tapered(int middlegame, int endgame) : m_packed(endgame * 65536 + middlegame) {}

    [[nodiscard]] constexpr int middlegame() const {
        return static_cast<std::int16_t>(static_cast<std::uint32_t>(m_packed) & 0xFFFFU);
    }
    [[nodiscard]] constexpr int endgame() const { return (m_packed - middlegame()) / 65536; }

    constexpr Tapered& operator+=(Tapered other) {
        m_packed += other.m_packed;
        return *this;
    }
    [[nodiscard]] friend constexpr Tapered operator*(Tapered score, int times) {
        score.m_packed *= times;
        return score;
    }

private:
    std::int32_t m_packed = 0;
};

} // namespace chess
