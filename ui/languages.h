// The languages of the window, and how to change to another while it runs.
#pragma once

#include "ui/pieceletters.h"

#include <QString>

#include <memory>
#include <vector>

namespace chess {

struct Language {
    /// "en", "ar" …
    QString code;
    /// As its speakers call it: the same whatever language is on.
    QString ownName;
};

/// English, the language of the source, first.
[[nodiscard]] std::vector<Language> allLanguages();

/// Installs the translations of one language at a time. While it lives the application speaks it.
class LanguageSwitch {
public:
    LanguageSwitch() = default;
    ~LanguageSwitch();
    LanguageSwitch(const LanguageSwitch&) = delete;
    LanguageSwitch& operator=(const LanguageSwitch&) = delete;

    /// Speaks the language of that code, or the system's when it is empty; English when there is
    /// no such language. The layout follows the direction of the script. Open windows hear of it
    /// as QEvent::LanguageChange.
    void speak(const QString& code, PieceLetters letters = PieceLetters::English);
    /// The code of the language that is spoken.
    [[nodiscard]] const QString& spoken() const { return m_spoken; }

private:
    void removeTranslators();

    /// Empty before the first is spoken.
    QString m_spoken;
    PieceLetters m_letters = PieceLetters::English;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace chess
