#include "statistics.h"

#include <QTest>
#include <cmath>

using namespace chess::match;

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEvenScoreIsNoDifference();
    void threeQuartersOfThePointsAre191Points();
    void theDifferenceChangesItsSignWithTheScore();
    void aPerfectScoreHasNoBorder();
    void theErrorIsThatOfTheMeanOfTheResults();
    void fourTimesTheGamesHalveTheError();
    void drawsMakeTheEstimateSurer();
    void nothingIsKnownBeforeTheFirstGame();
    void aTallyIsToldInOneLine();
};

void StatisticsTest::anEvenScoreIsNoDifference() {
    QCOMPARE(eloOfScore(0.5), 0.0);
    QCOMPARE(estimateElo({10, 5, 10}).difference, 0.0);
}

void StatisticsTest::threeQuartersOfThePointsAre191Points() {
    QVERIFY(std::abs(eloOfScore(0.75) - 190.8485) < 0.001);
}

void StatisticsTest::theDifferenceChangesItsSignWithTheScore() {
    QVERIFY(std::abs(eloOfScore(0.3) + eloOfScore(0.7)) < 1e-9);
}

void StatisticsTest::aPerfectScoreHasNoBorder() {
    QVERIFY(std::isinf(estimateElo({10, 0, 0}).difference));
    QVERIFY(std::isinf(estimateElo({10, 0, 0}).error()));
    QVERIFY(estimateElo({0, 0, 10}).difference < 0);
}

void StatisticsTest::theErrorIsThatOfTheMeanOfTheResults() {
    // 100 games at even score without draws: the mean is uncertain by 0.05.
    const EloEstimate elo = estimateElo({50, 0, 50});
    QVERIFY(std::abs(elo.upper - eloOfScore(0.5 + 1.959964 * 0.05)) < 1e-6);
    QVERIFY(std::abs(elo.lower + elo.upper) < 1e-6);
    QVERIFY(std::abs(elo.error() - 69.0) < 0.5);
}

void StatisticsTest::fourTimesTheGamesHalveTheError() {
    const double few = estimateElo({100, 50, 100}).error();
    const double many = estimateElo({400, 200, 400}).error();
    QVERIFY(std::abs(few / many - 2) < 0.02);
}

void StatisticsTest::drawsMakeTheEstimateSurer() {
    QVERIFY(estimateElo({20, 60, 20}).error() < estimateElo({50, 0, 50}).error());
}

void StatisticsTest::nothingIsKnownBeforeTheFirstGame() {
    QCOMPARE(Tally{}.score(), 0.5);
    QVERIFY(std::isinf(estimateElo({}).error()));
}

void StatisticsTest::aTallyIsToldInOneLine() {
    QCOMPARE(describe({60, 25, 15}),
             std::string("+60 =25 -15, 72.5 % of 100 games, Elo +168 ± 64"));
}

QTEST_APPLESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
