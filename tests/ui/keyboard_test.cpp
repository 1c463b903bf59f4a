// The whole program by the keyboard alone, from its start to its end: every key goes to the window
// that has the keyboard, as from a real one.
#include "windowtesting.h"

#include "ui/loaddialog.h"
#include "ui/newgamedialog.h"
#include "ui/preferencesdialog.h"

#include <QAccessible>
#include <QComboBox>
#include <QSignalSpy>

using namespace chess;

namespace {

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
}

void type(const char* text) {
    for (const char letter : QByteArrayView(text)) {
        QTest::keyClick(QGuiApplication::focusWindow(), letter);
    }
}

QString focusedName() {
    QWidget* widget = QApplication::focusWidget();
    return widget == nullptr
               ? QString()
               : QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
}

/// Presses Tab until something of that name has the keyboard.
bool tabTo(const char* name) {
    constexpr int Enough = 40;
    for (int steps = 0; steps < Enough; ++steps) {
        if (focusedName() == QString::fromUtf8(name)) {
            return true;
        }
        press(Qt::Key_Tab);
    }
    return false;
}

/// The dialog of that kind once it has the keyboard.
template <typename Dialog> Dialog* waitFor(const WindowOnScreen& screen) {
    const auto isThere = [&screen] {
        const QWidget* focused = QApplication::focusWidget();
        const QWidget* dialog = screen.openDialog<Dialog>();
        return dialog != nullptr && focused != nullptr && focused->window() == dialog;
    };
    return QTest::qWaitFor(isThere) ? screen.openDialog<Dialog>() : nullptr;
}

/// A window manager gives the keyboard back to the window when a dialog is gone.
bool waitForWindow(const WindowOnScreen& screen) {
    screen.window->activateWindow();
    return !screen.openDialog<QDialog>() && QTest::qWaitForWindowActive(screen.window.get());
}

/// The arrow keys that lead from square to square, and Enter.
void walkTo(const BoardView& board, Square square) {
    const int right = fileOf(square) - fileOf(board.cursorSquare());
    const int up = rankOf(square) - rankOf(board.cursorSquare());
    for (int step = 0; step < std::abs(right); ++step) {
        press(right > 0 ? Qt::Key_Right : Qt::Key_Left);
    }
    for (int step = 0; step < std::abs(up); ++step) {
        press(up > 0 ? Qt::Key_Up : Qt::Key_Down);
    }
    press(Qt::Key_Return);
}

void playFoolsMate(const BoardView& board) {
    for (const Square square : {Square::F2, Square::F3, Square::E7, Square::E5, Square::G2,
                                Square::G4, Square::D8, Square::H4}) {
        walkTo(board, square);
    }
}

/// From the start page to a game of two, by the keys of the dialog.
bool beginTwoPlayerGame(WindowOnScreen& screen) {
    if (!tabTo("New game…")) {
        return false;
    }
    press(Qt::Key_Return);
    auto* dialog = waitFor<NewGameDialog>(screen);
    if (dialog == nullptr) {
        return false;
    }
    // Pressed by their mnemonics, buttons stay down for a moment.
    press(Qt::Key_T, Qt::AltModifier);
    const auto isForTwo = [dialog] {
        return dialog->choice().settings.mode == GameMode::TwoPlayers;
    };
    if (!QTest::qWaitFor(isForTwo)) {
        return false;
    }
    press(Qt::Key_F, Qt::AltModifier);
    type("Ada");
    press(Qt::Key_Tab);
    type("Bo");
    if (!tabTo("Start")) {
        return false;
    }
    press(Qt::Key_Return);
    return waitForWindow(screen) && screen.board().hasFocus();
}

} // namespace

class KeyboardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fromTheStartToMateAndAgain() {
        WindowOnScreen screen;
        QVERIFY(beginTwoPlayerGame(screen));
        playFoolsMate(screen.board());
        QCOMPARE(screen.message(), QStringLiteral("Checkmate! Bo wins."));

        // Saved by a key, so that playing again asks nothing.
        press(Qt::Key_S);
        QCOMPARE(screen.message(), QStringLiteral("The game is saved."));
        QVERIFY(tabTo("Play again"));
        press(Qt::Key_Space);
        QCOMPARE(screen.game().length(), std::size_t{0});
        QVERIFY(screen.board().hasFocus());
        playFoolsMate(screen.board());
        QCOMPARE(screen.game().outcome()->reason, EndReason::Checkmate);
    }

    void savedLeftAndLoaded() {
        WindowOnScreen screen;
        QVERIFY(beginTwoPlayerGame(screen));
        walkTo(screen.board(), Square::E2);
        walkTo(screen.board(), Square::E4);
        // Leaving asks; Enter says yes.
        press(Qt::Key_Y);
        QVERIFY(waitFor<QMessageBox>(screen));
        press(Qt::Key_Return);
        QVERIFY(waitForWindow(screen));
        QVERIFY(screen.window->startPage().isVisible());

        QVERIFY(tabTo("Load game…"));
        press(Qt::Key_Return);
        QVERIFY(waitFor<LoadDialog>(screen));
        press(Qt::Key_Down);
        QVERIFY(tabTo("Load"));
        press(Qt::Key_Return);
        QVERIFY(waitForWindow(screen));
        QCOMPARE(screen.game().ply(), std::size_t{1});
        QVERIFY(screen.board().hasFocus());
    }

    void aRequestIsAnsweredByItsKeys() {
        WindowOnScreen screen;
        QVERIFY(beginTwoPlayerGame(screen));
        walkTo(screen.board(), Square::E2);
        walkTo(screen.board(), Square::E4);
        press(Qt::Key_U);
        QVERIFY(screen.window->consent().isPending());
        press(Qt::Key_D, Qt::AltModifier);
        QTRY_COMPARE(screen.message(), QStringLiteral("Bo declines."));
        QCOMPARE(screen.game().ply(), std::size_t{1});
        press(Qt::Key_U);
        press(Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE(screen.game().ply(), std::size_t{0});
    }

    void preferencesAreChanged() {
        WindowOnScreen screen;
        const QString theme = screen.window->preferences().boardTheme;
        press(Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(waitFor<PreferencesDialog>(screen));
        // The key of the label leads to the colours, the arrow takes the next.
        press(Qt::Key_C, Qt::AltModifier);
        press(Qt::Key_Down);
        QVERIFY(screen.window->preferences().boardTheme != theme);
        const bool showsCoordinates = screen.window->preferences().showsCoordinates;
        press(Qt::Key_O, Qt::AltModifier);
        QTRY_COMPARE(screen.window->preferences().showsCoordinates, !showsCoordinates);
        press(Qt::Key_Escape);
        QVERIFY(waitForWindow(screen));
        QCOMPARE(screen.store->preferences(), screen.window->preferences());
    }

    void theBoardIsReadInTheMessageLine() {
        WindowOnScreen screen;
        QVERIFY(beginTwoPlayerGame(screen));
        press(Qt::Key_N);
        QCOMPARE(screen.message(), QStringLiteral("Knights. White: b1, g1. Black: b8, g8."));
        press(Qt::Key_L);
        QCOMPARE(screen.message(), QStringLiteral("No move has been made yet."));
        press(Qt::Key_E, Qt::ShiftModifier);
        QVERIFY(screen.message().startsWith(QLatin1String("File e: e1, white king;")));
        press(Qt::Key_4);
        QCOMPARE(screen.message(), QStringLiteral("Rank 4: empty."));
        // Only told to screen readers; what is shown stays.
        press(Qt::Key_Return);
        QCOMPARE(screen.window->gamePage().messages().spoken(),
                 QStringLiteral("e2, white pawn, selected. It can go to: e3, e4."));
        QCOMPARE(screen.message(), QStringLiteral("Rank 4: empty."));
        // While something is asked, the question stays in sight.
        walkTo(screen.board(), Square::E4);
        press(Qt::Key_U);
        const QString question = screen.message();
        press(Qt::Key_L);
        QCOMPARE(screen.message(), question);
        QCOMPARE(screen.window->gamePage().messages().spoken(),
                 QStringLiteral("Move 1, White: pawn from e2 to e4."));
    }

    void quit() {
        WindowOnScreen screen;
        QVERIFY(tabTo("Quit"));
        press(Qt::Key_Return);
        QVERIFY(!screen.window->isVisible());
    }
};

QTEST_MAIN(KeyboardTest)
#include "keyboard_test.moc"
