#include "ui/startpage.h"

#include "rules/fen.h"
#include "ui/menubutton.h"
#include "ui/quiettext.h"
#include "ui/scrollingpage.h"
#include "ui/style.h"
#include "ui/textdirection.h"
#include "ui/words.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>

namespace chess {
namespace {

/// The end of the Immortal Game, 1851: mate by three minor pieces, everything else given up.
constexpr std::string_view FamousFen = "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23";
constexpr Move FamousMove(Square::D6, Square::E7);

} // namespace

/// The board, as large as its place allows.
class StartPage::Picture : public QWidget {
public:
    explicit Picture(QWidget* parent) : QWidget(parent) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        setMinimumSize(280, 280);
        setLayoutDirection(Qt::LeftToRight);
    }

    void setLook(const BoardLook& look) {
        m_look = look;
        update();
    }
    void setPosition(const Position& position, Move last, Color bottom) {
        m_position = position;
        m_options.bottom = bottom;
        m_options.marks = positionMarks(position, last);
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const int side = std::min(width(), height());
        QPainter painter(this);
        const QRectF place((width() - side) / 2, (height() - side) / 2, side, side);
        paintPosition(painter, place, m_position, devicePixelRatioF(), m_look, m_options);
    }

private:
    BoardLook m_look;
    Position m_position;
    PictureOptions m_options;
};

StartPage::StartPage(const GameActions& actions, QWidget* parent)
    : QWidget(parent), m_picture(new Picture(this)), m_title(new QLabel(this)),
      m_subtitle(new QLabel(this)), m_caption(new QLabel(this)) {
    m_title->setFont(style::scaled(font(), style::TitleScale));
    makeQuiet(*m_subtitle);
    m_subtitle->setWordWrap(true);
    makeQuiet(*m_caption);
    m_caption->setFont(style::scaled(font(), style::CaptionScale));
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setWordWrap(true);

    auto* menu = new QWidget;
    auto* column = new QVBoxLayout(menu);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::SmallSpace);
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
    column->addSpacing(style::HugeSpace);
    using enum ActionId;
    for (const ActionId id : {Continue, NewGame, Load, HowToPlay, Preferences, Quit}) {
        addButton(actions[id], *column);
    }
    column->addSpacing(style::WideSpace);
    column->addWidget(m_caption);
    column->addStretch(2);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(style::HugeSpace, style::HugeSpace, 2 * style::HugeSpace,
                            style::HugeSpace);
    row->setSpacing(2 * style::HugeSpace);
    row->addWidget(m_picture, 1);
    row->addWidget(new ScrollingPage(menu));
    retranslate();
}

void StartPage::addButton(QAction* action, QVBoxLayout& column) {
    auto* button = new MenuButton(this);
    button->setIcon(action->icon());
    connect(button, &MenuButton::clicked, action, &QAction::trigger);
    m_buttons += button;
    m_buttonActions += action;
    column.addWidget(button);
}

void StartPage::setLook(const BoardLook& look) { m_picture->setLook(look); }

void StartPage::setUnfinishedGame(const std::optional<Game>& game) {
    m_unfinished = game;
    m_buttons[0]->setVisible(game.has_value());
    m_buttons[0]->setPrimary(true);
    m_buttons[1]->setPrimary(!game);
    if (game) {
        const Move last = game->ply() > 0 ? game->moveAt(game->ply() - 1) : Move{};
        const GameSettings& settings = game->settings();
        m_picture->setPosition(game->position(), last,
                               settings.mode == GameMode::OnePlayer ? settings.firstPlayerColor
                                                                    : Color::White);
    } else {
        m_picture->setPosition(parseFen(FamousFen).value(), FamousMove, Color::White);
    }
    retranslate();
}

void StartPage::retranslate() {
    m_title->setText(words::asLine(tr("Chessprog")));
    m_subtitle->setText(tr("A calm game of chess."));
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(m_buttonActions[i]->text());
    }
    m_caption->setText(m_unfinished
                           ? tr("Your game: %1 against %2, move %3.")
                                 .arg(words::player(m_unfinished->settings(), Color::White),
                                      words::player(m_unfinished->settings(), Color::Black))
                                 .arg(m_unfinished->position().moveNumber())
                           : tr("On the board: the end of the Immortal Game, London 1851."));
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_buttons[m_unfinished ? 0 : 1]->setFocus();
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace chess
