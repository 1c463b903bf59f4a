// A quiet rounded ground for things that belong together.
#pragma once

#include <QWidget>

namespace chess {

/// Paints itself from the palette; with the accent when it has something to say.
class CardFrame : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] bool isAccented() const { return m_isAccented; }
    void setAccented(bool isAccented);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isAccented = false;
};

} // namespace chess
