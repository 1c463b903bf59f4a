// What belongs to a game among people: draws by right, giving up, the turning board, playing again.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/loaddialog.h"

#include <QListView>
#include <QMenu>

using namespace chess;

namespace {

GameSettings amalAndNoa() {
    GameSettings settings = twoPlayers();
    settings.names = {"Amal", "Noa"};
    return settings;
}

void playAll(WindowOnScreen& screen, const QStringList& moves) {
    for (const QString& move : moves) {
        screen.window->controller().requestTypedMove(move);
    }
}

void turnTheBoard(WindowOnScreen& screen) {
    Preferences turning = screen.window->preferences();
    turning.turnsBoard = true;
    screen.window->setPreferences(turning);
}

void resignAtOnce(WindowOnScreen& screen) {
    screen.trigger(ActionId::Resign);
    if (!screen.answer(QMessageBox::Yes)) {
        qFatal("nobody asked");
    }
}

void loadTheSave(WindowOnScreen& screen) {
    screen.triggerAgreed(ActionId::Load);
    auto* dialog = screen.openDialog<LoadDialog>();
    auto* list = dialog->findChild<QListView*>();
    list->setCurrentIndex(list->model()->index(0, 0));
    buttonNamed(*dialog, "Load")->click();
}

} // namespace

class TwoPlayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDrawIsOfferedToWhoeverHasTheRight() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        const QStringList dance{QStringLiteral("Nf3"), QStringLiteral("Nf6"), QStringLiteral("Ng1"),
                                QStringLiteral("Ng8")};
        playAll(screen, dance);
        QVERIFY(!screen.window->action(ActionId::ClaimDraw)->isEnabled());
        QVERIFY(!screen.press("Claim a draw"));
        playAll(screen, dance);
        QVERIFY(screen.window->action(ActionId::ClaimDraw)->isEnabled());
        QVERIFY(screen.press("Claim a draw"));
        QVERIFY(!screen.window->consent().isPending());
        QCOMPARE(screen.game().outcome()->reason, EndReason::ThreefoldRepetition);
        QCOMPARE(screen.message(),
                 QStringLiteral("Draw claimed: the same position came up three times."));
    }

    void fiftyMovesGiveTheRightToo() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers(), parseFen("4k3/8/8/8/8/8/8/R3K3 w - - 99 90").value()));
        QVERIFY(!screen.window->action(ActionId::ClaimDraw)->isEnabled());
        screen.move(Square::A1, Square::A2);
        QVERIFY(screen.press("Claim a draw"));
        QCOMPARE(screen.game().outcome()->reason, EndReason::FiftyMoves);
    }

    void givingUpIsAskedForByName() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Resign);
        QCOMPARE(screen.openDialog<QMessageBox>()->text(),
                 QStringLiteral("Noa, do you really want to give up this game?"));
        QVERIFY(screen.answer(QMessageBox::No));
        QVERIFY(!screen.game().isOver());
        resignAtOnce(screen);
        QCOMPARE(screen.message(), QStringLiteral("Noa resigned. Amal wins."));
    }

    void theBoardTurnsToThePlayerOnMove() {
        WindowOnScreen screen;
        turnTheBoard(screen);
        screen.begin(Game(amalAndNoa()));
        QCOMPARE(screen.board().orientation(), Color::White);
        screen.move(Square::E2, Square::E4);
        QCOMPARE(screen.board().orientation(), Color::Black);
        screen.move(Square::E7, Square::E5);
        QCOMPARE(screen.board().orientation(), Color::White);
        screen.triggerAgreed(ActionId::Undo);
        QCOMPARE(screen.board().orientation(), Color::Black);
        screen.triggerAgreed(ActionId::Redo);
        QCOMPARE(screen.board().orientation(), Color::White);
        screen.trigger(ActionId::PreviousMove);
        QCOMPARE(screen.board().orientation(), Color::White);
    }

    void againstTheComputerTheBoardStays() {
        WindowOnScreen screen;
        turnTheBoard(screen);
        screen.begin(Game(againstComputer(1, Color::Black)));
        QTRY_COMPARE(screen.game().ply(), std::size_t{1});
        QCOMPARE(screen.board().orientation(), Color::Black);
        screen.move(Square::E7, Square::E5);
        QCOMPARE(screen.board().orientation(), Color::Black);
    }

    void afterTheEndOnePlaysAgainWithTheSameColours() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        resignAtOnce(screen);
        QVERIFY(screen.press("Play again"));
        QVERIFY(screen.answer(QMessageBox::No));
        QCOMPARE(screen.game().length(), std::size_t{0});
        QVERIFY(screen.game().settings() == amalAndNoa());
    }

    void theEndOffersEveryWayToPlayAgain() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        resignAtOnce(screen);
        const QMenu* menu = nullptr;
        QCoreApplication::processEvents();
        for (auto* button : screen.window->gamePage().messages().findChildren<QToolButton*>()) {
            menu = button->isVisible() && button->menu() != nullptr ? button->menu() : menu;
        }
        QVERIFY(menu);
        QCOMPARE(menu->actions(), (QList<QAction*>{
                                      screen.window->action(ActionId::Restart),
                                      screen.window->action(ActionId::SwapAndRestart),
                                      screen.window->action(ActionId::DrawLotsAndRestart),
                                  }));
    }

    void theColoursCanBeSwapped() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.trigger(ActionId::SwapAndRestart);
        QCOMPARE(screen.game().settings().nameOf(Color::White), std::string("Noa"));
        QCOMPARE(screen.game().settings().nameOf(Color::Black), std::string("Amal"));
    }

    void theColoursCanBeDrawnByLot() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        QSet<QString> white;
        // Once in a million millions of millions of runs the lot falls on the same player each
        // time.
        for (int i = 0; i < 61; ++i) {
            screen.trigger(ActionId::DrawLotsAndRestart);
            white.insert(QString::fromStdString(screen.game().settings().nameOf(Color::White)));
        }
        QCOMPARE(white, (QSet<QString>{QStringLiteral("Amal"), QStringLiteral("Noa")}));
    }

    void swappedAgainstTheComputerItBegins() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(1)));
        screen.trigger(ActionId::SwapAndRestart);
        QTRY_COMPARE(screen.game().ply(), std::size_t{1});
        QCOMPARE(screen.board().orientation(), Color::Black);
    }

    void aLoadedGameWelcomesBothByName() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Save);
        loadTheSave(screen);
        QCOMPARE(screen.message(), QStringLiteral("Welcome back, Amal and Noa. Noa to move."));
        QVERIFY(screen.game().settings() == amalAndNoa());
    }

    void aLoadedGameWelcomesTheOnePlayerByName() {
        WindowOnScreen screen;
        GameSettings settings = againstComputer(1);
        settings.names[0] = "Amal";
        screen.begin(Game(settings));
        screen.move(Square::E2, Square::E4);
        QTRY_COMPARE(screen.game().ply(), std::size_t{2});
        screen.trigger(ActionId::Save);
        loadTheSave(screen);
        QVERIFY2(screen.message().startsWith(QLatin1String("Welcome back, Amal. Computer played")),
                 qPrintable(screen.message()));
    }

    void theUnfinishedGameWelcomesToo() {
        const QTemporaryDir home;
        {
            WindowOnScreen screen(home.path());
            screen.begin(Game(amalAndNoa()));
            screen.move(Square::E2, Square::E4);
        }
        WindowOnScreen screen(home.path());
        screen.trigger(ActionId::Continue);
        QCOMPARE(screen.message(), QStringLiteral("Welcome back, Amal and Noa. Noa to move."));
    }
};

QTEST_MAIN(TwoPlayersTest)
#include "twoplayers_test.moc"
