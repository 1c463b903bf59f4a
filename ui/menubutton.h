// A large quiet button of the start page.
#pragma once

#include <QPushButton>

namespace chess {

/// An icon, then words, on a card; the one most people want carries the accent.
class MenuButton : public QPushButton {
    Q_OBJECT

public:
    explicit MenuButton(QWidget* parent = nullptr);

    void setPrimary(bool isPrimary);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isPrimary = false;
};

} // namespace chess
