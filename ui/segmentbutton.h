// One of a few choices beside each other, of which one is taken.
#pragma once

#include <QRadioButton>

namespace chess {

/// Carries the accent while it is the choice. To keyboards and screen readers it is a radio button.
class SegmentButton : public QRadioButton {
    Q_OBJECT

public:
    explicit SegmentButton(const QString& text, const QIcon& icon = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] bool hitButton(const QPoint& place) const override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace chess
