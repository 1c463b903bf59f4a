// A label for one line that may be longer than its place: it ends in an ellipsis then.
#pragma once

#include <QLabel>

namespace chess {

/// The whole text is its tool tip.
class ElidedLabel : public QLabel {
    Q_OBJECT
    /// Tells tests of the layout that this one is meant to be shortened.
    Q_PROPERTY(bool elidesText READ elidesText CONSTANT)

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] bool elidesText() const { return true; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace chess
