// The list of moves: a model of two columns, and walking through the game with it in the window.
#include "windowtesting.h"

#include "gamedesk.h"
#include "reviewtesting.h"

#include "ui/movelistview.h"

#include <QAbstractItemModelTester>

using namespace chess;

namespace {

QString textOf(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

void clickMove(WindowOnScreen& screen, int row, int column) {
    MoveListView& list = screen.window->gamePage().moves();
    const QRect cell = list.visualRect(list.model()->index(row, column));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, cell.center());
}

void beginOpenGame(WindowOnScreen& screen, const GameSettings& settings = twoPlayers()) {
    Game game = gameOf(QStringLiteral("e4 e5 Nf3 Nc6"));
    game.setSettings(settings);
    screen.begin(game);
}

} // namespace

class MoveListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theModelKeepsItsPromisesWhateverTheGameDoes() {
        GameDesk desk(twoPlayers());
        MoveListModel moves(desk.model);
        const QAbstractItemModelTester tester(
            &moves, QAbstractItemModelTester::FailureReportingMode::Fatal);
        desk.playAll({QStringLiteral("e4"), QStringLiteral("e5"), QStringLiteral("Nf3"),
                      QStringLiteral("Nc6"), QStringLiteral("Bb5")});
        desk.controller.undo();
        desk.controller.undo();
        desk.controller.undo();
        desk.play("d4");
        QCOMPARE(moves.rowCount(), 2);
        desk.controller.restart();
        QCOMPARE(moves.rowCount(), 0);
        desk.controller.begin(
            Game(twoPlayers(), parseFen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7").value()));
        desk.play("Kd7");
        desk.play("e4");
        QCOMPARE(moves.rowCount(), 2);
    }

    void movesStandInTwoColumns() {
        GameDesk desk(twoPlayers());
        const MoveListModel moves(desk.model);
        desk.playAll({QStringLiteral("e4"), QStringLiteral("e5"), QStringLiteral("Nf3")});
        QCOMPARE(textOf(moves, 0, MoveListModel::NumberColumn), QStringLiteral("1."));
        QCOMPARE(textOf(moves, 0, MoveListModel::WhiteColumn), QStringLiteral("e4"));
        QCOMPARE(textOf(moves, 0, MoveListModel::BlackColumn), QStringLiteral("e5"));
        QCOMPARE(textOf(moves, 1, MoveListModel::WhiteColumn), QStringLiteral("Nf3"));
        QCOMPARE(textOf(moves, 1, MoveListModel::BlackColumn), QString());
    }

    void aGameThatBlackBeginsLeavesTheFirstCellEmpty() {
        GameDesk desk(twoPlayers(), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7");
        const MoveListModel moves(desk.model);
        desk.play("Kd7");
        QCOMPARE(textOf(moves, 0, MoveListModel::NumberColumn), QStringLiteral("7."));
        QCOMPARE(textOf(moves, 0, MoveListModel::WhiteColumn), QString());
        QCOMPARE(textOf(moves, 0, MoveListModel::BlackColumn), QStringLiteral("Kd7"));
    }

    void theMoveThatIsShownIsMarkedAndThoseTakenBackArePale() {
        GameDesk desk(twoPlayers());
        const MoveListModel moves(desk.model);
        desk.playAll({QStringLiteral("e4"), QStringLiteral("e5")});
        QVERIFY(!moves.indexOf(1).data(MoveListModel::ShownRole).toBool());
        QVERIFY(moves.indexOf(2).data(MoveListModel::ShownRole).toBool());
        desk.model.showPly(1);
        QVERIFY(moves.indexOf(1).data(MoveListModel::ShownRole).toBool());
        desk.controller.undo();
        QVERIFY(moves.indexOf(2).data(MoveListModel::UndoneRole).toBool());
    }

    void aClickShowsThePositionAfterTheMove() {
        WindowOnScreen screen;
        beginOpenGame(screen);
        clickMove(screen, 0, MoveListModel::WhiteColumn);
        QVERIFY(screen.board().model().shownPosition() == screen.game().positionAt(1));
        QCOMPARE(screen.game().ply(), std::size_t{4});
    }

    void theArrowKeysWalkThroughTheGame() {
        WindowOnScreen screen;
        beginOpenGame(screen);
        MoveListView& list = screen.window->gamePage().moves();
        const BoardModel& model = screen.board().model();
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Left);
        QCOMPARE(model.shownPly(), std::size_t{3});
        QTest::keyClick(&list, Qt::Key_Up);
        QCOMPARE(model.shownPly(), std::size_t{1});
        QTest::keyClick(&list, Qt::Key_Home);
        QCOMPARE(model.shownPly(), std::size_t{0});
        QTest::keyClick(&list, Qt::Key_Left);
        QCOMPARE(model.shownPly(), std::size_t{0});
        QTest::keyClick(&list, Qt::Key_Right);
        QCOMPARE(model.shownPly(), std::size_t{1});
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(model.shownPly(), std::size_t{3});
        QTest::keyClick(&list, Qt::Key_End);
        QCOMPARE(model.shownPly(), std::size_t{4});
        QCOMPARE(screen.game().ply(), std::size_t{4});
    }

    void oneGoesBackToTheGameAtTheBoard() {
        WindowOnScreen screen;
        beginOpenGame(screen);
        QVERIFY(!screen.press("Back to the game"));
        clickMove(screen, 0, MoveListModel::BlackColumn);
        QVERIFY(screen.press("Back to the game"));
        QVERIFY(screen.board().model().isShowingLive());
    }

    void playingOnFromAnEarlierPositionAsksFirst() {
        WindowOnScreen screen;
        beginOpenGame(screen, againstComputer(1));
        clickMove(screen, 0, MoveListModel::BlackColumn);
        QVERIFY(screen.press("Play on from here"));
        QVERIFY(screen.answer(QMessageBox::No));
        QCOMPARE(screen.game().ply(), std::size_t{4});
        QVERIFY(screen.press("Play on from here"));
        QVERIFY(screen.answer(QMessageBox::Yes));
        QCOMPARE(screen.game().ply(), std::size_t{2});
        QCOMPARE(screen.game().length(), std::size_t{4});
        screen.move(Square::D2, Square::D4);
        QCOMPARE(textOf(*screen.window->gamePage().moves().model(), 1, MoveListModel::WhiteColumn),
                 QStringLiteral("d4"));
    }
};

QTEST_MAIN(MoveListTest)
#include "movelist_test.moc"
