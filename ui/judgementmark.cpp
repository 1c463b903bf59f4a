#include "ui/judgementmark.h"

#include "ui/style.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace chess {
namespace {

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Marks)
};

QColor mixed(const QColor& one, const QColor& other, float share) {
    const auto part = [share](float left, float right) { return left + (right - left) * share; };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

QPainterPath polygon(QPointF centre, std::initializer_list<QPointF> corners, qreal radius) {
    QPolygonF result;
    for (const QPointF& corner : corners) {
        result << centre + corner * radius;
    }
    QPainterPath path;
    path.addPolygon(result);
    path.closeSubpath();
    return path;
}

} // namespace

ReviewColors reviewColors(const QPalette& palette) {
    const bool isDark = style::isDark(palette);
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    ReviewColors colors;
    colors.white = isDark ? mixed(window, text, 0.72F) : palette.color(QPalette::Base);
    colors.black = isDark ? mixed(window, Qt::black, 0.45F) : mixed(window, text, 0.62F);
    colors.unknown = mixed(window, text, isDark ? 0.10F : 0.07F);
    colors.curve = mixed(window, text, isDark ? 0.95F : 0.85F);
    colors.middle = mixed(colors.white, colors.black, 0.5F);
    colors.frame = style::hairline(palette);
    colors.cursor = style::accent(palette);
    colors.inaccuracy = isDark ? QColor(0xE0A100) : QColor(0xA87400);
    colors.mistake = isDark ? QColor(0xF08030) : QColor(0xC85A08);
    colors.blunder = isDark ? QColor(0xF2666A) : QColor(0xD0262B);
    colors.markEdge = isDark ? QColor(0x1B1917) : QColor(0xFFFFFF);
    return colors;
}

void paintJudgement(QPainter& painter, QPointF centre, qreal radius, Judgement judgement,
                    const ReviewColors& colors) {
    QPainterPath path;
    QColor color;
    switch (judgement) {
    case Judgement::Best:
    case Judgement::Good:
        return;
    case Judgement::Inaccuracy:
        path.addEllipse(centre, radius * 0.85, radius * 0.85);
        path.addEllipse(centre, radius * 0.35, radius * 0.35);
        color = colors.inaccuracy;
        break;
    case Judgement::Mistake:
        path = polygon(centre, {{0, -1.1}, {1.1, 0}, {0, 1.1}, {-1.1, 0}}, radius);
        color = colors.mistake;
        break;
    case Judgement::Blunder:
        path = polygon(centre, {{-1.15, -0.85}, {1.15, -0.85}, {0, 1.15}}, radius);
        color = colors.blunder;
        break;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.markEdge, radius * 0.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.fillPath(path, color);
    painter.restore();
}

QString judgementName(Judgement judgement) {
    switch (judgement) {
    case Judgement::Inaccuracy:
        return Marks::tr("inaccuracy");
    case Judgement::Mistake:
        return Marks::tr("mistake");
    case Judgement::Blunder:
        return Marks::tr("blunder");
    default:
        return {};
    }
}

} // namespace chess
