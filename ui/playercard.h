// A player at the edge of the board: colour, name, clock, and what has been captured.
#pragma once

#include "ui/capturedpieces.h"
#include "ui/cardframe.h"
#include "ui/chessclock.h"

class QLabel;

namespace chess {

class ElidedLabel;

class PlayerCard : public CardFrame {
    Q_OBJECT

public:
    explicit PlayerCard(QWidget* parent = nullptr);

    void setPieceSet(const PieceSet& pieces) { m_captured->setPieceSet(pieces); }
    /// Shows the player of that colour at a place of the game.
    void showPlayer(const Game& game, Color color, std::size_t ply);
    /// Shows the clock; nothing for a game without.
    void showClock(const ChessClock& clock);

    [[nodiscard]] Color color() const { return m_color; }

private:
    class ColorChip;

    ColorChip* m_chip;
    ElidedLabel* m_name;
    QLabel* m_note;
    QLabel* m_clock;
    CapturedPieces* m_captured;
    Color m_color = Color::White;
};

/// "12:05", and "0:09.3" when time is short.
[[nodiscard]] QString clockText(std::chrono::milliseconds remaining);

} // namespace chess
