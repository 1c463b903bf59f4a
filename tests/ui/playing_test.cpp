// Whole games in the real window, by every way of moving.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/evaluationgraph.h"
#include "ui/promotiondialog.h"
#include "ui/reviewdesk.h"
#include "ui/words.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace chess;

namespace {

/// Everything that can happen, from the first move to mate: capture, en passant, promotion by
/// capture with check, castling.
const QStringList& wholeGame() {
    static const QStringList Moves =
        QStringLiteral("e2e4 a7a6 e4e5 d7d5 e5d6 b8c6 d6c7 g8f6 c7d8q e8d8 g1f3 g7g6 f1c4 f8g7 "
                       "e1g1 h8e8 d2d4 b7b5 c4f7 c6a7 d1d2 c8f5 d2a5 d8d7 c1f4 h7h6 a5c7")
            .split(QLatin1Char(' '));
    return Moves;
}
constexpr auto WholeGameEnd = "r3r3/n1QkpBb1/p4npp/1p3b2/3P1B2/5N2/PPP2PPP/RN3RK1 b - - 1 14";

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
        playWholeGame([](WindowOnScreen& screen, Square from, Square to) {
            screen.move(from, to);
            if (auto* dialog = screen.openDialog<PromotionDialog>()) {
                QTest::mouseClick(dialog->findChildren<QToolButton*>()[0], Qt::LeftButton);
            }
        });
    }

    void aWholeGameByDragging() {
        playWholeGame([](WindowOnScreen& screen, Square from, Square to) {
            screen.drag(from, to);
            if (auto* dialog = screen.openDialog<PromotionDialog>()) {
                QTest::keyClick(dialog, Qt::Key_Q);
            }
        });
    }

    void aWholeGameByKeys() {
        playWholeGame([](WindowOnScreen& screen, Square from, Square to) {
            walkTo(screen, from);
            walkTo(screen, to);
            if (auto* dialog = screen.openDialog<PromotionDialog>()) {
                QTest::keyClick(dialog, Qt::Key_Q);
            }
        });
    }

    void aWholeGameByTypedMoves() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const QString& move : wholeGame()) {
            screen.type(qPrintable(move));
        }
        QCOMPARE(QString::fromStdString(toFen(screen.game().position())),
                 QLatin1String(WholeGameEnd));
    }

    void aWholeGameByTypedMovesAsInBooks() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const char* move :
             {"e4",   "a6",  "e5",  "d5",  "exd6", "Nc6", "dxc7", "Nf6", "cxd8=Q+",
              "Kxd8", "Nf3", "g6",  "Bc4", "Bg7",  "O-O", "Re8",  "d4",  "b5",
              "Bxf7", "Na7", "Qd2", "Bf5", "Qa5+", "Kd7", "Bf4",  "h6",  "Qc7#"}) {
            screen.type(move);
        }
        QCOMPARE(QString::fromStdString(toFen(screen.game().position())),
                 QLatin1String(WholeGameEnd));
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

    void escapeTakesThePromotionBack_data() {
        QTest::addColumn<bool>("isWhite");
        QTest::newRow("white") << true;
        QTest::newRow("black") << false;
    }

    void escapeTakesThePromotionBack() {
        QFETCH(bool, isWhite);
        WindowOnScreen screen;
        screen.begin(gameOf(twoPlayers(), isWhite ? WhitePromotes : BlackPromotes));
        const Square from = isWhite ? Square::A7 : Square::A2;
        screen.move(from, isWhite ? Square::A8 : Square::A1);
        QTest::keyClick(screen.openDialog<PromotionDialog>(), Qt::Key_Escape);
        QCOMPARE(screen.game().ply(), std::size_t{0});
        QCOMPARE(screen.game().position().pieceAt(from).type(), PieceType::Pawn);
        QVERIFY(!screen.openDialog<PromotionDialog>());
    }

    void theRightButtonCoachesAtTheEasyLevelsOnly() {
        WindowOnScreen screen;
        screen.begin(gameOf(againstComputer(2), "4k3/8/2p5/3p4/4P3/8/8/4K2R w K - 0 1"));
        screen.click(Square::E4, Qt::RightButton);
        QVERIFY(hasMark(screen, Square::D5, MarkKind::Threatened));
        screen.click(Square::E1, Qt::RightButton);
        QVERIFY(hasMark(screen, Square::H1, MarkKind::Castling));
        screen.click(Square::H1, Qt::RightButton);
        QVERIFY(hasMark(screen, Square::E1, MarkKind::Castling));

        screen.begin(gameOf(againstComputer(3), "4k3/8/2p5/3p4/4P3/8/8/4K2R w K - 0 1"));
        screen.click(Square::E4, Qt::RightButton);
        QVERIFY(!hasMark(screen, Square::D5, MarkKind::Threatened));
        QVERIFY(screen.message().startsWith(QLatin1String("Coaching marks are for")));
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

    void aTryOnTheComputersTurnSaysWhy() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(5)));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::StopThinking);
        screen.move(Square::D2, Square::D4);
        QCOMPARE(screen.message(), QStringLiteral("It is not your turn yet."));
        QCOMPARE(screen.game().ply(), std::size_t{1});
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

    void aMovePlayedOnEndsTheReview() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        screen.window->review().reviewer().setNodes(100);
        screen.trigger(ActionId::Review);
        QTRY_VERIFY(!screen.window->review().reviewer().isRunning());
        screen.move(Square::E7, Square::E5);
        QCOMPARE(screen.game().ply(), std::size_t{2});
        QVERIFY(!screen.window->gamePage().graph().isVisible());
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

private:
    static bool hasMark(WindowOnScreen& screen, Square square, MarkKind kind) {
        const auto& marks = screen.board().marks();
        return std::find(marks.begin(), marks.end(), BoardMark{square, kind}) != marks.end();
    }

    /// With a way to make one move, after which a pawn has become a queen.
    template <typename MakeMove> static void playWholeGame(MakeMove makeMove) {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const QString& move : wholeGame()) {
            makeMove(screen, parseSquare(move.left(2).toStdString()),
                     parseSquare(move.mid(2, 2).toStdString()));
        }
        QCOMPARE(QString::fromStdString(toFen(screen.game().position())),
                 QLatin1String(WholeGameEnd));
        QCOMPARE(screen.message(), QStringLiteral("Checkmate! Player 1 wins."));
    }
};

QTEST_MAIN(PlayingTest)
#include "playing_test.moc"
