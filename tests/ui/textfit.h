// Finds words that do not fit where they are shown, in a window that is open.
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>

namespace chess {

inline QString troubleOfLabel(const QLabel& label) {
    if (label.text().isEmpty() || label.property("elidesText").toBool()) {
        return {};
    }
    if (!label.wordWrap()) {
        return label.sizeHint().width() > label.width() ? QStringLiteral("too narrow") : QString();
    }
    return label.minimumSizeHint().width() > label.width()        ? QStringLiteral("too narrow")
           : label.heightForWidth(label.width()) > label.height() ? QStringLiteral("too low")
                                                                  : QString();
}

inline QString troubleOfButton(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty() || (tool != nullptr && !tool->icon().isNull() &&
                                    tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) {
        return {};
    }
    const QSize needed = button.sizeHint();
    return needed.width() > button.width()     ? QStringLiteral("too narrow")
           : needed.height() > button.height() ? QStringLiteral("too low")
                                               : QString();
}

inline QString troubleOfChoice(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                    QStyle::SC_ComboBoxEditField, &box);
    for (int i = 0; i < box.count(); ++i) {
        if (box.fontMetrics().horizontalAdvance(box.itemText(i)) > field.width()) {
            return QStringLiteral("too narrow for “%1”").arg(box.itemText(i));
        }
    }
    return {};
}

inline QString troubleOfField(const QLineEdit& field) {
    constexpr int Margins = 8;
    const QString text = field.text().isEmpty() ? field.placeholderText() : QString();
    return field.fontMetrics().horizontalAdvance(text) + Margins > field.width()
               ? QStringLiteral("too narrow for “%1”").arg(text)
               : QString();
}

inline QString troubleOfTabs(const QTabBar& bar) {
    for (int i = 0; i < bar.count(); ++i) {
        const QSize words = bar.fontMetrics().size(Qt::TextShowMnemonic, bar.tabText(i));
        // Where the tabs together are too wide, the bar has buttons to scroll.
        if (words.width() > bar.tabRect(i).width() || words.height() > bar.tabRect(i).height()) {
            return QStringLiteral("the tab “%1” is too small").arg(bar.tabText(i));
        }
    }
    return {};
}

inline QString troubleOfHeader(const QHeaderView& header) {
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, header.orientation()).toString();
        if (header.orientation() == Qt::Horizontal && !header.isSectionHidden(i) &&
            header.sectionSizeHint(i) > header.sectionSize(i)) {
            return QStringLiteral("the column “%1” is too narrow").arg(text);
        }
    }
    return {};
}

inline QString troubleOfMenus(const QMenuBar& bar) {
    for (const QAction* action : bar.actions()) {
        if (!bar.rect().contains(bar.actionGeometry(const_cast<QAction*>(action)))) {
            return QStringLiteral("no room for the menu “%1”").arg(action->text());
        }
    }
    return {};
}

inline QString troubleOfWords(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        return troubleOfLabel(*label);
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        return troubleOfButton(*button);
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        return troubleOfChoice(*box);
    }
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) {
        return troubleOfField(*field);
    }
    if (const auto* spin = qobject_cast<const QSpinBox*>(&widget)) {
        return spin->sizeHint().width() > spin->width() ? QStringLiteral("too narrow") : QString();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        return troubleOfTabs(*tabs);
    }
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
        return troubleOfHeader(*header);
    }
    const auto* menus = qobject_cast<const QMenuBar*>(&widget);
    return menus != nullptr ? troubleOfMenus(*menus) : QString();
}

/// Content of a scroll area may be larger than what one sees of it.
inline bool isScrolled(const QWidget& widget) {
    const auto* area =
        widget.parentWidget() == nullptr
            ? nullptr
            : qobject_cast<const QAbstractScrollArea*>(widget.parentWidget()->parentWidget());
    return area != nullptr && area->viewport() == widget.parentWidget();
}

/// What is wrong in a window, a line for each widget.
inline QStringList troublesOfWords(const QWidget& window) {
    QStringList troubles;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) {
            continue;
        }
        QString trouble = troubleOfWords(*widget);
        // Parts of Qt's own widgets, as the scroll buttons of tabs, keep rules of their own.
        const bool isOurs = !widget->objectName().startsWith(QLatin1String("qt_"));
        if (trouble.isEmpty() && isOurs && !isScrolled(*widget) && !widget->size().isEmpty() &&
            qobject_cast<const QTabBar*>(widget->parentWidget()) == nullptr &&
            !widget->parentWidget()->rect().contains(widget->geometry())) {
            trouble = QStringLiteral("outside of its parent");
        }
        if (!trouble.isEmpty()) {
            const QVariant text = widget->property("text");
            troubles +=
                QStringLiteral("%1 “%2” (%3 x %4, wants %5 x %6): %7")
                    .arg(QString::fromLatin1(widget->metaObject()->className()), text.toString())
                    .arg(widget->width())
                    .arg(widget->height())
                    .arg(widget->sizeHint().width())
                    .arg(widget->sizeHint().height())
                    .arg(trouble);
        }
    }
    return troubles;
}

} // namespace chess
