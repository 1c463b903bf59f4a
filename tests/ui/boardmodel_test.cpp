#include "boardtesting.h"

#include <QAbstractItemModelTester>

using namespace chess;

namespace {

/// The game stands after 1. e4 e5 2. Nf3.
void playOpening(BoardModel& model) { play(model, {"e4", "e5", "Nf3"}); }

struct Signals {
    explicit Signals(BoardModel& model)
        : data(&model, &BoardModel::dataChanged), position(&model, &BoardModel::positionChanged),
          game(&model, &BoardModel::gameChanged) {}

    [[nodiscard]] PositionChange change() const {
        return position.last().at(0).value<PositionChange>();
    }

    QSignalSpy data;
    QSignalSpy position;
    QSignalSpy game;
};

} // namespace

#define COMPARE_COUNTS(spies, dataCount, positionCount, gameCount)                                 \
    QCOMPARE((spies).data.size(), dataCount);                                                      \
    QCOMPARE((spies).position.size(), positionCount);                                              \
    QCOMPARE((spies).game.size(), gameCount)

class BoardModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theModelKeepsQtsRulesThroughAGame() {
        BoardModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        playOpening(model);
        model.undo(2);
        model.redo();
        model.showPly(0);
        model.showLive();
        model.resign(Color::White);
        model.setGame(Game());
    }

    void rowZeroIsRankEight() {
        BoardModel model;
        QCOMPARE(model.rowCount(), 8);
        QCOMPARE(model.columnCount(), 8);
        QCOMPARE(BoardModel::squareOf(model.index(0, 0)), Square::A8);
        QCOMPARE(model.indexOf(Square::H1), model.index(7, 7));
    }

    void rolesTellPieceNameMovesLastMoveAndCheck() {
        BoardModel model;
        model.setGame(Game({}, positionOf("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")));
        play(model, {"Ra8+"});
        const auto at = [&model](Square square, int role) {
            return model.data(model.indexOf(square), role);
        };
        QCOMPARE(at(Square::A8, BoardModel::PieceRole).value<Piece>(),
                 Piece(Color::White, PieceType::Rook));
        QCOMPARE(at(Square::A8, Qt::AccessibleTextRole).toString(),
                 QStringLiteral("a8, white rook"));
        QCOMPARE(at(Square::B4, Qt::AccessibleTextRole).toString(), QStringLiteral("b4, empty"));
        QVERIFY(at(Square::A1, BoardModel::LastMoveRole).toBool());
        QVERIFY(at(Square::A8, BoardModel::LastMoveRole).toBool());
        QVERIFY(!at(Square::E8, BoardModel::LastMoveRole).toBool());
        QVERIFY(at(Square::E8, BoardModel::CheckRole).toBool());
        QVERIFY(!at(Square::E1, BoardModel::CheckRole).toBool());
        QCOMPARE(at(Square::E8, BoardModel::MovesRole).value<std::vector<MoveHint>>().size(),
                 std::size_t{3});
        QVERIFY(at(Square::A8, BoardModel::MovesRole).value<std::vector<MoveHint>>().empty());
    }

    void aMoveIsOneChangeForward() {
        BoardModel model;
        const Signals spies(model);
        play(model, {"e4"});
        COMPARE_COUNTS(spies, 1, 1, 1);
        QCOMPARE(spies.change().kind, PositionChange::Kind::Forward);
        QCOMPARE(spies.change().move, Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    }

    void aWrongMoveChangesNothing() {
        BoardModel model;
        const Game before = model.game();
        const Signals spies(model);
        QCOMPARE(model.play(Move(Square::E2, Square::E5)), MoveError::CannotGoThere);
        COMPARE_COUNTS(spies, 0, 0, 0);
        QCOMPARE(model.game(), before);
    }

    void undoAndRedoAreOneChangeEach() {
        BoardModel model;
        playOpening(model);
        const Signals spies(model);
        QVERIFY(model.undo());
        COMPARE_COUNTS(spies, 1, 1, 1);
        QCOMPARE(spies.change().kind, PositionChange::Kind::Back);
        QVERIFY(model.redo());
        COMPARE_COUNTS(spies, 2, 2, 2);
        QCOMPARE(spies.change().kind, PositionChange::Kind::Forward);
    }

    void severalMovesAtOnceAreOneJump() {
        BoardModel model;
        playOpening(model);
        const Signals spies(model);
        QVERIFY(model.undo(2));
        COMPARE_COUNTS(spies, 1, 1, 1);
        QCOMPARE(spies.change().kind, PositionChange::Kind::Jump);
    }

    void withNothingToUndoOrRedoNothingHappens() {
        BoardModel model;
        const Signals spies(model);
        QVERIFY(!model.undo());
        QVERIFY(!model.redo());
        COMPARE_COUNTS(spies, 0, 0, 0);
    }

    void anotherGameIsOneJump() {
        BoardModel model;
        const Signals spies(model);
        model.setGame(Game({}, positionOf("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")));
        COMPARE_COUNTS(spies, 1, 1, 1);
        QCOMPARE(spies.change().kind, PositionChange::Kind::Jump);
    }

    void lookingThroughDoesNotDisturbTheGame() {
        BoardModel model;
        playOpening(model);
        const Game before = model.game();
        const Signals spies(model);
        model.showPly(2);
        COMPARE_COUNTS(spies, 1, 1, 0);
        QCOMPARE(spies.change().kind, PositionChange::Kind::Back);
        QVERIFY(!model.isShowingLive());
        QCOMPARE(model.game(), before);
        QVERIFY(model.shownPosition().isEmpty(Square::F3));
        QCOMPARE(model.shownMove(), moveOf(model.game().positionAt(1), "e5"));
    }

    void lookingWhereOneLooksAlreadyChangesNothing() {
        BoardModel model;
        playOpening(model);
        const Signals spies(model);
        model.showPly(3);
        model.showPly(99);
        COMPARE_COUNTS(spies, 0, 0, 0);
    }

    void piecesOfAPlaceGoneByHaveNoMoves() {
        BoardModel model;
        playOpening(model);
        model.showPly(0);
        const QVariant moves = model.data(model.indexOf(Square::E2), BoardModel::MovesRole);
        QVERIFY(moves.value<std::vector<MoveHint>>().empty());
    }

    void aMovePlayedMeanwhileShowsTheGameAgain() {
        BoardModel model;
        playOpening(model);
        model.showPly(1);
        const Signals spies(model);
        play(model, {"Nc6"});
        COMPARE_COUNTS(spies, 1, 1, 1);
        QVERIFY(model.isShowingLive());
        QCOMPARE(spies.change().kind, PositionChange::Kind::Jump);
    }

    void undoToThePlaceShownTellsThatItsPiecesCanMove() {
        BoardModel model;
        playOpening(model);
        model.showPly(2);
        const Signals spies(model);
        QVERIFY(model.undo());
        COMPARE_COUNTS(spies, 1, 0, 1);
        QCOMPARE(spies.data.last().at(2).value<QList<int>>(), QList<int>{BoardModel::MovesRole});
    }

    void anEndByPeopleTakesTheMovesAway() {
        BoardModel model;
        const Signals spies(model);
        QVERIFY(model.resign(Color::White));
        COMPARE_COUNTS(spies, 1, 0, 1);
        const QVariant moves = model.data(model.indexOf(Square::E2), BoardModel::MovesRole);
        QVERIFY(moves.value<std::vector<MoveHint>>().empty());
        QVERIFY(!model.resign(Color::White));
        COMPARE_COUNTS(spies, 1, 0, 1);
    }

    void headersNameFilesAndRanks() {
        const BoardModel model;
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("A"));
        QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(),
                 QStringLiteral("8"));
        QVERIFY(!model.headerData(8, Qt::Vertical, Qt::DisplayRole).isValid());
    }
};

QTEST_GUILESS_MAIN(BoardModelTest)
#include "boardmodel_test.moc"
