// Asks what a pawn on the last rank becomes.
#pragma once

#include "rules/setup.h"
#include "ui/livedialog.h"
#include "ui/pieceset.h"

namespace chess {

/// Pictures of the pieces in the mover's colour; the keys Q, R, B, N (and P under the house rule)
/// choose too. Esc closes it without a choice.
class PromotionDialog : public LiveDialog {
    Q_OBJECT

public:
    PromotionDialog(Color color, const PieceSet& pieces, HouseRules rules,
                    QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(chess::PieceType type);

protected:
    void build() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(PieceType type);

    Color m_color;
    PieceSet m_pieces;
    std::vector<PieceType> m_types;
};

} // namespace chess
