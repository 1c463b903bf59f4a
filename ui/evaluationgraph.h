// The course of a game as a curve: White's chances over the moves, with the mistakes marked.
#pragma once

#include "ui/gamereview.h"

#include <QWidget>

class QPainterPath;

namespace chess {

/// White is the light ground that rises from below, Black the dark one above it; time goes from
/// left to right in every language. A click, a drag, the wheel or the arrow keys choose a place of
/// the game (Home and End its first and last; Page Up and Page Down the mistakes). The graph itself
/// only asks: it shows the place that it is told to.
class EvaluationGraph : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationGraph(QWidget* parent = nullptr);

    [[nodiscard]] const GameReview& review() const { return m_review; }
    /// What is not known yet is drawn as a quiet ground, with a bar of progress while it is being
    /// worked out.
    void setReview(const GameReview& review, bool isRunning = false);

    /// Where the cursor stands, 0 to review().length().
    [[nodiscard]] std::size_t shownPly() const { return m_shownPly; }
    void setShownPly(std::size_t ply);

    /// "12... Qd7: −1.40", with the judgement if it was a mistake; what tool tip and screen reader
    /// say of a place.
    [[nodiscard]] QString textOf(std::size_t ply) const;
    /// Where a place of the game is in the widget, and the place nearest to a point of it.
    [[nodiscard]] qreal xOf(std::size_t ply) const;
    [[nodiscard]] std::size_t plyAt(qreal x) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A person wants to see this place.
    void plyChosen(std::size_t ply);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QPointF pointOf(std::size_t ply) const;
    [[nodiscard]] bool isMistake(std::size_t ply) const;
    /// The next place before (-1) or after (1) the one shown where a mistake was made, or the one
    /// shown.
    [[nodiscard]] std::size_t nextMistake(int direction) const;
    /// The curve over known places, from `first` to `last`.
    [[nodiscard]] QPainterPath curve(std::size_t first, std::size_t last) const;
    void choose(std::size_t ply);
    void updateDescription();

    void paintCurves(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    void paintMistakes(QPainter& painter) const;
    void paintProgress(QPainter& painter) const;

    GameReview m_review;
    std::size_t m_shownPly = 0;
    bool m_isRunning = false;
    int m_wheelAngle = 0;
};

} // namespace chess
