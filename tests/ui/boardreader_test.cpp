// The sentences that tell the board to people who do not see it.
#include "boardtesting.h"

#include "ui/boardreader.h"
#include "ui/chessclock.h"

#include <QKeyEvent>

using namespace chess;

namespace {

constexpr std::string_view Endgame = "4k3/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 1";

/// A game with its reader.
struct ReadBoard {
    BoardModel model;
    ChessClock clock;
    BoardReader reader{model, clock};

    explicit ReadBoard(std::string_view fen = InitialFen, GameMode mode = GameMode::OnePlayer,
                       Color first = Color::White) {
        GameSettings settings;
        settings.mode = mode;
        settings.firstPlayerColor = first;
        model.setGame(Game(settings, positionOf(fen)));
    }

    [[nodiscard]] QString answer(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        return reader.answer(QKeyEvent(QEvent::KeyPress, key, modifiers), Square::D5)
            .value_or(QStringLiteral("nothing"));
    }
};

} // namespace

class BoardReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranksAndFilesTellWhatStandsThere() {
        const ReadBoard board(Endgame);
        QCOMPARE(board.reader.rank(0),
                 QStringLiteral("Rank 1: a1, white rook; e1, white king; h1, white rook."));
        QCOMPARE(board.reader.rank(1), QStringLiteral("Rank 2: empty."));
        QCOMPARE(board.reader.file(4),
                 QStringLiteral("File e: e1, white king; e4, white pawn; e8, black king."));
    }

    void piecesOfAKindAreToldWithTheReadersOwnFirst() {
        const ReadBoard white(Endgame);
        QCOMPARE(white.reader.pieces(PieceType::Rook),
                 QStringLiteral("Rooks. White: a1, h1. Black: none."));
        const ReadBoard black(Endgame, GameMode::OnePlayer, Color::Black);
        QCOMPARE(black.reader.pieces(PieceType::Pawn),
                 QStringLiteral("Pawns. Black: d5. White: e4."));
        const ReadBoard both("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", GameMode::TwoPlayers);
        QCOMPARE(both.reader.pieces(PieceType::King),
                 QStringLiteral("Kings. Black: e8. White: e1."));
    }

    void theOverviewTellsEverything() {
        const ReadBoard board(Endgame);
        QCOMPARE(board.reader.overview(),
                 QStringLiteral("White to move. White: king e1, rook a1, rook h1, pawn e4. Black: "
                                "king e8, pawn d5."));
    }

    void attackersOfASquareAreTold() {
        const ReadBoard board(Endgame);
        QCOMPARE(board.reader.attackers(Square::D5),
                 QStringLiteral("d5, black pawn. Attacked by White: pawn e4. By Black: none."));
    }

    void theLastMoveIsToldInWords() {
        ReadBoard board;
        QCOMPARE(board.reader.lastMove(), QStringLiteral("No move has been made yet."));
        play(board.model, {"e4", "f5", "Qh5+"});
        QCOMPARE(board.reader.lastMove(),
                 QStringLiteral("Move 2, White: queen from d1 to h5. Check."));
        board.model.showPly(2);
        QCOMPARE(board.reader.lastMove(), QStringLiteral("Move 1, Black: pawn from f7 to f5."));
    }

    void clocksAreTold() {
        using std::chrono::minutes;
        ReadBoard board;
        QCOMPARE(board.reader.clocks(), QStringLiteral("This game has no clock."));
        board.clock.set(TimeControl{minutes(5), {}}, ClockTimes{minutes(4), minutes(3)});
        QCOMPARE(board.reader.clocks(), QStringLiteral("You: 4:00. Computer: 3:00."));
    }

    void theSelectedPieceTellsWhereItCanGo() {
        const ReadBoard board(Endgame);
        QCOMPARE(board.reader.selection(Square::E4),
                 QStringLiteral("e4, white pawn, selected. It can go to: captures on d5, e5."));
        QCOMPARE(board.reader.selection(Square::E1),
                 QStringLiteral("e1, white king, selected. It can go to: d1, f1, d2, e2, f2, "
                                "castling to c1, castling to g1."));
        const ReadBoard start;
        QCOMPARE(start.reader.selection(Square::A1),
                 QStringLiteral("a1, white rook, selected. It cannot move."));
        QCOMPARE(start.reader.selection(NoSquare), QStringLiteral("Nothing is selected."));
    }

    void newsTellTheMoveAndTheTurn() {
        ReadBoard board(InitialFen, GameMode::TwoPlayers);
        QString news;
        connect(&board.model, &BoardModel::positionChanged, this,
                [&](const PositionChange& change) { news = board.reader.news(change); });
        play(board.model, {"e4"});
        QCOMPARE(news, QStringLiteral("Player 1: pawn from e2 to e4. Player 2 to move."));
        play(board.model, {"d5", "exd5"});
        QCOMPARE(news,
                 QStringLiteral("Player 1: pawn from e4 takes pawn on d5. Player 2 to move."));
        board.model.undo();
        QCOMPARE(news,
                 QStringLiteral("Taken back: pawn from e4 takes pawn on d5. Player 1 to move."));
        board.model.showPly(0);
        QCOMPARE(news, QStringLiteral("Start of the game."));
        board.model.showPly(1);
        QCOMPARE(news, QStringLiteral("Move 1, White: pawn from e2 to e4."));
        board.model.showLive();
        QCOMPARE(news, QStringLiteral("Player 2: pawn from d7 to d5. Player 1 to move."));
    }

    void newsTellCheckAndMate() {
        ReadBoard board(InitialFen, GameMode::TwoPlayers);
        QString news;
        connect(&board.model, &BoardModel::positionChanged, this,
                [&](const PositionChange& change) { news = board.reader.news(change); });
        play(board.model, {"e4", "f5", "Qh5+"});
        QCOMPARE(news, QStringLiteral("Player 1: queen from d1 to h5. Player 2 is in check. Player "
                                      "2 to move."));
        play(board.model, {"g6", "Qxg6+", "hxg6"});
        QVERIFY(news.startsWith(QLatin1String("Player 2: pawn from h7 takes queen on g6.")));
        board.model.setGame(Game(board.model.game().settings()));
        play(board.model, {"f3", "e5", "g4", "Qh4#"});
        QCOMPARE(news, QStringLiteral("Player 2: queen from d8 to h4. Checkmate! Player 2 wins."));
    }

    void everyKeyHasItsAnswer() {
        const ReadBoard board(Endgame);
        const BoardReader& reader = board.reader;
        QCOMPARE(board.answer(Qt::Key_1), reader.rank(0));
        QCOMPARE(board.answer(Qt::Key_8), reader.rank(7));
        QCOMPARE(board.answer(Qt::Key_4, Qt::KeypadModifier), reader.rank(3));
        QCOMPARE(board.answer(Qt::Key_4, Qt::ShiftModifier), reader.rank(3));
        QCOMPARE(board.answer(Qt::Key_A, Qt::ShiftModifier), reader.file(0));
        QCOMPARE(board.answer(Qt::Key_H, Qt::ShiftModifier), reader.file(7));
        QCOMPARE(board.answer(Qt::Key_P), reader.pieces(PieceType::Pawn));
        QCOMPARE(board.answer(Qt::Key_N), reader.pieces(PieceType::Knight));
        QCOMPARE(board.answer(Qt::Key_B), reader.pieces(PieceType::Bishop));
        QCOMPARE(board.answer(Qt::Key_T), reader.pieces(PieceType::Rook));
        QCOMPARE(board.answer(Qt::Key_Q), reader.pieces(PieceType::Queen));
        QCOMPARE(board.answer(Qt::Key_K), reader.pieces(PieceType::King));
        QCOMPARE(board.answer(Qt::Key_D), reader.overview());
        QCOMPARE(board.answer(Qt::Key_A), reader.attackers(Square::D5));
        QCOMPARE(board.answer(Qt::Key_L), reader.lastMove());
        QCOMPARE(board.answer(Qt::Key_W), reader.clocks());
    }

    void otherKeysAreLeftAlone() {
        const ReadBoard board;
        const QString nothing = QStringLiteral("nothing");
        for (const Qt::Key key : {Qt::Key_9, Qt::Key_0, Qt::Key_U, Qt::Key_R, Qt::Key_S, Qt::Key_Y,
                                  Qt::Key_F, Qt::Key_H, Qt::Key_C, Qt::Key_Slash}) {
            QCOMPARE(board.answer(key), nothing);
        }
        QCOMPARE(board.answer(Qt::Key_P, Qt::ShiftModifier), nothing);
        QCOMPARE(board.answer(Qt::Key_P, Qt::ControlModifier), nothing);
        QCOMPARE(board.answer(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier), nothing);
    }
};

QTEST_MAIN(BoardReaderTest)
#include "boardreader_test.moc"
