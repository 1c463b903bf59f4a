#include "ui/buttonrow.h"

#include "ui/style.h"

#include <QAbstractButton>
#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace chess {

ButtonRow::ButtonRow(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ButtonRow::addButton(QAbstractButton* button) {
    button->setParent(this);
    m_buttons += button;
    arrange();
    updateGeometry();
}

QList<QAbstractButton*> ButtonRow::shownButtons() const {
    QList<QAbstractButton*> shown = m_buttons;
    shown.removeIf([](const QAbstractButton* button) { return button->isHidden(); });
    return shown;
}

int ButtonRow::widthOfRow() const {
    int width = 0;
    for (const QAbstractButton* button : shownButtons()) {
        width += (width > 0 ? style::SmallSpace : 0) + button->sizeHint().width();
    }
    return width;
}

QSize ButtonRow::sizeHint() const { return {widthOfRow(), heightForWidth(widthOfRow())}; }

QSize ButtonRow::minimumSizeHint() const {
    int width = 0;
    for (const QAbstractButton* button : shownButtons()) {
        width = std::max(width, button->sizeHint().width());
    }
    return {width, heightForWidth(std::max(width, this->width()))};
}

int ButtonRow::heightForWidth(int width) const {
    int row = 0;
    int column = 0;
    for (const QAbstractButton* button : shownButtons()) {
        const int height = button->sizeHint().height();
        row = std::max(row, height);
        column += (column > 0 ? style::TinySpace : 0) + height;
    }
    return widthOfRow() <= width ? row : column;
}

void ButtonRow::arrange() {
    const bool isRow = widthOfRow() <= width();
    QPoint place;
    for (QAbstractButton* button : shownButtons()) {
        const QSize wanted = button->sizeHint();
        button->setGeometry(QStyle::visualRect(layoutDirection(), rect(), QRect(place, wanted)));
        place += isRow ? QPoint(wanted.width() + style::SmallSpace, 0)
                       : QPoint(0, wanted.height() + style::TinySpace);
    }
}

bool ButtonRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::LayoutDirectionChange) {
        // The words of a button may have changed.
        arrange();
        updateGeometry();
    }
    return QWidget::event(event);
}

void ButtonRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace chess
