#include "engine/transpositiontable.h"

#include <QTest>

#include <algorithm>

using namespace chess;

namespace {

const Move E4{Square::E2, Square::E4, Move::Kind::DoublePush};
const Move D4{Square::D2, Square::D4, Move::Kind::DoublePush};

TableEntry entry(Score score, int depth, Bound bound = Bound::Exact, Move move = E4) {
    return {move, score, 17, depth, bound, false};
}

/// Keys that share a place in the table, however large it is, but not their check.
std::uint64_t rivalKey(std::uint64_t number) { return 0xABCD'0000'0000'0000 | number; }

} // namespace

class TranspositionTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatWasStored() {
        TranspositionTable table(1);
        table.store(1234, 3, {E4, -250, 17, 9, Bound::Lower, true});
        const auto found = table.find(1234, 3);
        QVERIFY(found);
        QCOMPARE(found->move, E4);
        QCOMPARE(found->score, -250);
        QCOMPARE(found->staticEval, 17);
        QCOMPARE(found->depth, 9);
        QCOMPARE(found->bound, Bound::Lower);
        QVERIFY(found->wasPv);
    }

    void knowsNothingOfOtherPositions() {
        TranspositionTable table(1);
        QVERIFY(!table.find(0, 0));
        table.store(1234, 3, entry(10, 5));
        QVERIFY(!table.find(1235, 3));
    }

    void matesAreCountedFromThePosition() {
        TranspositionTable table(1);
        table.store(1, 4, entry(mateIn(7), 5));
        QCOMPARE(table.find(1, 4)->score, mateIn(7));
        QCOMPARE(table.find(1, 0)->score, mateIn(3));
        QCOMPARE(table.find(1, 10)->score, mateIn(13));
        table.store(2, 4, entry(matedIn(8), 5));
        QCOMPARE(table.find(2, 2)->score, matedIn(6));
    }

    void noScoreStaysNone() {
        TranspositionTable table(1);
        table.store(1, 5, {Move{}, NoScore, NoScore, 0, Bound::Upper, false});
        QCOMPARE(table.find(1, 5)->score, NoScore);
        QCOMPARE(table.find(1, 5)->staticEval, NoScore);
    }

    void theMoveOutlivesAnEntryWithoutOne() {
        TranspositionTable table(1);
        table.store(1, 0, entry(10, 5));
        table.store(1, 0, entry(20, 6, Bound::Upper, Move{}));
        QCOMPARE(table.find(1, 0)->move, E4);
        QCOMPARE(table.find(1, 0)->score, 20);
    }

    void aShallowLookDoesNotPushOutADeepOne() {
        TranspositionTable table(1);
        table.store(1, 0, entry(10, 12));
        table.store(1, 0, entry(20, 2, Bound::Upper, D4));
        QCOMPARE(table.find(1, 0)->score, 10);
        table.store(1, 0, entry(30, 2, Bound::Exact, D4));
        QCOMPARE(table.find(1, 0)->score, 30);
    }

    void theShallowestGivesWay() {
        TranspositionTable table(1);
        for (int i = 0; i < 3; ++i) {
            table.store(rivalKey(static_cast<std::uint64_t>(i) + 1), 0, entry(i, 5 + i));
        }
        table.store(rivalKey(9), 0, entry(9, 1));
        QVERIFY(!table.find(rivalKey(1), 0));
        QVERIFY(table.find(rivalKey(2), 0));
        QVERIFY(table.find(rivalKey(3), 0));
        QVERIFY(table.find(rivalKey(9), 0));
    }

    void theOldGivesWayToTheNew() {
        TranspositionTable table(1);
        for (int i = 0; i < 3; ++i) {
            table.store(rivalKey(static_cast<std::uint64_t>(i) + 1), 0, entry(i, i == 0 ? 9 : 8));
            if (i == 0) {
                table.startSearch();
            }
        }
        table.store(rivalKey(9), 0, entry(9, 1));
        QVERIFY(!table.find(rivalKey(1), 0));
        QVERIFY(table.find(rivalKey(2), 0));
    }

    void anyDepthFits() {
        TranspositionTable table(1);
        for (const int depth : {-3, 0, MaxPly, 400}) {
            table.clear();
            table.store(1, 0, entry(1, depth));
            QCOMPARE(table.find(1, 0)->depth, std::clamp(depth, 0, 255));
        }
    }

    void clearingEmptiesIt() {
        TranspositionTable table(1);
        table.startSearch();
        table.store(1, 0, entry(1, 1));
        table.clear();
        QVERIFY(!table.find(1, 0));
    }

    void fullnessIsInThousandths() {
        TranspositionTable table(1);
        QCOMPARE(table.fullness(), 0);
        for (std::uint64_t i = 0; i < 400'000; ++i) {
            table.store(i * 0x9E3779B97F4A7C15, 0, entry(1, 1));
        }
        QVERIFY(table.fullness() > 900);
        QVERIFY(table.fullness() <= 1000);
        table.startSearch();
        QCOMPARE(table.fullness(), 0);
    }

    void anySizeWorks() {
        TranspositionTable table(1);
        for (const std::size_t megabytes : {0U, 1U, 3U, 33U}) {
            table.resize(megabytes);
            for (const std::uint64_t key : {std::uint64_t{0}, ~std::uint64_t{0}}) {
                table.store(key, 0, entry(5, 5));
                QVERIFY(table.find(key, 0));
            }
            QVERIFY(table.fullness() >= 0);
        }
    }
};

QTEST_APPLESS_MAIN(TranspositionTableTest)
#include "transpositiontable_test.moc"
