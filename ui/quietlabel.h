// Text that is less important, and still readable.
#pragma once

#include <QLabel>

namespace chess {

/// The palette's own colour for such text is too pale on many desktops.
class QuietLabel : public QLabel {
    Q_OBJECT

public:
    explicit QuietLabel(QWidget* parent = nullptr) : QuietLabel(QString(), parent) {}
    explicit QuietLabel(const QString& text, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeColor();
};

} // namespace chess
