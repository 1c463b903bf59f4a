#include "ui/scrollingpage.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace chess {
namespace {

int heightFor(const QWidget& content, int width) {
    return content.hasHeightForWidth() ? content.heightForWidth(width)
                                       : content.sizeHint().height();
}

} // namespace

ScrollingPage::ScrollingPage(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    // The ground of whatever it stands on.
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

QSize ScrollingPage::sizeHint() const {
    const int width = std::max(widget()->sizeHint().width(), widget()->minimumSizeHint().width());
    return {width, heightFor(*widget(), width)};
}

QSize ScrollingPage::minimumSizeHint() const {
    const int needed = widget()->minimumSizeHint().width();
    const int whole = heightFor(*widget(), std::max(needed, width()));
    const int bar = whole > height() ? verticalScrollBar()->sizeHint().width() : 0;
    return {needed + bar, std::min(whole, m_fewestLines * fontMetrics().lineSpacing())};
}

bool ScrollingPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace chess
