#include "ui/howtoplay.h"

#include "rules/fen.h"
#include "rules/hints.h"
#include "ui/style.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>

namespace chess {
namespace {

constexpr QSize OpeningSize(640, 600);
constexpr int BoardSide = 168;

/// A lesson: a position, and the piece whose moves are marked on it.
struct Example {
    std::string_view fen;
    Square piece;
};

QPixmap boardOf(const Example& example, const BoardLook& look, qreal devicePixelRatio) {
    const Position position = parseFen(example.fen).value();
    PictureOptions options;
    options.marks = moveMarks(hintsFor(position, example.piece), example.piece);
    options.marks.push_back({example.piece, MarkKind::Selected});
    return boardPicture(position, BoardSide, devicePixelRatio, look, options);
}

QLabel* makeText(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QScrollArea* makeScrolling(QWidget* content) {
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

} // namespace

HowToPlay::HowToPlay(const BoardLook& look, QWidget* parent)
    : LiveDialog(OpeningSize, parent), m_look(look) {
    build();
}

void HowToPlay::build() {
    setWindowTitle(tr("How to play"));
    auto* pages = new QTabWidget;
    QWidget* rules = makeRulesPage(m_look);
    QWidget* keys = makeKeysPage();
    rules->setAccessibleName(tr("Rules of chess"));
    keys->setAccessibleName(tr("Keys on the board"));
    pages->addTab(rules, tr("&Rules"));
    pages->addTab(keys, tr("&Keys"));
    pages->setCurrentIndex(m_page);
    connect(pages, &QTabWidget::currentChanged, this, [this](int page) { m_page = page; });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages, 1);
    column->addWidget(buttons);
    openWide();
}

void HowToPlay::addLesson(QVBoxLayout& column, const QString& title, const QString& text,
                          const QPixmap& board) {
    auto* heading = makeText(title);
    heading->setFont(style::scaled(font(), style::NameScale));
    auto* picture = new QLabel;
    picture->setPixmap(board);
    picture->setFixedSize(BoardSide, BoardSide);
    auto* words = makeText(text);
    words->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(style::WideSpace);
    grid->setVerticalSpacing(style::TinySpace);
    grid->addWidget(picture, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(heading, 0, 1);
    grid->addWidget(words, 1, 1);
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(1, 1);
    column.addLayout(grid);
}

QWidget* HowToPlay::makeRulesPage(const BoardLook& look) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                               style::WideSpace);
    column->setSpacing(style::HugeSpace);
    const auto lesson = [&](const QString& title, const Example& example, const QString& text) {
        addLesson(*column, title, text, boardOf(example, look, devicePixelRatioF()));
    };
    lesson(tr("The aim"), {"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Square::A1},
           tr("Attack the enemy king so that it cannot escape: that is checkmate, and you win. "
              "White begins; then the players take turns. Here the rook goes to the last rank, and "
              "the king is shut in by its own pawns."));
    lesson(tr("The pawn"), {"4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1", Square::D4},
           tr("Goes one square straight ahead, two from its first square, and captures one square "
              "diagonally ahead. On the last rank it becomes a queen, rook, bishop or knight."));
    lesson(tr("The knight"), {"4k3/8/2p5/8/3N4/8/2P5/4K3 w - - 0 1", Square::D4},
           tr("Jumps two squares one way and one to the side, over whatever stands between."));
    lesson(tr("The bishop"), {"4k3/8/1p6/8/3B4/8/1P6/4K3 w - - 0 1", Square::D4},
           tr("Goes diagonally, as far as the way is free. It stays on squares of one colour."));
    lesson(tr("The rook"), {"3k4/8/3p4/8/1P1R4/8/8/4K3 w - - 0 1", Square::D4},
           tr("Goes straight along ranks and files, as far as the way is free."));
    lesson(tr("The queen"), {"4k3/8/3p4/8/3Q1p2/8/1P6/4K3 w - - 0 1", Square::D4},
           tr("Goes like a rook or like a bishop. She is the strongest piece."));
    lesson(tr("The king and castling"), {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Square::E1},
           tr("Goes one square in any direction, never into attack. If king and rook have not "
              "moved, nothing stands between them and the king is not in check and crosses no "
              "attacked square, the king goes two squares towards the rook, and the rook jumps "
              "over it."));
    lesson(tr("En passant"), {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Square::E5},
           tr("A pawn that has just gone two squares past yours can be captured as if it had gone "
              "one, but only at once."));
    lesson(tr("Draws"), {"7k/5Q2/8/6K1/8/8/8/8 b - - 0 1", Square::H8},
           tr("The game is drawn when the player to move has no legal move but is not in check "
              "(stalemate), when nobody can ever checkmate, when both agree, or by claim after the "
              "same position three times or fifty moves without a capture or a pawn move."));
    column->addStretch();
    return makeScrolling(page);
}

QWidget* HowToPlay::makeKeysPage() {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                             style::WideSpace);
    grid->setHorizontalSpacing(style::HugeSpace);
    grid->setVerticalSpacing(style::SmallSpace);
    grid->setColumnStretch(1, 1);
    const std::vector<std::pair<QString, QString>> keys{
        {tr("Arrow keys"), tr("walk over the board")},
        {tr("Enter or Space"), tr("take the piece, then put it down")},
        {tr("Esc"), tr("let the piece go; back to the board")},
        {tr("M and G"), tr("go to the moves, and to the graph of a review")},
        {tr("C or the menu key"), tr("coaching marks: where the piece can go, and what awaits it")},
        {QStringLiteral("/"), tr("type a move, as in e2e4 or Nf3")},
        {tr("U and R"), tr("undo and redo")},
        {tr("H"), tr("a hint")},
        {tr("F"), tr("flip the board")},
        {tr("S"), tr("save")},
        {tr("Y"), tr("main menu")},
        {tr("Alt+Left and Alt+Right"), tr("look through the game")},
        {tr("1 to 8"), tr("read a rank aloud, and in the message line")},
        {tr("Shift+A to Shift+H"), tr("read a file")},
        {tr("P, N, B, T, Q, K"),
         tr("read where all pawns, knights, bishops, rooks (T as in tower), "
            "queens or kings stand")},
        {tr("D"), tr("read the whole board")},
        {tr("A"), tr("read what attacks the square")},
        {tr("L and W"), tr("read the last move, and the clocks")},
        {QStringLiteral("F11"), tr("full screen")},
        {QStringLiteral("F1"), tr("this help")},
    };
    int row = 0;
    for (const auto& [key, meaning] : keys) {
        auto* name = makeText(key);
        QFont bold = name->font();
        bold.setBold(true);
        name->setFont(bold);
        name->setWordWrap(false);
        grid->addWidget(name, row, 0);
        grid->addWidget(makeText(meaning), row++, 1);
    }
    grid->setRowStretch(row, 1);
    return makeScrolling(page);
}

} // namespace chess
