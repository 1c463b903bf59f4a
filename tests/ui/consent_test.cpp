#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/consent.h"

using namespace chess;

namespace {

GameSettings amalAndNoa() {
    GameSettings settings = twoPlayers();
    settings.names = {"Amal", "Noa"};
    return settings;
}

} // namespace

class ConsentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoWaitsForTheOtherPlayer() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Undo);
        QCOMPARE(screen.game().ply(), std::size_t{1});
        QCOMPARE(screen.message(),
                 QStringLiteral("Amal would like to take the last move back. Noa, do you agree?"));
        screen.window->consent().agree();
        QCOMPARE(screen.game().ply(), std::size_t{0});
    }

    void aDeclinedRequestChangesNothing() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        const Game before = screen.game();
        screen.trigger(ActionId::OfferDraw);
        QCOMPARE(screen.message(), QStringLiteral("Noa offers a draw. Amal, do you agree?"));
        screen.window->consent().decline();
        QVERIFY(screen.game() == before);
        QCOMPARE(screen.message(), QStringLiteral("Amal declines."));
    }

    void anAgreedDrawEndsTheGame() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::OfferDraw);
        screen.window->consent().agree();
        QCOMPARE(screen.game().outcome()->reason, EndReason::Agreement);
    }

    void aMoveMeanwhileWithdrawsTheRequest() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Undo);
        screen.move(Square::E7, Square::E5);
        QVERIFY(!screen.window->consent().isPending());
        QCOMPARE(screen.game().ply(), std::size_t{2});
    }

    void restartAndLoadAskToo_data() {
        QTest::addColumn<ActionId>("id");
        QTest::newRow("restart") << ActionId::Restart;
        QTest::newRow("load") << ActionId::Load;
        QTest::newRow("redo") << ActionId::Redo;
    }

    void restartAndLoadAskToo() {
        QFETCH(ActionId, id);
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.move(Square::E7, Square::E5);
        screen.window->controller().undo();
        screen.trigger(id);
        QVERIFY(screen.window->consent().isPending());
    }

    void saveAndResignAskNobody() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Save);
        QVERIFY(!screen.window->consent().isPending());
        screen.trigger(ActionId::Resign);
        QVERIFY(!screen.window->consent().isPending());
    }

    void thePreferenceMakesUndoQuick() {
        WindowOnScreen screen;
        Preferences quick = screen.window->preferences();
        quick.asksConsent = false;
        screen.window->setPreferences(quick);
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Undo);
        QCOMPARE(screen.game().ply(), std::size_t{0});
    }

    void againstTheComputerNobodyIsAsked() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(1)));
        screen.move(Square::E2, Square::E4);
        QTRY_COMPARE(screen.game().ply(), std::size_t{2});
        screen.trigger(ActionId::Undo);
        QCOMPARE(screen.game().ply(), std::size_t{0});
    }
};

QTEST_MAIN(ConsentTest)
#include "consent_test.moc"
