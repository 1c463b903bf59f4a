#include "rules/chesstext.h"

#include <QTest>

using namespace chess;
using namespace chess::test;

/// Counts the moves of a file of positions that hold all the corners of the rules.
class PerftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreManyPositions() { QVERIFY(readPerftFile().size() >= 150); }

    void countsAreRight_data() {
        QTest::addColumn<PerftEntry>("entry");
        int number = 0;
        for (const PerftEntry& entry : readPerftFile()) {
            QTest::addRow("%d: %s", ++number, entry.fen.c_str()) << entry;
        }
    }
    void countsAreRight() {
        QFETCH(PerftEntry, entry);
        QVERIFY(!entry.counts.empty());
        const Position position = fromFen(entry.fen);
        for (std::size_t i = 0; i < entry.counts.size(); ++i) {
            QCOMPARE(perft(position, static_cast<int>(i) + 1), entry.counts[i]);
        }
    }

    void noMoveAtAllIsOneSequence() { QCOMPARE(perft(Position(), 0), std::uint64_t{1}); }
};

QTEST_APPLESS_MAIN(PerftTest)
#include "perft_test.moc"
