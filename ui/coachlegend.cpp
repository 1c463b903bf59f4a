#include "ui/coachlegend.h"

#include "ui/markpainter.h"
#include "ui/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace chess {
namespace {

constexpr int SampleSide = 26;
constexpr int Columns = 2;

/// A mark, and a piece with which one sees it on the board.
struct Example {
    MarkKind kind;
    Piece piece;
    bool isOnLightSquare;
};

constexpr std::array<Example, 4> Examples{{
    {MarkKind::Move, {}, true},
    {MarkKind::Capture, {Color::Black, PieceType::Pawn}, false},
    {MarkKind::Threatened, {}, true},
    {MarkKind::Castling, {Color::White, PieceType::Rook}, false},
}};

} // namespace

/// A single square of a board.
class CoachLegend::Sample : public QWidget {
public:
    Sample(const Example& example, QWidget* parent) : QWidget(parent), m_example(example) {
        setFixedSize(SampleSide, SampleSide);
    }

    void setLook(const BoardLook& look) {
        m_look = look;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const BoardTheme& theme = m_look.theme;
        const QRectF square = rect();
        QPainter painter(this);
        painter.fillRect(square, m_example.isOnLightSquare ? theme.lightSquare : theme.darkSquare);
        painter.setRenderHint(QPainter::Antialiasing);
        paintMark(painter, square, m_example.kind, theme, 1 / devicePixelRatioF());
        if (!m_example.piece.isNone()) {
            paintPiece(painter, square, m_example.piece, m_look.pieces, devicePixelRatioF());
        }
    }

private:
    Example m_example;
    BoardLook m_look;
};

CoachLegend::CoachLegend(QWidget* parent) : QWidget(parent) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(style::SmallSpace);
    layout->setVerticalSpacing(style::TinySpace);
    for (std::size_t number = 0; number < Examples.size(); ++number) {
        m_samples[number] = new Sample(Examples[number], this);
        m_labels[number] = new QLabel(this);
        m_labels[number]->setFont(style::scaled(font(), style::CaptionScale));
        m_labels[number]->setWordWrap(true);
        const int row = static_cast<int>(number) / Columns;
        const int column = static_cast<int>(number) % Columns;
        layout->addWidget(m_samples[number], row, 2 * column);
        layout->addWidget(m_labels[number], row, 2 * column + 1);
        layout->setColumnStretch(2 * column + 1, 1);
    }
    retranslate();
}

void CoachLegend::setLook(const BoardLook& look) {
    for (Sample* sample : m_samples) {
        sample->setLook(look);
    }
}

void CoachLegend::retranslate() {
    m_labels[0]->setText(tr("can go here", "a piece, explaining a mark"));
    m_labels[1]->setText(tr("can capture", "a piece, explaining a mark"));
    m_labels[2]->setText(tr("could be captured", "a piece, explaining a mark"));
    m_labels[3]->setText(tr("can castle", "a piece, explaining a mark"));
    setToolTip(tr("Click a piece with the right button to see where it can go."));
}

void CoachLegend::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace chess
