// The words, brackets and tags of a PGN text, with everything left out that tells nothing of the
// main line: blanks, comments, escaped lines and annotation numbers.
#pragma once

#include "rules/pgngame.h"
#include "rules/pgninput.h"

namespace chess {

struct PgnToken {
    enum class Kind : std::uint8_t {
        /// Also of a stream that broke off: then with an error.
        End,
        /// [Name "Value"].
        Tag,
        /// A move, a move number, a result, or several of them in one.
        Word,
        VariationBegin,
        VariationEnd,
        /// What fits nowhere; always with an error.
        Other,
    };

    Kind kind = Kind::End;
    /// Where it begins, or where in a tag the error is.
    PgnPlace place;
    /// No other token stands before it in its line.
    bool isFirstInLine = false;
    /// Why it is not well written; a tag then has no value, a word not all of its letters.
    std::optional<PgnError> error;
    /// The word, or the name of the tag, or what is wrong. Valid until the next token is read.
    std::string_view text;
    /// Of a tag, as bytes of the file without quotes and escapes, and where it begins.
    std::string_view value;
    PgnPlace valuePlace;
};

/// Reads on from whatever it meets, in constant memory and without looking back.
class PgnTokens {
public:
    /// The stream must outlive the tokens.
    explicit PgnTokens(std::istream& stream) : m_input(stream) {}
    PgnTokens(const PgnTokens&) = delete;
    PgnTokens& operator=(const PgnTokens&) = delete;

    [[nodiscard]] PgnToken next();

private:
    /// Passes over what tells nothing; the error of a comment without end.
    std::optional<PgnError> skipToToken(PgnPlace& place);
    bool skipComment();
    void skipLine();
    void skipBlanks();
    void readWord(PgnToken& token);
    void readTag(PgnToken& token);
    std::optional<PgnError> readTagParts(PgnToken& token);
    std::optional<PgnError> readString(PgnToken& token);
    bool takeIf(char expected);

    PgnInput m_input;
    std::string m_text;
    std::string m_value;
    std::size_t m_lineOfLastToken = 0;
};

} // namespace chess
