// What the window paints itself can be read on every palette: light, dark and of high contrast.
#include "colortesting.h"

#include "ui/judgementmark.h"
#include "ui/quiettext.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace chess;
using style::contrast;

namespace {

void addPalettes() {
    QTest::addColumn<QPalette>("palette");
    for (const auto& [name, palette] : allPalettes()) {
        QTest::newRow(name) << palette;
    }
}

/// One text or drawing and what is behind it.
struct Pair {
    const char* what;
    QColor paint;
    QColor ground;
    double least;
};

void checkAll(const std::vector<Pair>& pairs) {
    for (const Pair& pair : pairs) {
        const double found = contrast(over(pair.paint, pair.ground), pair.ground);
        QVERIFY2(found >= pair.least,
                 qPrintable(QStringLiteral("%1: %2, %3 on %4")
                                .arg(QLatin1String(pair.what), QString::number(found, 'f', 2),
                                     pair.paint.name(), pair.ground.name())));
    }
}

} // namespace

class ContrastTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsThatOfTheStandard() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void textsAreReadable_data() { addPalettes(); }
    void textsAreReadable() {
        QFETCH(const QPalette, palette);
        const QColor window = palette.color(QPalette::Window);
        const QColor words = palette.color(QPalette::WindowText);
        const QColor text = palette.color(QPalette::Text);
        const QColor card = style::card(palette);
        const QColor quiet = style::quietText(palette);
        const QColor accent = style::accent(palette);
        const QColor onAccent = style::onAccent(palette);
        checkAll({
            {"text of the start page", words, window, TextContrast},
            {"quiet text of the start page", quiet, window, TextContrast},
            {"names, clocks and messages on cards", words, card, TextContrast},
            {"notes on cards", quiet, card, TextContrast},
            {"moves in the list", text, card, TextContrast},
            {"the move that is shown", onAccent, accent, TextContrast},
            {"buttons", words, card, TextContrast},
            {"buttons under the mouse", words, style::hovered(palette), TextContrast},
            {"the first button", onAccent, accent, TextContrast},
            {"the first button under the mouse", onAccent, accent.lighter(112), TextContrast},
            {"titles of saves", text, palette.color(QPalette::Base), TextContrast},
            {"details of saves", quiet, palette.color(QPalette::Base), TextContrast},
            {"title of the chosen save", text, style::chosen(palette), TextContrast},
            {"details of the chosen save", quiet, style::chosen(palette), TextContrast},
            {"label of the graph", quiet, reviewColors(palette).unknown, TextContrast},
        });
    }

    void signsStandOut_data() { addPalettes(); }
    void signsStandOut() {
        QFETCH(const QPalette, palette);
        const QColor accent = style::accent(palette);
        checkAll({
            {"the accent on the window", accent, palette.color(QPalette::Window), GraphicsContrast},
            {"the accent of cards", accent, style::card(palette), GraphicsContrast},
        });
    }

    void judgementsStandOut_data() { addPalettes(); }
    void judgementsStandOut() {
        QFETCH(const QPalette, palette);
        const ReviewColors colors = reviewColors(palette);
        for (const QColor& ground : {style::card(palette), style::accent(palette), colors.white,
                                     colors.black, colors.unknown}) {
            for (const QColor& mark :
                 {colors.inaccuracy, colors.mistake, colors.blunder, colors.cursor}) {
                const double found =
                    std::max(contrast(mark, ground), contrast(colors.markEdge, ground));
                QVERIFY2(found >= GraphicsContrast,
                         qPrintable(QStringLiteral("%1 on %2: %3")
                                        .arg(mark.name(), ground.name(), QString::number(found))));
            }
        }
    }

    void highContrastIsFollowed() {
        const QPalette palette = highContrast(Qt::black, Qt::white);
        QVERIFY(style::isHighContrast(palette));
        QCOMPARE(style::quietText(palette), QColor(Qt::white));
        QCOMPARE(style::hairline(palette), QColor(Qt::white));
        for (const auto& [name, ordinary] : ordinaryPalettes()) {
            QVERIFY2(!style::isHighContrast(ordinary), name);
        }
    }

    void quietTextsFollowThePalette() {
        QLabel label(QStringLiteral("quiet"));
        makeQuiet(label);
        for (const auto& [name, palette] : allPalettes()) {
            QApplication::setPalette(palette);
            QTRY_VERIFY2(label.palette().color(QPalette::WindowText) == style::quietText(palette),
                         name);
        }
        QApplication::setPalette(QPalette());
    }
};

QTEST_MAIN(ContrastTest)
#include "contrast_test.moc"
