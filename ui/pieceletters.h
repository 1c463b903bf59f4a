// The letters for pieces that people read in moves: English ones, those of their language, or
// figurines. Files and the clipboard always have English ones.
#pragma once

#include <QString>
#include <QTranslator>

#include <cstdint>
#include <string>

namespace chess {

enum class PieceLetters : std::uint8_t { English, OfLanguage, Figurines };

/// Answers for the letters of pieces before the translation of the language does.
class PieceLetterTranslator : public QTranslator {
public:
    explicit PieceLetterTranslator(PieceLetters letters) : m_letters(letters) {}

    [[nodiscard]] QString translate(const char* context, const char* source,
                                    const char* disambiguation, int number) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    PieceLetters m_letters;
};

namespace words {

/// A move in standard notation as it is shown: "Nf3", "Sf3" or "♘f3"; from left to right in every
/// language.
[[nodiscard]] QString shownMove(const std::string& san);
/// A move typed with the letters that are shown, in standard notation.
[[nodiscard]] QString standardMove(const QString& typed);

} // namespace words
} // namespace chess
