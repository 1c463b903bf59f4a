// Whole games in the real window, by every way of moving.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/promotiondialog.h"
#include "ui/words.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace chess;

namespace {

constexpr std::array FoolsMate{std::pair{Square::F2, Square::F3}, std::pair{Square::E7, Square::E5},
                               std::pair{Square::G2, Square::G4},
                               std::pair{Square::D8, Square::H4}};

constexpr std::string_view WhitePromotes = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
constexpr std::string_view BlackPromotes = "k7/8/8/8/8/8/p6K/8 b - - 0 1";

Game gameOf(GameSettings settings, std::string_view fen) {
    return Game(std::move(settings), parseFen(fen).value());
}

void walkTo(WindowOnScreen& screen, Square square) {
    BoardView& board = screen.board();
    const auto press = [&board](Qt::Key key) { QTest::keyClick(&board, key); };
    while (fileOf(board.cursorSquare()) != fileOf(square)) {
        press(fileOf(board.cursorSquare()) < fileOf(square) ? Qt::Key_Right : Qt::Key_Left);
    }
    while (rankOf(board.cursorSquare()) != rankOf(square)) {
        press(rankOf(board.cursorSquare()) < rankOf(square) ? Qt::Key_Up : Qt::Key_Down);
    }
    press(Qt::Key_Return);
}

} // namespace

class PlayingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameByClicks() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const auto& [from, to] : FoolsMate) {
            screen.move(from, to);
        }
        QCOMPARE(screen.message(), QStringLiteral("Checkmate! Player 2 wins."));
    }

    void aWholeGameByDragging() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const auto& [from, to] : FoolsMate) {
            screen.drag(from, to);
        }
        QCOMPARE(screen.game().outcome()->reason, EndReason::Checkmate);
    }

    void aWholeGameByKeys() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const auto& [from, to] : FoolsMate) {
            walkTo(screen, from);
            walkTo(screen, to);
        }
        QCOMPARE(screen.game().outcome()->reason, EndReason::Checkmate);
    }

    void aWholeGameByTypedMoves() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const char* move : {"f2f3", "E7E5", "g4", "Qh4#"}) {
            screen.type(move);
        }
        QCOMPARE(screen.game().outcome()->reason, EndReason::Checkmate);
    }

    void theSlashGoesToTheFieldForTypedMoves() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        QTest::keyClick(&screen.board(), Qt::Key_Slash);
        auto* field = screen.window->gamePage().findChild<QLineEdit*>();
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("e2e4"));
        QTest::keyClick(field, Qt::Key_Return);
        // Once more out of habit: it is no part of the move.
        QTest::keyClicks(field, QStringLiteral("/e7e5"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(screen.game().ply(), std::size_t{2});
    }

    void inTheEmptyFieldUndoIsThatOfTheGame() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.type("e4");
        auto* field = screen.window->gamePage().findChild<QLineEdit*>();
        QVERIFY(field->hasFocus());
        QTest::keySequence(field, QKeySequence(QStringLiteral("Ctrl+Z")));
        screen.window->consent().agree();
        QCOMPARE(screen.game().ply(), std::size_t{0});
        QTest::keyClicks(field, QStringLiteral("d4"));
        QTest::keySequence(field, QKeySequence(QStringLiteral("Ctrl+Z")));
        QVERIFY(!screen.window->consent().isPending());
        QCOMPARE(field->text(), QString());
    }

    void theComputerAnswersInTheWindow() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(1)));
        screen.move(Square::E2, Square::E4);
        QTRY_COMPARE(screen.game().ply(), std::size_t{2});
        QVERIFY2(screen.message().startsWith(QLatin1String("Computer played ")),
                 qPrintable(screen.message()));
    }

    void castlingByTheKingOntoItsRook() {
        WindowOnScreen screen;
        screen.begin(gameOf(twoPlayers(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
        screen.move(Square::E1, Square::H1);
        QVERIFY(screen.game().moveAt(0).isCastling());
    }

    void eachPieceCanBePromotedTo_data() {
        QTest::addColumn<bool>("isWhite");
        QTest::addColumn<int>("key");
        QTest::addColumn<PieceType>("type");
        for (const bool isWhite : {true, false}) {
            const char* color = isWhite ? "white" : "black";
            QTest::addRow("%s queen", color) << isWhite << int{Qt::Key_Q} << PieceType::Queen;
            QTest::addRow("%s rook", color) << isWhite << int{Qt::Key_R} << PieceType::Rook;
            QTest::addRow("%s bishop", color) << isWhite << int{Qt::Key_B} << PieceType::Bishop;
            QTest::addRow("%s knight", color) << isWhite << int{Qt::Key_N} << PieceType::Knight;
        }
    }

    void eachPieceCanBePromotedTo() {
        QFETCH(bool, isWhite);
        QFETCH(int, key);
        QFETCH(PieceType, type);
        WindowOnScreen screen;
        screen.begin(gameOf(twoPlayers(), isWhite ? WhitePromotes : BlackPromotes));
        const Square to = isWhite ? Square::A8 : Square::A1;
        screen.move(isWhite ? Square::A7 : Square::A2, to);
        auto* dialog = screen.openDialog<PromotionDialog>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, static_cast<Qt::Key>(key));
        QCOMPARE(screen.game().position().pieceAt(to).type(), type);
    }

    void aClickOnAPictureChoosesThePiece() {
        WindowOnScreen screen;
        screen.begin(gameOf(twoPlayers(), WhitePromotes));
        screen.move(Square::A7, Square::A8);
        auto* dialog = screen.openDialog<PromotionDialog>();
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChildren<QToolButton*>()[1], Qt::LeftButton);
        QCOMPARE(screen.game().position().pieceAt(Square::A8).type(), PieceType::Rook);
    }

    void escapeTakesThePromotionBack() {
        WindowOnScreen screen;
        screen.begin(gameOf(twoPlayers(), WhitePromotes));
        screen.move(Square::A7, Square::A8);
        QTest::keyClick(screen.openDialog<PromotionDialog>(), Qt::Key_Escape);
        QCOMPARE(screen.game().ply(), std::size_t{0});
        QVERIFY(!screen.openDialog<PromotionDialog>());
    }

    void thePawnIsOfferedUnderTheHouseRuleOnly() {
        WindowOnScreen screen;
        GameSettings settings = twoPlayers();
        settings.houseRules.pawnMayStayPawn = true;
        screen.begin(gameOf(settings, WhitePromotes));
        screen.move(Square::A7, Square::A8);
        QTest::keyClick(screen.openDialog<PromotionDialog>(), Qt::Key_P);
        QCOMPARE(screen.game().position().pieceAt(Square::A8).type(), PieceType::Pawn);

        screen.begin(gameOf(twoPlayers(), WhitePromotes));
        screen.move(Square::A7, Square::A8);
        QTest::keyClick(screen.openDialog<PromotionDialog>(), Qt::Key_P);
        QCOMPARE(screen.game().ply(), std::size_t{0});
    }

    void aWrongTrySaysWhyAndChangesNothing() {
        WindowOnScreen screen;
        screen.begin(gameOf(twoPlayers(), "4k3/8/8/8/8/4r3/8/4K2R w - - 0 1"));
        screen.move(Square::H1, Square::H2);
        QCOMPARE(screen.message(), words::moveError(MoveError::LeavesKingInCheck));
        screen.click(Square::E8);
        QCOMPARE(screen.message(), words::moveError(MoveError::CannotGoThere));
        screen.click(Square::H1);
        screen.click(Square::E3);
        QCOMPARE(screen.message(), words::moveError(MoveError::NotYourPiece));
        QCOMPARE(screen.game().ply(), std::size_t{0});
    }

    void singleKeysOnTheBoardAct() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        QTest::keyClick(&screen.board(), Qt::Key_U);
        screen.window->consent().agree();
        QCOMPARE(screen.game().ply(), std::size_t{0});
        QTest::keyClick(&screen.board(), Qt::Key_R);
        screen.window->consent().agree();
        QCOMPARE(screen.game().ply(), std::size_t{1});
        QTest::keyClick(&screen.board(), Qt::Key_F);
        QCOMPARE(screen.board().orientation(), Color::Black);
        QTest::keyClick(&screen.board(), Qt::Key_S);
        QVERIFY(!screen.window->controller().hasUnsavedChanges());
    }

    void lookingBackDoesNotDisturbTheGame() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::PreviousMove);
        screen.move(Square::D2, Square::D4);
        QCOMPARE(screen.game().ply(), std::size_t{1});
        screen.trigger(ActionId::BackToGame);
        screen.move(Square::E7, Square::E5);
        QCOMPARE(screen.game().ply(), std::size_t{2});
    }

    void whileTheComputerThinksTheWindowCanUndoAndClose() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(5)));
        screen.move(Square::E2, Square::E4);
        QVERIFY(screen.window->computer().isThinking());
        screen.trigger(ActionId::Undo);
        QCOMPARE(screen.game().ply(), std::size_t{0});
        screen.move(Square::D2, Square::D4);
        screen.window->close();
        QVERIFY(screen.answer(QMessageBox::No));
        QVERIFY(!screen.window->isVisible());
    }
};

QTEST_MAIN(PlayingTest)
#include "playing_test.moc"
