#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

namespace {

QString sanOf(std::string_view fen, std::string_view longForm) {
    const Position position = fromFen(fen);
    return QString::fromStdString(
        toSan(position, *parseLongAlgebraic(position, longForm, PawnMayStay)));
}

/// The move read, in long algebraic notation, or the number of the error and its place.
template <typename Parser>
QString reading(Parser parse, const Position& position, const QString& text) {
    const auto move = parse(position, text.toStdString(), StandardRules);
    return move ? QString::fromStdString(toLongAlgebraic(*move))
                : QStringLiteral("error %1 at %2")
                      .arg(static_cast<int>(move.error().reason))
                      .arg(move.error().place);
}

QString errorText(MoveError error, int place = 0) {
    return QStringLiteral("error %1 at %2").arg(static_cast<int>(error)).arg(place);
}

constexpr auto OpenFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr auto PromotingFen = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1";

} // namespace

class NotationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sanIsMinimal_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("san");
        const auto row = [](const char* name, const char* fen, const char* move, const char* san) {
            QTest::newRow(name) << QString::fromLatin1(fen) << QString::fromLatin1(move)
                                << QString::fromLatin1(san);
        };
        const char* const start = InitialFen.data();
        row("pawn", start, "e2e4", "e4");
        row("knight", start, "g1f3", "Nf3");
        row("pawn takes", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5");
        row("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6");
        row("piece takes", "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", "c3d5", "Nxd5");
        row("castling short", OpenFen, "e1g1", "O-O");
        row("castling long", OpenFen, "e1c1", "O-O-O");
        row("promotion", PromotingFen, "a7a8q", "a8=Q");
        row("promotion taking", PromotingFen, "a7b8n", "axb8=N");
        row("by file", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "Nbd2");
        row("by rank", "4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1c3", "N1c3");
        row("file before rank", "6k1/8/8/8/3N4/8/8/1N4K1 w - - 0 1", "b1c3", "Nc3");
        row("file when both would do", "6k1/8/8/4N3/8/8/8/1N4K1 w - - 0 1", "b1d2", "Nd2");
        row("file and rank", "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1");
        row("three queens, by rank", "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h1e1", "Q1e1");
        row("three queens, by file", "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "e4e1", "Qee1");
        row("a pinned rival needs no telling apart", "4k3/4r3/8/8/8/4N3/8/1N2K3 w - - 0 1", "b1d2",
            "Nd2");
        row("a rival that may not leave the king in check", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
            "g1e2", "Ne2");
        row("check", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8+");
        row("mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#");
        row("castling with check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+");
        row("discovered check", "4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1", "e2c3", "Nc3+");
        row("promotion with mate", "7k/P7/6K1/8/8/8/8/8 w - - 0 1", "a7a8q", "a8=Q#");
        row("stalemate has no mark", "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "c1c7", "Qc7");
        row("staying a pawn", PromotingFen, "a7a8p", "a8=P");
    }
    void sanIsMinimal() {
        QFETCH(QString, fen);
        QFETCH(QString, move);
        QFETCH(QString, san);
        QCOMPARE(sanOf(fen.toStdString(), move.toStdString()), san);
    }

    void sanIsReadTheWayPeopleWriteIt_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("move");
        const auto row = [](const char* fen, const char* text, const char* move) {
            QTest::newRow(text) << QString::fromLatin1(fen) << QString::fromLatin1(text)
                                << QString::fromLatin1(move);
        };
        const char* const start = InitialFen.data();
        row(start, "e4", "e2e4");
        row(start, "e2e4", "e2e4");
        row(start, "e2-e4", "e2e4");
        row(start, "Pe4", "e2e4");
        row(start, "Ng1-f3", "g1f3");
        row(start, "Ngf3", "g1f3");
        row(start, "N1f3", "g1f3");
        row(start, "Ng1f3", "g1f3");
        row(start, "Nf3+", "g1f3");
        row(start, "Nf3#", "g1f3");
        row(start, "Nf3!?", "g1f3");
        row(start, "e4!!", "e2e4");
        row(OpenFen, "O-O", "e1g1");
        row(OpenFen, "0-0", "e1g1");
        row(OpenFen, "o-o", "e1g1");
        row(OpenFen, "O-O-O", "e1c1");
        row(OpenFen, "0-0-0+", "e1c1");
        row(OpenFen, "Rxh8", "h1h8");
        row(OpenFen, "Rh1xh8+", "h1h8");
        row(PromotingFen, "a8=Q", "a7a8q");
        row(PromotingFen, "a8Q", "a7a8q");
        row(PromotingFen, "a8=q", "a7a8q");
        row(PromotingFen, "a8=b", "a7a8b");
        row(PromotingFen, "axb8N", "a7b8n");
        row(PromotingFen, "axb8=R+", "a7b8r");
        row("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "e5d6");
        row("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6e.p.", "e5d6");
        row("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6 e.p.", "e5d6");
        row("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e:d6", "e5d6");
    }
    void sanIsReadTheWayPeopleWriteIt() {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, move);
        QCOMPARE(reading(parseSan, fromFen(fen.toStdString()), text), move);
    }

    void badSanSaysWhatAndWhere_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* fen, const char* text, MoveError error, int place = 0) {
            QTest::addRow("'%s'", text)
                << QString::fromLatin1(fen) << QString::fromLatin1(text) << errorText(error, place);
        };
        const char* const start = InitialFen.data();
        row(start, "", MoveError::Empty);
        row(start, "+", MoveError::Empty);
        row(start, "e5", MoveError::CannotGoThere);
        row(start, "Nd4", MoveError::CannotGoThere);
        row(start, "e9", MoveError::UnexpectedCharacter, 1);
        row(start, "Xf3", MoveError::UnexpectedCharacter, 0);
        row(start, "N", MoveError::UnexpectedCharacter, 1);
        row(start, "Nzf3", MoveError::UnexpectedCharacter, 1);
        row(start, "Ng1g1f3", MoveError::UnexpectedCharacter, 3);
        row(start, "O-O", MoveError::CastlingNotPossible);
        row(start, "e4=Q", MoveError::PromotionNotPossible);
        row(start, "Nf3=Q", MoveError::PromotionNotPossible);
        row("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2", MoveError::Ambiguous);
        row("4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1", "Nd5", MoveError::LeavesKingInCheck);
        row(PromotingFen, "a8", MoveError::PromotionMissing);
        row(PromotingFen, "a8=K", MoveError::PromotionNotPossible);
        row(PromotingFen, "a8=P", MoveError::PromotionNotPossible);
        row(PromotingFen, "a8=X", MoveError::UnexpectedCharacter, 2);
        row(PromotingFen, "a8=", MoveError::UnexpectedCharacter, 2);
    }
    void badSanSaysWhatAndWhere() {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, error);
        QCOMPARE(reading(parseSan, fromFen(fen.toStdString()), text), error);
    }

    void longAlgebraicIsReadInAnyLetterCase_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* fen, const char* text, const QString& result) {
            QTest::addRow("'%s'", text)
                << QString::fromLatin1(fen) << QString::fromLatin1(text) << result;
        };
        const char* const start = InitialFen.data();
        row(start, "e2e4", QStringLiteral("e2e4"));
        row(start, "E2E4", QStringLiteral("e2e4"));
        row(start, "e2E4", QStringLiteral("e2e4"));
        row(PromotingFen, "A7A8Q", QStringLiteral("a7a8q"));
        row(PromotingFen, "a7a8B", QStringLiteral("a7a8b"));
        row(OpenFen, "e1g1", QStringLiteral("e1g1"));
        row(OpenFen, "E1C1", QStringLiteral("e1c1"));
        row(OpenFen, "e1h1", QStringLiteral("e1g1"));
        row(start, "", errorText(MoveError::Empty));
        row(start, "e", errorText(MoveError::UnexpectedCharacter, 0));
        row(start, "i2i4", errorText(MoveError::UnexpectedCharacter, 0));
        row(start, "e2", errorText(MoveError::UnexpectedCharacter, 2));
        row(start, "e2e", errorText(MoveError::UnexpectedCharacter, 2));
        row(start, "e2e9", errorText(MoveError::UnexpectedCharacter, 2));
        row(start, "e2e4x", errorText(MoveError::UnexpectedCharacter, 4));
        row(start, "e2e4qq", errorText(MoveError::UnexpectedCharacter, 5));
        row(start, "0000", errorText(MoveError::UnexpectedCharacter, 0));
        row(start, "e2e5", errorText(MoveError::CannotGoThere));
        row(start, "e4e5", errorText(MoveError::NoPieceThere));
        row(start, "e7e5", errorText(MoveError::NotYourPiece));
        row(start, "e2e4q", errorText(MoveError::PromotionNotPossible));
        row(PromotingFen, "a7a8", errorText(MoveError::PromotionMissing));
    }
    void longAlgebraicIsReadInAnyLetterCase() {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, result);
        QCOMPARE(reading(parseLongAlgebraic, fromFen(fen.toStdString()), text), result);
    }

    void eitherNotationMayBeTyped_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* fen, const char* text, const QString& result) {
            QTest::addRow("'%s'", text)
                << QString::fromLatin1(fen) << QString::fromLatin1(text) << result;
        };
        const char* const start = InitialFen.data();
        row(start, "Nf3", QStringLiteral("g1f3"));
        row(start, "e4", QStringLiteral("e2e4"));
        row(start, "E2E4", QStringLiteral("e2e4"));
        row(start, "B1C3", QStringLiteral("b1c3"));
        row(start, "e2-e4", QStringLiteral("e2e4"));
        row(OpenFen, "O-O", QStringLiteral("e1g1"));
        row(OpenFen, "e1g1", QStringLiteral("e1g1"));
        row(PromotingFen, "A7A8B", QStringLiteral("a7a8b"));
        row(PromotingFen, "a8=N", QStringLiteral("a7a8n"));
        row("6k1/8/8/4B3/8/8/8/KN2B3 w - - 0 1", "B1c3", QStringLiteral("e1c3"));
        row("6k1/8/8/4B3/8/8/8/KN2B3 w - - 0 1", "b1c3", QStringLiteral("b1c3"));
        row(start, "", errorText(MoveError::Empty));
        row(start, "e2e5", errorText(MoveError::CannotGoThere));
        row(start, "e7e5", errorText(MoveError::NotYourPiece));
        row(start, "hello", errorText(MoveError::UnexpectedCharacter, 2));
        row(start, "Nd4", errorText(MoveError::CannotGoThere));
        row(PromotingFen, "a7a8", errorText(MoveError::PromotionMissing));
        row("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", errorText(MoveError::CastlingNotPossible));
    }
    void eitherNotationMayBeTyped() {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, result);
        QCOMPARE(reading(parseMove, fromFen(fen.toStdString()), text), result);
    }

    void noMoveHasItsOwnText() { QCOMPARE(toLongAlgebraic(Move{}), std::string("0000")); }

    /// Whatever is typed gives a move or an error, never worse.
    void anyTextIsReadWithoutHarm() {
        const std::string letters = "abh18KQNBPx:-=+#Oo0.e \xC3\x80";
        const Position position = fromFen(OpenFen);
        for (unsigned number = 0; number < 400'000; ++number) {
            std::string text;
            for (unsigned rest = number; rest > 0; rest /= 24) {
                text += letters[rest % 24 % letters.size()];
            }
            for (const auto& parse : {parseSan, parseLongAlgebraic, parseMove}) {
                const auto move = parse(position, text, StandardRules);
                QVERIFY(move ? chess::isLegal(position, *move) : move.error().place <= text.size());
            }
        }
    }
};

QTEST_APPLESS_MAIN(NotationTest)
#include "notation_test.moc"
