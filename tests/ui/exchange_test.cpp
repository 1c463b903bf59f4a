// Games that come from elsewhere and go elsewhere: the clipboard and PGN files.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/gameclipboard.h"
#include "ui/pgndialog.h"

#include <QClipboard>
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
