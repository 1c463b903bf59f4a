// The few measures and colours that all parts of the window share.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QWidget;

namespace chess::style {

inline constexpr int TinySpace = 4;
inline constexpr int SmallSpace = 8;
inline constexpr int Space = 12;
inline constexpr int WideSpace = 16;
inline constexpr int HugeSpace = 24;
inline constexpr int CornerRadius = 8;

/// Sizes of type, as parts of the system's font size.
inline constexpr qreal CaptionScale = 0.9;
inline constexpr qreal NameScale = 1.25;
inline constexpr qreal TitleScale = 2.0;

[[nodiscard]] bool isDark(const QPalette& palette);
/// Whether the system asks for high contrast: text that could hardly stand out more, on plain black
/// or white everywhere.
[[nodiscard]] bool isHighContrast(const QPalette& palette);
/// How two colours stand out from each other, from 1 to 21, as WCAG 2 defines it.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);
/// The one accent, readable on the palette's window and base colours.
[[nodiscard]] QColor accent(const QPalette& palette);
/// For text and drawings on the accent.
[[nodiscard]] QColor onAccent(const QPalette& palette);
/// For text that is less important, still readable.
[[nodiscard]] QColor quietText(const QPalette& palette);
/// The ground of cards: set off from the window by a breath.
[[nodiscard]] QColor card(const QPalette& palette);
/// The hairline around cards; a strong line where the system asks for high contrast.
[[nodiscard]] QColor hairline(const QPalette& palette);
/// The ground of what is chosen in a list.
[[nodiscard]] QColor chosen(const QPalette& palette);
/// The ground of what the mouse is over.
[[nodiscard]] QColor hovered(const QPalette& palette);

[[nodiscard]] QFont scaled(const QFont& font, qreal scale);
/// With figures that all have the same width, for clocks.
[[nodiscard]] QFont withTabularFigures(const QFont& font);

} // namespace chess::style
