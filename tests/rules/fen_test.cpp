#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

class FenTest : public QObject {
    Q_OBJECT

private:
    static void addFault(const char* name, const char* fen, FenError reason, int place) {
        QTest::newRow(name) << QString::fromLatin1(fen) << reason << place;
    }

private Q_SLOTS:
    void theStartPositionHasItsFen() {
        QCOMPARE(toFen(Position()), std::string(InitialFen));
        QVERIFY(*parseFen(InitialFen) == Position());
    }

    void sixFieldsComeBackAsTheyWere_data() {
        QTest::addColumn<QString>("fen");
        for (const char* const fen :
             {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
              "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 7",
              "r3k3/8/8/8/8/8/8/4K2R b Kq - 99 312", "8/8/8/8/8/8/8/K1k5 b - - 150 10000"}) {
            QTest::newRow(fen) << QString::fromLatin1(fen);
        }
    }
    void sixFieldsComeBackAsTheyWere() {
        QFETCH(QString, fen);
        QCOMPARE(QString::fromStdString(toFen(*parseFen(fen.toStdString()))), fen);
    }

    void fourFieldsAreEnough() {
        QCOMPARE(toFen(*parseFen("4k3/8/8/8/8/8/8/4K2R w K -")),
                 std::string("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    }

    void blanksAroundAndBetweenDoNotMatter() {
        QVERIFY(parseFen("  4k3/8/8/8/8/8/8/4K3\tw  - -  3 4 \r\n").hasValue());
    }

    void moveNumberZeroIsTheFirst() {
        QCOMPARE(parseFen("4k3/8/8/8/8/8/8/4K3 w - - 0 0")->moveNumber(), 1);
    }

    void castlingRightsMayStandInAnyOrder() {
        QCOMPARE(parseFen("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1")->castlingRights(),
                 CastlingRights(CastlingRights::All));
    }

    void anEnPassantSquareNobodyCanUseIsLeftOut() {
        QCOMPARE(toFen(*parseFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")),
                 std::string("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
    }

    void anEnPassantSquareMayStandBesideACheckOfThatMove_data() {
        QTest::addColumn<QString>("fen");
        QTest::newRow("by the pawn") << "6k1/8/8/3pP3/2K5/8/8/8 w - d6 0 1";
        QTest::newRow("by the pawn of White") << "8/8/8/4k3/2pPp3/8/8/4K3 b - d3 0 1";
        QTest::newRow("opened on a rank") << "8/r6K/8/2Pp4/8/8/8/1k6 w - d6 0 1";
        QTest::newRow("opened on a diagonal") << "2b3k1/8/8/3pP3/6K1/8/8/8 w - d6 0 1";
    }
    void anEnPassantSquareMayStandBesideACheckOfThatMove() {
        QFETCH(QString, fen);
        const auto position = parseFen(fen.toStdString());
        QVERIFY(position.hasValue());
        QVERIFY(position->isCheck());
    }

    void badTextSaysWhatAndWhere_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<FenError>("reason");
        QTest::addColumn<int>("place");
        using enum FenError;
        addFault("nothing", "", MissingField, 0);
        addFault("three fields", "4k3/8/8/8/8/8/8/4K3 w -", MissingField, 23);
        addFault("five fields", "4k3/8/8/8/8/8/8/4K3 w - - 0", MissingField, 27);
        addFault("seven fields", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", TooManyFields, 30);
        addFault("unknown piece", "4k3/8/8/8/8/8/8/4X3 w - -", UnknownPiece, 17);
        addFault("nine empty squares", "4k3/9/8/8/8/8/8/4K3 w - -", UnknownPiece, 4);
        addFault("zero", "4k3/80/8/8/8/8/8/4K3 w - -", UnknownPiece, 5);
        addFault("rank too long", "4k4/8/8/8/8/8/8/4K3 w - -", RankTooLong, 2);
        addFault("piece too many", "4k3/8p/8/8/8/8/8/4K3 w - -", RankTooLong, 5);
        addFault("rank too short", "4k2/8/8/8/8/8/8/4K3 w - -", RankTooShort, 3);
        addFault("last rank too short", "4k3/8/8/8/8/8/8/4K2 w - -", RankTooShort, 19);
        addFault("seven ranks", "4k3/8/8/8/8/8/4K3 w - -", TooFewRanks, 17);
        addFault("nine ranks", "4k3/8/8/8/8/8/8/4K3/8 w - -", TooManyRanks, 19);
        addFault("side", "4k3/8/8/8/8/8/8/4K3 x - -", BadSideToMove, 20);
        addFault("side in capitals", "4k3/8/8/8/8/8/8/4K3 W - -", BadSideToMove, 20);
        addFault("castling", "4k3/8/8/8/8/8/8/4K2R w Kx -", BadCastlingRights, 24);
        addFault("castling twice", "4k3/8/8/8/8/8/8/4K2R w KK -", BadCastlingRights, 24);
        addFault("en passant", "4k3/8/8/8/8/8/8/4K3 w - e9", BadEnPassantSquare, 24);
        addFault("half-moves", "4k3/8/8/8/8/8/8/4K3 w - - x 1", BadCounter, 26);
        addFault("negative", "4k3/8/8/8/8/8/8/4K3 w - - -1 1", BadCounter, 26);
        addFault("not all digits", "4k3/8/8/8/8/8/8/4K3 w - - 0 1x", BadCounter, 28);
        addFault("overflow", "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", BadCounter, 28);
    }
    void badTextSaysWhatAndWhere() {
        QFETCH(QString, fen);
        QFETCH(FenError, reason);
        QFETCH(int, place);
        const auto position = parseFen(fen.toStdString());
        QVERIFY(!position.hasValue());
        QCOMPARE(position.error().reason, reason);
        QCOMPARE(position.error().place, static_cast<std::size_t>(place));
    }

    void whatIsNoPositionSaysWhy_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<SetupFault>("fault");
        QTest::addColumn<int>("place");
        using enum SetupError;
        const auto row = [](const char* name, const char* fen, SetupFault fault, int place = 0) {
            QTest::newRow(name) << QString::fromLatin1(fen) << fault << place;
        };
        const Color white = Color::White;
        const Color black = Color::Black;
        row("no white king", "4k3/8/8/8/8/8/8/8 w - -", {NoKing, white});
        row("no black king", "8/8/8/8/8/8/8/4K3 w - -", {NoKing, black});
        row("two kings", "4k3/8/8/8/8/8/8/K3K3 w - -", {SeveralKings, white});
        row("seventeen pieces", "4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - -", {TooManyPieces, white});
        row("nine pawns", "4k3/8/8/8/8/p7/pppppppp/4K3 w - -", {TooManyPawns, black});
        row("pawn on its first rank", "4k3/8/8/8/8/8/8/P3K3 w - -",
            {PawnOnFirstRank, white, Square::A1});
        row("black pawn on its first rank", "p3k3/8/8/8/8/8/8/4K3 w - -",
            {PawnOnFirstRank, black, Square::A8});
        row("pawn on its last rank", "P3k3/8/8/8/8/8/8/4K3 w - -",
            {PawnOnLastRank, white, Square::A8});
        row("side that moved in check", "4k3/8/8/8/8/8/8/4RK2 w - -",
            {OpponentInCheck, black, Square::E8});
        row("kings side by side", "8/8/8/8/8/8/8/4Kk2 w - -", {OpponentInCheck, black, Square::F1});
        row("castling without rook", "4k3/8/8/8/8/8/8/4K3 w K -",
            {CastlingWithoutKingOrRook, white, Square::H1}, 22);
        row("castling without king", "r2k4/8/8/8/8/8/8/4K3 w q -",
            {CastlingWithoutKingOrRook, black, Square::A8}, 23);
        row("en passant without pawn", "4k3/8/8/8/8/8/8/4K3 w - d6",
            {EnPassantImpossible, white, Square::D6}, 24);
        row("en passant on the wrong rank", "4k3/8/8/3p4/8/8/8/4K3 w - d5",
            {EnPassantImpossible, white, Square::D5}, 26);
        row("en passant, origin not empty", "4k3/3p4/8/3p4/8/8/8/4K3 w - d6",
            {EnPassantImpossible, white, Square::D6}, 28);
        row("en passant, check by a knight", "4k3/8/8/3pP3/8/3n4/8/4K3 w - d6",
            {EnPassantImpossible, white, Square::D6}, 29);
        row("en passant, check on a line that was open", "4k3/8/8/3pP3/8/8/8/r3K3 w - d6",
            {EnPassantImpossible, white, Square::D6}, 28);
        row("en passant, check by another pawn", "4k3/8/8/3pP3/8/8/3p4/4K3 w - d6",
            {EnPassantImpossible, white, Square::D6}, 29);
        row("en passant, check beside that of the pawn", "2r1k3/8/8/3pP3/2K5/8/8/8 w - d6",
            {EnPassantImpossible, white, Square::D6}, 29);
        row("en passant, check beside a discovered one", "2b3k1/8/8/3pP3/8/7K/8/7r w - d6",
            {EnPassantImpossible, white, Square::D6}, 29);
        row("en passant of White, check from behind", "4k2R/8/8/8/3pP3/8/8/4K3 b - e3",
            {EnPassantImpossible, black, Square::E3}, 28);
        row("too many half-moves", "4k3/8/8/8/8/8/8/4K3 w - - 10001 1", {CounterOutOfRange}, 26);
        row("too many moves", "4k3/8/8/8/8/8/8/4K3 w - - 0 1000001", {CounterOutOfRange}, 28);
    }
    void whatIsNoPositionSaysWhy() {
        QFETCH(QString, fen);
        QFETCH(SetupFault, fault);
        QFETCH(int, place);
        const auto position = parseFen(fen.toStdString());
        QVERIFY(!position.hasValue());
        QVERIFY(position.error().reason == FenError::NotAPosition);
        QVERIFY(position.error().setup == fault);
        QCOMPARE(position.error().place, static_cast<std::size_t>(place));
    }

    void theHouseRuleAllowsOnlyTheLastRank() {
        QVERIFY(parseFen("P3k3/8/8/8/8/8/8/p3K3 w - -", PawnMayStay).hasValue());
        QVERIFY(!parseFen("4k3/8/8/8/8/8/8/P3K3 w - -", PawnMayStay).hasValue());
    }

    void squaresAreReadAndWritten() {
        QCOMPARE(parseSquare("e4"), Square::E4);
        QCOMPARE(parseSquare("H8"), Square::H8);
        for (const char* const bad : {"", "e", "e9", "e0", "i1", "e44", "4e", "--", "@1", "`1"}) {
            QCOMPARE(parseSquare(bad), NoSquare);
        }
        QCOMPARE(toText(Square::A1), std::string("a1"));
        QCOMPARE(toText(NoSquare), std::string("-"));
    }

    void piecesHaveLetters() {
        for (const char letter : std::string_view("KQRBNPkqrbnp")) {
            QCOMPARE(fenLetter(pieceOfFenLetter(letter)), letter);
        }
        QVERIFY(pieceOfFenLetter('x').isNone());
    }

    /// One character of a good FEN changed in every way gives a position or an error.
    void brokenTextDoesNoHarm() {
        const std::string good = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 10";
        for (std::size_t i = 0; i < good.size(); ++i) {
            for (int letter = 0; letter < 256; ++letter) {
                std::string bad = good;
                bad[i] = static_cast<char>(letter);
                const auto position = parseFen(bad);
                QVERIFY(position.hasValue() || position.error().place <= bad.size());
            }
        }
    }
};

QTEST_APPLESS_MAIN(FenTest)
#include "fen_test.moc"
