#include "rules/notation.h"

#include "rules/fen.h"
#include "rules/movegen.h"

#include <algorithm>
#include <optional>

namespace chess {
namespace {

using Result = Expected<Move, NotationFault>;

/// Whose squares attack a square the way a piece of the given type does: where such a piece can
/// come from.
Bitboard originsOf(const Position& position, PieceType type, Square to) {
    switch (type) {
    case PieceType::Knight:
        return knightAttacks(to);
    case PieceType::Bishop:
        return bishopAttacks(to, position.occupied());
    case PieceType::Rook:
        return rookAttacks(to, position.occupied());
    case PieceType::Queen:
        return queenAttacks(to, position.occupied());
    default:
        return kingAttacks(to);
    }
}

/// What a text in standard algebraic notation says, before it is held against a position.
struct SanParts {
    PieceType piece = PieceType::Pawn;
    int fromFile = -1;
    int fromRank = -1;
    Square to = NoSquare;
    PieceType promotion = PieceType::None;
};

bool isFile(char letter) { return letter >= 'a' && letter <= 'h'; }
bool isRank(char letter) { return letter >= '1' && letter <= '8'; }
/// Inlined for the few letters given, as string_view::find is not: reading files of many games asks
/// this for every move several times.
constexpr bool isOneOf(char letter, std::string_view letters) {
    return std::any_of(letters.begin(), letters.end(), [=](char one) { return one == letter; });
}

PieceType pieceOfLetter(char letter) { return pieceOfFenLetter(letter).type(); }

/// Cuts check marks, annotations and the old "e.p." off the end.
std::string_view withoutSuffix(std::string_view text) {
    while (!text.empty() && isOneOf(text.back(), "+#!?")) {
        text.remove_suffix(1);
    }
    if (text.ends_with("e.p.") && text.size() > 4) {
        text.remove_suffix(text[text.size() - 5] == ' ' ? 5 : 4);
    }
    return text;
}

/// The king's step of "O-O" (2) and "O-O-O" (-2), else 0.
int castlingStep(std::string_view text) {
    if (!isOneOf(text[0], "O0o")) {
        return 0;
    }
    if (text == "O-O" || text == "0-0" || text == "o-o") {
        return 2;
    }
    return text == "O-O-O" || text == "0-0-0" || text == "o-o-o" ? -2 : 0;
}

Expected<SanParts, NotationFault> readSan(std::string_view text) {
    SanParts parts;
    std::size_t place = 0;
    std::size_t end = text.size();
    const auto unexpected = [](std::size_t where) {
        return NotationFault{MoveError::UnexpectedCharacter, where};
    };
    if (isOneOf(text[0], "KQRBNP")) {
        parts.piece = pieceOfLetter(text[0]);
        place = 1;
    }
    // A trailing piece letter tells the promotion; after '=' it may be a small one.
    if (end > place + 2 &&
        isOneOf(text[end - 1], text[end - 2] == '=' ? "QRBNPKqrbnpk" : "QRBNPK")) {
        parts.promotion = pieceOfLetter(text[end - 1]);
        end -= text[end - 2] == '=' ? 2U : 1U;
    }
    // The destination is what stands last; what stands before it tells the origin.
    if (end < place + 2 || !isFile(text[end - 2]) || !isRank(text[end - 1])) {
        const std::size_t bad = text.find_first_not_of("abcdefgh12345678x:-", place);
        return unexpected(std::min(bad, text.size()));
    }
    parts.to = parseSquare(text.substr(end - 2, 2));
    end -= 2;
    if (end > place && isOneOf(text[end - 1], "x:-")) {
        --end;
    }
    if (place < end && isFile(text[place])) {
        parts.fromFile = text[place++] - 'a';
    }
    if (place < end && isRank(text[place])) {
        parts.fromRank = text[place++] - '1';
    }
    if (place != end) {
        return unexpected(place);
    }
    return parts;
}

/// The pawns or pieces that the text can mean, those whose king would be left in check included.
Bitboard candidates(const Position& position, const SanParts& parts) {
    const Color us = position.sideToMove();
    Bitboard from = position.pieces(us, parts.piece);
    if (parts.fromFile >= 0) {
        from &= fileBits(parts.fromFile);
    }
    if (parts.fromRank >= 0) {
        from &= rankBits(parts.fromRank);
    }
    if (parts.piece != PieceType::Pawn) {
        return contains(position.pieces(us), parts.to)
                   ? 0
                   : from & originsOf(position, parts.piece, parts.to);
    }
    const int back = -forward(us);
    const Bitboard target = bit(parts.to);
    if (contains(position.pieces(!us), parts.to) || parts.to == position.enPassantSquare()) {
        // Only a capture names the pawn's file, but a lenient reader takes "d5" for it as well.
        return from & pawnAttacks(!us, parts.to);
    }
    const Bitboard empty = ~position.occupied();
    const Bitboard single = shifted(target & empty, back);
    const Bitboard second = rankBits(us == Color::White ? 1 : 6);
    return from & (single | (shifted(single & empty, back) & second));
}

Move moveOf(const Position& position, const SanParts& parts, Square from) {
    return parts.promotion != PieceType::None ? Move::promotion(from, parts.to, parts.promotion)
                                              : moveBetween(position, from, parts.to);
}

std::optional<MoveError> promotionFault(const Position& position, const SanParts& parts,
                                        HouseRules rules) {
    const bool promotes =
        parts.piece == PieceType::Pawn && relativeRank(position.sideToMove(), parts.to) == 7;
    if (!promotes) {
        return parts.promotion == PieceType::None ? std::nullopt
                                                  : std::optional(MoveError::PromotionNotPossible);
    }
    switch (parts.promotion) {
    case PieceType::None:
        return MoveError::PromotionMissing;
    case PieceType::King:
        return MoveError::PromotionNotPossible;
    case PieceType::Pawn:
        return rules.pawnMayStayPawn ? std::nullopt
                                     : std::optional(MoveError::PromotionNotPossible);
    default:
        return std::nullopt;
    }
}

Result resolve(const Position& position, const SanParts& parts, HouseRules rules) {
    Bitboard from = candidates(position, parts);
    if (from == 0) {
        return NotationFault{MoveError::CannotGoThere};
    }
    if (const auto fault = promotionFault(position, parts, rules)) {
        return NotationFault{*fault};
    }
    std::optional<Move> found;
    while (from != 0) {
        const Move move = moveOf(position, parts, popFirst(from));
        if (position.leavesKingSafe(move)) {
            if (found) {
                return NotationFault{MoveError::Ambiguous};
            }
            found = move;
        }
    }
    return found ? Result(*found) : Result(NotationFault{MoveError::LeavesKingInCheck});
}

/// As much of the origin as tells the move from those of other pieces of the same type.
std::string disambiguation(const Position& position, Move move) {
    const PieceType type = position.pieceAt(move.from()).type();
    Bitboard rivals = position.pieces(position.sideToMove(), type) &
                      originsOf(position, type, move.to()) & ~bit(move.from());
    for (Bitboard rest = rivals; rest != 0;) {
        const Square rival = popFirst(rest);
        if (!position.leavesKingSafe(Move(rival, move.to()))) {
            rivals ^= bit(rival);
        }
    }
    if (rivals == 0) {
        return {};
    }
    const std::string origin = toText(move.from());
    if ((rivals & fileBits(fileOf(move.from()))) == 0) {
        return origin.substr(0, 1);
    }
    return (rivals & rankBits(rankOf(move.from()))) == 0 ? origin.substr(1) : origin;
}

char pieceLetter(PieceType type) { return fenLetter(Piece(Color::White, type)); }

} // namespace

std::string toSan(const Position& position, Move move) {
    const PieceType type = position.pieceAt(move.from()).type();
    std::string san;
    if (move.isCastling()) {
        san = fileOf(move.to()) == 6 ? "O-O" : "O-O-O";
    } else {
        if (type != PieceType::Pawn) {
            san += pieceLetter(type);
            san += disambiguation(position, move);
        } else if (fileOf(move.from()) != fileOf(move.to())) {
            san += toText(move.from())[0];
        }
        if (position.isCapture(move)) {
            san += 'x';
        }
        san += toText(move.to());
        if (move.isPromotion()) {
            san += '=';
            san += pieceLetter(move.promotion());
        }
    }
    Position after = position;
    after.apply(move);
    if (after.isCheck()) {
        san += hasLegalMove(after) ? '+' : '#';
    }
    return san;
}

std::string toLongAlgebraic(Move move) {
    if (move.isNone()) {
        return "0000";
    }
    std::string text = toText(move.from()) + toText(move.to());
    if (move.isPromotion()) {
        text += fenLetter(Piece(Color::Black, move.promotion()));
    }
    return text;
}

Result parseSan(const Position& position, std::string_view text, HouseRules rules) {
    text = withoutSuffix(text);
    if (text.empty()) {
        return NotationFault{MoveError::Empty};
    }
    if (const int step = castlingStep(text); step != 0) {
        const Square king = position.kingSquare(position.sideToMove());
        const Square home = position.sideToMove() == Color::White ? Square::E1 : Square::E8;
        const Move castling(home, offset(home, step), Move::Kind::Castling);
        return king == home && isLegal(position, castling)
                   ? Result(castling)
                   : Result(NotationFault{MoveError::CastlingNotPossible});
    }
    const auto parts = readSan(text);
    return parts ? resolve(position, *parts, rules) : Result(parts.error());
}

Result parseLongAlgebraic(const Position& position, std::string_view text, HouseRules rules) {
    if (text.empty()) {
        return NotationFault{MoveError::Empty};
    }
    const Square from = parseSquare(text.substr(0, 2));
    if (from == NoSquare) {
        return NotationFault{MoveError::UnexpectedCharacter, 0};
    }
    const Square to = text.size() < 4 ? NoSquare : parseSquare(text.substr(2, 2));
    if (to == NoSquare) {
        return NotationFault{MoveError::UnexpectedCharacter, 2};
    }
    PieceType promotion = PieceType::None;
    if (text.size() > 4) {
        promotion = pieceOfLetter(text[4]);
        if (promotion == PieceType::None || text.size() > 5) {
            return NotationFault{MoveError::UnexpectedCharacter, text.size() > 5 ? 5U : 4U};
        }
    }
    const auto move = findMove(position, from, to, promotion, rules);
    return move ? Result(*move) : Result(NotationFault{move.error()});
}

Result parseMove(const Position& position, std::string_view text, HouseRules rules) {
    // "B1c3" is a bishop's move if there is one, else the move from b1.
    const Result san = parseSan(position, text, rules);
    if (san) {
        return san;
    }
    const Result longForm = parseLongAlgebraic(position, text, rules);
    // Of two errors the one that understood the text tells more.
    const bool isLongForm = longForm || longForm.error().reason != MoveError::UnexpectedCharacter;
    return isLongForm ? longForm : san;
}

} // namespace chess
