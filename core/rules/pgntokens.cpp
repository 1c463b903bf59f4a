#include "rules/pgntokens.h"

namespace chess {
namespace {

enum class ByteKind : std::uint8_t { Blank, Word, Mark, Stray };

/// Anything printable that has no meaning of its own may be part of a word, bytes beyond ASCII too:
/// the reader then names the word that is no move.
constexpr auto ByteKinds = [] {
    std::array<ByteKind, 256> kinds{};
    for (std::size_t byte = 0; byte < kinds.size(); ++byte) {
        kinds[byte] = byte > ' ' && byte != 127 ? ByteKind::Word : ByteKind::Stray;
    }
    // The last one ended files in the days of DOS.
    for (const char blank : {' ', '\t', '\n', '\r', '\v', '\f', '\x1A'}) {
        kinds[static_cast<unsigned char>(blank)] = ByteKind::Blank;
    }
    for (const char mark : {'[', '{', ';', '(', ')', '$'}) {
        kinds[static_cast<unsigned char>(mark)] = ByteKind::Mark;
    }
    for (const char stray : {']', '}', '"', '<', '>'}) {
        kinds[static_cast<unsigned char>(stray)] = ByteKind::Stray;
    }
    return kinds;
}();

bool is(int byte, ByteKind kind) {
    return byte != PgnInput::End && ByteKinds[static_cast<std::size_t>(byte)] == kind;
}

bool isDigit(int byte) { return byte >= '0' && byte <= '9'; }

bool isNameByte(int byte) {
    return isDigit(byte) || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
           byte == '_' || byte == '-' || byte == '+' || byte == '#' || byte == '=' || byte == ':';
}

bool isLineEnd(int byte) { return byte == PgnInput::End || byte == '\n' || byte == '\r'; }

bool isControl(int byte) { return byte < ' ' && byte != '\t'; }

} // namespace

PgnToken PgnTokens::next() {
    PgnToken token;
    token.error = skipToToken(token.place);
    token.isFirstInLine = token.place.line != m_lineOfLastToken;
    m_lineOfLastToken = token.place.line;
    if (token.error) {
        token.kind = PgnToken::Kind::Other;
        token.text = "{";
        return token;
    }
    const int byte = m_input.peek();
    if (byte == PgnInput::End) {
        token.error = m_input.hasFailed() ? std::optional(PgnError::ReadFailed) : std::nullopt;
    } else if (byte == '[') {
        readTag(token);
    } else if (is(byte, ByteKind::Word)) {
        readWord(token);
    } else {
        m_text = m_input.take();
        token.text = m_text;
        token.kind = byte == '('   ? PgnToken::Kind::VariationBegin
                     : byte == ')' ? PgnToken::Kind::VariationEnd
                                   : PgnToken::Kind::Other;
        if (token.kind == PgnToken::Kind::Other) {
            token.error = PgnError::UnexpectedCharacter;
        }
    }
    return token;
}

std::optional<PgnError> PgnTokens::skipToToken(PgnPlace& place) {
    while (true) {
        const int byte = m_input.peek();
        place = m_input.place();
        if (is(byte, ByteKind::Blank)) {
            m_input.take();
        } else if (byte == ';' || (byte == '%' && place.column == 1)) {
            skipLine();
        } else if (byte == '{') {
            if (!skipComment()) {
                return PgnError::UnterminatedComment;
            }
        } else if (byte == '$') {
            m_input.take();
            while (isDigit(m_input.peek())) {
                m_input.take();
            }
        } else {
            return std::nullopt;
        }
    }
}

bool PgnTokens::skipComment() {
    while (m_input.peek() != PgnInput::End) {
        if (m_input.take() == '}') {
            return true;
        }
    }
    return false;
}

void PgnTokens::skipLine() {
    while (!isLineEnd(m_input.peek())) {
        m_input.take();
    }
}

void PgnTokens::skipBlanks() {
    while (is(m_input.peek(), ByteKind::Blank)) {
        m_input.take();
    }
}

bool PgnTokens::takeIf(char expected) {
    const bool isThere = m_input.peek() == expected;
    if (isThere) {
        m_input.take();
    }
    return isThere;
}

void PgnTokens::readWord(PgnToken& token) {
    const auto isWordByte = [](int byte) { return is(byte, ByteKind::Word); };
    token.kind = PgnToken::Kind::Word;
    m_text.clear();
    for (std::string_view run = m_input.takeRun(isWordByte); !run.empty();
         run = m_input.takeRun(isWordByte)) {
        const std::size_t room = pgnlimits::Word - m_text.size();
        m_text += run.substr(0, room);
        if (run.size() > room) {
            token.error = PgnError::WordTooLong;
        }
    }
    token.text = m_text;
}

void PgnTokens::readTag(PgnToken& token) {
    token.kind = PgnToken::Kind::Tag;
    m_text.clear();
    m_value.clear();
    const std::size_t line = token.place.line;
    token.error = readTagParts(token);
    // The next line has a chance of its own.
    if (token.error && m_input.place().line == line) {
        skipLine();
    }
    token.text = m_text;
    token.value = m_value;
}

std::optional<PgnError> PgnTokens::readTagParts(PgnToken& token) {
    m_input.take();
    skipBlanks();
    while (isNameByte(m_input.peek())) {
        if (m_text.size() == pgnlimits::TagName) {
            return PgnError::TagTooLong;
        }
        m_text += m_input.take();
    }
    skipBlanks();
    if (m_text.empty() || !takeIf('"')) {
        return PgnError::BadTag;
    }
    if (const auto error = readString(token)) {
        return error;
    }
    skipBlanks();
    return takeIf(']') ? std::nullopt : std::optional(PgnError::BadTag);
}

std::optional<PgnError> PgnTokens::readString(PgnToken& token) {
    token.valuePlace = m_input.place();
    while (!isLineEnd(m_input.peek())) {
        if (isControl(m_input.peek())) {
            token.place = m_input.place();
            return PgnError::UnexpectedCharacter;
        }
        char byte = m_input.take();
        if (byte == '"') {
            return std::nullopt;
        }
        // Before other characters a backslash is no escape: people write paths.
        if (byte == '\\' && (m_input.peek() == '"' || m_input.peek() == '\\')) {
            byte = m_input.take();
        }
        if (m_value.size() == pgnlimits::TagValue) {
            return PgnError::TagTooLong;
        }
        m_value += byte;
    }
    token.place = token.valuePlace;
    return PgnError::UnterminatedString;
}

} // namespace chess
