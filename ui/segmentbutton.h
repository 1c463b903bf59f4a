// One of a few choices beside each other, of which one is taken.
#pragma once

#include <QPushButton>

namespace chess {

/// Carries the accent while it is the choice.
class SegmentButton : public QPushButton {
    Q_OBJECT

public:
    explicit SegmentButton(const QString& text, const QIcon& icon = {});

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace chess
