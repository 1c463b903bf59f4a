#include "boardtesting.h"

using namespace chess;

/// Pieces carried by hand, and pieces that glide by themselves.
class BoardDragTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDropAsksForAMove() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.drag(Square::G1, Square::F3);
        QCOMPARE(requests.size(), 1);
        QCOMPARE(lastRequest(requests), QStringLiteral("g1f3"));
    }

    void theSquareUnderADraggedPieceIsMarked() {
        BoardOnScreen board;
        QTest::mousePress(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E2));
        QTest::mouseMove(&board.view, board.middleOf(Square::E3));
        QCOMPARE(board.squaresWith(MarkKind::DropTarget), QStringLiteral("e3"));
        QTest::mouseMove(&board.view, board.middleOf(Square::E4));
        QCOMPARE(board.squaresWith(MarkKind::DropTarget), QStringLiteral("e4"));
        QTest::mouseRelease(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E4));
        QCOMPARE(board.squaresWith(MarkKind::DropTarget), QString());
    }

    void aRejectedDragGlidesBack() {
        BoardOnScreen board;
        board.setAnimation(std::chrono::hours(1));
        board.obey();
        board.drag(Square::E2, Square::E6);
        QCOMPARE(board.view.glides().size(), std::size_t{1});
        const Glide& glide = board.view.glides().front();
        QCOMPARE(glide.covers, Square::E2);
        QCOMPARE(glide.to, BoardGeometry::middleOf(Square::E2));
        QCOMPARE(qRound(glide.from.y() - 0.5), rankOf(Square::E6));
        QCOMPARE(board.view.selectedSquare(), Square::E2);
    }

    void aDropOutsideOfTheBoardAsksForNothing() {
        BoardOnScreen board;
        board.setAnimation(std::chrono::hours(1));
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        board.drag(Square::E2, QPoint(2, 2));
        QCOMPARE(requests.size(), 0);
        QCOMPARE(board.view.glides().size(), std::size_t{1});
    }

    void anAcceptedDropDoesNotGlideAgain() {
        BoardOnScreen board;
        board.setAnimation(std::chrono::hours(1));
        board.obey();
        board.drag(Square::E2, Square::E4);
        QCOMPARE(board.model.game().ply(), std::size_t{1});
        QVERIFY(board.view.glides().empty());
    }

    void theRookOfACastlingByHandStillGlides() {
        BoardOnScreen board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        board.setAnimation(std::chrono::hours(1));
        board.obey();
        board.drag(Square::E1, Square::H1);
        QCOMPARE(board.view.glides().size(), std::size_t{1});
        QCOMPARE(board.view.glides().front().covers, Square::F1);
    }

    void anotherButtonBreaksADragOff() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        QTest::mousePress(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E2));
        QTest::mouseMove(&board.view, board.middleOf(Square::E4));
        QTest::mousePress(&board.view, Qt::RightButton, {}, board.middleOf(Square::E4));
        QTest::mouseRelease(&board.view, Qt::RightButton, {}, board.middleOf(Square::E4));
        QTest::mouseRelease(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E4));
        QCOMPARE(requests.size(), 0);
    }

    void escapeBreaksADragOff() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        QTest::mousePress(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E2));
        QTest::mouseMove(&board.view, board.middleOf(Square::E4));
        board.type({Qt::Key_Escape});
        QTest::mouseRelease(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E4));
        QCOMPARE(requests.size(), 0);
    }

    void aPositionThatChangesUnderADragEndsIt() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        QTest::mousePress(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E2));
        QTest::mouseMove(&board.view, board.middleOf(Square::E4));
        board.model.setGame(Game());
        QTest::mouseRelease(&board.view, Qt::LeftButton, {}, board.middleOf(Square::E4));
        QCOMPARE(requests.size(), 0);
    }

    void aGlideComesToItsEnd() {
        BoardOnScreen board;
        board.setAnimation(std::chrono::milliseconds(20));
        play(board.model, {"e4"});
        QCOMPARE(board.view.glides().size(), std::size_t{1});
        QTRY_VERIFY(board.view.glides().empty());
    }

    void aMoveDuringAGlideFinishesIt() {
        BoardOnScreen board;
        board.setAnimation(std::chrono::hours(1));
        play(board.model, {"e4", "e5"});
        QCOMPARE(board.view.glides().size(), std::size_t{1});
        QCOMPARE(board.view.glides().front().covers, Square::E5);
    }

    void withoutTimeNothingGlides() {
        BoardOnScreen board;
        play(board.model, {"e4"});
        QVERIFY(board.view.glides().empty());
    }
};

QTEST_MAIN(BoardDragTest)
#include "boarddrag_test.moc"
