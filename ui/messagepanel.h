// The place beside the board where the game speaks: what happened, what is asked, what goes on.
#pragma once

#include "ui/cardframe.h"

#include <QAction>

class QLabel;
class QProgressBar;

namespace chess {

class ButtonRow;
class ElidedLabel;

/// A text of about three lines, a line of detail, and room for a few buttons. It keeps its height
/// whatever it shows, so that nothing around it jumps; a longer text scrolls.
class MessagePanel : public CardFrame {
    Q_OBJECT

public:
    explicit MessagePanel(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Something happened: shown until the next message, and told to screen readers.
    void showMessage(const QString& text);
    /// A line below the message that comes and goes, as the line the computer looks at.
    void showDetail(const QString& text);
    /// Something goes on of which nobody knows how long it takes.
    void setBusy(bool isBusy);
    /// The buttons that go with what is shown: one for each action.
    void setActions(const QList<QAction*>& actions);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

private:
    QLabel* m_text;
    ElidedLabel* m_detail;
    QProgressBar* m_busy;
    ButtonRow* m_buttons;
};

} // namespace chess
