#include "rules/game.h"

#include "rules/deadposition.h"
#include "rules/movegen.h"
#include "rules/notation.h"

#include <limits>

namespace chess {
namespace {

constexpr int FiftyMoves = 100;
constexpr int SeventyFiveMoves = 150;

std::optional<ClockTimes> fullClocks(const GameSettings& settings) {
    if (!settings.timeControl) {
        return std::nullopt;
    }
    return ClockTimes{settings.timeControl->initial, settings.timeControl->initial};
}

} // namespace

Game::Game(GameSettings settings, const Position& start) : m_settings(std::move(settings)) {
    m_records.push_back({start, Move{}, std::nullopt, fullClocks(m_settings)});
    m_records.front().automaticEnd = findAutomaticEnd();
}

std::string Game::sanAt(std::size_t number) const {
    return toSan(positionAt(number), moveAt(number));
}

std::vector<std::string> Game::sanMoves() const {
    std::vector<std::string> moves;
    moves.reserve(m_ply);
    for (std::size_t number = 0; number < m_ply; ++number) {
        moves.push_back(sanAt(number));
    }
    return moves;
}

std::optional<MoveError> Game::play(Move move, std::optional<ClockTimes> clocks) {
    if (isOver()) {
        return MoveError::GameOver;
    }
    const bool isAgainstHouseRules =
        move.promotion() == PieceType::Pawn && !m_settings.houseRules.pawnMayStayPawn;
    if (isAgainstHouseRules || !isLegal(position(), move)) {
        const auto found =
            findMove(position(), move.from(), move.to(), move.promotion(), m_settings.houseRules);
        return found ? MoveError::CannotGoThere : found.error();
    }
    Record next{position(), move, std::nullopt, clocks ? clocks : here().clocks};
    next.position.apply(move);
    m_records.erase(m_records.begin() + static_cast<std::ptrdiff_t>(m_ply) + 1, m_records.end());
    m_records.push_back(next);
    ++m_ply;
    m_declaredEnd.reset();
    m_records.back().automaticEnd = findAutomaticEnd();
    return std::nullopt;
}

std::optional<MoveError> Game::replay(Move move) {
    const std::optional<Outcome> end = here().automaticEnd;
    const std::size_t ply = m_ply;
    waiveDraw();
    const auto error = play(move);
    if (error) {
        m_records[ply].automaticEnd = end;
    }
    return error;
}

bool Game::undo() {
    if (!canUndo()) {
        return false;
    }
    --m_ply;
    return true;
}

bool Game::redo() {
    if (!canRedo()) {
        return false;
    }
    ++m_ply;
    return true;
}

std::optional<Outcome> Game::outcome() const {
    if (here().automaticEnd) {
        return here().automaticEnd;
    }
    if (m_declaredEnd && m_declaredEnd->ply == m_ply) {
        return m_declaredEnd->outcome;
    }
    return std::nullopt;
}

std::optional<Outcome> Game::findAutomaticEnd() const {
    const Position& position = here().position;
    if (!hasLegalMove(position)) {
        if (position.isCheck()) {
            return Outcome{!position.sideToMove(), EndReason::Checkmate};
        }
        return Outcome{std::nullopt, EndReason::Stalemate};
    }
    if (isDeadPosition(position)) {
        return Outcome{std::nullopt, EndReason::DeadPosition};
    }
    if (countRepetitions(5) >= 5) {
        return Outcome{std::nullopt, EndReason::FivefoldRepetition};
    }
    if (position.halfmoveClock() >= SeventyFiveMoves) {
        return Outcome{std::nullopt, EndReason::SeventyFiveMoves};
    }
    return std::nullopt;
}

int Game::repetitions() const { return countRepetitions(std::numeric_limits<int>::max()); }

int Game::countRepetitions(int limit) const {
    const Position& position = here().position;
    // What stood before the last pawn move or capture cannot come again.
    const auto reach = static_cast<std::size_t>(position.halfmoveClock());
    int found = 1;
    for (std::size_t back = 2; back <= reach && back <= m_ply && found < limit; back += 2) {
        const Position& earlier = m_records[m_ply - back].position;
        if (earlier.key() == position.key() && earlier.isSamePosition(position)) {
            ++found;
        }
    }
    return found;
}

std::optional<EndReason> Game::claimableDraw() const {
    if (isOver()) {
        return std::nullopt;
    }
    if (countRepetitions(3) >= 3) {
        return EndReason::ThreefoldRepetition;
    }
    if (position().halfmoveClock() >= FiftyMoves) {
        return EndReason::FiftyMoves;
    }
    return std::nullopt;
}

void Game::waiveDraw() {
    const std::optional<Outcome>& end = here().automaticEnd;
    if (end &&
        (end->reason == EndReason::DeadPosition || end->reason == EndReason::FivefoldRepetition ||
         end->reason == EndReason::SeventyFiveMoves)) {
        m_records[m_ply].automaticEnd.reset();
    }
}

bool Game::declare(Outcome outcome) {
    if (isOver()) {
        return false;
    }
    m_declaredEnd = DeclaredEnd{m_ply, outcome};
    return true;
}

bool Game::claimDraw() {
    const auto reason = claimableDraw();
    return reason && declare({std::nullopt, *reason});
}

bool Game::agreeDraw() { return declare({std::nullopt, EndReason::Agreement}); }

bool Game::resign(Color loser) { return declare({!loser, EndReason::Resignation}); }

bool Game::fallFlag(Color loser) {
    const bool couldMate = canStillMate(position(), !loser);
    return declare({couldMate ? std::optional(!loser) : std::nullopt, EndReason::Time});
}

bool Game::recordResult(std::optional<Color> winner) {
    if (winner) {
        waiveDraw();
    }
    return declare({winner, EndReason::Recorded});
}

bool Game::declareAgain(const Outcome& outcome) {
    const std::optional<Color> winner = outcome.winner;
    switch (outcome.reason) {
    case EndReason::Resignation:
        return winner && resign(!*winner);
    case EndReason::Time: {
        const bool canWhite = canStillMate(position(), Color::White);
        const bool canBlack = canStillMate(position(), Color::Black);
        const bool isTrue =
            winner ? (*winner == Color::White ? canWhite : canBlack) : !canWhite || !canBlack;
        return isTrue && declare(outcome);
    }
    case EndReason::ThreefoldRepetition:
    case EndReason::FiftyMoves:
        return !winner && claimableDraw() == outcome.reason && claimDraw();
    case EndReason::Agreement:
        return !winner && agreeDraw();
    case EndReason::Recorded:
        return recordResult(winner);
    default:
        return false;
    }
}

std::vector<PieceType> Game::capturedPieces(Color color, std::size_t ply) const {
    std::vector<PieceType> captured;
    for (std::size_t number = 0; number < ply; ++number) {
        const Position& before = positionAt(number);
        if (before.sideToMove() != color && before.isCapture(moveAt(number))) {
            captured.push_back(before.capturedBy(moveAt(number)));
        }
    }
    return captured;
}

int materialBalance(const Position& position) {
    constexpr std::array<int, PieceTypeCount> Values{1, 3, 3, 5, 9, 0};
    int balance = 0;
    for (std::size_t type = 0; type < PieceTypeCount; ++type) {
        const auto pieceType = static_cast<PieceType>(type);
        balance += Values[type] * (count(position.pieces(Color::White, pieceType)) -
                                   count(position.pieces(Color::Black, pieceType)));
    }
    return balance;
}

} // namespace chess
