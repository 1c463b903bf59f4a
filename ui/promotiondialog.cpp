#include "ui/promotiondialog.h"

#include "ui/latinkey.h"
#include "ui/style.h"
#include "ui/words.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace chess {
namespace {

constexpr int PictureSide = 96;
constexpr QSize OpeningSize(400, 400);

Qt::Key keyOf(PieceType type) {
    switch (type) {
    case PieceType::Queen:
        return Qt::Key_Q;
    case PieceType::Rook:
        return Qt::Key_R;
    case PieceType::Bishop:
        return Qt::Key_B;
    case PieceType::Knight:
        return Qt::Key_N;
    default:
        return Qt::Key_P;
    }
}

QString capitalised(QString word) {
    return word.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
}

} // namespace

PromotionDialog::PromotionDialog(Color color, const PieceSet& pieces, HouseRules rules,
                                 QWidget* parent)
    : LiveDialog(OpeningSize, parent), m_color(color),
      m_pieces(pieces), m_types{PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                PieceType::Knight} {
    if (rules.pawnMayStayPawn) {
        m_types.push_back(PieceType::Pawn);
    }
    build();
}

void PromotionDialog::build() {
    setWindowTitle(tr("Promotion"));
    auto* question = new QLabel(tr("What does your pawn become?"));
    question->setFont(style::scaled(font(), style::NameScale));
    question->setAlignment(Qt::AlignCenter);
    question->setWordWrap(true);
    auto* column = makeContent();
    column->setSpacing(style::WideSpace);
    column->addWidget(question);
    auto* grid = new QGridLayout;
    grid->setSpacing(style::Space);
    column->addLayout(grid, 1);
    int place = 0;
    for (const PieceType type : m_types) {
        auto* button = new QToolButton;
        button->setIcon(m_pieces.pixmap(Piece(m_color, type), PictureSide, devicePixelRatioF()));
        button->setIconSize({PictureSide, PictureSide});
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        button->setText(tr("%1 (%2)", "a piece and its key")
                            .arg(capitalised(words::pieceType(type)),
                                 QString(QChar(static_cast<char16_t>(keyOf(type))))));
        button->setAccessibleName(words::piece(Piece(m_color, type)));
        button->setProperty("pieceType", static_cast<int>(type));
        connect(button, &QToolButton::clicked, this, [this, type] { choose(type); });
        // Two rows of two; the pawn, where it is offered, below them.
        const bool isLast = type == PieceType::Pawn;
        grid->addWidget(button, place / 2, place % 2, 1, isLast ? 2 : 1);
        if (place++ == 0) {
            button->setFocus();
        }
    }
    openWide();
}

void PromotionDialog::keyPressEvent(QKeyEvent* event) {
    const auto named = std::find_if(m_types.begin(), m_types.end(), [event](PieceType type) {
        return latinKey(*event) == keyOf(type);
    });
    if (named != m_types.end()) {
        choose(*named);
    } else {
        QDialog::keyPressEvent(event);
    }
}

void PromotionDialog::choose(PieceType type) {
    // Closed first: what follows from the choice may open the next dialog.
    accept();
    Q_EMIT chosen(type);
}

} // namespace chess
