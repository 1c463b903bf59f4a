// The colours of a board: squares, frame and marks.
#pragma once

#include "ui/boardmarks.h"

#include <QColor>
#include <QPalette>
#include <QString>

namespace chess {

/// A mark's own colour, and that of the thin line which sets it off: whatever the square, one of
/// the two stands out from it by 3:1 at least.
struct MarkColors {
    QColor fill;
    QColor edge;
};

struct BoardTheme {
    /// The name under which preferences keep it.
    QString id;
    QColor lightSquare;
    QColor darkSquare;
    QColor frame;
    /// The hairline between frame and squares.
    QColor frameLine;
    QColor coordinates;
    std::array<MarkColors, MarkKindCount> marks;
    MarkColors hintArrow;
    MarkColors betterArrow;

    [[nodiscard]] const MarkColors& colorsOf(MarkKind kind) const { return marks[index(kind)]; }
    [[nodiscard]] const QColor& colorOf(Square square) const {
        return isLightSquare(square) ? lightSquare : darkSquare;
    }
    /// What people call it, in their language.
    [[nodiscard]] QString name() const;
};

/// In the order in which they are offered; the first is that of a first start.
[[nodiscard]] std::vector<BoardTheme> allThemes();
/// The theme of that id, or the first when there is none.
[[nodiscard]] BoardTheme themeNamed(const QString& id);
/// The same; without an id, the one that goes with the palette: of high contrast where the system
/// asks for that, else the first.
[[nodiscard]] BoardTheme themeFor(const QString& id, const QPalette& palette);

} // namespace chess
