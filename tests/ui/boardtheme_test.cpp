#include "ui/boardpainter.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace chess;

namespace {

constexpr double GraphicsContrast = 3.0;
constexpr double TextContrast = 4.5;

/// As WCAG 2 defines them.
double luminance(const QColor& color) {
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

QColor over(const QColor& paint, const QColor& ground) {
    QImage image(1, 1, QImage::Format_RGB32);
    image.fill(ground);
    QPainter(&image).fillRect(0, 0, 1, 1, paint);
    return image.pixelColor(0, 0);
}

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

    void outlinesOfPiecesShowOnBothSquares_data() { addThemes(); }
    void outlinesOfPiecesShowOnBothSquares() {
        QFETCH(const BoardTheme, theme);
        for (const PieceSet& set : allPieceSets()) {
            for (const Color color : {Color::White, Color::Black}) {
                const QImage queen = set.pixmap({color, PieceType::Queen}, 200, 1).toImage();
                for (const QColor& square : {theme.lightSquare, theme.darkSquare}) {
                    const double part = visibleBorder(queen, square);
                    // All but the first and last rows, which a light outline has for itself.
                    QVERIFY2(part > 0.9, qPrintable(QString::number(part)));
                }
            }
        }
    }
};

QTEST_MAIN(BoardThemeTest)
#include "boardtheme_test.moc"
