// The pieces on the board, whose turn it is, and what else decides which moves are legal.
#pragma once

#include "rules/bitboard.h"
#include "rules/expected.h"
#include "rules/move.h"
#include "rules/setup.h"

#include <optional>

namespace chess {

/// The rook's part of a castling.
struct RookStep {
    Square from;
    Square to;
};

/// For a king's move of two squares: where its rook goes.
[[nodiscard]] constexpr RookStep castlingRook(Square kingTo) {
    const int rank = rankOf(kingTo);
    return fileOf(kingTo) == 6 ? RookStep{makeSquare(7, rank), makeSquare(5, rank)}
                               : RookStep{makeSquare(0, rank), makeSquare(3, rank)};
}

/// A legal chess position, by construction: there is no way to an illegal one except applying a
/// move that is not legal. A small value; copy it to look ahead.
class Position {
public:
    /// The largest counters that a setup may have.
    static constexpr int MaxHalfmoveClock = 10'000;
    static constexpr int MaxMoveNumber = 1'000'000;

    /// The beginning of a game.
    Position();

    /// A setup becomes a position, or the first reason why it is none. Pawns on their last rank
    /// are taken only under the house rule. An en passant square nobody can use is forgotten, but
    /// the pawn must have been able to come, and any check on the board must come of its move.
    static Expected<Position, SetupFault> fromSetup(const Setup& setup, HouseRules rules = {});
    [[nodiscard]] Setup toSetup() const;

    [[nodiscard]] Color sideToMove() const { return m_sideToMove; }
    [[nodiscard]] Piece pieceAt(Square square) const { return m_board[index(square)]; }
    [[nodiscard]] bool isEmpty(Square square) const { return pieceAt(square).isNone(); }
    [[nodiscard]] Bitboard occupied() const { return m_byColor[0] | m_byColor[1]; }
    [[nodiscard]] Bitboard pieces(Color color) const { return m_byColor[index(color)]; }
    [[nodiscard]] Bitboard pieces(PieceType type) const { return m_byType[index(type)]; }
    [[nodiscard]] Bitboard pieces(Color color, PieceType type) const {
        return pieces(color) & pieces(type);
    }
    /// Rooks and queens, bishops and queens: the pieces that go straight, and diagonally.
    [[nodiscard]] Bitboard straightSliders(Color color) const {
        return pieces(color) & (pieces(PieceType::Rook) | pieces(PieceType::Queen));
    }
    [[nodiscard]] Bitboard diagonalSliders(Color color) const {
        return pieces(color) & (pieces(PieceType::Bishop) | pieces(PieceType::Queen));
    }
    [[nodiscard]] Square kingSquare(Color color) const {
        return first(pieces(color, PieceType::King));
    }
    [[nodiscard]] CastlingRights castlingRights() const { return m_castlingRights; }
    /// Where a pawn can legally capture en passant on this move, else NoSquare.
    [[nodiscard]] Square enPassantSquare() const { return m_enPassantSquare; }
    /// Half-moves since the last pawn move or capture.
    [[nodiscard]] int halfmoveClock() const { return m_halfmoveClock; }
    [[nodiscard]] int moveNumber() const { return m_moveNumber; }

    /// The same for positions that count as repeated: placement, side to move, castling rights and
    /// usable en passant square. Kept up to date move by move.
    [[nodiscard]] std::uint64_t key() const { return m_key; }
    /// The key after a legal move, but for what castling and pawn moves change beside it: a quick
    /// guess at where a table will be looked at next.
    [[nodiscard]] std::uint64_t likelyKeyAfter(Move move) const;
    /// The key worked out from nothing; equals key() always.
    [[nodiscard]] std::uint64_t computeKey() const;

    /// Pieces of a colour that attack a square, seeing the board as if `occupied` were on it.
    [[nodiscard]] Bitboard attackersTo(Square square, Color attacker, Bitboard occupied) const;
    [[nodiscard]] bool isAttacked(Square square, Color attacker) const {
        return attackersTo(square, attacker, occupied()) != 0;
    }
    /// All squares that pieces of a colour attack, seeing the board in the same way.
    [[nodiscard]] Bitboard attackedBy(Color attacker, Bitboard occupied) const;
    /// The pieces that give check to the side to move.
    [[nodiscard]] Bitboard checkers() const {
        return attackersTo(kingSquare(m_sideToMove), !m_sideToMove, occupied());
    }
    [[nodiscard]] bool isCheck() const { return checkers() != 0; }

    /// Whether the mover's king is not attacked after a move that is right in all else. Not for
    /// castling, which has conditions of its own.
    [[nodiscard]] bool leavesKingSafe(Move move) const;

    /// What the move takes off the board; None for most moves.
    [[nodiscard]] PieceType capturedBy(Move move) const {
        return move.isEnPassant() ? PieceType::Pawn : pieceAt(move.to()).type();
    }
    [[nodiscard]] bool isCapture(Move move) const { return capturedBy(move) != PieceType::None; }

    /// Plays a move that is known to be legal. Nothing is checked here: Game::play is the way in
    /// for moves from outside.
    void apply(Move move);
    /// The same when the caller knows at compile time whose move it is.
    template <Color Us> void applyAs(Move move);
    /// Gives the move to the other side; only when not in check. Not chess, but searching uses it.
    /// The half-move clock starts anew: what was before cannot be repeated by legal moves.
    void applyNull();

    /// Equal in all but move counters.
    [[nodiscard]] bool isSamePosition(const Position& other) const;
    friend bool operator==(const Position&, const Position&) = default;

private:
    struct Empty {};
    explicit Position(Empty) {}

    void put(Color color, PieceType type, Square square);
    void take(Color color, PieceType type, Square square);
    void setEnPassantSquare(Square square);
    /// Whether the side to move has a legal en passant capture onto that square.
    [[nodiscard]] bool canCaptureEnPassant(Square square) const;
    [[nodiscard]] bool isEnPassantSquareConsistent(Square square) const;
    [[nodiscard]] std::optional<SetupFault> findFault(const Setup& setup, HouseRules rules) const;

    std::array<Bitboard, PieceTypeCount> m_byType{};
    std::array<Bitboard, 2> m_byColor{};
    std::array<Piece, SquareCount> m_board{};
    std::uint64_t m_key = 0;
    std::int32_t m_moveNumber = 1;
    std::int16_t m_halfmoveClock = 0;
    CastlingRights m_castlingRights;
    Square m_enPassantSquare = NoSquare;
    Color m_sideToMove = Color::White;
};

} // namespace chess
