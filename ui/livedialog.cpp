#include "ui/livedialog.h"

#include "ui/scrollingpage.h"
#include "ui/style.h"

#include <QEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace chess {
namespace {

/// No dialog is made smaller than this, on a screen that has the room.
constexpr QSize SmallestSize(400, 400);
/// What the frame of a window takes.
constexpr QSize FrameSize(16, 48);

} // namespace

LiveDialog::LiveDialog(QSize openingSize, QWidget* parent)
    : QDialog(parent), m_openingSize(openingSize) {
    setMinimumSize(SmallestSize.boundedTo(screen()->availableSize() - FrameSize));
}

QVBoxLayout* LiveDialog::makeContent() {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                              style::WideSpace);
    outer->setSpacing(style::Space);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::Space);
    outer->addWidget(new ScrollingPage(content), 1);
    return column;
}

void LiveDialog::openWide() {
    const QSize room = screen()->availableSize() - FrameSize;
    const QSize wanted = layout()->hasHeightForWidth()
                             ? QSize(layout()->sizeHint().width(),
                                     layout()->totalHeightForWidth(layout()->sizeHint().width()))
                             : layout()->sizeHint();
    // The sizes are thought for a usual font, and grow with a larger one.
    constexpr qreal UsualHeight = 18;
    const qreal scale = std::max(1.0, fontMetrics().height() / UsualHeight);
    resize(wanted.expandedTo(m_openingSize * scale).expandedTo(minimumSize()).boundedTo(room));
}

void LiveDialog::rebuild() {
    m_isRebuilding = false;
    const QSize before = size();
    keepState();
    for (QWidget* part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        // A question over the dialog stays.
        if (!part->isWindow()) {
            delete part;
        }
    }
    delete layout();
    build();
    resize(size().expandedTo(before));
}

void LiveDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && layout() != nullptr && !m_isRebuilding) {
        // Once the click that chose the language is done with, and once for all its files.
        m_isRebuilding = true;
        QMetaObject::invokeMethod(this, &LiveDialog::rebuild, Qt::QueuedConnection);
    }
}

} // namespace chess
