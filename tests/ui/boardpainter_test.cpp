#include "boardtesting.h"

#include "ui/coachlegend.h"

#include <QLabel>

using namespace chess;

namespace {

/// How much of a picture is covered, 0 to 1.
double coverage(const QPixmap& pixmap) {
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    int covered = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            covered += qAlpha(image.pixel(x, y)) > 127 ? 1 : 0;
        }
    }
    return static_cast<double>(covered) / (image.width() * image.height());
}

} // namespace

class BoardPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPieceOfEverySetIsThere() {
        for (const PieceSet& set : allPieceSets()) {
            for (const Color color : {Color::White, Color::Black}) {
                for (std::size_t type = 0; type < PieceTypeCount; ++type) {
                    const Piece piece(color, static_cast<PieceType>(type));
                    const double covered = coverage(set.pixmap(piece, 64, 1));
                    QVERIFY2(covered > 0.1 && covered < 0.6, qPrintable(set.id()));
                }
            }
        }
    }

    void anUnknownSetIsTheFirst() {
        QCOMPARE(PieceSet(QStringLiteral("nonsense")).id(), allPieceSets().front().id());
    }

    void setsDifferInName() {
        QCOMPARE(allPieceSets().size(), std::size_t{2});
        QVERIFY(allPieceSets()[0].name() != allPieceSets()[1].name());
    }

    void piecesHaveEveryPixelOfTheScreen() {
        const QPixmap pixmap = PieceSet().pixmap({Color::White, PieceType::King}, 50, 1.5);
        QCOMPARE(pixmap.size(), QSize(75, 75));
        QCOMPARE(pixmap.devicePixelRatio(), 1.5);
    }

    void noPieceHasNoPicture() {
        QVERIFY(PieceSet().pixmap({}, 50, 1).isNull());
        QVERIFY(PieceSet().pixmap({Color::White, PieceType::King}, 0, 1).isNull());
    }

    void aPictureShowsSquaresAndPieces() {
        const BoardLook look;
        const QImage image = boardPicture(Position(), 200, 1, look).toImage();
        const BoardGeometry geometry({0, 0, 200, 200}, plainFrameWidth(200), Color::White, 1);
        const auto cornerOf = [&](Square square) {
            return image.pixelColor((geometry.rectOf(square).topLeft() + QPointF(1, 1)).toPoint());
        };
        QCOMPARE(cornerOf(Square::A1), look.theme.darkSquare);
        QCOMPARE(cornerOf(Square::H1), look.theme.lightSquare);
        const QColor pawn = image.pixelColor(geometry.rectOf(Square::E7).center().toPoint());
        QVERIFY(pawn.lightness() < look.theme.darkSquare.lightness() / 2);
    }

    void aPictureCanBeTurned() {
        const BoardLook look;
        const QImage white = boardPicture(Position(), 160, 1, look).toImage();
        const QImage black =
            boardPicture(Position(), 160, 1, look, {.bottom = Color::Black}).toImage();
        QVERIFY(white != black);
    }

    void aPictureCanBeTiny() { QVERIFY(!boardPicture(Position(), 4, 1, {}).isNull()); }

    void squaresLieOnWholePixels_data() {
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("1") << 1.0;
        QTest::newRow("1.25") << 1.25;
        QTest::newRow("1.5") << 1.5;
        QTest::newRow("2") << 2.0;
    }
    void squaresLieOnWholePixels() {
        QFETCH(const qreal, ratio);
        for (const int side : {240, 333, 601}) {
            const BoardGeometry geometry({7, 3, qreal(side), qreal(side + 40)}, 20, Color::White,
                                         ratio);
            const QRectF square = geometry.rectOf(Square::C5);
            for (const qreal edge : {square.left(), square.top(), square.right()}) {
                const qreal pixels = edge * ratio;
                QVERIFY(std::abs(pixels - std::round(pixels)) < 1e-6);
            }
        }
    }

    void theBoardIsSquareAndFillsItsArea() {
        const BoardGeometry geometry({0, 0, 900, 600}, 22, Color::White, 1);
        QCOMPARE(geometry.outerRect().width(), geometry.outerRect().height());
        QVERIFY(geometry.outerRect().height() > 600 - 8);
        QCOMPARE(geometry.outerRect().center().x(), 450);
    }

    void everySquareIsFoundUnderItsMiddle() {
        for (const Color bottom : {Color::White, Color::Black}) {
            const BoardGeometry geometry({0, 0, 500, 500}, 22, bottom, 1);
            for (int number = 0; number < SquareCount; ++number) {
                const auto square = static_cast<Square>(number);
                QCOMPARE(geometry.squareAt(geometry.rectOf(square).center()), square);
            }
            QCOMPARE(geometry.squareAt({3, 250}), NoSquare);
            QCOMPARE(geometry.squareAt({499, 250}), NoSquare);
        }
    }

    void noRoomMeansNoSquares() {
        const BoardGeometry geometry({0, 0, 3, 3}, 22, Color::White, 1);
        QCOMPARE(geometry.squareAt({1, 1}), NoSquare);
    }

    void glidesShowEveryKindOfMove_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addColumn<std::string>("move");
        QTest::addColumn<int>("glides");
        QTest::addColumn<int>("covered");
        QTest::newRow("plain") << std::string(InitialFen) << std::string("e4") << 1 << 1;
        QTest::newRow("capture") << std::string("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
                                 << std::string("exd5") << 2 << 2;
        QTest::newRow("en passant")
            << std::string("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1") << std::string("exd6") << 2 << 2;
        QTest::newRow("castling") << std::string("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
                                  << std::string("O-O") << 2 << 2;
        QTest::newRow("promotion")
            << std::string("4k3/P7/8/8/8/8/8/4K3 w - - 0 1") << std::string("a8=Q") << 1 << 1;
    }
    void glidesShowEveryKindOfMove() {
        QFETCH(const std::string, fen);
        QFETCH(const std::string, move);
        QFETCH(const int, glides);
        QFETCH(const int, covered);
        const Position position = positionOf(fen);
        const Move played = moveOf(position, move);
        const auto forward = glidesOf({PositionChange::Kind::Forward, played}, position);
        QCOMPARE(static_cast<int>(forward.size()), glides);
        QCOMPARE(forward.back().piece, position.pieceAt(played.from()));
        QCOMPARE(forward.back().covers, played.to());
        const auto back = glidesOf({PositionChange::Kind::Back, played}, position);
        QCOMPARE(static_cast<int>(back.size()), glides);
        QCOMPARE(back.back().covers, played.from());
        const auto isCovered = [](const Glide& glide) { return glide.covers != NoSquare; };
        QCOMPARE(static_cast<int>(std::count_if(back.begin(), back.end(), isCovered)), covered);
    }

    void theLegendExplainsFourMarks() {
        const CoachLegend legend;
        const auto labels = legend.findChildren<QLabel*>();
        QCOMPARE(labels.size(), 4);
        for (const QLabel* label : labels) {
            QVERIFY(!label->text().isEmpty());
        }
    }
};

QTEST_MAIN(BoardPainterTest)
#include "boardpainter_test.moc"
