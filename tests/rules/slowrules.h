// The rules of chess once more, written as plainly as they are told and as slowly as that is:
// every move is tried on a board of 64 squares and looked at. To hold the fast ones against.
#pragma once

#include "rules/position.h"

#include <vector>

namespace chess::test {

class SlowRules {
public:
    explicit SlowRules(const Position& position) : m_setup(position.toSetup()) {}

    /// Every legal move, in no particular order.
    [[nodiscard]] std::vector<Move> legalMoves() const {
        std::vector<Move> legal;
        for (const Move move : pseudoLegalMoves()) {
            SlowRules next = *this;
            next.make(move);
            if (!next.isAttacked(next.kingOf(us()), !us())) {
                legal.push_back(move);
            }
        }
        addCastlings(legal);
        return legal;
    }

    [[nodiscard]] bool isCheck() const { return isAttacked(kingOf(us()), !us()); }

private:
    struct Step {
        int file;
        int rank;
    };
    static constexpr std::array<Step, 8> AllWays{
        {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
    static constexpr std::array<Step, 8> KnightSteps{
        {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}};

    [[nodiscard]] Color us() const { return m_setup.sideToMove; }
    [[nodiscard]] Piece at(Square square) const { return m_setup.board[index(square)]; }
    [[nodiscard]] bool isOurs(Square square) const {
        return !at(square).isNone() && at(square).color() == us();
    }
    [[nodiscard]] bool isTheirs(Square square) const {
        return !at(square).isNone() && at(square).color() != us();
    }
    /// NoSquare beyond the edge.
    static Square stepped(Square square, Step step) {
        const int file = fileOf(square) + step.file;
        const int rank = rankOf(square) + step.rank;
        const bool isOnBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
        return isOnBoard ? makeSquare(file, rank) : NoSquare;
    }

    [[nodiscard]] Square kingOf(Color color) const {
        for (int number = 0; number < SquareCount; ++number) {
            if (at(static_cast<Square>(number)).is(color, PieceType::King)) {
                return static_cast<Square>(number);
            }
        }
        return NoSquare;
    }

    [[nodiscard]] static bool goes(PieceType type, Step way) {
        const bool isStraight = way.file == 0 || way.rank == 0;
        return type == PieceType::Queen || type == PieceType::King ||
               type == (isStraight ? PieceType::Rook : PieceType::Bishop);
    }

    [[nodiscard]] bool attacks(Square from, Square target) const {
        const Piece piece = at(from);
        if (piece.type() == PieceType::Pawn) {
            const int up = piece.color() == Color::White ? 1 : -1;
            return stepped(from, {-1, up}) == target || stepped(from, {1, up}) == target;
        }
        if (piece.type() == PieceType::Knight) {
            return std::any_of(KnightSteps.begin(), KnightSteps.end(),
                               [&](Step step) { return stepped(from, step) == target; });
        }
        for (const Step way : AllWays) {
            Square square = goes(piece.type(), way) ? stepped(from, way) : NoSquare;
            while (square != NoSquare) {
                if (square == target) {
                    return true;
                }
                const bool goesOn = at(square).isNone() && piece.type() != PieceType::King;
                square = goesOn ? stepped(square, way) : NoSquare;
            }
        }
        return false;
    }

    [[nodiscard]] bool isAttacked(Square target, Color attacker) const {
        for (int number = 0; number < SquareCount; ++number) {
            const auto from = static_cast<Square>(number);
            if (!at(from).isNone() && at(from).color() == attacker && attacks(from, target)) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::vector<Move> pseudoLegalMoves() const {
        std::vector<Move> moves;
        for (int number = 0; number < SquareCount; ++number) {
            const auto from = static_cast<Square>(number);
            if (!isOurs(from)) {
                continue;
            }
            if (at(from).type() == PieceType::Pawn) {
                addPawnMoves(from, moves);
                continue;
            }
            for (int target = 0; target < SquareCount; ++target) {
                const auto to = static_cast<Square>(target);
                if (!isOurs(to) && attacks(from, to)) {
                    moves.emplace_back(from, to);
                }
            }
        }
        return moves;
    }

    void addPawnMoves(Square from, std::vector<Move>& moves) const {
        const int up = us() == Color::White ? 1 : -1;
        const Square next = stepped(from, {0, up});
        if (next == NoSquare) {
            return;
        }
        if (at(next).isNone()) {
            addPawnMove(from, next, moves);
            const Square second = stepped(next, {0, up});
            if (relativeRank(us(), from) == 1 && at(second).isNone()) {
                moves.emplace_back(from, second, Move::Kind::DoublePush);
            }
        }
        for (const int side : {-1, 1}) {
            const Square to = stepped(from, {side, up});
            if (to != NoSquare && isTheirs(to)) {
                addPawnMove(from, to, moves);
            } else if (to != NoSquare && to == m_setup.enPassantSquare) {
                moves.emplace_back(from, to, Move::Kind::EnPassant);
            }
        }
    }

    void addPawnMove(Square from, Square to, std::vector<Move>& moves) const {
        if (relativeRank(us(), to) != 7) {
            moves.emplace_back(from, to);
            return;
        }
        for (const PieceType piece :
             {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
            moves.push_back(Move::promotion(from, to, piece));
        }
    }

    void addCastlings(std::vector<Move>& moves) const {
        const Square king = us() == Color::White ? Square::E1 : Square::E8;
        for (const int way : {1, -1}) {
            const auto right =
                way > 0 ? CastlingRights::shortSide(us()) : CastlingRights::longSide(us());
            bool isOpen = m_setup.castlingRights.has(right);
            for (int i = 1; i < (way > 0 ? 3 : 4); ++i) {
                isOpen = isOpen && at(offset(king, way * i)).isNone();
            }
            for (int i = 0; i < 3; ++i) {
                isOpen = isOpen && !isAttacked(offset(king, way * i), !us());
            }
            if (isOpen) {
                moves.emplace_back(king, offset(king, way * 2), Move::Kind::Castling);
            }
        }
    }

    /// Only the pieces: enough to see whether the king is attacked.
    void make(Move move) {
        m_setup.board[index(move.to())] = at(move.from());
        m_setup.board[index(move.from())] = Piece();
        if (move.isEnPassant()) {
            m_setup.board[index(makeSquare(fileOf(move.to()), rankOf(move.from())))] = Piece();
        }
    }

    Setup m_setup;
};

} // namespace chess::test
