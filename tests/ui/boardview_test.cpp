#include "boardtesting.h"

using namespace chess;

namespace {

constexpr auto BothCastlings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
/// Black is mated already.
constexpr auto Mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";

MoveError errorOf(const QSignalSpy& wrongTries) {
    return wrongTries.last().at(0).value<MoveError>();
}

/// Counts how often a widget is painted.
class PaintCounter : public QObject {
public:
    int paints = 0;

    bool eventFilter(QObject* /*object*/, QEvent* event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

class BoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Clicking

    void twoClicksAskForAMove() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.click(Square::E2);
        QCOMPARE(requests.size(), 0);
        board.click(Square::E4);
        QCOMPARE(requests.size(), 1);
        QCOMPARE(lastRequest(requests), QStringLiteral("e2e4"));
    }

    void theViewMovesNothingItself() {
        BoardOnScreen board;
        const Game before = board.model.game();
        board.click(Square::E2);
        board.click(Square::E4);
        board.drag(Square::D2, Square::D4);
        QCOMPARE(board.model.game(), before);
    }

    void aClickMarksWhereThePieceCanGo() {
        BoardOnScreen board;
        board.click(Square::B1);
        QCOMPARE(board.view.selectedSquare(), Square::B1);
        QCOMPARE(board.squaresWith(MarkKind::Selected), QStringLiteral("b1"));
        QCOMPARE(board.moveMarks(), QStringLiteral("a3 move c3 move"));
    }

    void anEnPassantCaptureIsMarkedAsOne() {
        BoardOnScreen board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
        board.click(Square::E5);
        QCOMPARE(board.moveMarks(), QStringLiteral("d6 capture e6 move"));
    }

    void castlingIsMarkedOnTheKingsTarget() {
        BoardOnScreen board(BothCastlings);
        board.click(Square::E1);
        QCOMPARE(board.squaresWith(MarkKind::Castling), QStringLiteral("c1 g1"));
    }

    void aSecondClickOnThePieceLetsItGo() {
        BoardOnScreen board;
        board.click(Square::E2);
        board.click(Square::E2);
        QCOMPARE(board.view.selectedSquare(), NoSquare);
        QCOMPARE(board.moveMarks(), QString());
    }

    void aClickOnAnotherOwnPieceSelectsThat() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.click(Square::E2);
        board.click(Square::D2);
        QCOMPARE(board.view.selectedSquare(), Square::D2);
        QCOMPARE(requests.size(), 0);
    }

    void escapeLetsThePieceGo() {
        BoardOnScreen board;
        board.click(Square::E2);
        board.type({Qt::Key_Escape});
        QCOMPARE(board.view.selectedSquare(), NoSquare);
    }

    void aClickBesideTheSquaresLetsThePieceGo() {
        BoardOnScreen board;
        board.click(Square::E2);
        QTest::mouseClick(&board.view, Qt::LeftButton, {}, {2, 2});
        QCOMPARE(board.view.selectedSquare(), NoSquare);
    }

    void theKingAsksToCastleByTwoSquaresOrOntoItsRook() {
        BoardOnScreen board(BothCastlings);
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.click(Square::E1);
        board.click(Square::G1);
        QCOMPARE(lastRequest(requests), QStringLiteral("e1g1"));
        board.click(Square::A1);
        QCOMPARE(lastRequest(requests), QStringLiteral("e1a1"));
    }

    void aKingThatCannotCastleGivesWayToItsRook() {
        BoardOnScreen board;
        board.click(Square::E1);
        board.click(Square::H1);
        QCOMPARE(board.view.selectedSquare(), Square::H1);
    }

    void anIllegalMoveIsAskedForToo() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.click(Square::E2);
        board.click(Square::E6);
        QCOMPARE(lastRequest(requests), QStringLiteral("e2e6"));
        QCOMPARE(board.view.selectedSquare(), Square::E2);
    }

    void aMoveEndsTheSelectionAndIsMarked() {
        BoardOnScreen board;
        board.obey();
        board.click(Square::E2);
        board.click(Square::E4);
        QCOMPARE(board.view.selectedSquare(), NoSquare);
        QCOMPARE(board.squaresWith(MarkKind::LastMove), QStringLiteral("e2 e4"));
    }

    void theCheckedKingIsMarked() {
        const BoardOnScreen board("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
        QCOMPARE(board.squaresWith(MarkKind::Check), QStringLiteral("e1"));
    }

    // Wrong tries

    void wrongTriesSayWhy_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addColumn<Square>("square");
        QTest::addColumn<MoveError>("error");
        QTest::newRow("opponent's")
            << std::string(InitialFen) << Square::E7 << MoveError::NotYourPiece;
        QTest::newRow("empty") << std::string(InitialFen) << Square::E4 << MoveError::NoPieceThere;
        QTest::newRow("over") << std::string(Mated) << Square::G8 << MoveError::GameOver;
    }
    void wrongTriesSayWhy() {
        QFETCH(const std::string, fen);
        QFETCH(const Square, square);
        QFETCH(const MoveError, error);
        BoardOnScreen board(fen);
        const QSignalSpy wrongTries(&board.view, &BoardView::wrongTry);
        board.click(square);
        QCOMPARE(wrongTries.size(), 1);
        QCOMPARE(errorOf(wrongTries), error);
        QCOMPARE(board.view.selectedSquare(), NoSquare);
    }

    void aBoardThatIsNotInteractiveSelectsNothing() {
        BoardOnScreen board;
        board.view.setInteractive(false);
        const QSignalSpy lockedTries(&board.view, &BoardView::lockedTry);
        board.click(Square::E2);
        QCOMPARE(lockedTries.size(), 1);
        QCOMPARE(board.view.selectedSquare(), NoSquare);
    }

    void thePiecesOfAPlaceGoneByAreLocked() {
        BoardOnScreen board;
        play(board.model, {"e4", "e5"});
        board.model.showPly(0);
        const QSignalSpy lockedTries(&board.view, &BoardView::lockedTry);
        board.click(Square::D2);
        QCOMPARE(lockedTries.size(), 1);
    }

    void lockingTheBoardLetsThePieceGo() {
        BoardOnScreen board;
        board.click(Square::E2);
        board.view.setInteractive(false);
        QCOMPARE(board.view.selectedSquare(), NoSquare);
    }

    void theEndOfTheGameLetsThePieceGo() {
        BoardOnScreen board;
        board.click(Square::E2);
        board.model.resign(Color::White);
        QCOMPARE(board.view.selectedSquare(), NoSquare);
    }

    // Turning

    void aTurnedBoardHasItsSquaresOpposite() {
        BoardOnScreen board;
        const QRect a1 = board.view.rectOf(Square::A1);
        board.view.setOrientation(Color::Black);
        QCOMPARE(board.view.rectOf(Square::H8), a1);
        QCOMPARE(board.view.squareAt(a1.center()), Square::H8);
    }

    void aTurnedBoardIsClickedWhereItIsSeen() {
        BoardOnScreen board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        board.view.setOrientation(Color::Black);
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.drag(Square::E7, Square::E5);
        QCOMPARE(lastRequest(requests), QStringLiteral("e7e5"));
    }

    void noLanguageMirrorsTheBoard() {
        BoardOnScreen board;
        const QRect a1 = board.view.rectOf(Square::A1);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        QCOMPARE(board.view.layoutDirection(), Qt::LeftToRight);
        QCOMPARE(board.view.rectOf(Square::A1), a1);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    // Keyboard

    void keysAloneAskForAMove() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.view.setCursorSquare(Square::D2);
        board.type({Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(board.view.selectedSquare(), Square::E2);
        board.type({Qt::Key_Up, Qt::Key_Up, Qt::Key_Space});
        QCOMPARE(lastRequest(requests), QStringLiteral("e2e4"));
    }

    void arrowsFollowTheBoardAsItIsSeen() {
        BoardOnScreen board;
        board.view.setOrientation(Color::Black);
        board.view.setCursorSquare(Square::E7);
        board.type({Qt::Key_Up});
        QCOMPARE(board.view.cursorSquare(), Square::E6);
        board.type({Qt::Key_Right});
        QCOMPARE(board.view.cursorSquare(), Square::D6);
    }

    void theCursorStopsAtTheEdge() {
        BoardOnScreen board;
        board.view.setCursorSquare(Square::H1);
        board.type({Qt::Key_Right, Qt::Key_Down});
        QCOMPARE(board.view.cursorSquare(), Square::H1);
        board.type({Qt::Key_Home});
        QCOMPARE(board.view.cursorSquare(), Square::A1);
        board.type({Qt::Key_End});
        QCOMPARE(board.view.cursorSquare(), Square::H1);
    }

    void theCursorShowsOnlyToThoseWhoUseIt() {
        BoardOnScreen board;
        board.click(Square::E2);
        QCOMPARE(board.squaresWith(MarkKind::Cursor), QString());
        board.type({Qt::Key_Up});
        QCOMPARE(board.squaresWith(MarkKind::Cursor), QStringLiteral("e3"));
        board.click(Square::D2);
        QCOMPARE(board.squaresWith(MarkKind::Cursor), QString());
    }

    void unknownKeysGoOnToThePage() {
        BoardOnScreen board;
        for (const Qt::Key key : {Qt::Key_U, Qt::Key_Slash, Qt::Key_Escape, Qt::Key_F1}) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(&board.view, &event);
            QVERIFY(!event.isAccepted());
        }
    }

    void theBoardKeepsItsKeysFromShortcuts() {
        BoardOnScreen board;
        QKeyEvent arrow(QEvent::ShortcutOverride, Qt::Key_Left, Qt::NoModifier);
        arrow.ignore();
        QCoreApplication::sendEvent(&board.view, &arrow);
        QVERIFY(arrow.isAccepted());
        QKeyEvent control(QEvent::ShortcutOverride, Qt::Key_C, Qt::ControlModifier);
        control.ignore();
        QCoreApplication::sendEvent(&board.view, &control);
        QVERIFY(!control.isAccepted());
    }

    // Coaching

    void coachingMarksMovesCapturesAndThreats() {
        // The knight on e4 can capture on d6 (guarded) and f6 (not), and walk into g3's pawn.
        BoardOnScreen board("4k3/2p5/3p1n2/8/4N2p/8/8/4K3 w - - 0 1");
        board.view.setCoachingAllowed(true);
        board.click(Square::E4, Qt::RightButton);
        QCOMPARE(board.moveMarks(),
                 QStringLiteral("d2 move f2 move c3 move g3 threatened c5 threatened "
                                "g5 move d6 threatened f6 capture"));
    }

    void coachingAKingMarksItsRooks() {
        BoardOnScreen board(BothCastlings);
        board.view.setCoachingAllowed(true);
        board.click(Square::E1, Qt::RightButton);
        QCOMPARE(board.squaresWith(MarkKind::Castling), QStringLiteral("a1 h1"));
    }

    void coachingARookMarksItsKing() {
        BoardOnScreen board(BothCastlings);
        board.view.setCoachingAllowed(true);
        board.click(Square::H1, Qt::RightButton);
        QCOMPARE(board.squaresWith(MarkKind::Castling), QStringLiteral("e1"));
    }

    void coachingHasAKey() {
        BoardOnScreen board;
        board.view.setCoachingAllowed(true);
        board.view.setCursorSquare(Square::B1);
        board.type({Qt::Key_Menu});
        QCOMPARE(board.moveMarks(), QStringLiteral("a3 move c3 move"));
        board.type({Qt::Key_C});
        QCOMPARE(board.moveMarks(), QString());
    }

    void aCoachedPieceCanBeMovedAtOnce() {
        BoardOnScreen board;
        board.view.setCoachingAllowed(true);
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.click(Square::B1, Qt::RightButton);
        board.click(Square::C3);
        QCOMPARE(lastRequest(requests), QStringLiteral("b1c3"));
    }

    void coachingThatIsNotAllowedSaysSo() {
        BoardOnScreen board;
        const QSignalSpy refusals(&board.view, &BoardView::coachingRefused);
        board.click(Square::B1, Qt::RightButton);
        QCOMPARE(refusals.size(), 1);
        QCOMPARE(board.moveMarks(), QString());
    }

    void coachingTheOpponentIsAWrongTry() {
        BoardOnScreen board;
        board.view.setCoachingAllowed(true);
        const QSignalSpy wrongTries(&board.view, &BoardView::wrongTry);
        board.click(Square::B8, Qt::RightButton);
        QCOMPARE(errorOf(wrongTries), MoveError::NotYourPiece);
    }

    // Advice

    void aHintComesInTwoStages() {
        BoardOnScreen board;
        board.view.setHint(Square::G1);
        QCOMPARE(board.squaresWith(MarkKind::Hint), QStringLiteral("g1"));
        QVERIFY(board.view.arrows().empty());
        board.view.setHint(Square::G1, Square::F3);
        const std::vector<BoardArrow> expected{{Square::G1, Square::F3, BoardArrow::Kind::Hint}};
        QCOMPARE(board.view.arrows(), expected);
    }

    void adviceGoesWithThePosition() {
        BoardOnScreen board;
        board.view.setHint(Square::G1, Square::F3);
        board.view.setBetterMove(Square::E2, Square::E4);
        QCOMPARE(board.view.arrows().size(), std::size_t{2});
        play(board.model, {"d4"});
        QVERIFY(board.view.arrows().empty());
        QCOMPARE(board.squaresWith(MarkKind::Hint), QString());
    }

    // Painting

    void anIdleBoardIsNotPainted() {
        BoardOnScreen board;
        board.click(Square::E2);
        QTest::qWait(50);
        PaintCounter counter;
        board.view.installEventFilter(&counter);
        QTest::mouseMove(&board.view, board.middleOf(Square::D5));
        QTest::mouseMove(&board.view, board.middleOf(Square::D2));
        QTest::qWait(50);
        QCOMPARE(counter.paints, 0);
    }

    void movablePiecesAndTheirTargetsHaveAHandForACursor() {
        BoardOnScreen board;
        QTest::mouseMove(&board.view, board.middleOf(Square::E2));
        QCOMPARE(board.view.cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseMove(&board.view, board.middleOf(Square::E4));
        QCOMPARE(board.view.cursor().shape(), Qt::ArrowCursor);
        board.click(Square::E2);
        QTest::mouseMove(&board.view, board.middleOf(Square::E4));
        QCOMPARE(board.view.cursor().shape(), Qt::PointingHandCursor);
    }
};

QTEST_MAIN(BoardViewTest)
#include "boardview_test.moc"
