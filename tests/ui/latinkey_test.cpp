#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/latinkey.h"

#include <QKeyEvent>

using namespace chess;

namespace {

/// As X11 tells of a press of the key in the place of U, 2 or C, with an Arabic layout.
constexpr quint32 PlaceOfU = 30;
constexpr quint32 PlaceOfTwo = 11;
constexpr quint32 PlaceOfC = 54;
constexpr int ArabicWaw = 0x0648;
constexpr int ArabicAin = 0x0639;
constexpr int ArabicTwo = 0x0662;

QKeyEvent press(int key, quint32 place, const QString& text = {}) {
    return {QEvent::KeyPress, key, Qt::NoModifier, place, 0, 0, text};
}

} // namespace

class LatinKeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLatinLayoutSpeaksForItself() {
        // On a Dvorak keyboard the place of U has G.
        QCOMPARE(latinKey(press(Qt::Key_G, PlaceOfU)), int(Qt::Key_G));
        QCOMPARE(latinKey(press(Qt::Key_Left, 113)), int(Qt::Key_Left));
        QCOMPARE(latinKey(press(Qt::Key_Escape, 9)), int(Qt::Key_Escape));
    }

    void anotherScriptCountsByThePlaceOfTheKey() {
        QCOMPARE(latinKey(press(ArabicAin, PlaceOfU)), int(Qt::Key_U));
        QCOMPARE(latinKey(press(ArabicTwo, PlaceOfTwo)), int(Qt::Key_2));
    }

    void aKeyWithoutALetterStaysWhatItIs() {
        QCOMPARE(latinKey(press(ArabicAin, 200)), ArabicAin);
        QCOMPARE(latinKey(press(ArabicAin, 0)), ArabicAin);
    }

    void theBoardIsPlayedWithAnArabicKeyboard() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(1)));
        screen.move(Square::E2, Square::E4);
        QTRY_COMPARE(screen.game().ply(), std::size_t{2});
        QKeyEvent undo = press(ArabicAin, PlaceOfU, QString(QChar(ArabicAin)));
        QCoreApplication::sendEvent(&screen.board(), &undo);
        QCOMPARE(screen.game().ply(), std::size_t{0});
        QKeyEvent rank = press(ArabicTwo, PlaceOfTwo, QString(QChar(ArabicTwo)));
        QCoreApplication::sendEvent(&screen.board(), &rank);
        QVERIFY2(screen.message().startsWith(QLatin1String("Rank 2")),
                 qPrintable(screen.message()));
        screen.board().setCursorSquare(Square::B1);
        QKeyEvent coach = press(ArabicWaw, PlaceOfC, QString(QChar(ArabicWaw)));
        QCoreApplication::sendEvent(&screen.board(), &coach);
        QVERIFY(!screen.board().marks().empty());
    }
};

QTEST_MAIN(LatinKeyTest)
#include "latinkey_test.moc"
