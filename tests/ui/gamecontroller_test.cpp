#include "gamedesk.h"

#include <QSignalSpy>

using namespace chess;

class GameControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLegalWishIsPlayed() {
        GameDesk desk(twoPlayers());
        QSignalSpy played(&desk.controller, &GameController::movePlayed);
        desk.controller.requestMove(Square::E2, Square::E4);
        QCOMPARE(played.count(), 1);
        QCOMPARE(desk.game().ply(), std::size_t{1});
    }

    void anIllegalWishChangesNothingAndSaysWhy() {
        GameDesk desk(twoPlayers());
        QSignalSpy rejected(&desk.controller, &GameController::moveRejected);
        const Game before = desk.game();
        desk.controller.requestMove(Square::E2, Square::E5);
        QCOMPARE(rejected.count(), 1);
        QCOMPARE(rejected[0][0].value<MoveError>(), MoveError::CannotGoThere);
        QVERIFY(desk.game() == before);
    }

    void thePieceOfTheOtherSideIsRefused() {
        GameDesk desk(twoPlayers());
        QSignalSpy rejected(&desk.controller, &GameController::moveRejected);
        desk.controller.requestMove(Square::E7, Square::E5);
        QCOMPARE(rejected[0][0].value<MoveError>(), MoveError::NotYourPiece);
    }

    void aPawnOnTheLastRankIsAskedForAndThenPromoted() {
        GameDesk desk(twoPlayers(), "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        QSignalSpy needed(&desk.controller, &GameController::promotionNeeded);
        desk.controller.requestMove(Square::A7, Square::A8);
        QCOMPARE(needed.count(), 1);
        QCOMPARE(desk.game().ply(), std::size_t{0});
        desk.controller.requestMove(Square::A7, Square::A8, PieceType::Knight);
        QVERIFY(desk.game().position().pieceAt(Square::A8).is(Color::White, PieceType::Knight));
    }

    void aTypedPromotionWithoutPieceIsAskedForToo() {
        GameDesk desk(twoPlayers(), "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        QSignalSpy needed(&desk.controller, &GameController::promotionNeeded);
        desk.play("A7A8");
        QCOMPARE(needed.count(), 1);
        desk.play("A7A8B");
        QVERIFY(desk.game().position().pieceAt(Square::A8).is(Color::White, PieceType::Bishop));
    }

    void theComputerRepliesToTheMove() {
        GameDesk desk(againstComputer(1));
        desk.play("e4");
        QVERIFY(desk.computer.isThinking());
        QTRY_COMPARE(desk.game().ply(), std::size_t{2});
        QVERIFY(desk.controller.isPersonsTurn());
    }

    void theComputerOpensWhenThePersonIsBlack() {
        GameDesk desk(againstComputer(2, Color::Black));
        QTRY_COMPARE(desk.game().ply(), std::size_t{1});
        QVERIFY(!desk.controller.canUndo());
    }

    void onThePersonsTurnUndoTakesBackThePair() {
        GameDesk desk(againstComputer(1));
        desk.play("e4");
        QTRY_COMPARE(desk.game().ply(), std::size_t{2});
        desk.controller.undo();
        QCOMPARE(desk.game().ply(), std::size_t{0});
        desk.controller.redo();
        QCOMPARE(desk.game().ply(), std::size_t{2});
    }

    void whileTheComputerThinksUndoTakesBackThePersonsMoveOnly() {
        GameDesk desk(againstComputer(5));
        desk.play("e4");
        QVERIFY(desk.computer.isThinking());
        desk.controller.undo();
        QCOMPARE(desk.game().ply(), std::size_t{0});
        QVERIFY(!desk.computer.isThinking());
    }

    void amongTwoPeopleUndoTakesOneHalfMove() {
        GameDesk desk(twoPlayers());
        desk.playAll({QStringLiteral("e4"), QStringLiteral("e5")});
        desk.controller.undo();
        QCOMPARE(desk.game().ply(), std::size_t{1});
    }

    void afterMateTheGameIsOverAndCanBeUndone() {
        GameDesk desk(twoPlayers());
        QSignalSpy over(&desk.controller, &GameController::gameOver);
        desk.playAll({QStringLiteral("f3"), QStringLiteral("e5"), QStringLiteral("g4"),
                      QStringLiteral("Qh4")});
        QCOMPARE(over.count(), 1);
        QCOMPARE(over[0][0].value<Outcome>().winner, Color::Black);
        QVERIFY(!desk.controller.isPersonsTurn());
        desk.controller.undo();
        QVERIFY(desk.controller.isPersonsTurn());
    }

    void aMoveNowRequestEndsTheThinkingWithAMove() {
        GameDesk desk(againstComputer(5));
        desk.computer.setMinimumDelay(std::chrono::hours(1));
        desk.play("a3");
        desk.controller.moveNow();
        QTRY_COMPARE(desk.game().ply(), std::size_t{2});
    }

    void aStoppedComputerWaitsUntilItIsLet() {
        GameDesk desk(againstComputer(5));
        desk.play("a3");
        desk.controller.stopThinking();
        QVERIFY(desk.controller.isComputerWaiting());
        desk.controller.letComputerMove();
        QVERIFY(desk.computer.isThinking());
        desk.controller.moveNow();
        QTRY_COMPARE(desk.game().ply(), std::size_t{2});
    }

    void thePersonResignsAlsoWhileTheComputerThinks() {
        GameDesk desk(againstComputer(5));
        desk.play("a3");
        desk.controller.resign();
        QCOMPARE(desk.game().outcome()->winner, Color::Black);
        QCOMPARE(desk.game().outcome()->reason, EndReason::Resignation);
        QVERIFY(!desk.computer.isThinking());
    }

    void aWinningComputerDeclinesADraw() {
        GameDesk desk(againstComputer(2), "4k3/8/8/8/8/8/q7/4K3 w - - 0 1");
        QSignalSpy answered(&desk.controller, &GameController::drawOfferAnswered);
        desk.controller.offerDrawToComputer();
        QTRY_COMPARE(answered.count(), 1);
        QCOMPARE(answered[0][0].toBool(), false);
        QVERIFY(!desk.game().isOver());
    }

    void aLosingComputerAcceptsADraw() {
        GameDesk desk(againstComputer(2), "4k3/8/8/8/8/8/Q7/4K3 w - - 0 1");
        desk.controller.offerDrawToComputer();
        QTRY_VERIFY(desk.game().isOver());
        QCOMPARE(desk.game().outcome()->reason, EndReason::Agreement);
    }

    void aHintIsALegalMoveAndPlaysNothing() {
        GameDesk desk(againstComputer(1), "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        QSignalSpy found(&desk.controller, &GameController::hintFound);
        desk.controller.requestHint();
        QTRY_COMPARE(found.count(), 1);
        QVERIFY(found[0][0].value<Move>() == Move(Square::A1, Square::A8));
        QCOMPARE(desk.game().ply(), std::size_t{0});
    }

    void playingOnFromAnEarlierPlaceKeepsTheRestForRedo() {
        GameDesk desk(twoPlayers());
        desk.playAll({QStringLiteral("e4"), QStringLiteral("e5"), QStringLiteral("Nf3")});
        desk.model.showPly(1);
        desk.controller.playFromShown();
        QCOMPARE(desk.game().ply(), std::size_t{1});
        QCOMPARE(desk.game().length(), std::size_t{3});
        desk.play("c5");
        QCOMPARE(desk.game().length(), std::size_t{2});
    }

    void onlyWhatHasChangedSinceTheLastSaveIsUnsaved() {
        GameDesk desk(twoPlayers());
        QVERIFY(!desk.controller.hasUnsavedChanges());
        desk.play("e4");
        QVERIFY(desk.controller.hasUnsavedChanges());
        desk.controller.markSaved();
        QVERIFY(!desk.controller.hasUnsavedChanges());
        desk.controller.undo();
        QVERIFY(desk.controller.hasUnsavedChanges());
    }

    void restartKeepsTheSettings() {
        GameSettings settings = twoPlayers();
        settings.names = {"Amal", "Noa"};
        GameDesk desk(settings);
        desk.play("e4");
        desk.controller.restart(Color::Black);
        QCOMPARE(desk.game().length(), std::size_t{0});
        QCOMPARE(desk.game().settings().nameOf(Color::Black), std::string("Amal"));
    }

    void clocksFollowMovesAndUndo() {
        GameSettings settings = twoPlayers();
        settings.timeControl =
            TimeControl{std::chrono::minutes(5), std::chrono::milliseconds(3000)};
        GameDesk desk(settings);
        QVERIFY(!desk.clock.isRunning());
        desk.play("e4");
        QVERIFY(desk.clock.isRunning());
        QCOMPARE(desk.clock.remaining(Color::White), std::chrono::milliseconds(300000));
        desk.play("e5");
        QVERIFY(desk.clock.remaining(Color::Black) > std::chrono::milliseconds(300000));
        desk.controller.undo();
        QCOMPARE(desk.clock.remaining(Color::Black), std::chrono::milliseconds(300000));
    }

    void aFallenFlagEndsTheGame() {
        GameSettings settings = twoPlayers();
        settings.timeControl =
            TimeControl{std::chrono::milliseconds(40), std::chrono::milliseconds(0)};
        GameDesk desk(settings);
        desk.play("e4");
        QTRY_VERIFY(desk.game().isOver());
        QCOMPARE(desk.game().outcome()->reason, EndReason::Time);
        QCOMPARE(desk.game().outcome()->winner, Color::White);
    }
};

QTEST_GUILESS_MAIN(GameControllerTest)
#include "gamecontroller_test.moc"
