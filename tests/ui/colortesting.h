// What the tests of colours share: palettes, and eyes that see colours otherwise.
#pragma once

#include "ui/appearance.h"
#include "ui/style.h"

#include <QImage>
#include <QPainter>
#include <QStyle>
#include <QStyleFactory>

#include <array>
#include <cmath>

namespace chess {

/// What WCAG 2 asks for at level AA: of text, of large text, and of drawings.
inline constexpr double TextContrast = 4.5;
inline constexpr double LargeTextContrast = 3.0;
inline constexpr double GraphicsContrast = 3.0;

/// A colour that may let another one shine through.
inline QColor over(const QColor& paint, const QColor& ground) {
    QImage image(1, 1, QImage::Format_RGB32);
    image.fill(ground);
    QPainter(&image).fillRect(0, 0, 1, 1, paint);
    return image.pixelColor(0, 0);
}

/// A palette of a desktop.
inline QPalette desktopPalette(const QColor& window, const QColor& base, const QColor& text) {
    QPalette palette;
    for (const auto role : {QPalette::Window, QPalette::Button}) {
        palette.setColor(role, window);
    }
    palette.setColor(QPalette::Base, base);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText}) {
        palette.setColor(role, text);
    }
    return palette;
}

/// As desktops for weak eyes have it: two colours and nothing between.
inline QPalette highContrast(const QColor& ground, const QColor& text) {
    return desktopPalette(ground, ground, text);
}

inline std::vector<std::pair<const char*, QPalette>> ordinaryPalettes() {
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("Fusion")));
    return {{"Fusion", fusion->standardPalette()},
            {"a light desktop", desktopPalette(0xEFF0F1, 0xFCFCFC, 0x232629)},
            {"a dark desktop", desktopPalette(0x323232, 0x242424, 0xFFFFFF)},
            {"our light", lightPalette()},
            {"our dark", darkPalette()}};
}

inline std::vector<std::pair<const char*, QPalette>> allPalettes() {
    auto palettes = ordinaryPalettes();
    palettes.emplace_back("black on white", highContrast(Qt::white, Qt::black));
    palettes.emplace_back("white on black", highContrast(Qt::black, Qt::white));
    palettes.emplace_back("yellow on black", highContrast(Qt::black, Qt::yellow));
    return palettes;
}

enum class Eyesight { Grey, Deuteranopia, Protanopia };

/// The colour as such an eye sees it, after Viénot, Brettel and Mollon (1999).
inline QColor seenBy(Eyesight sight, const QColor& color) {
    using Row = std::array<double, 3>;
    constexpr std::array Grey{Row{0.2126, 0.7152, 0.0722}, Row{0.2126, 0.7152, 0.0722},
                              Row{0.2126, 0.7152, 0.0722}};
    constexpr std::array Deuteranopia{Row{0.29275, 0.70725, -0.02234},
                                      Row{0.29275, 0.70725, -0.02234}, Row{0, 0, 1.02234}};
    constexpr std::array Protanopia{Row{0.11238, 0.88762, 0.00401}, Row{0.11238, 0.88762, 0.00401},
                                    Row{0, 0, 0.99599}};
    const auto& matrix = sight == Eyesight::Grey           ? Grey
                         : sight == Eyesight::Deuteranopia ? Deuteranopia
                                                           : Protanopia;
    const auto linear = [](double part) { return std::pow(part, 2.2); };
    const Row light{linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
    std::array<float, 3> seen{};
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const double sum =
            matrix[i][0] * light[0] + matrix[i][1] * light[1] + matrix[i][2] * light[2];
        seen[i] = static_cast<float>(std::pow(std::clamp(sum, 0.0, 1.0), 1 / 2.2));
    }
    return QColor::fromRgbF(seen[0], seen[1], seen[2]);
}

} // namespace chess

Q_DECLARE_METATYPE(chess::Eyesight)
