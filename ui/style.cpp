#include "ui/style.h"

namespace chess::style {
namespace {

QColor mixed(const QColor& one, const QColor& other, qreal share) {
    const auto part = [share](float left, float right) {
        return static_cast<float>(left + (right - left) * share);
    };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

} // namespace

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

QColor accent(const QPalette& palette) { return isDark(palette) ? 0xE3AE66 : 0x94561F; }

QColor quietText(const QPalette& palette) {
    return mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.3);
}

QColor card(const QPalette& palette) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::Base),
                 isDark(palette) ? 0.5 : 0.75);
}

QColor hairline(const QPalette& palette) {
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
