#include "ui/languages.h"

#include <QApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

namespace chess {
namespace {

QString fileOf(const QString& code) {
    return QStringLiteral(":/translations/chessprog_%1.qm").arg(code);
}

bool isKnown(const QString& code) {
    const auto all = allLanguages();
    return std::any_of(all.begin(), all.end(),
                       [&code](const Language& language) { return language.code == code; });
}

/// With the country of the system, which decides how dates are written, where it speaks that
/// language.
QLocale localeOf(const QString& code) {
    const QLocale wanted(code);
    const QLocale system = QLocale::system();
    return system.language() == wanted.language() ? system : wanted;
}

/// The first language of the system's list that we speak.
QString systemLanguage() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        const QString code = name.left(2);
        if (isKnown(code)) {
            return code;
        }
    }
    return QStringLiteral("en");
}

/// Null when there is no such file.
std::unique_ptr<QTranslator> translatorOf(const QString& file, const QString& folder) {
    auto translator = std::make_unique<QTranslator>();
    return translator->load(file, folder) ? std::move(translator) : nullptr;
}

} // namespace

std::vector<Language> allLanguages() {
    std::vector<Language> languages{{QStringLiteral("en"), QStringLiteral("English")},
                                    {QStringLiteral("ar"), QStringLiteral("العربية")},
                                    {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                    {QStringLiteral("es"), QStringLiteral("Español")},
                                    {QStringLiteral("fr"), QStringLiteral("Français")},
                                    {QStringLiteral("he"), QStringLiteral("עברית")}};
    // English needs no file; of the others, those that this program was built with.
    std::erase_if(languages, [](const Language& language) {
        return language.code != QLatin1String("en") && !QFile::exists(fileOf(language.code));
    });
    return languages;
}

LanguageSwitch::~LanguageSwitch() { removeTranslators(); }

void LanguageSwitch::removeTranslators() {
    // A translator that goes takes itself off the application's list.
    m_translators.clear();
}

void LanguageSwitch::speak(const QString& code, PieceLetters letters) {
    const QString wanted = code.isEmpty() ? systemLanguage() : code;
    const QString next = isKnown(wanted) ? wanted : QStringLiteral("en");
    if (next == m_spoken && letters == m_letters) {
        return;
    }
    m_spoken = next;
    m_letters = letters;
    removeTranslators();
    QLocale::setDefault(localeOf(m_spoken));
    QApplication::setLayoutDirection(QLocale(m_spoken).textDirection());
    // The last is asked first. English has a file, too: for its plural forms.
    m_translators.push_back(translatorOf(QStringLiteral("qtbase_") + m_spoken,
                                         QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    m_translators.push_back(
        translatorOf(QStringLiteral("chessprog_") + m_spoken, QStringLiteral(":/translations")));
    m_translators.push_back(std::make_unique<PieceLetterTranslator>(letters));
    std::erase(m_translators, nullptr);
    for (const auto& translator : m_translators) {
        QCoreApplication::installTranslator(translator.get());
    }
}

} // namespace chess
