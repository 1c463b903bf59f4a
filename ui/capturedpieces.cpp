#include "ui/capturedpieces.h"

#include "ui/style.h"
#include "ui/words.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace chess {
namespace {

/// Of the height of a line of text.
constexpr qreal PieceScale = 1.35;

} // namespace

CapturedPieces::CapturedPieces(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CapturedPieces::setPieceSet(const PieceSet& pieces) {
    m_pieces = pieces;
    update();
}

void CapturedPieces::setCaptured(Color color, std::vector<PieceType> types, int lead) {
    std::sort(types.begin(), types.end(), std::greater<>());
    m_color = color;
    m_types = std::move(types);
    m_lead = lead;
    describe();
    update();
}

void CapturedPieces::describe() {
    QStringList names;
    for (const PieceType type : m_types) {
        names += words::pieceType(type);
    }
    QString text = names.isEmpty()
                       ? tr("Nothing captured")
                       : tr("Captured: %1").arg(names.join(tr(", ", "between listed pieces")));
    if (m_lead > 0) {
        text = tr("%1. Ahead by %n point(s)", nullptr, m_lead).arg(text);
    }
    setAccessibleName(text);
    setToolTip(text);
}

QSize CapturedPieces::sizeHint() const {
    return {fontMetrics().height() * 6, qRound(fontMetrics().height() * PieceScale)};
}

void CapturedPieces::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const qreal side = height();
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const QString lead = m_lead > 0 ? QStringLiteral("+%1").arg(m_lead) : QString();
    const qreal leadWidth = fontMetrics().horizontalAdvance(QStringLiteral("+99"));
    // Overlapped by half, closer when there are many.
    const qreal room = std::max(1.0, width() - side - leadWidth - style::SmallSpace);
    const auto others = static_cast<qreal>(std::max<std::size_t>(m_types.size(), 2) - 1);
    const qreal step = std::min(side / 2, room / others);
    if (m_color == Color::Black && !m_types.empty() && style::isDark(palette())) {
        // Dark pieces on a dark card need a ground of their own.
        const qreal length = side + step * static_cast<qreal>(m_types.size() - 1);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style::quietText(palette()));
        painter.drawRoundedRect(QRectF(isMirrored ? width() - length : 0, 0, length, side),
                                style::TinySpace, style::TinySpace);
    }
    qreal left = 0;
    PieceType last = PieceType::None;
    for (const PieceType type : m_types) {
        left += last == PieceType::None ? 0 : step;
        last = type;
        const qreal x = isMirrored ? width() - side - left : left;
        painter.drawPixmap(QPointF(x, 0),
                           m_pieces.pixmap(Piece(m_color, type), side, devicePixelRatioF()));
    }
    if (!lead.isEmpty()) {
        const qreal gone = m_types.empty() ? 0 : left + side + style::TinySpace;
        const QRectF place(isMirrored ? 0 : gone, 0, width() - gone, height());
        painter.setPen(style::quietText(palette()));
        const Qt::Alignment edge = isMirrored ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(place, static_cast<int>(edge | Qt::AlignVCenter), lead);
    }
}

void CapturedPieces::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describe();
    }
    QWidget::changeEvent(event);
}

} // namespace chess
