// A few buttons beside each other, or below each other where the words are too long for that.
#pragma once

#include <QList>
#include <QWidget>

class QAbstractButton;

namespace chess {

class ButtonRow : public QWidget {
    Q_OBJECT

public:
    explicit ButtonRow(QWidget* parent = nullptr);

    /// It takes room while it is shown.
    void addButton(QAbstractButton* button);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QList<QAbstractButton*> shownButtons() const;
    [[nodiscard]] int widthOfRow() const;
    void arrange();

    QList<QAbstractButton*> m_buttons;
};

} // namespace chess
