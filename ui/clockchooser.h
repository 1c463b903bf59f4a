// Chooses a time control: none, one of the usual ones, or minutes and increment of one's own.
#pragma once

#include "rules/gamesettings.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace chess {

class ClockChooser : public QWidget {
    Q_OBJECT

public:
    explicit ClockChooser(QWidget* parent = nullptr);

    [[nodiscard]] std::optional<TimeControl> timeControl() const;
    void setTimeControl(const std::optional<TimeControl>& control);

private:
    QComboBox* m_preset;
    QSpinBox* m_minutes;
    QSpinBox* m_increment;
};

} // namespace chess
