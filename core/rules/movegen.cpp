#include "rules/movegen.h"

#include <algorithm>

namespace chess {
namespace {

enum class Scope : std::uint8_t { All, Captures, Quiet };

/// Writes the moves down.
class ListSink {
public:
    explicit ListSink(MoveList& list) : m_list(list) {}

    void pieceMoves(Square from, Bitboard targets) {
        while (targets != 0) {
            m_list.add(Move(from, popFirst(targets)));
        }
    }
    /// Pawns that all make the same step, told by where they arrive.
    void pawnMoves(Bitboard targets, int step, Move::Kind kind) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            m_list.add(Move(offset(to, -step), to, kind));
        }
    }
    void promotions(Bitboard targets, int step) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            for (const PieceType piece :
                 {PieceType::Queen, PieceType::Knight, PieceType::Rook, PieceType::Bishop}) {
                m_list.add(Move::promotion(offset(to, -step), to, piece));
            }
        }
    }
    void single(Move move) { m_list.add(move); }

private:
    MoveList& m_list;
};

/// Only counts them, whole sets at a time.
class CountSink {
public:
    void pieceMoves(Square, Bitboard targets) { m_count += count(targets); }
    void pawnMoves(Bitboard targets, int, Move::Kind) { m_count += count(targets); }
    void promotions(Bitboard targets, int) { m_count += 4 * count(targets); }
    void single(Move) { ++m_count; }
    [[nodiscard]] int total() const { return m_count; }

private:
    int m_count = 0;
};

/// One run over a position for one side. First finds what restricts the moves (checkers, pinned
/// pieces), then hands each kind of piece's legal targets to the sink.
template <Color Us, Scope Which, typename Sink> class Generator {
public:
    Generator(const Position& position, Sink& sink)
        : m_position(position), m_sink(sink), m_king(position.kingSquare(Us)),
          m_ours(position.pieces(Us)), m_theirs(position.pieces(Them)),
          m_occupied(m_ours | m_theirs) {}

    void run() {
        findPins();
        const Bitboard checkers = findCheckers();
        kingMoves(checkers == 0);
        if (hasSeveral(checkers)) {
            return;
        }
        // Other pieces must capture the checker or step in between.
        m_targets = checkers == 0 ? AllSquares : checkers | between(m_king, first(checkers));
        pawnMoves();
        enPassant();
        m_targets &= scopeTargets();
        knightMoves();
        sliderMoves();
    }

private:
    static constexpr Color Them = !Us;
    static constexpr int Up = forward(Us);
    static constexpr bool WantsCaptures = Which != Scope::Quiet;
    static constexpr bool WantsQuiet = Which != Scope::Captures;

    [[nodiscard]] Bitboard ours(PieceType type) const { return m_ours & m_position.pieces(type); }
    [[nodiscard]] Bitboard theirs(PieceType type) const {
        return m_theirs & m_position.pieces(type);
    }
    [[nodiscard]] Bitboard scopeTargets() const {
        return Which == Scope::All ? ~m_ours : Which == Scope::Captures ? m_theirs : ~m_occupied;
    }

    [[nodiscard]] Bitboard findCheckers() const {
        return (pawnAttacks(Us, m_king) & theirs(PieceType::Pawn)) |
               (knightAttacks(m_king) & theirs(PieceType::Knight)) |
               (bishopAttacks(m_king, m_occupied) & m_position.diagonalSliders(Them)) |
               (rookAttacks(m_king, m_occupied) & m_position.straightSliders(Them));
    }

    void findPins() {
        m_straightPins = pinLines(rookAttacks(m_king, m_theirs) & m_position.straightSliders(Them));
        m_diagonalPins =
            pinLines(bishopAttacks(m_king, m_theirs) & m_position.diagonalSliders(Them));
    }

    /// Of sliders that see the king through our pieces only: the lines (with the slider) on which
    /// exactly one piece stands between. A pinned piece may move on its line alone, and no move
    /// of a piece along such lines leads from one of them to another.
    [[nodiscard]] Bitboard pinLines(Bitboard snipers) const {
        Bitboard lines = 0;
        while (snipers != 0) {
            const Square sniper = popFirst(snipers);
            const Bitboard line = between(m_king, sniper);
            if (const Bitboard blockers = line & m_ours; blockers != 0 && !hasSeveral(blockers)) {
                lines |= line | bit(sniper);
            }
        }
        return lines;
    }

    /// Everything the other side attacks once our king has stepped off its square.
    [[nodiscard]] Bitboard attackedSquares() const {
        return m_position.attackedBy(Them, m_occupied ^ bit(m_king));
    }

    void kingMoves(bool mayCastle) {
        const Bitboard steps = kingAttacks(m_king) & scopeTargets();
        const Bitboard castlings = WantsQuiet && mayCastle ? openCastlings() : 0;
        if ((steps | castlings) == 0) {
            return;
        }
        const Bitboard attacked = attackedSquares();
        m_sink.pieceMoves(m_king, steps & ~attacked);
        for (Bitboard targets = castlings; targets != 0;) {
            const Square to = popFirst(targets);
            if (((between(m_king, to) | bit(to)) & attacked) == 0) {
                m_sink.single(Move(m_king, to, Move::Kind::Castling));
            }
        }
    }

    /// The king's target squares of castlings that are not forfeited and have a free way.
    [[nodiscard]] Bitboard openCastlings() const {
        constexpr Square Home = Us == Color::White ? Square::E1 : Square::E8;
        constexpr Bitboard ShortWay = between(Home, offset(Home, 3));
        constexpr Bitboard LongWay = between(Home, offset(Home, -4));
        const CastlingRights rights = m_position.castlingRights();
        Bitboard targets = 0;
        if (rights.has(CastlingRights::shortSide(Us)) && (m_occupied & ShortWay) == 0) {
            targets |= bit(offset(Home, 2));
        }
        if (rights.has(CastlingRights::longSide(Us)) && (m_occupied & LongWay) == 0) {
            targets |= bit(offset(Home, -2));
        }
        return targets;
    }

    void pawnMoves() {
        constexpr Bitboard LastRank = rankBits(Us == Color::White ? 7 : 0);
        constexpr Bitboard ThirdRank = rankBits(Us == Color::White ? 2 : 5);
        const Bitboard pawns = ours(PieceType::Pawn);
        const Bitboard empty = ~m_occupied;

        const Bitboard pushing = pawns & ~m_diagonalPins;
        const Bitboard steps = (shifted(pushing & ~m_straightPins, Up) |
                                (shifted(pushing & m_straightPins, Up) & m_straightPins)) &
                               empty;
        if constexpr (WantsQuiet) {
            const Bitboard doubleSteps = shifted(steps & ThirdRank, Up) & empty & m_targets;
            m_sink.pawnMoves(steps & m_targets & ~LastRank, Up, Move::Kind::Normal);
            m_sink.pawnMoves(doubleSteps, 2 * Up, Move::Kind::DoublePush);
        }
        if constexpr (WantsCaptures) {
            m_sink.promotions(steps & m_targets & LastRank, Up);

            const Bitboard free = pawns & ~m_straightPins & ~m_diagonalPins;
            const Bitboard pinned = pawns & ~m_straightPins & m_diagonalPins;
            const Bitboard prey = m_theirs & m_targets;
            const Bitboard west =
                (pawnAttacksWest(Us, free) | (pawnAttacksWest(Us, pinned) & m_diagonalPins)) & prey;
            const Bitboard east =
                (pawnAttacksEast(Us, free) | (pawnAttacksEast(Us, pinned) & m_diagonalPins)) & prey;
            m_sink.pawnMoves(west & ~LastRank, Up - 1, Move::Kind::Normal);
            m_sink.pawnMoves(east & ~LastRank, Up + 1, Move::Kind::Normal);
            if (((west | east) & LastRank) != 0) {
                m_sink.promotions(west & LastRank, Up - 1);
                m_sink.promotions(east & LastRank, Up + 1);
            }
        }
    }

    /// The one move that takes two pieces off their squares at once: looked at by itself.
    void enPassant() {
        const Square to = m_position.enPassantSquare();
        if (!WantsCaptures || to == NoSquare) {
            return;
        }
        for (Bitboard pawns = pawnAttacks(Them, to) & ours(PieceType::Pawn); pawns != 0;) {
            const Move move(popFirst(pawns), to, Move::Kind::EnPassant);
            if (m_position.leavesKingSafe(move)) {
                m_sink.single(move);
            }
        }
    }

    void knightMoves() {
        for (Bitboard knights = ours(PieceType::Knight) & ~m_straightPins & ~m_diagonalPins;
             knights != 0;) {
            const Square from = popFirst(knights);
            m_sink.pieceMoves(from, knightAttacks(from) & m_targets);
        }
    }

    void sliderMoves() {
        const Bitboard anyPin = m_straightPins | m_diagonalPins;
        const Bitboard diagonal = m_position.diagonalSliders(Us);
        const Bitboard straight = m_position.straightSliders(Us);
        for (Bitboard sliders = diagonal & ~anyPin; sliders != 0;) {
            const Square from = popFirst(sliders);
            m_sink.pieceMoves(from, bishopAttacks(from, m_occupied) & m_targets);
        }
        for (Bitboard sliders = straight & ~anyPin; sliders != 0;) {
            const Square from = popFirst(sliders);
            m_sink.pieceMoves(from, rookAttacks(from, m_occupied) & m_targets);
        }
        for (Bitboard sliders = diagonal & m_diagonalPins; sliders != 0;) {
            const Square from = popFirst(sliders);
            m_sink.pieceMoves(from, bishopAttacks(from, m_occupied) & m_targets & m_diagonalPins);
        }
        for (Bitboard sliders = straight & m_straightPins; sliders != 0;) {
            const Square from = popFirst(sliders);
            m_sink.pieceMoves(from, rookAttacks(from, m_occupied) & m_targets & m_straightPins);
        }
    }

    const Position& m_position;
    Sink& m_sink;
    Square m_king;
    Bitboard m_ours;
    Bitboard m_theirs;
    Bitboard m_occupied;
    Bitboard m_straightPins = 0;
    Bitboard m_diagonalPins = 0;
    Bitboard m_targets = 0;
};

template <Scope Which, typename Sink> void generate(const Position& position, Sink& sink) {
    if (position.sideToMove() == Color::White) {
        Generator<Color::White, Which, Sink>(position, sink).run();
    } else {
        Generator<Color::Black, Which, Sink>(position, sink).run();
    }
}

template <Scope Which> MoveList listMoves(const Position& position) {
    MoveList list;
    ListSink sink(list);
    generate<Which>(position, sink);
    return list;
}

template <Color Us> std::uint64_t perftAs(const Position& position, int depth) {
    if (depth == 1) {
        CountSink sink;
        Generator<Us, Scope::All, CountSink>(position, sink).run();
        return static_cast<std::uint64_t>(sink.total());
    }
    MoveList moves;
    ListSink sink(moves);
    Generator<Us, Scope::All, ListSink>(position, sink).run();
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        Position next = position;
        next.applyAs<Us>(move);
        nodes += perftAs<!Us>(next, depth - 1);
    }
    return nodes;
}

Bitboard pawnTargets(const Position& position, Square from) {
    const Color color = position.pieceAt(from).color();
    const Bitboard empty = ~position.occupied();
    const Bitboard step = shifted(bit(from), forward(color)) & empty;
    const Bitboard doubleStep =
        relativeRank(color, from) == 1 ? shifted(step, forward(color)) & empty : 0;
    const Square enPassant = position.enPassantSquare();
    const Bitboard prey =
        position.pieces(!color) |
        (enPassant != NoSquare && color == position.sideToMove() ? bit(enPassant) : 0);
    return step | doubleStep | (pawnAttacks(color, from) & prey);
}

} // namespace

bool MoveList::contains(Move move) const { return std::find(begin(), end(), move) != end(); }

MoveList legalMoves(const Position& position) { return listMoves<Scope::All>(position); }

MoveList legalCaptures(const Position& position) { return listMoves<Scope::Captures>(position); }

MoveList legalQuietMoves(const Position& position) { return listMoves<Scope::Quiet>(position); }

int countLegalMoves(const Position& position) {
    CountSink sink;
    generate<Scope::All>(position, sink);
    return sink.total();
}

Bitboard pseudoLegalTargets(const Position& position, Square from) {
    const Piece piece = position.pieceAt(from);
    if (piece.isNone()) {
        return 0;
    }
    const Bitboard free = ~position.pieces(piece.color());
    switch (piece.type()) {
    case PieceType::Pawn:
        return pawnTargets(position, from);
    case PieceType::Knight:
        return knightAttacks(from) & free;
    case PieceType::Bishop:
        return bishopAttacks(from, position.occupied()) & free;
    case PieceType::Rook:
        return rookAttacks(from, position.occupied()) & free;
    case PieceType::Queen:
        return queenAttacks(from, position.occupied()) & free;
    default:
        return kingAttacks(from) & free;
    }
}

Move moveBetween(const Position& position, Square from, Square to) {
    if (position.pieceAt(from).type() == PieceType::Pawn) {
        if (to == position.enPassantSquare() && fileOf(from) != fileOf(to)) {
            return {from, to, Move::Kind::EnPassant};
        }
        const int step = static_cast<int>(to) - static_cast<int>(from);
        if (step == 2 * forward(Color::White) || step == 2 * forward(Color::Black)) {
            return {from, to, Move::Kind::DoublePush};
        }
    }
    return {from, to};
}

bool isLegal(const Position& position, Move move) {
    const Piece piece = position.pieceAt(move.from());
    if (piece.isNone() || piece.color() != position.sideToMove()) {
        return false;
    }
    if (move.isCastling()) {
        return legalQuietMoves(position).contains(move);
    }
    if (!contains(pseudoLegalTargets(position, move.from()), move.to())) {
        return false;
    }
    const bool promotes =
        piece.type() == PieceType::Pawn && relativeRank(piece.color(), move.to()) == 7;
    const bool isWellFormed = promotes ? move.promotion() < PieceType::King
                                       : move == moveBetween(position, move.from(), move.to());
    return isWellFormed && position.leavesKingSafe(move);
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    return position.sideToMove() == Color::White ? perftAs<Color::White>(position, depth)
                                                 : perftAs<Color::Black>(position, depth);
}

} // namespace chess
