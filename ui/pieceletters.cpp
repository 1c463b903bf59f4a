#include "ui/pieceletters.h"

#include "ui/textdirection.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <string_view>

namespace chess {
namespace {

constexpr QLatin1String Context("PieceLetters");
constexpr std::string_view English = "KQRBN";
constexpr std::array<char16_t, 5> Figurines{u'♔', u'♕', u'♖', u'♗', u'♘'};

struct Shown {
    Q_DECLARE_TR_FUNCTIONS(PieceLetters)
};

/// In the order of English.
std::array<QString, 5> shownLetters() {
    return {Shown::tr("K", "the king in a move"), Shown::tr("Q", "the queen in a move"),
            Shown::tr("R", "the rook in a move"), Shown::tr("B", "the bishop in a move"),
            Shown::tr("N", "the knight in a move")};
}

/// A digit after a letter from right to left would jump before it.
QString keptInPlace(const QString& letter) {
    constexpr QChar LeftToRightMark(0x200E);
    return letter.isRightToLeft() ? letter + LeftToRightMark : letter;
}

} // namespace

QString PieceLetterTranslator::translate(const char* context, const char* source,
                                         const char* /*disambiguation*/, int /*number*/) const {
    if (Context != QLatin1String(context) || m_letters == PieceLetters::OfLanguage) {
        return {};
    }
    const std::size_t place = English.find(*source);
    return m_letters == PieceLetters::Figurines ? QString(QChar(Figurines[place]))
                                                : QString(QLatin1Char(*source));
}

namespace words {

QString shownMove(const std::string& san) {
    const auto letters = shownLetters();
    QString shown;
    for (const char character : san) {
        const std::size_t place = English.find(character);
        shown += place == std::string_view::npos ? QString(QLatin1Char(character))
                                                 : keptInPlace(letters[place]);
    }
    return leftToRight(shown);
}

QString standardMove(const QString& typed) {
    static const QRegularExpression FromSquareToSquare(QStringLiteral("^[a-h][1-8]-?[a-h][1-8]"),
                                                       QRegularExpression::CaseInsensitiveOption);
    if (FromSquareToSquare.match(typed).hasMatch()) {
        return typed;
    }
    const auto letters = shownLetters();
    QString move;
    for (qsizetype i = 0; i < typed.size();) {
        // The longest that fits: in Hebrew the queen is a king and one letter more.
        std::size_t best = letters.size();
        for (std::size_t place = 0; place < letters.size(); ++place) {
            const bool isLonger =
                best == letters.size() || letters[place].size() > letters[best].size();
            if (isLonger && QStringView(typed).mid(i).startsWith(letters[place])) {
                best = place;
            }
        }
        const bool isLetter = best < letters.size();
        move += isLetter ? QChar(QLatin1Char(English[best])) : typed[i];
        i += isLetter ? letters[best].size() : 1;
    }
    return move;
}

} // namespace words
} // namespace chess
