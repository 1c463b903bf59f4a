// Games that come from elsewhere and go elsewhere: the clipboard and PGN files.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/gameclipboard.h"
#include "ui/pgndialog.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QTableView>

using namespace chess;

namespace {

constexpr const char* TwoGames = "[White \"Amal\"]\n[Black \"Noa\"]\n\n1. e4 e5 1-0\n\n"
                                 "[White \"Noa\"]\n[Black \"Amal\"]\n\n1. d4 d5 2. c4 *\n";

QString written(const QTemporaryDir& folder, const char* name, const char* text) {
    const QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) {
        qFatal("cannot write %s", qPrintable(path));
    }
    return path;
}

} // namespace

class ExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPositionIsCopiedAndPasted() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::CopyPosition);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
        const Position copied = screen.game().position();
        screen.begin(Game(twoPlayers()));
        screen.trigger(ActionId::Paste);
        QVERIFY(screen.game().position() == copied);
        QCOMPARE(screen.game().length(), std::size_t{0});
    }

    void aGameIsCopiedAndPasted() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        screen.move(Square::C7, Square::C5);
        screen.trigger(ActionId::CopyGame);
        screen.begin(Game(twoPlayers()));
        screen.trigger(ActionId::Paste);
        QCOMPARE(screen.game().length(), std::size_t{2});
    }

    void nonsenseIsNotPasted() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        screen.trigger(ActionId::Paste);
        QVERIFY(screen.openDialog<QMessageBox>());
        QVERIFY(screen.game() == Game(twoPlayers()));
    }

    void aFileOfOneGameIsOpenedAtOnce() {
        const QTemporaryDir folder;
        WindowOnScreen screen;
        screen.window->openFile(written(folder, "one.pgn", "1. e4 e5 2. Nf3 *\n"));
        QCOMPARE(screen.game().length(), std::size_t{3});
        QVERIFY(screen.window->gamePage().isVisible());
    }

    void clocksInCommentsAreReadOver() {
        const QTemporaryDir folder;
        WindowOnScreen screen;
        screen.window->openFile(
            written(folder, "clocks.pgn",
                    "[White \"Amal\"]\n[Black \"Noa\"]\n[TimeControl \"300+3\"]\n\n"
                    "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:01] [%eval 0.2]} 2. Nf3 $1 "
                    "(2. f4 exf4) {[%clk 0:04:58]} *\n"));
        QCOMPARE(screen.game().length(), std::size_t{3});
        QCOMPARE(screen.game().sanAt(2), std::string("Nf3"));
    }

    void aGameIsSavedAsPgnAndOpenedAgain() {
        const QTemporaryDir folder;
        WindowOnScreen screen;
        GameSettings settings = twoPlayers();
        settings.names = {"Amal", "Noa"};
        screen.begin(Game(settings));
        screen.move(Square::E2, Square::E4);
        screen.move(Square::C7, Square::C5);
        screen.trigger(ActionId::SaveAs);
        auto* dialog = screen.openDialog<QFileDialog>();
        QVERIFY(dialog);
        dialog->setDirectory(folder.path());
        dialog->selectNameFilter(dialog->nameFilters().last());
        Q_EMIT dialog->filterSelected(dialog->nameFilters().last());
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("game"));
        buttonNamed(*dialog, "Save")->click();
        QVERIFY(!screen.window->controller().hasUnsavedChanges());

        screen.begin(Game(twoPlayers()));
        screen.window->openFile(folder.filePath(QStringLiteral("game.pgn")));
        QCOMPARE(screen.game().length(), std::size_t{2});
        QVERIFY(screen.game().settings().names == settings.names);
    }

    void ofSeveralGamesOneIsChosen() {
        const QTemporaryDir folder;
        WindowOnScreen screen;
        screen.window->openFile(written(folder, "two.pgn", TwoGames));
        auto* dialog = screen.openDialog<PgnDialog>();
        QVERIFY(dialog);
        auto* open = buttonNamed(*dialog, "Open");
        QVERIFY(!open->isEnabled());
        dialog->findChild<QTableView*>()->selectRow(1);
        open->click();
        QCOMPARE(screen.game().length(), std::size_t{3});
        QCOMPARE(screen.game().settings().nameOf(Color::White), std::string("Noa"));
    }

    void aBrokenFileSaysWhyAndChangesNothing() {
        const QTemporaryDir folder;
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.window->openFile(written(folder, "bad.xml", "<game>"));
        auto* box = screen.openDialog<QMessageBox>();
        QVERIFY(box);
        QVERIFY(!box->informativeText().isEmpty());
        QVERIFY(screen.game() == Game(twoPlayers()));
    }
};

QTEST_MAIN(ExchangeTest)
#include "exchange_test.moc"
