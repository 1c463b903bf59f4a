#include "rules/position.h"

#include "rules/zobrist.h"

namespace chess {
namespace {

constexpr int MaxPieces = 16;
constexpr int MaxPawns = 8;

/// Where king and rook stand for a castling right that is not yet forfeited.
struct CastlingHome {
    CastlingRights::Flag right;
    Color color;
    Square king;
    Square rook;
};
constexpr std::array<CastlingHome, 4> CastlingHomes{{
    {CastlingRights::WhiteShort, Color::White, Square::E1, Square::H1},
    {CastlingRights::WhiteLong, Color::White, Square::E1, Square::A1},
    {CastlingRights::BlackShort, Color::Black, Square::E8, Square::H8},
    {CastlingRights::BlackLong, Color::Black, Square::E8, Square::A8},
}};

/// For each square the rights that are lost when a piece leaves it or is taken there.
constexpr auto RightsLostAt = [] {
    std::array<CastlingRights, SquareCount> lost{};
    for (const CastlingHome& home : CastlingHomes) {
        lost[index(home.king)].add(home.right);
        lost[index(home.rook)].add(home.right);
    }
    return lost;
}();

Setup initialSetup() {
    using enum PieceType;
    constexpr std::array<PieceType, 8> BackRank{Rook, Knight, Bishop, Queen,
                                                King, Bishop, Knight, Rook};
    Setup setup;
    for (int file = 0; file < 8; ++file) {
        const PieceType piece = BackRank[static_cast<std::size_t>(file)];
        setup.board[index(makeSquare(file, 0))] = Piece(Color::White, piece);
        setup.board[index(makeSquare(file, 1))] = Piece(Color::White, Pawn);
        setup.board[index(makeSquare(file, 6))] = Piece(Color::Black, Pawn);
        setup.board[index(makeSquare(file, 7))] = Piece(Color::Black, piece);
    }
    setup.castlingRights = CastlingRights::All;
    return setup;
}

std::optional<SetupFault> findPieceFault(const Position& position, Color color, HouseRules rules) {
    using enum SetupError;
    const Bitboard kings = position.pieces(color, PieceType::King);
    const Bitboard pawns = position.pieces(color, PieceType::Pawn);
    if (kings == 0) {
        return SetupFault{NoKing, color};
    }
    if (hasSeveral(kings)) {
        return SetupFault{SeveralKings, color};
    }
    if (count(position.pieces(color)) > MaxPieces) {
        return SetupFault{TooManyPieces, color};
    }
    if (count(pawns) > MaxPawns) {
        return SetupFault{TooManyPawns, color};
    }
    const int firstRank = color == Color::White ? 0 : 7;
    if (const Bitboard misplaced = pawns & rankBits(firstRank)) {
        return SetupFault{PawnOnFirstRank, color, first(misplaced)};
    }
    if (const Bitboard stuck = pawns & rankBits(7 - firstRank);
        stuck != 0 && !rules.pawnMayStayPawn) {
        return SetupFault{PawnOnLastRank, color, first(stuck)};
    }
    return std::nullopt;
}

} // namespace

Position::Position() : Position(fromSetup(initialSetup()).value()) {}

Expected<Position, SetupFault> Position::fromSetup(const Setup& setup, HouseRules rules) {
    Position position{Empty{}};
    for (int number = 0; number < SquareCount; ++number) {
        const auto square = static_cast<Square>(number);
        if (const Piece piece = setup.board[index(square)]; !piece.isNone()) {
            position.put(piece.color(), piece.type(), square);
        }
    }
    position.m_sideToMove = setup.sideToMove;
    if (const auto fault = position.findFault(setup, rules)) {
        return *fault;
    }
    position.m_castlingRights = setup.castlingRights;
    position.m_halfmoveClock = static_cast<std::int16_t>(setup.halfmoveClock);
    position.m_moveNumber = setup.moveNumber;
    position.setEnPassantSquare(setup.enPassantSquare);
    position.m_key = position.computeKey();
    return position;
}

Setup Position::toSetup() const {
    return {m_board,           m_sideToMove,    m_castlingRights,
            m_enPassantSquare, m_halfmoveClock, m_moveNumber};
}

std::optional<SetupFault> Position::findFault(const Setup& setup, HouseRules rules) const {
    using enum SetupError;
    for (const Color color : {Color::White, Color::Black}) {
        if (const auto fault = findPieceFault(*this, color, rules)) {
            return fault;
        }
    }
    if (isAttacked(kingSquare(!m_sideToMove), m_sideToMove)) {
        return SetupFault{OpponentInCheck, !m_sideToMove, kingSquare(!m_sideToMove)};
    }
    for (const CastlingHome& home : CastlingHomes) {
        if (setup.castlingRights.has(home.right) &&
            !(pieceAt(home.king).is(home.color, PieceType::King) &&
              pieceAt(home.rook).is(home.color, PieceType::Rook))) {
            return SetupFault{CastlingWithoutKingOrRook, home.color, home.rook};
        }
    }
    if (setup.enPassantSquare != NoSquare && !isEnPassantSquareConsistent(setup.enPassantSquare)) {
        return SetupFault{EnPassantImpossible, m_sideToMove, setup.enPassantSquare};
    }
    if (setup.halfmoveClock < 0 || setup.halfmoveClock > MaxHalfmoveClock || setup.moveNumber < 1 ||
        setup.moveNumber > MaxMoveNumber) {
        return SetupFault{CounterOutOfRange};
    }
    return std::nullopt;
}

bool Position::isEnPassantSquareConsistent(Square square) const {
    if (relativeRank(m_sideToMove, square) != 5) {
        return false;
    }
    const int step = forward(m_sideToMove);
    const Square pushed = offset(square, -step);
    const Square origin = offset(square, step);
    if (!pieceAt(pushed).is(!m_sideToMove, PieceType::Pawn) || !isEmpty(square) ||
        !isEmpty(origin)) {
        return false;
    }
    // A check that stands on the board is the pawn's own, or began when it left its place.
    const Bitboard before = (occupied() & ~bit(pushed)) | bit(origin);
    const Bitboard older = attackersTo(kingSquare(m_sideToMove), !m_sideToMove, before);
    return (checkers() & older & ~bit(pushed)) == 0;
}

std::uint64_t Position::computeKey() const {
    std::uint64_t key = zobrist::castlingKey(m_castlingRights) ^
                        zobrist::enPassantKey(m_enPassantSquare) ^
                        (m_sideToMove == Color::Black ? zobrist::Keys.blackToMove : 0);
    for (Bitboard rest = occupied(); rest != 0;) {
        const Square square = popFirst(rest);
        key ^= zobrist::pieceKey(pieceAt(square).color(), pieceAt(square).type(), square);
    }
    return key;
}

std::uint64_t Position::likelyKeyAfter(Move move) const {
    const Piece moved = pieceAt(move.from());
    const Piece captured = pieceAt(move.to());
    std::uint64_t key = m_key ^ zobrist::Keys.blackToMove ^
                        zobrist::pieceKey(moved.color(), moved.type(), move.from()) ^
                        zobrist::pieceKey(moved.color(), moved.type(), move.to());
    if (!captured.isNone()) {
        key ^= zobrist::pieceKey(captured.color(), captured.type(), move.to());
    }
    return key;
}

Bitboard Position::attackersTo(Square square, Color attacker, Bitboard occupied) const {
    return (pawnAttacks(!attacker, square) & pieces(attacker, PieceType::Pawn)) |
           (knightAttacks(square) & pieces(attacker, PieceType::Knight)) |
           (kingAttacks(square) & pieces(attacker, PieceType::King)) |
           (bishopAttacks(square, occupied) & diagonalSliders(attacker)) |
           (rookAttacks(square, occupied) & straightSliders(attacker));
}

Bitboard Position::attackedBy(Color attacker, Bitboard occupied) const {
    Bitboard attacked = pawnAttacks(attacker, pieces(attacker, PieceType::Pawn)) |
                        knightAttacks(pieces(attacker, PieceType::Knight)) |
                        kingAttacks(kingSquare(attacker));
    for (Bitboard sliders = diagonalSliders(attacker); sliders != 0;) {
        attacked |= bishopAttacks(popFirst(sliders), occupied);
    }
    for (Bitboard sliders = straightSliders(attacker); sliders != 0;) {
        attacked |= rookAttacks(popFirst(sliders), occupied);
    }
    return attacked;
}

inline void Position::put(Color color, PieceType type, Square square) {
    m_byType[index(type)] |= bit(square);
    m_byColor[index(color)] |= bit(square);
    m_board[index(square)] = Piece(color, type);
    m_key ^= zobrist::pieceKey(color, type, square);
}

inline void Position::take(Color color, PieceType type, Square square) {
    m_byType[index(type)] ^= bit(square);
    m_byColor[index(color)] ^= bit(square);
    m_board[index(square)] = Piece();
    m_key ^= zobrist::pieceKey(color, type, square);
}

void Position::setEnPassantSquare(Square square) {
    if (square != NoSquare && canCaptureEnPassant(square)) {
        m_enPassantSquare = square;
        m_key ^= zobrist::enPassantKey(square);
    }
}

bool Position::canCaptureEnPassant(Square square) const {
    const Color us = m_sideToMove;
    for (Bitboard capturers = pawnAttacks(!us, square) & pieces(us, PieceType::Pawn);
         capturers != 0;) {
        if (leavesKingSafe(Move(popFirst(capturers), square, Move::Kind::EnPassant))) {
            return true;
        }
    }
    return false;
}

bool Position::leavesKingSafe(Move move) const {
    assert(!move.isCastling());
    const Color us = m_sideToMove;
    const Square captured = move.isEnPassant() ? offset(move.to(), -forward(us)) : move.to();
    const Bitboard after = (occupied() & ~bit(move.from()) & ~bit(captured)) | bit(move.to());
    const Square king = kingSquare(us);
    return (attackersTo(king == move.from() ? move.to() : king, !us, after) & ~bit(captured)) == 0;
}

template <Color Us> void Position::applyAs(Move move) {
    constexpr Color Them = !Us;
    assert(m_sideToMove == Us);
    const Square from = move.from();
    const Square to = move.to();
    const PieceType moved = pieceAt(from).type();
    const PieceType captured = pieceAt(to).type();

    m_key ^= zobrist::Keys.blackToMove ^ zobrist::enPassantKey(m_enPassantSquare);
    m_enPassantSquare = NoSquare;
    ++m_halfmoveClock;
    m_moveNumber += Us == Color::Black ? 1 : 0;
    m_sideToMove = Them;

    if (captured != PieceType::None) {
        take(Them, captured, to);
        m_halfmoveClock = 0;
    }
    take(Us, moved, from);
    put(Us, move.isPromotion() ? move.promotion() : moved, to);

    if (moved == PieceType::Pawn) {
        m_halfmoveClock = 0;
        if (move.isDoublePush()) {
            setEnPassantSquare(offset(to, -forward(Us)));
        } else if (move.isEnPassant()) {
            take(Them, PieceType::Pawn, offset(to, -forward(Us)));
        }
    } else if (move.isCastling()) {
        const RookStep rook = castlingRook(to);
        take(Us, PieceType::Rook, rook.from);
        put(Us, PieceType::Rook, rook.to);
    }

    if (!m_castlingRights.isEmpty()) {
        m_key ^= zobrist::castlingKey(m_castlingRights);
        m_castlingRights.remove(RightsLostAt[index(from)]);
        m_castlingRights.remove(RightsLostAt[index(to)]);
        m_key ^= zobrist::castlingKey(m_castlingRights);
    }
}

template void Position::applyAs<Color::White>(Move);
template void Position::applyAs<Color::Black>(Move);

void Position::apply(Move move) {
    if (m_sideToMove == Color::White) {
        applyAs<Color::White>(move);
    } else {
        applyAs<Color::Black>(move);
    }
}

void Position::applyNull() {
    assert(!isCheck());
    m_key ^= zobrist::Keys.blackToMove ^ zobrist::enPassantKey(m_enPassantSquare);
    m_enPassantSquare = NoSquare;
    m_halfmoveClock = 0;
    m_moveNumber += m_sideToMove == Color::Black ? 1 : 0;
    m_sideToMove = !m_sideToMove;
}

bool Position::isSamePosition(const Position& other) const {
    return m_board == other.m_board && m_sideToMove == other.m_sideToMove &&
           m_castlingRights == other.m_castlingRights &&
           m_enPassantSquare == other.m_enPassantSquare;
}

} // namespace chess
