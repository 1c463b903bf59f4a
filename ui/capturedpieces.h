// The pieces that one side has captured, in a line, with the balance at its end.
#pragma once

#include "ui/pieceset.h"

#include <QWidget>

namespace chess {

class CapturedPieces : public QWidget {
    Q_OBJECT

public:
    explicit CapturedPieces(QWidget* parent = nullptr);

    void setPieceSet(const PieceSet& pieces);
    /// Pieces of one colour, in any order; they are shown by worth. A lead of nothing or less is
    /// not shown.
    void setCaptured(Color color, std::vector<PieceType> types, int lead);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    PieceSet m_pieces;
    Color m_color = Color::White;
    std::vector<PieceType> m_types;
    int m_lead = 0;
};

} // namespace chess
