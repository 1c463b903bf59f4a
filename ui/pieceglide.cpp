#include "ui/pieceglide.h"

#include "ui/boardgeometry.h"

#include <QEasingCurve>

namespace chess {
namespace {

Square capturedOn(Move move) {
    return move.isEnPassant() ? makeSquare(fileOf(move.to()), rankOf(move.from())) : move.to();
}

} // namespace

std::vector<Glide> glidesOf(const PositionChange& change, const Position& earlier,
                            Square alreadyThere) {
    if (change.kind == PositionChange::Kind::Jump) {
        return {};
    }
    const bool isForward = change.kind == PositionChange::Kind::Forward;
    const Move move = change.move;
    std::vector<Glide> glides;
    const auto add = [&](Square from, Square to) {
        const Square start = isForward ? from : to;
        const Square end = isForward ? to : from;
        glides.push_back({.piece = earlier.pieceAt(from),
                          .from = BoardGeometry::middleOf(start),
                          .to = BoardGeometry::middleOf(end),
                          .covers = end});
    };
    if (earlier.isCapture(move)) {
        const Square square = capturedOn(move);
        const QPointF middle = BoardGeometry::middleOf(square);
        glides.push_back({.piece = earlier.pieceAt(square),
                          .from = middle,
                          .to = middle,
                          .opacityFrom = isForward ? 1.0 : 0.0,
                          .opacityTo = isForward ? 0.0 : 1.0,
                          .covers = isForward ? NoSquare : square});
    }
    if (move.isCastling()) {
        const RookStep rook = castlingRook(move.to());
        add(rook.from, rook.to);
    }
    if (!isForward || move.from() != alreadyThere) {
        add(move.from(), move.to());
    }
    return glides;
}

PieceGlide::PieceGlide(QObject* parent) : QObject(parent) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &PieceGlide::moved);
    connect(&m_animation, &QVariantAnimation::finished, this, &PieceGlide::finish);
    setDuration(std::chrono::milliseconds(0));
}

void PieceGlide::setDuration(std::chrono::milliseconds duration) {
    m_animation.setDuration(static_cast<int>(duration.count()));
}

void PieceGlide::start(std::vector<Glide> glides) {
    finish();
    if (glides.empty() || m_animation.duration() == 0) {
        return;
    }
    m_glides = std::move(glides);
    m_animation.start();
    Q_EMIT moved();
}

void PieceGlide::finish() {
    m_animation.stop();
    if (!m_glides.empty()) {
        m_glides.clear();
        Q_EMIT moved();
    }
}

QPointF PieceGlide::placeOf(const Glide& glide) const {
    return glide.from + (glide.to - glide.from) * m_animation.currentValue().toReal();
}

qreal PieceGlide::opacityOf(const Glide& glide) const {
    return glide.opacityFrom +
           (glide.opacityTo - glide.opacityFrom) * m_animation.currentValue().toReal();
}

Bitboard PieceGlide::covered() const {
    Bitboard squares = 0;
    for (const Glide& glide : m_glides) {
        if (glide.covers != NoSquare) {
            squares |= bit(glide.covers);
        }
    }
    return squares;
}

} // namespace chess
