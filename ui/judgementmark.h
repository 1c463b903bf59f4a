// The marks of moves that were not good, and the colours of a review.
#pragma once

#include "ui/gamereview.h"

#include <QColor>
#include <QPalette>
#include <QPointF>

class QPainter;

namespace chess {

/// All from the palette, light or dark.
struct ReviewColors {
    QColor white;
    QColor black;
    /// The ground of what is not known yet.
    QColor unknown;
    QColor curve;
    /// The line of even chances.
    QColor middle;
    QColor frame;
    QColor cursor;
    QColor inaccuracy;
    QColor mistake;
    QColor blunder;
    /// Around the marks: whatever is behind them, they stand out.
    QColor markEdge;
};

[[nodiscard]] ReviewColors reviewColors(const QPalette& palette);

/// A ring for an inaccuracy, a diamond for a mistake, a triangle for a blunder, nothing for good
/// moves: told apart by shape as well as by colour.
void paintJudgement(QPainter& painter, QPointF centre, qreal radius, Judgement judgement,
                    const ReviewColors& colors);

/// "inaccuracy", "mistake" or "blunder"; empty for good moves.
[[nodiscard]] QString judgementName(Judgement judgement);

} // namespace chess
