#include "ui/boardtheme.h"

#include "ui/style.h"

#include <QCoreApplication>

#include <algorithm>

namespace chess {
namespace {

struct ThemeNames {
    Q_DECLARE_TR_FUNCTIONS(BoardTheme)
};

QColor withOpacity(QRgb color, double opacity) {
    QColor result(color);
    result.setAlphaF(static_cast<float>(opacity));
    return result;
}

/// Deep colours with a light edge show on light and dark squares alike; amber, which is light
/// itself, takes a dark one.
void addMarks(BoardTheme& theme) {
    const QColor white(0xFFFDF8);
    const QColor ink(0x2A1A05);
    const MarkColors violet{QColor(0x6A1FA6), white};
    const MarkColors green{QColor(0x0D5A2B), white};
    const auto set = [&theme](MarkKind kind, MarkColors colors) {
        theme.marks[index(kind)] = std::move(colors);
    };
    set(MarkKind::LastMove, {withOpacity(0xF5B62E, 0.55), withOpacity(0x4A2E00, 1)});
    set(MarkKind::Check, {QColor(0xD3131F), QColor(0x5E0009)});
    set(MarkKind::Selected, {QColor(0xFFB81C), ink});
    set(MarkKind::Hint, violet);
    set(MarkKind::Move, {QColor(0x26282E), white});
    set(MarkKind::Capture, green);
    set(MarkKind::Threatened, {QColor(0xA60C18), white});
    set(MarkKind::Castling, {QColor(0x15479E), white});
    set(MarkKind::DropTarget, {QColor(0xFFFDF8), ink});
    set(MarkKind::Cursor, {QColor(0x0A46B0), white});
    theme.hintArrow = violet;
    theme.betterArrow = green;
}

struct Squares {
    QRgb light;
    QRgb dark;
};
struct Frame {
    QRgb wood;
    QRgb line;
    QRgb letters;
};

BoardTheme makeTheme(const QString& id, Squares squares, Frame frame) {
    BoardTheme theme{.id = id,
                     .lightSquare = squares.light,
                     .darkSquare = squares.dark,
                     .frame = frame.wood,
                     .frameLine = frame.line,
                     .coordinates = frame.letters,
                     .marks = {},
                     .hintArrow = {},
                     .betterArrow = {}};
    addMarks(theme);
    return theme;
}

} // namespace

QString BoardTheme::name() const {
    if (id == QLatin1String("slate")) {
        return ThemeNames::tr("Slate");
    }
    if (id == QLatin1String("sage")) {
        return ThemeNames::tr("Sage");
    }
    if (id == QLatin1String("contrast")) {
        return ThemeNames::tr("High contrast");
    }
    return ThemeNames::tr("Walnut");
}

std::vector<BoardTheme> allThemes() {
    return {
        makeTheme(QStringLiteral("walnut"), {0xEAD9BD, 0xA87B58}, {0x4E3323, 0x2E1C12, 0xEBD9BC}),
        makeTheme(QStringLiteral("slate"), {0xDCE3E8, 0x7890A3}, {0x36444F, 0x1F2931, 0xDCE5EB}),
        makeTheme(QStringLiteral("sage"), {0xE7EBD8, 0x71906A}, {0x38493A, 0x202C22, 0xE3E9D3}),
        makeTheme(QStringLiteral("contrast"), {0xFFFFFF, 0x8A8A8A}, {0x000000, 0xFFFFFF, 0xFFFFFF}),
    };
}

BoardTheme themeNamed(const QString& id) {
    const std::vector<BoardTheme> themes = allThemes();
    const auto found = std::find_if(themes.begin(), themes.end(),
                                    [&id](const BoardTheme& theme) { return theme.id == id; });
    return found == themes.end() ? themes.front() : *found;
}

BoardTheme themeFor(const QString& id, const QPalette& palette) {
    return themeNamed(id.isEmpty() && style::isHighContrast(palette) ? QStringLiteral("contrast")
                                                                     : id);
}

} // namespace chess
