#include "ui/messagepanel.h"

#include "ui/announcer.h"
#include "ui/buttonrow.h"
#include "ui/elidedlabel.h"
#include "ui/quiettext.h"
#include "ui/scrollingpage.h"
#include "ui/style.h"

#include <QLabel>
#include <QProgressBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace chess {

MessagePanel::MessagePanel(QWidget* parent)
    : CardFrame(parent), m_text(new Announcer(this)), m_detail(new ElidedLabel(this)),
      m_busy(new QProgressBar(this)), m_buttonRow(new ButtonRow(this)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    QSizePolicy wraps(QSizePolicy::Ignored, QSizePolicy::Preferred);
    wraps.setHeightForWidth(true);
    m_text->setSizePolicy(wraps);
    m_detail->setFont(style::scaled(font(), style::CaptionScale));
    makeQuiet(*m_detail);
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
    auto* page = new ScrollingPage(m_text);
    // Answers below each other need the room: the words scroll, but no button is cut off.
    page->setFewestLines(1);
    column->addWidget(page, 1);
    column->addWidget(m_detail);
    column->addWidget(m_busy);
    column->addWidget(m_buttonRow);
    // Most that is asked has two answers.
    m_buttons = {addButton(), addButton()};
}

QString MessagePanel::text() const { return m_text->text(); }

QString MessagePanel::spoken() const { return m_text->said(); }

void MessagePanel::showAndSay(const QString& text, const QString& spoken) {
    m_text->setText(text);
    m_text->say(spoken);
}

void MessagePanel::say(const QString& spoken) { m_text->say(spoken); }

void MessagePanel::showDetail(const QString& text) { m_detail->setText(text); }

void MessagePanel::setBusy(bool isBusy) { m_busy->setVisible(isBusy); }

QToolButton* MessagePanel::addButton() {
    auto* button = new QToolButton(m_buttonRow);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->hide();
    m_buttonRow->addButton(button);
    return button;
}

void MessagePanel::setActions(const QList<QAction*>& actions, QMenu* moreOfTheLast) {
    while (m_buttons.size() < actions.size()) {
        QToolButton* last = m_buttons.last();
        m_buttons += addButton();
        setTabOrder(last, m_buttons.last());
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        QToolButton* button = m_buttons[i];
        QAction* wanted = i < actions.size() ? actions[i] : nullptr;
        if (button->defaultAction() != wanted) {
            button->removeAction(button->defaultAction());
            if (wanted != nullptr) {
                button->setDefaultAction(wanted);
            }
            if (wanted != nullptr && wanted->shortcut().isEmpty()) {
                // Keys for what has none in the menus, as the answers to a question.
                button->setText(wanted->text());
            }
        }
        QMenu* more = i + 1 == actions.size() ? moreOfTheLast : nullptr;
        button->setPopupMode(more != nullptr ? QToolButton::MenuButtonPopup
                                             : QToolButton::DelayedPopup);
        button->setMenu(more);
        button->setVisible(wanted != nullptr);
    }
}

QSize MessagePanel::sizeHint() const {
    const int line = fontMetrics().lineSpacing();
    const int icon = style()->pixelMetric(QStyle::PM_ButtonIconSize, nullptr, this);
    const int button = std::max(line, icon) + style::SmallSpace;
    return {line * 9,
            4 * line + m_busy->height() + button + 2 * style::SmallSpace + 3 * style::TinySpace};
}

QSize MessagePanel::minimumSizeHint() const {
    return {std::max(sizeHint().width(), m_buttonRow->minimumSizeHint().width() + 2 * style::Space),
            sizeHint().height()};
}

} // namespace chess
