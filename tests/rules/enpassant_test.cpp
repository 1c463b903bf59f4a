#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

class EnPassantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPawnThatPassedCanBeCaptured() {
        const Position position = after(fromFen("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
        QCOMPARE(position.enPassantSquare(), Square::D6);
        const Position taken = after(position, "e5d6");
        QCOMPARE(toFen(taken), std::string("4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"));
    }

    void blackCapturesLikewise() {
        const Position position = after(fromFen("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2e4 d4e3");
        QCOMPARE(toFen(position), std::string("4k3/8/8/8/8/4p3/8/4K3 w - - 0 2"));
    }

    void onlyOnTheVeryNextMove() {
        const Position position =
            after(fromFen("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5 e1e2 e8e7");
        QVERIFY(!isLegal(position, "e5d6"));
        QCOMPARE(position.enPassantSquare(), NoSquare);
    }

    void notAfterTwoSingleSteps() {
        const Position position =
            after(fromFen("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d6 e1e2 d6d5");
        QVERIFY(!isLegal(position, "e5d6"));
    }

    void twoPawnsMayHaveTheChoice() {
        const Position position = after(fromFen("4k3/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1"), "d7d5");
        QVERIFY(isLegal(position, "c5d6"));
        QVERIFY(isLegal(position, "e5d6"));
    }

    void notIntoCheck_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("both pawns leave the king's rank") << "8/8/8/K2Pp2r/8/8/8/7k w - e6 0 1";
        QTest::newRow("capturer pinned on a diagonal") << "6k1/6b1/8/3pP3/8/2K5/8/8 w - d6 0 1";
        QTest::newRow("capturer pinned on a file") << "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        QTest::newRow("captured pawn shields a diagonal") << "8/1k6/8/8/3pP3/8/6B1/4K3 b - e3 0 1";
    }
    void notIntoCheck() {
        QFETCH(QString, fen);
        for (const Move move : legalMoves(fromFen(fen.toStdString()))) {
            QVERIFY(!move.isEnPassant());
        }
    }

    void theCheckingPawnMayBeCaptured() {
        const Position position = after(fromFen("8/3p4/8/4P3/2K5/8/8/7k b - - 0 1"), "d7d5");
        QVERIFY(position.isCheck());
        QVERIFY(isLegal(position, "e5d6"));
    }

    void aSquareNobodyCanUseIsForgotten() {
        QCOMPARE(after(Position(), "e2e4").enPassantSquare(), NoSquare);
        QCOMPARE(fromFen("8/8/8/K2Pp2r/8/8/8/7k w - e6 0 1").enPassantSquare(), NoSquare);
    }

    void noPawnCapturesRoundTheEdge() {
        const Position position = after(fromFen("4k3/7p/8/P7/8/8/8/4K3 b - - 0 1"), "h7h5");
        QCOMPARE(position.enPassantSquare(), NoSquare);
        QCOMPARE(movesFrom(position, Square::A5), QStringLiteral("a5a6"));
    }

    void aPieceCannotCaptureSo() {
        const Position position = after(fromFen("4k3/3p4/8/2R1P3/8/8/8/4K3 b - - 0 1"), "d7d5");
        const Position taken = after(position, "c5d5");
        QCOMPARE(taken.pieces(Color::Black, PieceType::Pawn), Bitboard{0});
        QCOMPARE(position.capturedBy(Move(Square::E5, Square::D6, Move::Kind::EnPassant)),
                 PieceType::Pawn);
    }

    void theCaptureIsListedAmongTheCaptured() {
        Game game(GameSettings{}, fromFen("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"));
        play(game, "d7d5 e5d6");
        QVERIFY(game.capturedPieces(Color::Black) == std::vector{PieceType::Pawn});
    }
};

QTEST_APPLESS_MAIN(EnPassantTest)
#include "enpassant_test.moc"
