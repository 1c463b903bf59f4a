// The place beside the board where the game speaks: what happened, what is asked, what goes on.
#pragma once

#include "ui/cardframe.h"

#include <QAction>

class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;

namespace chess {

class Announcer;
class ButtonRow;
class ElidedLabel;

/// A text of about three lines, a line of detail, and room for a few buttons. It keeps its height
/// whatever it shows, so that nothing around it jumps; a longer text scrolls.
class MessagePanel : public CardFrame {
    Q_OBJECT

public:
    explicit MessagePanel(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Something happened: shown until the next message, and read aloud by screen readers.
    void showMessage(const QString& text) { showAndSay(text, text); }
    /// The same, read aloud in other words.
    void showAndSay(const QString& text, const QString& spoken);
    /// Only for screen readers; what is shown stays.
    void say(const QString& spoken);
    /// What was read aloud last.
    [[nodiscard]] QString spoken() const;
    /// A line below the message that comes and goes, as the line the computer looks at.
    void showDetail(const QString& text);
    /// Something goes on of which nobody knows how long it takes.
    void setBusy(bool isBusy);
    /// The buttons that go with what is shown: one for each action. The last one opens a menu of
    /// others like it, if there are any.
    void setActions(const QList<QAction*>& actions, QMenu* moreOfTheLast = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

private:
    [[nodiscard]] QToolButton* addButton();

    Announcer* m_text;
    ElidedLabel* m_detail;
    QProgressBar* m_busy;
    ButtonRow* m_buttonRow;
    /// Kept when they are not needed, each in its place in the order of the Tab key.
    QList<QToolButton*> m_buttons;
};

} // namespace chess
