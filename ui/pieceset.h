// The pictures of the pieces, sharp at any size.
#pragma once

#include "rules/types.h"

#include <QPixmap>
#include <QString>

#include <memory>
#include <vector>

namespace chess {

/// A set of vector drawings from the resources. Copies are cheap and share their finished pictures.
/// For the thread of the window only.
class PieceSet {
public:
    /// The first of all sets.
    PieceSet() : PieceSet(QString()) {}
    /// The set of that id, or the first of all when there is none.
    explicit PieceSet(const QString& id);

    [[nodiscard]] const QString& id() const;
    /// What people call it, in their language.
    [[nodiscard]] QString name() const;

    /// The piece as it fills a square of that side; kept for the next time. Empty for no piece.
    [[nodiscard]] QPixmap pixmap(Piece piece, qreal side, qreal devicePixelRatio) const;

private:
    class Drawings;
    std::shared_ptr<Drawings> m_drawings;
};

/// In the order in which they are offered; the first is that of a first start.
[[nodiscard]] std::vector<PieceSet> allPieceSets();

} // namespace chess
