#include "ui/messagepanel.h"

#include "ui/buttonrow.h"
#include "ui/elidedlabel.h"
#include "ui/scrollingpage.h"
#include "ui/style.h"

#include <QAccessible>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace chess {

MessagePanel::MessagePanel(QWidget* parent)
    : CardFrame(parent), m_text(new QLabel(this)), m_detail(new ElidedLabel(this)),
      m_busy(new QProgressBar(this)), m_buttons(new ButtonRow(this)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    QSizePolicy wraps(QSizePolicy::Ignored, QSizePolicy::Preferred);
    wraps.setHeightForWidth(true);
    m_text->setSizePolicy(wraps);
    m_detail->setFont(style::scaled(font(), style::CaptionScale));
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(style::TinySpace);
    QSizePolicy keepsRoom = m_busy->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsRoom);
    m_busy->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::Space, style::SmallSpace, style::Space, style::SmallSpace);
    column->setSpacing(style::TinySpace);
    column->addWidget(new ScrollingPage(m_text), 1);
    column->addWidget(m_detail);
    column->addWidget(m_busy);
    column->addWidget(m_buttons);
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

void MessagePanel::setActions(const QList<QAction*>& actions) {
    m_buttons->clear();
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        m_buttons->addButton(button);
    }
}

QSize MessagePanel::sizeHint() const {
    const int line = fontMetrics().lineSpacing();
    const int button = QToolButton().sizeHint().height() + line / 2;
    return {line * 9,
            4 * line + m_busy->height() + button + 2 * style::SmallSpace + 3 * style::TinySpace};
}

QSize MessagePanel::minimumSizeHint() const {
    return {std::max(sizeHint().width(), m_buttons->minimumSizeHint().width() + 2 * style::Space),
            sizeHint().height()};
}

} // namespace chess
