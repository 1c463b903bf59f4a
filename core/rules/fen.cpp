#include "rules/fen.h"

#include <charconv>
#include <vector>

namespace chess {
namespace {

constexpr std::string_view PieceLetters = "PNBRQK";

struct Field {
    std::string_view text;
    std::size_t place = 0;
};

std::vector<Field> splitFields(std::string_view text) {
    constexpr std::string_view Blanks = " \t\r\n";
    std::vector<Field> fields;
    std::size_t start = text.find_first_not_of(Blanks);
    while (start != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(Blanks, start), text.size());
        fields.push_back({text.substr(start, end - start), start});
        start = text.find_first_not_of(Blanks, end);
    }
    return fields;
}

using Fault = std::optional<FenFault>;

Fault readPlacement(const Field& field, Setup& setup) {
    int file = 0;
    int rank = 7;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const char letter = field.text[i];
        const std::size_t place = field.place + i;
        if (letter == '/') {
            if (file < 8) {
                return FenFault{FenError::RankTooShort, place};
            }
            if (rank == 0) {
                return FenFault{FenError::TooManyRanks, place};
            }
            --rank;
            file = 0;
            continue;
        }
        const bool isGap = letter >= '1' && letter <= '8';
        const Piece piece = pieceOfFenLetter(letter);
        if (!isGap && piece.isNone()) {
            return FenFault{FenError::UnknownPiece, place};
        }
        const int width = isGap ? letter - '0' : 1;
        if (file + width > 8) {
            return FenFault{FenError::RankTooLong, place};
        }
        if (!isGap) {
            setup.board[index(makeSquare(file, rank))] = piece;
        }
        file += width;
    }
    if (file < 8) {
        return FenFault{FenError::RankTooShort, field.place + field.text.size()};
    }
    if (rank > 0) {
        return FenFault{FenError::TooFewRanks, field.place + field.text.size()};
    }
    return std::nullopt;
}

Fault readSideToMove(const Field& field, Setup& setup) {
    if (field.text != "w" && field.text != "b") {
        return FenFault{FenError::BadSideToMove, field.place};
    }
    setup.sideToMove = field.text == "w" ? Color::White : Color::Black;
    return std::nullopt;
}

Fault readCastlingRights(const Field& field, Setup& setup) {
    if (field.text == "-") {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const std::size_t number = std::string_view("KQkq").find(field.text[i]);
        const auto right = static_cast<CastlingRights::Flag>(1U << number % 4);
        if (number == std::string_view::npos || setup.castlingRights.has(right)) {
            return FenFault{FenError::BadCastlingRights, field.place + i};
        }
        setup.castlingRights.add(right);
    }
    return std::nullopt;
}

Fault readEnPassantSquare(const Field& field, Setup& setup) {
    setup.enPassantSquare = parseSquare(field.text);
    if (setup.enPassantSquare == NoSquare && field.text != "-") {
        return FenFault{FenError::BadEnPassantSquare, field.place};
    }
    return std::nullopt;
}

Fault readCounter(const Field& field, int& counter) {
    const char* const end = field.text.data() + field.text.size();
    const auto [stop, error] = std::from_chars(field.text.data(), end, counter);
    if (error != std::errc{} || stop != end || counter < 0) {
        return FenFault{FenError::BadCounter, field.place};
    }
    return std::nullopt;
}

/// The field that a fault of the whole setup is about.
std::size_t fieldOf(SetupError reason, const Setup& setup) {
    switch (reason) {
    case SetupError::CastlingWithoutKingOrRook:
        return 2;
    case SetupError::EnPassantImpossible:
        return 3;
    case SetupError::CounterOutOfRange:
        return setup.halfmoveClock > Position::MaxHalfmoveClock ? 4 : 5;
    default:
        return 0;
    }
}

} // namespace

Expected<Position, FenFault> parseFen(std::string_view text, HouseRules rules) {
    const std::vector<Field> fields = splitFields(text);
    if (fields.size() < 4 || fields.size() == 5) {
        return FenFault{FenError::MissingField, text.size()};
    }
    if (fields.size() > 6) {
        return FenFault{FenError::TooManyFields, fields[6].place};
    }
    Setup setup;
    Fault fault = readPlacement(fields[0], setup);
    fault = fault ? fault : readSideToMove(fields[1], setup);
    fault = fault ? fault : readCastlingRights(fields[2], setup);
    fault = fault ? fault : readEnPassantSquare(fields[3], setup);
    if (fields.size() == 6) {
        fault = fault ? fault : readCounter(fields[4], setup.halfmoveClock);
        fault = fault ? fault : readCounter(fields[5], setup.moveNumber);
        // Some programs count the first move as 0.
        setup.moveNumber = std::max(setup.moveNumber, 1);
    }
    if (fault) {
        return *fault;
    }
    const auto position = Position::fromSetup(setup, rules);
    if (!position) {
        const SetupFault& reason = position.error();
        return FenFault{FenError::NotAPosition, fields[fieldOf(reason.reason, setup)].place,
                        reason};
    }
    return *position;
}

std::string toFen(const Position& position) {
    std::string fen;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        const auto closeGap = [&] {
            if (gap > 0) {
                fen += static_cast<char>('0' + gap);
                gap = 0;
            }
        };
        for (int file = 0; file < 8; ++file) {
            const Piece piece = position.pieceAt(makeSquare(file, rank));
            if (piece.isNone()) {
                ++gap;
            } else {
                closeGap();
                fen += fenLetter(piece);
            }
        }
        closeGap();
        if (rank > 0) {
            fen += '/';
        }
    }
    fen += position.sideToMove() == Color::White ? " w " : " b ";
    const CastlingRights rights = position.castlingRights();
    for (unsigned number = 0; number < 4; ++number) {
        if (rights.has(static_cast<CastlingRights::Flag>(1U << number))) {
            fen += "KQkq"[number];
        }
    }
    fen += rights.isEmpty() ? "- " : " ";
    fen += toText(position.enPassantSquare());
    fen += ' ' + std::to_string(position.halfmoveClock());
    fen += ' ' + std::to_string(position.moveNumber());
    return fen;
}

char fenLetter(Piece piece) {
    assert(!piece.isNone());
    const char letter = PieceLetters[index(piece.type())];
    return piece.color() == Color::White ? letter : static_cast<char>(letter - 'A' + 'a');
}

Piece pieceOfFenLetter(char letter) {
    const bool isLower = letter >= 'a' && letter <= 'z';
    const char upper = isLower ? static_cast<char>(letter - 'a' + 'A') : letter;
    const std::size_t number = PieceLetters.find(upper);
    if (number == std::string_view::npos) {
        return {};
    }
    return {isLower ? Color::Black : Color::White, static_cast<PieceType>(number)};
}

std::string toText(Square square) {
    if (square == NoSquare) {
        return "-";
    }
    return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}

Square parseSquare(std::string_view text) {
    if (text.size() != 2) {
        return NoSquare;
    }
    const int file = text[0] >= 'a' ? text[0] - 'a' : text[0] - 'A';
    const int rank = text[1] - '1';
    const bool isOnBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return isOnBoard ? makeSquare(file, rank) : NoSquare;
}

} // namespace chess
