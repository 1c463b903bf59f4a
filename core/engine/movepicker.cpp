#include "engine/movepicker.h"

#include "engine/see.h"

namespace chess {

MovePicker::MovePicker(const Position& position, History& history, const OrderingHints& hints,
                       Purpose purpose)
    : m_position(position), m_history(history), m_hints(hints), m_purpose(purpose) {
    if (m_hints.tableMove.isNone() || !isLegal(position, m_hints.tableMove) ||
        (purpose == Purpose::GoodCaptures && !position.isCapture(m_hints.tableMove))) {
        m_hints.tableMove = Move{};
        m_stage = Stage::GenerateCaptures;
    }
}

Move MovePicker::next() {
    switch (m_stage) {
    case Stage::TableMove:
        m_stage = Stage::GenerateCaptures;
        return m_hints.tableMove;
    case Stage::GenerateCaptures:
        generateCaptures();
        m_stage = Stage::GoodCaptures;
        [[fallthrough]];
    case Stage::GoodCaptures:
        if (const Move move = nextGoodCapture(); !move.isNone()) {
            return move;
        }
        if (m_purpose == Purpose::GoodCaptures) {
            m_stage = Stage::Done;
            return Move{};
        }
        m_stage = Stage::FirstKiller;
        [[fallthrough]];
    case Stage::FirstKiller:
        m_stage = Stage::SecondKiller;
        if (const Move move = specialQuiet(m_hints.killers[0]); !move.isNone()) {
            return move;
        }
        [[fallthrough]];
    case Stage::SecondKiller:
        m_stage = Stage::Counter;
        if (m_hints.killers[1] != m_hints.killers[0]) {
            if (const Move move = specialQuiet(m_hints.killers[1]); !move.isNone()) {
                return move;
            }
        }
        [[fallthrough]];
    case Stage::Counter:
        m_stage = Stage::GenerateQuiet;
        if (m_hints.counter != m_hints.killers[0] && m_hints.counter != m_hints.killers[1]) {
            if (const Move move = specialQuiet(m_hints.counter); !move.isNone()) {
                return move;
            }
        }
        [[fallthrough]];
    case Stage::GenerateQuiet:
        generateQuiet();
        m_stage = Stage::Quiet;
        [[fallthrough]];
    case Stage::Quiet:
        if (const Move move = nextQuiet(); !move.isNone()) {
            return move;
        }
        m_stage = Stage::LosingCaptures;
        [[fallthrough]];
    case Stage::LosingCaptures:
        if (m_nextLosing < m_losingCount) {
            return m_losing[m_nextLosing++];
        }
        m_stage = Stage::Done;
        [[fallthrough]];
    case Stage::Done:
        break;
    }
    return Move{};
}

Move MovePicker::nextGoodCapture() {
    while (m_next < m_count) {
        const RatedMove best = takeBest();
        if (best.move == m_hints.tableMove) {
            continue;
        }
        if (exchangeReaches(m_position, best.move, 0)) {
            return best.move;
        }
        m_losing[m_losingCount++] = best.move;
    }
    return Move{};
}

Move MovePicker::nextQuiet() {
    while (!m_skipsQuiet && m_next < m_count) {
        const RatedMove best = takeBest();
        if (!isHandedOutEarly(best.move)) {
            return best.move;
        }
    }
    return Move{};
}

Move MovePicker::specialQuiet(Move move) const {
    const bool isWanted = !m_skipsQuiet && !move.isNone() && move != m_hints.tableMove &&
                          !move.isPromotion() && !m_position.isCapture(move) &&
                          isLegal(m_position, move);
    return isWanted ? move : Move{};
}

bool MovePicker::isHandedOutEarly(Move move) const {
    return move == m_hints.tableMove || move == m_hints.killers[0] || move == m_hints.killers[1] ||
           move == m_hints.counter;
}

void MovePicker::generateCaptures() {
    m_next = 0;
    m_count = 0;
    for (const Move move : legalCaptures(m_position)) {
        m_moves[m_count++] = {move, rateCapture(move)};
    }
}

void MovePicker::generateQuiet() {
    m_next = 0;
    m_count = 0;
    if (m_skipsQuiet) {
        return;
    }
    const Color enemy = !m_position.sideToMove();
    const Bitboard byPawns = pawnAttacks(enemy, m_position.pieces(enemy, PieceType::Pawn));
    for (const Move move : legalQuietMoves(m_position)) {
        m_moves[m_count++] = {move, rateQuiet(move) + rateDanger(move, byPawns)};
    }
}

int MovePicker::rateCapture(Move move) const {
    const PieceType captured = m_position.capturedBy(move);
    const int promotion = move.promotion() == PieceType::Queen ? 15'000
                          : move.isPromotion()                 ? -15'000
                                                               : 0;
    return promotion + 16 * exchangeValue(captured) +
           m_history.capture(PieceTo::of(m_position, move), captured).value();
}

int MovePicker::rateQuiet(Move move) const {
    const std::size_t pieceTo = PieceTo::of(m_position, move);
    int rating = 2 * m_history.quiet(m_position.sideToMove(), m_hints.attacked, move).value();
    for (std::size_t i = 0; i < m_hints.settings.size(); ++i) {
        if (m_hints.settings[i] != nullptr) {
            rating += (i < 3 ? 2 : 1) * (*m_hints.settings[i])[pieceTo].value();
        }
    }
    return rating;
}

int MovePicker::rateDanger(Move move, Bitboard byPawns) const {
    constexpr int Danger = 12'000;
    if (m_position.pieceAt(move.from()).type() == PieceType::Pawn) {
        return 0;
    }
    return (contains(byPawns, move.from()) ? Danger : 0) -
           (contains(byPawns, move.to()) ? Danger : 0);
}

MovePicker::RatedMove MovePicker::takeBest() {
    std::size_t best = m_next;
    for (std::size_t i = m_next + 1; i < m_count; ++i) {
        if (m_moves[i].rating > m_moves[best].rating) {
            best = i;
        }
    }
    std::swap(m_moves[m_next], m_moves[best]);
    return m_moves[m_next++];
}

} // namespace chess
