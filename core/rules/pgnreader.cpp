#include "rules/pgnreader.h"

#include "rules/pgnencoding.h"

namespace chess {
namespace {

using Kind = PgnToken::Kind;

PgnFault makeFault(PgnError reason, PgnPlace place, std::string_view text) {
    return {reason, place.line, place.column, toShownText(text)};
}

bool isLetter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

/// How many letters at the beginning are a move number: "1.", "12...", "...", "7".
std::size_t moveNumberLength(std::string_view word) {
    if (word == "0000") {
        return 0; // A null move as engines write it.
    }
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
    const bool isNumber = end > digits || end == word.size();
    return isNumber ? end : 0;
}

/// What people write after a move, apart from it.
bool isRemark(std::string_view word) {
    return word.find_first_not_of("!?") == std::string_view::npos || word == "e.p." || word == "ep";
}

bool isNullMove(std::string_view word) {
    return word == "--" || word == "Z0" || word == "0000" || word == "@@@@" || word == "null";
}

/// One game, growing token by token. Its first fault is kept, and the rest of the game then only
/// matters for where it ends.
class Draft {
public:
    /// Whether the token belongs to this game; if not, nothing has changed.
    bool add(const PgnToken& token) {
        if (m_isComplete || token.kind == Kind::End || (m_hasMoves && beginsNextGame(token))) {
            return false;
        }
        // What is stray between two tags does not part them.
        if (token.kind != Kind::Tag && !m_hasMoves && (!token.error || m_game.tags.empty())) {
            beginMoves();
        }
        if (token.error) {
            blame(makeFault(*token.error, token.place, token.text));
        } else if (token.kind == Kind::Tag) {
            addTag(token);
        } else if (token.kind == Kind::Word) {
            addWord(token);
        } else {
            addBracket(token);
        }
        return true;
    }

    Expected<PgnGame, PgnFault> finish(const PgnToken& end) {
        if (!m_hasMoves) {
            beginMoves();
        }
        if (end.kind == Kind::End && end.error) {
            blame(makeFault(*end.error, end.place, {}));
        }
        if (m_depth > 0) {
            blame(makeFault(PgnError::UnterminatedVariation, m_variation, "("));
        }
        if (m_fault) {
            return *std::move(m_fault);
        }
        if (!m_isComplete) {
            const auto result = findTag(m_game.tags, "Result");
            m_game.result =
                result ? parsePgnResult(*result).value_or(PgnResult::Unknown) : PgnResult::Unknown;
        }
        return std::move(m_game);
    }

private:
    static bool beginsNextGame(const PgnToken& token) {
        return token.kind == Kind::Tag && token.isFirstInLine;
    }

    void blame(PgnFault fault) {
        if (!m_fault) {
            m_fault = std::move(fault);
        }
    }

    void addTag(const PgnToken& token) {
        std::string value = toUtf8(token.value);
        if (m_hasMoves) {
            blame(makeFault(PgnError::UnexpectedCharacter, token.place, "["));
        } else if (m_game.tags.size() == pgnlimits::Tags) {
            blame(makeFault(PgnError::TooManyTags, token.place, token.text));
        } else if (value.size() > pgnlimits::TagValue) {
            blame(makeFault(PgnError::TagTooLong, token.place, token.text));
        } else {
            if (token.text == "FEN" && !findTag(m_game.tags, "FEN")) {
                m_fenPlace = token.valuePlace;
            }
            m_game.tags.push_back({std::string(token.text), std::move(value)});
        }
    }

    /// The tags are complete: only now is it known under which rules the position is read.
    void beginMoves() {
        m_hasMoves = true;
        m_game.houseRules.pawnMayStayPawn =
            findTag(m_game.tags, HouseRulesTag) == PawnMayStayPawnValue;
        const std::string_view fen = findTag(m_game.tags, "FEN").value_or(std::string_view());
        if (fen.empty()) {
            return;
        }
        if (const auto start = parseFen(fen, m_game.houseRules)) {
            m_game.start = *start;
            m_position = *start;
        } else {
            PgnFault fault = makeFault(PgnError::BadFen, m_fenPlace, fen);
            fault.fen = start.error();
            blame(std::move(fault));
        }
    }

    void addBracket(const PgnToken& token) {
        if (token.kind == Kind::VariationBegin) {
            if (m_depth++ == 0) {
                m_variation = token.place;
            }
        } else if (m_depth > 0) {
            --m_depth;
        } else {
            blame(makeFault(PgnError::UnexpectedCharacter, token.place, token.text));
        }
    }

    void addWord(const PgnToken& token) {
        if (m_depth > 0) {
            return;
        }
        // Most words are moves, and begin with a letter as no other word does.
        const std::size_t skipped = isLetter(token.text[0]) ? 0 : moveNumberLength(token.text);
        const std::string_view word = token.text.substr(skipped);
        const auto result =
            !word.empty() && isLetter(word[0]) ? std::nullopt : parsePgnResult(word);
        if (result) {
            m_game.result = *result;
            m_isComplete = true;
        } else if (!m_fault && !word.empty()) {
            addMove(word, {token.place.line, token.place.column + skipped});
        }
    }

    void addMove(std::string_view word, PgnPlace place) {
        auto move = parseSan(m_position, word, m_game.houseRules);
        if (!move) {
            move = parseMove(m_position, word, m_game.houseRules);
        }
        if (move && m_game.moves.size() < pgnlimits::Plies) {
            m_game.moves.push_back(*move);
            m_position.apply(*move);
        } else if (move) {
            blame(makeFault(PgnError::TooManyMoves, place, word));
        } else if (!isRemark(word)) {
            PgnFault fault =
                makeFault(isNullMove(word) ? PgnError::NullMove : PgnError::BadMove, place, word);
            fault.move = move.error();
            blame(std::move(fault));
        }
    }

    PgnGame m_game;
    Position m_position;
    std::optional<PgnFault> m_fault;
    PgnPlace m_fenPlace;
    /// Of the outermost variation that is open.
    PgnPlace m_variation;
    std::size_t m_depth = 0;
    bool m_hasMoves = false;
    bool m_isComplete = false;
};

} // namespace

PgnReader::PgnReader(std::istream& stream) : m_tokens(stream), m_token(m_tokens.next()) {}

std::optional<Expected<PgnGame, PgnFault>> PgnReader::next() {
    if (m_token.kind == Kind::End && !m_token.error) {
        return std::nullopt;
    }
    Draft draft;
    while (draft.add(m_token)) {
        m_token = m_tokens.next();
    }
    auto game = draft.finish(m_token);
    if (m_token.kind == Kind::End) {
        m_token.error.reset();
    }
    return game;
}

} // namespace chess
