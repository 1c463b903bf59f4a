#include "ui/messagepanel.h"

#include "ui/style.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace chess {

MessagePanel::MessagePanel(QWidget* parent)
    : CardFrame(parent), m_text(new QLabel(this)), m_detail(new QLabel(this)),
      m_busy(new QProgressBar(this)), m_buttons(new QHBoxLayout) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setFont(style::scaled(font(), style::CaptionScale));
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    m_detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(style::TinySpace);
    QSizePolicy keepsRoom = m_busy->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsRoom);
    m_busy->hide();
    m_buttons->setSpacing(style::SmallSpace);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::Space, style::SmallSpace, style::Space, style::SmallSpace);
    column->setSpacing(style::TinySpace);
    column->addWidget(m_text, 1);
    column->addWidget(m_detail);
    column->addWidget(m_busy);
    column->addLayout(m_buttons);
}

QString MessagePanel::text() const { return m_text->text(); }

void MessagePanel::showMessage(const QString& text) {
    if (m_text->text() == text) {
        return;
    }
    m_text->setText(text);
    m_text->setAccessibleName(text);
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessagePanel::showDetail(const QString& text) { m_detail->setText(text); }

void MessagePanel::setBusy(bool isBusy) { m_busy->setVisible(isBusy); }

void MessagePanel::setActions(const QList<QAction*>& actions, QMenu* moreOfTheLast) {
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        if (QWidget* button = item->widget()) {
            button->hide();
            button->deleteLater();
        }
        delete item;
    }
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        if (action->shortcut().isEmpty()) {
            // Keys for what has none in the menus, as the answers to a question.
            button->setText(action->text());
        }
        button->setFocusPolicy(Qt::StrongFocus);
        if (moreOfTheLast != nullptr && action == actions.last()) {
            button->setPopupMode(QToolButton::MenuButtonPopup);
            button->setMenu(moreOfTheLast);
        }
        m_buttons->addWidget(button);
    }
    m_buttons->addStretch();
}

QSize MessagePanel::sizeHint() const {
    const int line = fontMetrics().lineSpacing();
    const int button = QToolButton().sizeHint().height() + line / 2;
    return {line * 14,
            4 * line + m_busy->height() + button + 2 * style::SmallSpace + 3 * style::TinySpace};
}

} // namespace chess
