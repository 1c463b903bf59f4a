// A page that takes the room its content wants, and scrolls where there is less.
#pragma once

#include <QScrollArea>

namespace chess {

/// Unlike a plain scroll area it asks for as much room as the content wants. It narrows down to
/// what the content needs at least, and becomes as low as may be. The keyboard passes it by: it
/// follows the widget with the focus.
class ScrollingPage : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollingPage(QWidget* content, QWidget* parent = nullptr);

    /// It never gets lower than this many lines of text, if it holds so many: three, unless told.
    void setFewestLines(int lines) { m_fewestLines = lines; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_fewestLines = 3;
};

} // namespace chess
