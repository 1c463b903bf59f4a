#include "colortesting.h"

#include "ui/boardpainter.h"
#include "ui/markpainter.h"

#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace chess;
using style::contrast;

namespace {

/// What stands out most of the two colours of a mark.
double contrast(const MarkColors& mark, const QColor& ground) {
    return std::max(contrast(over(mark.fill, ground), ground),
                    contrast(over(mark.edge, ground), ground));
}

/// How much of a shape's left border stands out from a ground: of the rows that it covers, the part
/// in which the outline, or what lies right behind it, has contrast enough.
double visibleBorder(const QImage& image, const QColor& ground) {
    constexpr int OutlineWidth = 14;
    int rows = 0;
    int visibleRows = 0;
    for (int y = 0; y < image.height(); ++y) {
        double best = 0;
        int covered = 0;
        for (int x = 0; x < image.width() && covered < OutlineWidth; ++x) {
            if (qAlpha(image.pixel(x, y)) == 255) {
                best = std::max(best, contrast(image.pixelColor(x, y), ground));
                ++covered;
            }
        }
        rows += covered > 0 ? 1 : 0;
        visibleRows += best >= GraphicsContrast ? 1 : 0;
    }
    return rows == 0 ? 0 : static_cast<double>(visibleRows) / rows;
}

/// A square with one mark on it, as a person of that eyesight sees it: how each point stands out
/// from black.
std::vector<double> markedSquare(const BoardTheme& theme, const QColor& square, MarkKind kind,
                                 Eyesight sight) {
    constexpr int Side = 24;
    QImage image(Side, Side, QImage::Format_RGB32);
    image.fill(square);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, QRectF(0, 0, Side, Side), kind, theme, 1);
    painter.end();
    std::vector<double> points;
    for (int y = 0; y < Side; ++y) {
        for (int x = 0; x < Side; ++x) {
            points.push_back(contrast(seenBy(sight, image.pixelColor(x, y)), Qt::black));
        }
    }
    return points;
}

/// The part of two pictures in which they clearly differ.
double difference(const std::vector<double>& one, const std::vector<double>& other) {
    constexpr double Clearly = 1.5;
    int different = 0;
    for (std::size_t point = 0; point < one.size(); ++point) {
        const auto [dark, light] = std::minmax(one[point], other[point]);
        different += light / dark >= Clearly ? 1 : 0;
    }
    return different / static_cast<double>(one.size());
}

std::vector<Piece> allPieces() {
    std::vector<Piece> pieces;
    for (const Color color : {Color::White, Color::Black}) {
        for (const PieceType type : {PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                     PieceType::Rook, PieceType::Queen, PieceType::King}) {
            pieces.emplace_back(color, type);
        }
    }
    return pieces;
}

void addThemes() {
    QTest::addColumn<BoardTheme>("theme");
    for (const BoardTheme& theme : allThemes()) {
        QTest::newRow(theme.id.toLatin1().constData()) << theme;
    }
}

} // namespace

class BoardThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anUnknownThemeIsTheFirst() {
        QCOMPARE(themeNamed(QStringLiteral("nonsense")).id, allThemes().front().id);
        QCOMPARE(themeNamed(QStringLiteral("sage")).id, QStringLiteral("sage"));
    }

    void themesDifferInIdAndName() {
        QStringList ids;
        QStringList names;
        for (const BoardTheme& theme : allThemes()) {
            ids << theme.id;
            names << theme.name();
        }
        QCOMPARE(ids.removeDuplicates(), 0);
        QCOMPARE(names.removeDuplicates(), 0);
        QCOMPARE(ids.size(), 4);
    }

    void everyMarkShowsOnBothSquares_data() { addThemes(); }
    void everyMarkShowsOnBothSquares() {
        QFETCH(const BoardTheme, theme);
        for (const QColor& square : {theme.lightSquare, theme.darkSquare}) {
            for (const MarkColors& mark : theme.marks) {
                QVERIFY(contrast(mark, square) >= GraphicsContrast);
            }
            QVERIFY(contrast(theme.hintArrow, square) >= GraphicsContrast);
            QVERIFY(contrast(theme.betterArrow, square) >= GraphicsContrast);
        }
    }

    void moveMarksShowOnTheLastMoveToo_data() { addThemes(); }
    void moveMarksShowOnTheLastMoveToo() {
        QFETCH(const BoardTheme, theme);
        for (const QColor& square : {theme.lightSquare, theme.darkSquare}) {
            const QColor ground = over(theme.colorsOf(MarkKind::LastMove).fill, square);
            for (const MarkKind kind : {MarkKind::Move, MarkKind::Capture, MarkKind::Threatened,
                                        MarkKind::Castling, MarkKind::Selected, MarkKind::Cursor}) {
                QVERIFY2(contrast(theme.colorsOf(kind), ground) >= GraphicsContrast,
                         qPrintable(QString::number(contrast(theme.colorsOf(kind), ground))));
            }
        }
    }

    void coordinatesAreLegible_data() { addThemes(); }
    void coordinatesAreLegible() {
        QFETCH(const BoardTheme, theme);
        QVERIFY(contrast(theme.coordinates, theme.frame) >= TextContrast);
    }

    void marksAreToldApartByEveryEye_data() {
        QTest::addColumn<BoardTheme>("theme");
        QTest::addColumn<Eyesight>("sight");
        for (const BoardTheme& theme : allThemes()) {
            for (const auto& [sight, name] :
                 {std::pair{Eyesight::Grey, "grey"}, std::pair{Eyesight::Deuteranopia, "no green"},
                  std::pair{Eyesight::Protanopia, "no red"}}) {
                QTest::addRow("%s, %s", qPrintable(theme.id), name) << theme << sight;
            }
        }
    }

    void marksAreToldApartByEveryEye() {
        QFETCH(const BoardTheme, theme);
        QFETCH(const Eyesight, sight);
        constexpr double Enough = 0.03;
        for (const QColor& square : {theme.lightSquare, theme.darkSquare}) {
            std::vector<std::vector<double>> marks;
            for (std::size_t kind = 0; kind < MarkKindCount; ++kind) {
                marks.push_back(markedSquare(theme, square, static_cast<MarkKind>(kind), sight));
            }
            for (std::size_t one = 0; one < marks.size(); ++one) {
                for (std::size_t other = 0; other < one; ++other) {
                    const double part = difference(marks[one], marks[other]);
                    QVERIFY2(
                        part >= Enough,
                        qPrintable(
                            QStringLiteral("marks %1 and %2: %3").arg(one).arg(other).arg(part)));
                }
            }
        }
    }

    void highContrastGoesWithTheSystem() {
        const QString id = QStringLiteral("contrast");
        QCOMPARE(themeFor({}, highContrast(Qt::white, Qt::black)).id, id);
        QCOMPARE(themeFor({}, highContrast(Qt::black, Qt::white)).id, id);
        QCOMPARE(themeFor({}, highContrast(Qt::black, Qt::yellow)).id, id);
        // What somebody has chosen stays.
        QCOMPARE(themeFor(QStringLiteral("sage"), highContrast(Qt::black, Qt::white)).id,
                 QStringLiteral("sage"));
        for (const auto& [name, palette] : ordinaryPalettes()) {
            QVERIFY2(themeFor({}, palette).id == allThemes().front().id, name);
        }
    }

    void outlinesOfPiecesShowOnBothSquares_data() { addThemes(); }
    void outlinesOfPiecesShowOnBothSquares() {
        QFETCH(const BoardTheme, theme);
        for (const PieceSet& set : allPieceSets()) {
            for (const Piece piece : allPieces()) {
                const QImage image = set.pixmap(piece, 200, 1).toImage();
                for (const QColor& square : {theme.lightSquare, theme.darkSquare}) {
                    const double part = visibleBorder(image, square);
                    // All but the first and last rows, which a light outline has for itself.
                    QVERIFY2(part > 0.9, qPrintable(QString::number(part)));
                }
            }
        }
    }
};

QTEST_MAIN(BoardThemeTest)
#include "boardtheme_test.moc"
