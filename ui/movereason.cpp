#include "ui/movereason.h"

#include "engine/see.h"
#include "rules/game.h"
#include "rules/movegen.h"
#include "ui/linematerial.h"

#include <algorithm>
#include <cstdlib>

namespace chess {
namespace {

using Kind = MoveReason::Kind;
using Found = std::optional<MoveReason>;

MoveReason reason(Kind kind, PieceType piece = PieceType::None, Square square = NoSquare) {
    return {kind, piece, PieceType::None, square, 0};
}

Position after(const Position& position, Move move) {
    Position result = position;
    result.apply(move);
    return result;
}

bool isCheckmate(const Position& position) { return position.isCheck() && !hasLegalMove(position); }

std::vector<Move> matingMoves(const Position& position) {
    std::vector<Move> result;
    for (const Move move : legalMoves(position)) {
        if (isCheckmate(after(position, move))) {
            result.push_back(move);
        }
    }
    return result;
}

/// The position as if the side to move had passed; none in check, where it cannot.
std::optional<Position> passed(const Position& position) {
    if (position.isCheck()) {
        return std::nullopt;
    }
    Position result = position;
    result.applyNull();
    return result;
}

/// What the side to move wins at least by capturing on the square, in hundredths of a pawn; 0 when
/// it wins nothing worth telling.
Score gainOn(const Position& position, Square square) {
    constexpr Score Least = 80;
    const Score value = exchangeValue(position.pieceAt(square).type());
    for (const Move move : legalCaptures(position)) {
        if (move.to() != square || !position.isCapture(move)) {
            continue;
        }
        if (exchangeReaches(position, move, value)) {
            return value;
        }
        if (exchangeReaches(position, move, Least)) {
            return Least;
        }
    }
    return 0;
}

/// Whether the piece there shields its king from an attacker.
bool isPinned(const Position& position, Square square) {
    const Color color = position.pieceAt(square).color();
    const Square king = position.kingSquare(color);
    const Bitboard without = position.occupied() & ~bit(square);
    const Bitboard before = position.attackersTo(king, !color, position.occupied());
    return king != square && (position.attackersTo(king, !color, without) & ~before) != 0;
}

Bitboard attacksOf(const Position& position, Square square) {
    const Piece piece = position.pieceAt(square);
    switch (piece.type()) {
    case PieceType::Pawn:
        return pawnAttacks(piece.color(), square);
    case PieceType::Knight:
        return knightAttacks(square);
    case PieceType::Bishop:
        return bishopAttacks(square, position.occupied());
    case PieceType::Rook:
        return rookAttacks(square, position.occupied());
    case PieceType::Queen:
        return queenAttacks(square, position.occupied());
    default:
        return kingAttacks(square);
    }
}

/// A move in its position, with what comes right after it.
struct Step {
    const Position& before;
    Move move;
    Position next = after(before, move);
    Color us = before.sideToMove();
    Piece piece = before.pieceAt(move.from());

    /// Whether the opponent cannot take the moved piece, nor trade it for about the same.
    [[nodiscard]] bool isSafe() const {
        constexpr Score AboutEven = -50;
        const MoveList captures = legalCaptures(next);
        return std::none_of(captures.begin(), captures.end(), [&](Move capture) {
            return capture.to() == move.to() && exchangeReaches(next, capture, AboutEven);
        });
    }
};

Found mate(const Step& step, Score score) {
    if (isCheckmate(step.next)) {
        return reason(Kind::Checkmates);
    }
    if (!isMate(score) || score < 0) {
        return std::nullopt;
    }
    MoveReason result = reason(Kind::ForcesMate);
    result.moves = movesToMate(score);
    const MoveList replies = legalMoves(step.next);
    const bool isProved = std::all_of(replies.begin(), replies.end(), [&](Move reply) {
        return !matingMoves(after(step.next, reply)).empty();
    });
    // Mate in two is tried out; longer ones are the search's word.
    return result.moves > 2 || (result.moves == 2 && isProved) ? Found(result) : std::nullopt;
}

Found stopsMate(const Step& step) {
    const auto threat = passed(step.before);
    if (!threat) {
        return std::nullopt;
    }
    const std::vector<Move> mates = matingMoves(*threat);
    if (mates.empty() || !matingMoves(step.next).empty()) {
        return std::nullopt;
    }
    const bool isOneSquare = std::all_of(
        mates.begin(), mates.end(), [&](Move move) { return move.to() == mates.front().to(); });
    return reason(Kind::StopsMate, PieceType::None, isOneSquare ? mates.front().to() : NoSquare);
}

Found forks(const Step& step) {
    const Square from = step.move.to();
    if (step.move.isCastling() || !step.isSafe() || isPinned(step.next, from)) {
        return std::nullopt;
    }
    const Score own = exchangeValue(step.next.pieceAt(from).type());
    std::vector<PieceType> targets;
    Bitboard attacked = attacksOf(step.next, from) & step.next.pieces(!step.us) &
                        ~step.next.pieces(PieceType::Pawn);
    while (attacked != 0) {
        const Square square = popFirst(attacked);
        const PieceType type = step.next.pieceAt(square).type();
        const bool isLoose = !step.next.isAttacked(square, !step.us);
        // A king takes what is not protected, and nothing else.
        const bool isDearer =
            step.piece.type() != PieceType::King && exchangeValue(type) > own + 20;
        if (isDearer || isLoose) {
            targets.push_back(type);
        }
    }
    if (targets.size() < 2) {
        return std::nullopt;
    }
    std::sort(targets.rbegin(), targets.rend());
    MoveReason result = reason(Kind::Forks, targets[0]);
    result.other = targets[1];
    result.kind = result.piece == result.other ? Kind::ForksAlike : Kind::Forks;
    return result;
}

Found saves(const Step& step) {
    const auto threat = passed(step.before);
    if (!threat) {
        return std::nullopt;
    }
    Found best;
    Score most = exchangeValue(PieceType::Pawn);
    Bitboard own = step.before.pieces(step.us) & ~step.before.pieces(PieceType::King);
    while (own != 0) {
        const Square square = popFirst(own);
        const bool isMoved = square == step.move.from();
        const Square now = isMoved ? step.move.to() : square;
        const PieceType type = step.before.pieceAt(square).type();
        if (exchangeValue(type) <= most || gainOn(*threat, square) == 0 ||
            gainOn(step.next, now) != 0) {
            continue;
        }
        most = exchangeValue(type);
        best = reason(isMoved ? Kind::SavesPiece : Kind::ProtectsPieceOn, type, now);
    }
    return best;
}

Found threatens(const Step& step) {
    const auto threat = passed(step.next);
    if (!threat) {
        return std::nullopt;
    }
    if (!matingMoves(*threat).empty() && matingMoves(step.before).empty()) {
        return reason(Kind::ThreatensMate);
    }
    if (!step.isSafe()) {
        return std::nullopt;
    }
    Found best;
    Score most = exchangeValue(PieceType::Pawn);
    Bitboard targets = step.next.pieces(!step.us) & ~step.next.pieces(PieceType::King);
    while (targets != 0) {
        const Square square = popFirst(targets);
        const PieceType type = step.next.pieceAt(square).type();
        if (exchangeValue(type) > most && gainOn(*threat, square) != 0 &&
            gainOn(step.before, square) == 0) {
            most = exchangeValue(type);
            best = reason(Kind::Attacks, type, square);
        }
    }
    return best;
}

Found material(const Step& step, const std::vector<Move>& line, Score score,
               LastCapture lastCapture) {
    const LineMaterial won = materialOf(step.before, line);
    const int balance = materialBalance(step.before);
    const Score promised = 100 * ((step.us == Color::White ? balance : -balance) + won.gain());
    // The search must back what the line seems to win, but for some trouble that it may cost.
    const Score trouble = std::min(40 + 40 * won.gain(), 200);
    if (won.gain() < 1 || score < promised - trouble) {
        return std::nullopt;
    }
    if (won.gain() <= materialValue(lastCapture.piece)) {
        return reason(Kind::WinsBack);
    }
    if (won.keepsPromoted()) {
        return reason(Kind::LeadsToPromotion, won.promoted);
    }
    const PieceType taken = step.before.capturedBy(step.move);
    if (taken != PieceType::None && won.gain() >= materialValue(taken)) {
        const Square square = step.move.isEnPassant() ? NoSquare : step.move.to();
        return reason(square == NoSquare ? Kind::WinsPiece : Kind::WinsPieceOn, taken, square);
    }
    if (won.taken.size() == 1 && won.given.size() <= 1) {
        MoveReason result = reason(Kind::WinsPiece, won.taken.front());
        if (!won.given.empty()) {
            result.kind = Kind::WinsPieceFor;
            result.other = won.given.front();
        }
        return result;
    }
    return reason(Kind::WinsMaterial);
}

Found trades(const Step& step, const std::vector<Move>& line) {
    const PieceType taken = step.before.capturedBy(step.move);
    const bool isAnswered = line.size() > 1 && line[1].to() == step.move.to() &&
                            step.next.isCapture(line[1]) && !line[1].isEnPassant();
    if (taken == PieceType::None || !isAnswered || step.move.isPromotion() ||
        materialValue(taken) != materialValue(step.piece.type())) {
        return std::nullopt;
    }
    MoveReason result = reason(Kind::Trades, step.piece.type());
    result.other = taken;
    result.kind = result.piece == result.other ? Kind::TradesAlike : Kind::Trades;
    return result;
}

bool isPassedPawn(const Position& position, Square square) {
    const Color us = position.pieceAt(square).color();
    Bitboard ahead = 0;
    for (int rank = relativeRank(us, square) + 1; rank < 8; ++rank) {
        for (int file = std::max(0, fileOf(square) - 1); file <= std::min(7, fileOf(square) + 1);
             ++file) {
            ahead |= bit(makeSquare(file, us == Color::White ? rank : 7 - rank));
        }
    }
    return (ahead & position.pieces(!us, PieceType::Pawn)) == 0;
}

int distanceFromCentre(Square square) {
    const auto away = [](int coordinate) { return std::max(3 - coordinate, coordinate - 4); };
    return std::max(away(fileOf(square)), away(rankOf(square)));
}

Found plan(const Step& step) {
    const Square from = step.move.from();
    const Square to = step.move.to();
    const bool isEarly = step.before.moveNumber() <= 20;
    const auto isOpen = [&](Square square) {
        return (step.next.pieces(PieceType::Pawn) & fileBits(fileOf(square))) == 0;
    };
    switch (step.piece.type()) {
    case PieceType::Knight:
    case PieceType::Bishop:
        return isEarly && relativeRank(step.us, from) == 0 && relativeRank(step.us, to) > 0
                   ? Found(reason(Kind::Develops, step.piece.type()))
                   : std::nullopt;
    case PieceType::Pawn:
        if (isPassedPawn(step.next, to) && relativeRank(step.us, to) >= 4) {
            return reason(Kind::PushesPassedPawn);
        }
        return isEarly && distanceFromCentre(to) == 0 ? Found(reason(Kind::TakesCentre))
                                                      : std::nullopt;
    case PieceType::Rook:
        return isOpen(to) && !isOpen(from) ? Found(reason(Kind::OpensFileForRook)) : std::nullopt;
    case PieceType::King:
        return step.next.pieces(PieceType::Queen) == 0 &&
                       distanceFromCentre(to) < distanceFromCentre(from)
                   ? Found(reason(Kind::CentralisesKing))
                   : std::nullopt;
    default:
        return std::nullopt;
    }
}

MoveReason standing(Score score) {
    constexpr Score Winning = 300;
    constexpr Score Better = 80;
    return reason(score <= -MateBound ? Kind::DelaysMate
                  : score >= Winning  ? Kind::KeepsWinning
                  : score >= Better   ? Kind::KeepsAdvantage
                  : score > -Better   ? Kind::KeepsBalance
                                      : Kind::DefendsBest);
}

Found whenInCheck(const Step& step) {
    return step.before.isCheck() ? Found(reason(Kind::LeavesCheck)) : std::nullopt;
}

Found simpleFact(const Step& step, LastCapture lastCapture) {
    if (!hasLegalMove(step.next) && !step.next.isCheck()) {
        return reason(Kind::Stalemates);
    }
    if (step.move.isPromotion() && step.move.promotion() != PieceType::Pawn) {
        return reason(Kind::Promotes, step.move.promotion());
    }
    if (step.move.to() == lastCapture.square && step.before.isCapture(step.move)) {
        return reason(Kind::TakesBack, PieceType::None, lastCapture.square);
    }
    return std::nullopt;
}

} // namespace

MoveReason reasonFor(const Position& position, const std::vector<Move>& line, Score score,
                     LastCapture lastCapture) {
    const Step step{position, line.front()};
    if (const Found found = mate(step, score)) {
        return *found;
    }
    if (const Found found = simpleFact(step, lastCapture)) {
        return *found;
    }
    if (score <= -MateBound) {
        return standing(score);
    }
    const Found won = material(step, line, score, lastCapture);
    const Found stopped = stopsMate(step);
    const bool isPawnOnly = won && won->piece == PieceType::Pawn;
    if (won && position.isCapture(step.move) && !(stopped && isPawnOnly)) {
        return *won;
    }
    for (const Found& found :
         {stopped, forks(step), won, saves(step), whenInCheck(step), threatens(step)}) {
        if (found) {
            return *found;
        }
    }
    if (step.move.isCastling()) {
        return reason(Kind::Castles);
    }
    if (const Found found = trades(step, line)) {
        return *found;
    }
    if (step.next.isCheck()) {
        return reason(Kind::GivesCheck);
    }
    return plan(step).value_or(standing(score));
}

} // namespace chess
