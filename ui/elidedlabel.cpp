#include "ui/elidedlabel.h"

#include <QStyle>
#include <QStylePainter>

namespace chess {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setText(const QString& text) {
    QLabel::setText(text);
    setToolTip(text);
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    const QRect place = contentsRect();
    // At the edge where lines begin, whatever the script of the text.
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading);
    painter.drawItemText(place, static_cast<int>(side | Qt::AlignVCenter | Qt::AlignAbsolute),
                         palette(), isEnabled(),
                         fontMetrics().elidedText(text(), Qt::ElideRight, place.width()),
                         foregroundRole());
}

} // namespace chess
