// Pins the search: whoever changes these numbers meant to change how the expert plays.

#include "engine/bench.h"
#include "engine/benchsignature.h"

#include <QTest>

using namespace chess;

class BenchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSearchIsTheSame() { QCOMPARE(runBench(QuickBenchDepth).nodes, QuickBenchSignature); }

    void theWholeBenchIsTheSame() { QCOMPARE(runBench().nodes, BenchSignature); }
};

QTEST_APPLESS_MAIN(BenchTest)
#include "bench_test.moc"
