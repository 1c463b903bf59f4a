#include "ui/evaluationgraph.h"

#include "ui/judgementmark.h"
#include "ui/style.h"

#include <QAccessibleWidget>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace chess {
namespace {

/// Room at all sides of the curve, so that marks on it are whole.
constexpr qreal Margin = 9;
constexpr qreal ProgressHeight = 3;
/// A place nearer than this to its neighbour has no dot of its own.
constexpr qreal LeastGap = 7;

/// Smaller in a low graph, where marks would cover each other.
qreal markRadius(int height) { return std::clamp(height / 20.0, 3.0, 4.5); }

QAccessibleInterface* makeChart(const QString& /*className*/, QObject* object) {
    auto* graph = qobject_cast<EvaluationGraph*>(object);
    return graph == nullptr ? nullptr : new QAccessibleWidget(graph, QAccessible::Chart);
}

} // namespace

EvaluationGraph::EvaluationGraph(QWidget* parent) : QWidget(parent) {
    QAccessible::installFactory(makeChart);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    updateDescription();
}

void EvaluationGraph::setReview(const GameReview& review, bool isRunning) {
    m_review = review;
    m_isRunning = isRunning;
    m_shownPly = std::min(m_shownPly, m_review.length());
    updateDescription();
    update();
}

void EvaluationGraph::setShownPly(std::size_t ply) {
    const std::size_t wanted = std::min(ply, m_review.length());
    if (wanted != m_shownPly) {
        m_shownPly = wanted;
        updateDescription();
        update();
    }
}

QString EvaluationGraph::textOf(std::size_t ply) const {
    const QString place =
        ply == 0 ? tr("Start of the game") : numberedMove(m_review.game(), ply - 1);
    const auto& evaluation = m_review.at(ply);
    if (!evaluation) {
        return place;
    }
    const QString score = evaluationText(evaluation->score);
    const auto move = ply > 0 ? m_review.moveAt(ply - 1) : std::nullopt;
    const QString judgement = move ? judgementName(move->judgement) : QString();
    return judgement.isEmpty()
               ? tr("%1: %2", "a move and its evaluation").arg(place, score)
               : tr("%1: %2, %3", "a move, its evaluation, and what kind of mistake it was")
                     .arg(place, score, judgement);
}

QSize EvaluationGraph::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 48, fontMetrics().height() * 5};
}

QSize EvaluationGraph::minimumSizeHint() const { return {120, fontMetrics().height() * 3}; }

QRectF EvaluationGraph::plot() const {
    return QRectF(rect()).adjusted(Margin, Margin, -Margin, -Margin);
}

qreal EvaluationGraph::xOf(std::size_t ply) const {
    const qreal share = m_review.length() == 0
                            ? 0
                            : static_cast<qreal>(ply) / static_cast<qreal>(m_review.length());
    return plot().left() + share * plot().width();
}

std::size_t EvaluationGraph::plyAt(qreal x) const {
    const qreal share = std::clamp((x - plot().left()) / std::max(plot().width(), 1.0), 0.0, 1.0);
    return static_cast<std::size_t>(std::lround(share * static_cast<qreal>(m_review.length())));
}

QPointF EvaluationGraph::pointOf(std::size_t ply) const {
    const auto& evaluation = m_review.at(ply);
    const double chance = evaluation ? winningChance(evaluation->score) : 0.5;
    return {xOf(ply), plot().bottom() - chance * plot().height()};
}

bool EvaluationGraph::isMistake(std::size_t ply) const {
    const auto move = ply > 0 ? m_review.moveAt(ply - 1) : std::nullopt;
    return move && move->judgement >= Judgement::Inaccuracy;
}

std::size_t EvaluationGraph::nextMistake(int direction) const {
    for (std::size_t ply = m_shownPly; direction > 0 ? ply < m_review.length() : ply > 0;) {
        ply = direction > 0 ? ply + 1 : ply - 1;
        if (isMistake(ply)) {
            return ply;
        }
    }
    return m_shownPly;
}

void EvaluationGraph::choose(std::size_t ply) {
    if (ply != m_shownPly) {
        Q_EMIT plyChosen(ply);
    }
}

void EvaluationGraph::updateDescription() {
    setAccessibleName(tr("Course of the game, %1").arg(textOf(m_shownPly)));
}

bool EvaluationGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), textOf(plyAt(help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

void EvaluationGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        choose(plyAt(event->position().x()));
    } else {
        QWidget::mousePressEvent(event);
    }
}

void EvaluationGraph::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) {
        choose(plyAt(event->position().x()));
    }
}

void EvaluationGraph::wheelEvent(QWheelEvent* event) {
    constexpr int Notch = 120;
    m_wheelAngle += event->angleDelta().y();
    if (m_wheelAngle >= Notch && m_shownPly > 0) {
        choose(m_shownPly - 1);
    } else if (m_wheelAngle <= -Notch && m_shownPly < m_review.length()) {
        choose(m_shownPly + 1);
    }
    m_wheelAngle %= Notch;
    event->accept();
}

void EvaluationGraph::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        choose(m_shownPly > 0 ? m_shownPly - 1 : 0);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        choose(std::min(m_shownPly + 1, m_review.length()));
        break;
    case Qt::Key_Home:
        choose(0);
        break;
    case Qt::Key_End:
        choose(m_review.length());
        break;
    case Qt::Key_PageUp:
        choose(nextMistake(-1));
        break;
    case Qt::Key_PageDown:
        choose(nextMistake(1));
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void EvaluationGraph::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        updateDescription();
    }
    QWidget::changeEvent(event);
}

void EvaluationGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ReviewColors colors = reviewColors(palette());
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath card;
    card.addRoundedRect(frame, style::CornerRadius, style::CornerRadius);
    painter.fillPath(card, colors.unknown);
    painter.setClipPath(card);
    paintCurves(painter);
    paintCursor(painter);
    if (m_isRunning) {
        paintProgress(painter);
    }
    painter.setClipping(false);
    painter.strokePath(card, hasFocus() ? QPen(colors.cursor, 2) : QPen(colors.frame, 1));
    paintMistakes(painter);
}

QPainterPath EvaluationGraph::curve(std::size_t first, std::size_t last) const {
    // The first and the last place of the game reach to the sides.
    const QPointF start = pointOf(first);
    QPainterPath path(first == 0 ? QPointF(0, start.y()) : start);
    path.lineTo(start);
    for (std::size_t ply = first + 1; ply <= last; ++ply) {
        const QPointF from = path.currentPosition();
        const QPointF to = pointOf(ply);
        const qreal middle = (from.x() + to.x()) / 2;
        path.cubicTo({middle, from.y()}, {middle, to.y()}, to);
    }
    if (last == m_review.length()) {
        path.lineTo(width(), path.currentPosition().y());
    }
    return path;
}

void EvaluationGraph::paintCurves(QPainter& painter) const {
    const ReviewColors colors = reviewColors(palette());
    const QRectF whole(rect());
    for (std::size_t first = 0; first <= m_review.length(); ++first) {
        if (!m_review.at(first)) {
            continue;
        }
        std::size_t last = first;
        while (last < m_review.length() && m_review.at(last + 1)) {
            ++last;
        }
        const QPainterPath line = curve(first, last);
        const qreal left = line.elementAt(0).x;
        const qreal right = line.currentPosition().x();
        painter.fillRect(QRectF(QPointF(left, whole.top()), QPointF(right, whole.bottom())),
                         colors.black);
        QPainterPath ground = line;
        ground.lineTo(right, whole.bottom());
        ground.lineTo(left, whole.bottom());
        painter.fillPath(ground, colors.white);
        painter.strokePath(line, QPen(colors.curve, 1.5));
        first = last;
    }
    painter.setPen(QPen(colors.middle, 1, Qt::DotLine));
    const qreal even = std::round(plot().center().y()) + 0.5;
    painter.drawLine(QPointF(whole.left(), even), QPointF(whole.right(), even));
}

void EvaluationGraph::paintCursor(QPainter& painter) const {
    const ReviewColors colors = reviewColors(palette());
    const QPointF point = pointOf(m_shownPly);
    painter.setPen(QPen(colors.cursor, 2));
    painter.drawLine(QPointF(point.x(), 0), QPointF(point.x(), height()));
    if (m_review.at(m_shownPly)) {
        painter.setPen(QPen(colors.markEdge, 1.5));
        painter.setBrush(colors.cursor);
        const qreal radius = markRadius(height());
        painter.drawEllipse(point, radius, radius);
    }
}

void EvaluationGraph::paintMistakes(QPainter& painter) const {
    const ReviewColors colors = reviewColors(palette());
    // The worst on top, and small slips not so near to others that one cannot tell them apart.
    for (const Judgement kind : {Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder}) {
        qreal lastX = -LeastGap;
        for (std::size_t ply = 1; ply <= m_review.length(); ++ply) {
            const auto move = m_review.moveAt(ply - 1);
            if (!move || move->judgement != kind) {
                continue;
            }
            const QPointF point = pointOf(ply);
            if (kind == Judgement::Inaccuracy && point.x() - lastX < LeastGap) {
                continue;
            }
            paintJudgement(painter, point, markRadius(height()), kind, colors);
            lastX = point.x();
        }
    }
}

void EvaluationGraph::paintProgress(QPainter& painter) const {
    const ReviewColors colors = reviewColors(palette());
    const qreal share =
        static_cast<qreal>(m_review.knownCount()) / static_cast<qreal>(m_review.length() + 1);
    painter.fillRect(QRectF(0, height() - ProgressHeight, width() * share, ProgressHeight),
                     colors.cursor);
    std::size_t unknown = 0;
    while (unknown < m_review.length() && !m_review.at(unknown)) {
        ++unknown;
    }
    const QString text =
        tr("Looking at the game… %1 %", "progress in per cent").arg(qRound(share * 100));
    painter.setFont(style::scaled(font(), style::CaptionScale));
    const QRectF room(Margin, 0, xOf(unknown) - 2 * Margin, height());
    const QFontMetricsF metrics(painter.font());
    QRectF ground = metrics.boundingRect(text);
    ground.moveCenter(room.center());
    if (ground.width() <= room.width()) {
        painter.fillRect(ground.adjusted(-Margin, 0, Margin, 0), colors.unknown);
        painter.setPen(style::quietText(palette()));
        painter.drawText(room, Qt::AlignCenter, text);
    }
}

} // namespace chess
