#include "ui/style.h"

#include <algorithm>
#include <cmath>

namespace chess::style {
namespace {

QColor mixed(const QColor& one, const QColor& other, qreal share) {
    const auto part = [share](float left, float right) {
        return static_cast<float>(left + (right - left) * share);
    };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

/// As WCAG 2 defines it.
double luminance(const QColor& color) {
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

} // namespace

double contrast(const QColor& one, const QColor& other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

bool isHighContrast(const QPalette& palette) {
    constexpr double Strong = 15;
    const QColor window = palette.color(QPalette::Window);
    const bool isPlain = window == QColor(Qt::black) || window == QColor(Qt::white);
    return isPlain && palette.color(QPalette::Base) == window &&
           contrast(window, palette.color(QPalette::WindowText)) >= Strong;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

QColor accent(const QPalette& palette) { return isDark(palette) ? 0xE3AE66 : 0x94561F; }

QColor onAccent(const QPalette& palette) { return isDark(palette) ? 0x1E1A16 : 0xFFFFFF; }

QColor quietText(const QPalette& palette) {
    if (isHighContrast(palette)) {
        return palette.color(QPalette::WindowText);
    }
    return mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.3);
}

QColor card(const QPalette& palette) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::Base),
                 isDark(palette) ? 0.5 : 0.75);
}

QColor hairline(const QPalette& palette) {
    return isHighContrast(palette) ? palette.color(QPalette::WindowText) : hovered(palette);
}

QColor chosen(const QPalette& palette) {
    return mixed(palette.color(QPalette::Base), accent(palette), 0.12);
}

QColor hovered(const QPalette& palette) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.18);
}

QFont scaled(const QFont& font, qreal scale) {
    QFont result = font;
    if (font.pointSizeF() > 0) {
        result.setPointSizeF(font.pointSizeF() * scale);
    } else {
        result.setPixelSize(qRound(font.pixelSize() * scale));
    }
    return result;
}

QFont withTabularFigures(const QFont& font) {
    // Qt 6.4 cannot ask a font for tabular figures; those of the fonts in use are tabular already,
    // but for kerning.
    QFont result = font;
    result.setKerning(false);
    return result;
}

} // namespace chess::style
