#include "boardtesting.h"

#include <QAccessible>

using namespace chess;

namespace {

QAccessibleInterface* tableOf(BoardOnScreen& board) {
    return QAccessible::queryAccessibleInterface(&board.view);
}

QAccessibleInterface* cellOf(BoardOnScreen& board, Square square) {
    return tableOf(board)->tableInterface()->cellAt(7 - rankOf(square), fileOf(square));
}

QString nameOf(BoardOnScreen& board, Square square) {
    return cellOf(board, square)->text(QAccessible::Name);
}

} // namespace

class BoardAccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBoardIsATableOfSixtyFourCells() {
        BoardOnScreen board;
        QAccessibleInterface* table = tableOf(board);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 64);
        QCOMPARE(table->tableInterface()->rowCount(), 8);
        QCOMPARE(table->tableInterface()->columnCount(), 8);
        QCOMPARE(table->text(QAccessible::Name), QStringLiteral("Chess board"));
        for (int child = 0; child < 64; ++child) {
            QAccessibleInterface* cell = table->child(child);
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->parent(), table);
            QCOMPARE(table->indexOfChild(cell), child);
        }
        QCOMPARE(table->child(64), nullptr);
    }

    void cellsAreNamedBySquareAndPiece() {
        BoardOnScreen board;
        QCOMPARE(nameOf(board, Square::E2), QStringLiteral("e2, white pawn"));
        QCOMPARE(nameOf(board, Square::E4), QStringLiteral("e4, empty"));
        play(board.model, {"e4"});
        QCOMPARE(nameOf(board, Square::E4), QStringLiteral("e4, white pawn, last move"));
    }

    void cellsTellWhereTheSelectedPieceCanGo() {
        BoardOnScreen board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        board.click(Square::E4);
        QCOMPARE(nameOf(board, Square::E4), QStringLiteral("e4, white pawn, selected"));
        QCOMPARE(nameOf(board, Square::E5), QStringLiteral("e5, empty, can move here"));
        QCOMPARE(nameOf(board, Square::D5), QStringLiteral("d5, black pawn, can capture here"));
        QVERIFY(cellOf(board, Square::E4)->state().selected);
        QCOMPARE(tableOf(board)->tableInterface()->selectedCellCount(), 1);
    }

    void aCheckedKingIsTold() {
        BoardOnScreen board("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
        QCOMPARE(nameOf(board, Square::E1), QStringLiteral("e1, white king, in check"));
    }

    void cellsLieWhereTheirSquaresAre() {
        BoardOnScreen board;
        board.view.setOrientation(Color::Black);
        const QRect rect = cellOf(board, Square::B6)->rect();
        QCOMPARE(rect.topLeft(), board.view.mapToGlobal(board.view.rectOf(Square::B6).topLeft()));
        QCOMPARE(tableOf(board)->childAt(rect.center().x(), rect.center().y()),
                 cellOf(board, Square::B6));
    }

    void theCursorsCellHasTheFocus() {
        BoardOnScreen board;
        board.view.setCursorSquare(Square::C4);
        QVERIFY(cellOf(board, Square::C4)->state().focused);
        QVERIFY(!cellOf(board, Square::C5)->state().focused);
        QCOMPARE(tableOf(board)->focusChild(), cellOf(board, Square::C4));
    }

    void pressingCellsPlays() {
        BoardOnScreen board;
        const QSignalSpy requests(&board.view, &BoardView::moveRequested);
        cellOf(board, Square::E2)
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        cellOf(board, Square::E4)
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(lastRequest(requests), QStringLiteral("e2e4"));
    }

    void cellsGoWithTheirBoard() {
        QAccessible::Id id = 0;
        {
            BoardOnScreen board;
            id = QAccessible::uniqueId(cellOf(board, Square::A1));
            QVERIFY(QAccessible::accessibleInterface(id) != nullptr);
        }
        QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
    }
};

QTEST_MAIN(BoardAccessibleTest)
#include "boardaccessible_test.moc"
