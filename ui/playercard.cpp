#include "ui/playercard.h"

#include "ui/elidedlabel.h"
#include "ui/quiettext.h"
#include "ui/style.h"
#include "ui/words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace chess {

/// A disc in the colour of the pieces.
class PlayerCard::ColorChip : public QWidget {
public:
    explicit ColorChip(QWidget* parent) : QWidget(parent) {
        const int side = fontMetrics().height();
        setFixedSize(side, side);
    }

    void setColor(Color color) {
        m_color = color;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(style::quietText(palette()), 1.5));
        painter.setBrush(m_color == Color::White ? QColor(0xFFFBF2) : QColor(0x2A2A2E));
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    }

private:
    Color m_color = Color::White;
};

PlayerCard::PlayerCard(QWidget* parent)
    : CardFrame(parent), m_chip(new ColorChip(this)), m_name(new ElidedLabel(this)),
      m_note(new QLabel(this)), m_clock(new QLabel(this)), m_captured(new CapturedPieces(this)) {
    m_name->setFont(style::scaled(font(), style::NameScale));
    m_note->setFont(style::scaled(font(), style::CaptionScale));
    makeQuiet(*m_note);
    m_clock->setFont(style::withTabularFigures(style::scaled(font(), 1.5)));
    m_clock->setTextFormat(Qt::PlainText);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(style::Space, style::SmallSpace, style::Space, style::SmallSpace);
    grid->setHorizontalSpacing(style::SmallSpace);
    grid->setVerticalSpacing(style::TinySpace);
    grid->addWidget(m_chip, 0, 0);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_note, 0, 2, Qt::AlignVCenter);
    grid->addWidget(m_clock, 0, 3, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_captured, 1, 0, 1, 3);
    grid->setColumnStretch(1, 1);
}

void PlayerCard::showPlayer(const Game& game, Color color, std::size_t ply) {
    const GameSettings& settings = game.settings();
    m_color = color;
    m_chip->setColor(color);
    const QString name = words::player(settings, color);
    m_name->setText(name);
    m_note->setText(settings.isComputer(color) ? words::level(settings.level) : QString());
    m_note->setVisible(settings.isComputer(color));

    // What this player has taken are pieces of the other colour.
    const Position& position = game.positionAt(ply);
    const int balance = materialBalance(position);
    m_captured->setCaptured(!color, game.capturedPieces(!color, ply),
                            color == Color::White ? balance : -balance);
    setAccented(!game.isOver() && position.sideToMove() == color);
    setAccessibleName(tr("%1, playing %2").arg(name, words::side(color)));
}

void PlayerCard::showClock(const ChessClock& clock) {
    m_clock->setVisible(clock.isUsed());
    if (clock.isUsed()) {
        m_clock->setText(clockText(clock.remaining(m_color)));
        m_clock->setAccessibleName(
            tr("Clock of %1: %2").arg(words::side(m_color), m_clock->text()));
    }
}

QString clockText(std::chrono::milliseconds remaining) {
    if (remaining < ChessClock::LowTime) {
        const auto tenths = remaining.count() / 100;
        return QStringLiteral("0:%1.%2").arg(tenths / 10, 2, 10, QLatin1Char('0')).arg(tenths % 10);
    }
    // A second counts until it is over.
    const auto seconds = (remaining.count() + 999) / 1000;
    const auto hours = seconds / 3600;
    const QString minutes = hours > 0 ? QStringLiteral("%1:%2").arg(hours).arg(seconds / 60 % 60, 2,
                                                                               10, QLatin1Char('0'))
                                      : QString::number(seconds / 60);
    return QStringLiteral("%1:%2").arg(minutes).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace chess
