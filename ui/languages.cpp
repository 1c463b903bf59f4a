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

std::unique_ptr<QTranslator> install(const QString& file, const QString& folder) {
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder)) {
        return nullptr;
    }
    QCoreApplication::installTranslator(translator.get());
    return translator;
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
    m_ownWords.reset();
    m_qtWords.reset();
}

void LanguageSwitch::speak(const QString& code) {
    const QString wanted = code.isEmpty() ? systemLanguage() : code;
    const QString next = isKnown(wanted) ? wanted : QStringLiteral("en");
    if (next == m_spoken) {
        return;
    }
    m_spoken = next;
    removeTranslators();
    const QLocale locale(m_spoken);
    QLocale::setDefault(code.isEmpty() ? QLocale::system() : locale);
    QApplication::setLayoutDirection(locale.textDirection());
    if (m_spoken != QLatin1String("en")) {
        m_qtWords = install(QStringLiteral("qtbase_") + m_spoken,
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        m_ownWords =
            install(QStringLiteral("chessprog_") + m_spoken, QStringLiteral(":/translations"));
    }
}

} // namespace chess
