#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/consent.h"
#include "ui/loaddialog.h"

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
        QVERIFY(screen.press("Agree"));
        QCOMPARE(screen.game().ply(), std::size_t{0});
        QVERIFY(!screen.press("Agree"));
    }

    void theAnswerCanBeGivenByKeys() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.type("e4");
        const auto press = [&screen](Qt::Key key) {
            QCoreApplication::processEvents();
            QTest::keyClick(QApplication::focusWidget(), key, Qt::AltModifier);
        };
        screen.trigger(ActionId::Undo);
        press(Qt::Key_D);
        QCOMPARE(screen.message(), QStringLiteral("Noa declines."));
        QCOMPARE(screen.game().ply(), std::size_t{1});
        screen.trigger(ActionId::Undo);
        press(Qt::Key_A);
        QCOMPARE(screen.game().ply(), std::size_t{0});
    }

    void everyRequestNamesWhoAsksAndWaits_data() {
        QTest::addColumn<ActionId>("id");
        QTest::addColumn<QString>("wish");
        QTest::newRow("undo") << ActionId::Undo << "Amal would like to take the last move back.";
        QTest::newRow("redo") << ActionId::Redo << "Noa would like to play the move again.";
        QTest::newRow("draw") << ActionId::OfferDraw << "Noa offers a draw.";
        QTest::newRow("load") << ActionId::Load << "Noa would like to load another game.";
        QTest::newRow("open") << ActionId::OpenFile << "Noa would like to load another game.";
        QTest::newRow("paste") << ActionId::Paste << "Noa would like to load another game.";
        QTest::newRow("restart") << ActionId::Restart << "Noa would like to begin again.";
        QTest::newRow("swap") << ActionId::SwapAndRestart << "Noa would like to begin again.";
        QTest::newRow("lots") << ActionId::DrawLotsAndRestart << "Noa would like to begin again.";
    }

    void everyRequestNamesWhoAsksAndWaits() {
        QFETCH(ActionId, id);
        QFETCH(QString, wish);
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.move(Square::E7, Square::E5);
        screen.window->controller().undo();
        const Game before = screen.game();
        screen.trigger(id);
        QVERIFY2(screen.message().startsWith(wish), qPrintable(screen.message()));
        QVERIFY2(screen.message().endsWith(QLatin1String("do you agree?")),
                 qPrintable(screen.message()));
        // A bar beside the board, not a box over it.
        QVERIFY(!screen.openDialog<QDialog>());
        QVERIFY(screen.press("Decline"));
        QVERIFY(screen.game() == before);
        QVERIFY(!screen.openDialog<QDialog>());
        QVERIFY2(screen.message().endsWith(QLatin1String("declines.")),
                 qPrintable(screen.message()));
    }

    void anAgreedDrawEndsTheGame() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::OfferDraw);
        QCOMPARE(screen.message(), QStringLiteral("Noa offers a draw. Amal, do you agree?"));
        QVERIFY(screen.press("Agree"));
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

    void leavingTheBoardWithdrawsTheRequest() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Undo);
        screen.trigger(ActionId::MainMenu);
        QVERIFY(screen.answer(QMessageBox::No));
        QVERIFY(!screen.window->consent().isPending());
        screen.trigger(ActionId::Continue);
        QVERIFY(!screen.press("Agree"));
    }

    void otherMessagesDoNotCoverTheQuestion() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::OfferDraw);
        const QString question = screen.message();
        screen.trigger(ActionId::Save);
        screen.trigger(ActionId::Hint);
        screen.trigger(ActionId::PreviousMove);
        QCOMPARE(screen.message(), question);
        QVERIFY(screen.press("Agree"));
    }

    void playingOnFromAnEarlierPositionWaitsToo() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.move(Square::E7, Square::E5);
        screen.trigger(ActionId::FirstMove);
        screen.trigger(ActionId::PlayFromHere);
        QVERIFY(!screen.openDialog<QDialog>());
        QCOMPARE(
            screen.message(),
            QStringLiteral("Amal would like to play on from this position. Noa, do you agree?"));
        QCOMPARE(screen.game().ply(), std::size_t{2});
        QVERIFY(screen.press("Agree"));
        QCOMPARE(screen.game().ply(), std::size_t{0});
        QCOMPARE(screen.game().length(), std::size_t{2});
    }

    void awayFromTheBoardNobodyIsAsked() {
        WindowOnScreen screen;
        screen.begin(Game(amalAndNoa()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::MainMenu);
        QVERIFY(screen.answer(QMessageBox::No));
        screen.trigger(ActionId::Load);
        QVERIFY(screen.answer(QMessageBox::No));
        QVERIFY(screen.openDialog<LoadDialog>());
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
        screen.trigger(ActionId::Redo);
        QCOMPARE(screen.game().ply(), std::size_t{1});
        screen.trigger(ActionId::OfferDraw);
        QVERIFY(screen.window->consent().isPending());
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
