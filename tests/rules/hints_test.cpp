#include "rules/hints.h"

#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

namespace {

/// Destinations in the order of the hints: '*' threatened, '^' captures, 'c' before a castling.
QString hints(const Position& position, Square square) {
    QStringList texts;
    for (const MoveHint& hint : hintsFor(position, square)) {
        texts.append((hint.move.isCastling() ? QStringLiteral("c") : QString()) +
                     QString::fromStdString(toText(hint.move.to())) +
                     (hint.threatened ? QStringLiteral("*") : QString()) +
                     (hint.captures ? QStringLiteral("^") : QString()));
    }
    return texts.join(QLatin1Char(' '));
}

QString hints(std::string_view fen, Square square) { return hints(fromFen(fen), square); }

} // namespace

class HintsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAreOrderedByDestination() {
        QCOMPARE(hints("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", Square::D4),
                 QStringLiteral("c2 e2 b3 f3 b5 f5 c6 e6"));
    }

    void capturesAndThreatsAreTold() {
        const Position position = fromDiagram("....k..."
                                              "........"
                                              "...p...."
                                              "..n....."
                                              ".......b"
                                              "...N...."
                                              "........"
                                              "...K....");
        QCOMPARE(hints(position, Square::D3), QStringLiteral("c1 e1* b2 f2* b4 f4 c5*^ e5*"));
    }

    void aPinnedPieceThreatensNothing() {
        // The bishop could take on b4 but for the pin on its king.
        QCOMPARE(hints("4k3/4b3/8/8/8/N7/8/4RK2 w - - 0 1", Square::A3),
                 QStringLiteral("b1 c2 c4 b5"));
    }

    void aKingTakesOnlyWhatIsNotGuarded() {
        QCOMPARE(hints("4k3/4p3/8/8/8/B7/8/4RK2 w - - 0 1", Square::A3),
                 QStringLiteral("c1 b2 b4 c5 d6 e7^"));
        QCOMPARE(hints("4k3/4p3/8/8/8/B7/8/5K2 w - - 0 1", Square::A3),
                 QStringLiteral("c1 b2 b4 c5 d6* e7*^"));
    }

    void whatAnswersACheckMayBeACapture() {
        QVERIFY(hints("6k1/5ppp/8/3b4/8/8/8/R5K1 w - - 0 1", Square::A1)
                    .contains(QStringLiteral("a8*")));
    }

    void aDoubleCheckLeavesNoTimeToCapture() {
        // On f6 the knight checks together with the rook behind it.
        QVERIFY(
            hints("4k3/6p1/8/8/4N3/8/8/4RK2 w - - 0 1", Square::E4).endsWith(QStringLiteral("f6")));
        QVERIFY(hints("4k3/6p1/8/8/4N3/8/8/R4K2 w - - 0 1", Square::E4)
                    .contains(QStringLiteral("f6*")));
    }

    void theCaptureEnPassantCaptures() {
        QCOMPARE(hints("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Square::E5), QStringLiteral("d6^ e6"));
    }

    void theCapturerEnPassantMayBeRecaptured() {
        QCOMPARE(hints("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", Square::E5),
                 QStringLiteral("d6*^ e6"));
    }

    void aPawnThatCanBeTakenInPassingIsNotTakenOnItsSquare() {
        // Black would take on e3; on e4 nothing can be captured.
        QCOMPARE(hints("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", Square::E2), QStringLiteral("e3* e4"));
    }

    void castlingComesLastLongBeforeShort() {
        QCOMPARE(hints("4k3/8/8/8/8/8/3PPP2/R3K2R w KQ - 0 1", Square::E1),
                 QStringLiteral("d1 f1 cc1 cg1"));
    }

    void aRookKnowsItsCastling() {
        QCOMPARE(hints("4k3/8/8/8/8/8/7P/4K2R w K - 0 1", Square::H1), QStringLiteral("f1 g1 cg1"));
        QCOMPARE(hints("4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1", Square::A1),
                 QStringLiteral("b1 c1 d1 cc1"));
    }

    void aRookThatCannotCastleDoesNot() {
        QCOMPARE(hints("4k3/8/8/8/8/8/7P/4K2R w - - 0 1", Square::H1), QStringLiteral("f1 g1"));
    }

    void onePromotionStandsForAll() {
        QCOMPARE(hints("1r5k/P7/8/8/8/8/8/K7 w - - 0 1", Square::A7), QStringLiteral("a8* b8^"));
    }

    void onlyPiecesOfTheSideToMoveHaveHints() {
        QVERIFY(hintsFor(Position(), Square::E7).empty());
        QVERIFY(hintsFor(Position(), Square::E4).empty());
        QVERIFY(hintsFor(Position(), Square::A1).empty());
    }

    void aStuckPawnHasNone() {
        QVERIFY(hintsFor(fromFen("P6k/8/8/8/8/8/8/K7 w - - 0 1"), Square::A8).empty());
    }
};

QTEST_APPLESS_MAIN(HintsTest)
#include "hints_test.moc"
