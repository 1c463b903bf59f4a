// Paints boards in every theme, set and size into a folder, for eyes to judge:
//   QT_QPA_PLATFORM=offscreen boardshots FOLDER
#include "rules/fen.h"
#include "ui/boardview.h"
#include "ui/coachlegend.h"

#include <QApplication>
#include <QDir>
#include <QPainter>

using namespace chess;

namespace {

/// Captures, threats and both castlings for White.
constexpr auto Busy = "r3k2r/pp1n1ppp/2p1bn2/3p4/1P1P1B2/2N1P3/b1Q2PPP/R3K2R w KQkq - 2 10";
constexpr auto Check = "rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3";

Position position(const char* fen) { return *parseFen(fen); }

struct Shots {
    QDir folder;

    void save(const QPixmap& picture, const QString& name) const {
        picture.save(folder.filePath(name + QStringLiteral(".png")));
    }
    void save(QWidget& widget, const QString& name, qreal ratio = 1) const {
        QPixmap picture(widget.size() * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(widget.palette().window().color());
        widget.render(&picture);
        save(picture, name);
    }
};

/// All kinds of marks on one board, right or wrong.
PictureOptions everyMark() {
    PictureOptions options;
    options.showsCoordinates = true;
    options.marks = {
        {Square::F6, MarkKind::LastMove},   {Square::G8, MarkKind::LastMove},
        {Square::E8, MarkKind::Check},      {Square::C3, MarkKind::Selected},
        {Square::B5, MarkKind::Move},       {Square::E4, MarkKind::Move},
        {Square::D5, MarkKind::Capture},    {Square::B4, MarkKind::Capture},
        {Square::A4, MarkKind::Threatened}, {Square::E6, MarkKind::Threatened},
        {Square::H3, MarkKind::Threatened}, {Square::H1, MarkKind::Castling},
        {Square::A1, MarkKind::Castling},   {Square::C1, MarkKind::Castling},
        {Square::D2, MarkKind::Cursor},     {Square::F4, MarkKind::Hint},
        {Square::G6, MarkKind::DropTarget},
    };
    options.arrows = {{Square::F4, Square::H6, BoardArrow::Kind::Hint},
                      {Square::F6, Square::G4, BoardArrow::Kind::Better}};
    return options;
}

void shootMarks(const Shots& shots) {
    for (const BoardTheme& theme : allThemes()) {
        const BoardLook look{theme, PieceSet()};
        shots.save(boardPicture(position(Busy), 720, 1, look, everyMark()),
                   QStringLiteral("marks-%1").arg(theme.id));
    }
    const QImage gray = boardPicture(position(Busy), 720, 1, {}, everyMark())
                            .toImage()
                            .convertToFormat(QImage::Format_Grayscale8);
    shots.save(QPixmap::fromImage(gray), QStringLiteral("marks-gray"));
}

void shootSizes(const Shots& shots) {
    for (const PieceSet& set : allPieceSets()) {
        for (const int side : {120, 240, 400}) {
            shots.save(boardPicture(position(InitialFen.data()), side, 1, {themeNamed({}), set}),
                       QStringLiteral("picture-%1-%2").arg(set.id()).arg(side));
        }
    }
}

void shootViews(const Shots& shots) {
    BoardModel model;
    BoardView view(model);
    model.setGame(Game({}, position(Busy)));
    view.setCoachingAllowed(true);
    view.resize(560, 560);
    view.activate(Square::E1);
    shots.save(view, QStringLiteral("view-selected"));
    view.coach(Square::C3);
    view.setOrientation(Color::Black);
    shots.save(view, QStringLiteral("view-coached-2x"), 2);
    view.resize(300, 260);
    shots.save(view, QStringLiteral("view-small"));
    model.setGame(Game({}, position(Check)));
    view.setOrientation(Color::White);
    view.resize(900, 700);
    shots.save(view, QStringLiteral("view-check"));

    CoachLegend legend;
    legend.resize(260, legend.sizeHint().height());
    shots.save(legend, QStringLiteral("legend"), 2);
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    if (argc > 1) {
        const Shots shots{QDir(QString::fromLocal8Bit(argv[1]))};
        QDir().mkpath(shots.folder.path());
        shootMarks(shots);
        shootSizes(shots);
        shootViews(shots);
    }
}
