// Explains the coaching marks in pictures and words.
#pragma once

#include "ui/boardpainter.h"

#include <QWidget>

class QLabel;

namespace chess {

/// The four marks as on the board, each with a word or two.
class CoachLegend : public QWidget {
    Q_OBJECT

public:
    explicit CoachLegend(QWidget* parent = nullptr);

    void setLook(const BoardLook& look);

protected:
    void changeEvent(QEvent* event) override;

private:
    class Sample;

    void retranslate();

    std::array<Sample*, 4> m_samples{};
    std::array<QLabel*, 4> m_labels{};
};

} // namespace chess
