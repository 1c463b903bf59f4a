// Asks what a pawn on the last rank becomes.
#pragma once

#include "rules/setup.h"
#include "ui/pieceset.h"

#include <QDialog>

namespace chess {

/// Pictures of the pieces in the mover's colour; the keys Q, R, B, N (and P under the house rule)
/// choose too. Esc closes it without a choice.
class PromotionDialog : public QDialog {
    Q_OBJECT

public:
    PromotionDialog(Color color, const PieceSet& pieces, HouseRules rules,
                    QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(chess::PieceType type);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(PieceType type);

    std::vector<PieceType> m_types;
};

} // namespace chess
