// Pieces on their way from one square to another.
#pragma once

#include "ui/boardmodel.h"

#include <QPointF>
#include <QVariantAnimation>

#include <chrono>
#include <vector>

namespace chess {

/// One piece that glides, or stays and fades, between board points (see BoardGeometry).
struct Glide {
    Piece piece;
    QPointF from;
    QPointF to;
    qreal opacityFrom = 1;
    qreal opacityTo = 1;
    /// Where the piece stands already while it seems to be on its way; NoSquare for one taken.
    Square covers = NoSquare;
};

/// The glides that show a change of the position: the piece, the rook of a castling, and one that
/// is taken or comes back. `earlier` is the position in which the move is played, also when it is
/// taken back. The piece that stood on `alreadyThere` has been carried by hand and does not glide.
[[nodiscard]] std::vector<Glide> glidesOf(const PositionChange& change, const Position& earlier,
                                          Square alreadyThere = NoSquare);

/// Runs glides, and nothing at all between them.
class PieceGlide : public QObject {
    Q_OBJECT

public:
    explicit PieceGlide(QObject* parent = nullptr);

    /// How long a glide takes; 0, as in the beginning, for none at all.
    void setDuration(std::chrono::milliseconds duration);
    [[nodiscard]] bool isRunning() const { return !m_glides.empty(); }

    /// Begins these glides; those still on their way arrive at once.
    void start(std::vector<Glide> glides);
    /// Lets all arrive at once.
    void finish();

    [[nodiscard]] const std::vector<Glide>& glides() const { return m_glides; }
    /// Where a glide is now, and how much of it can be seen.
    [[nodiscard]] QPointF placeOf(const Glide& glide) const;
    [[nodiscard]] qreal opacityOf(const Glide& glide) const;
    /// The squares whose pieces are still on their way.
    [[nodiscard]] Bitboard covered() const;

Q_SIGNALS:
    /// The glides are to be painted anew, here and where they were last.
    void moved();

private:
    std::vector<Glide> m_glides;
    QVariantAnimation m_animation;
};

} // namespace chess
