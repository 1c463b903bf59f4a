#include "match.h"

#include <QTest>

using namespace chess;
using namespace chess::match;

namespace {

/// Two games, one with each colour, with a scripted engine as the first.
MatchSettings matchWith(const std::string& script, Protocol protocol = Protocol::Uci) {
    MatchSettings settings;
    settings.engines[0] = {"script", std::string(CHESSMATCH_ENGINES "/") + script, protocol, {}};
    settings.engines[1] = {
        "chessprog", CHESSPROG_PROGRAM " --uci", Protocol::Uci, {{"Level", "1"}}};
    settings.limits[0].moveTime = milliseconds(100);
    settings.limits[1].depth = 1;
    settings.openings = {Game()};
    return settings;
}

MatchResult playAgainst(const std::string& script, Protocol protocol = Protocol::Uci) {
    return *playMatch(matchWith(script, protocol), [](const PlayedGame&, const MatchResult&) {});
}

} // namespace

class EnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anIllegalMoveIsReported();
    void aDyingEngineIsReportedAndStartedAgain();
    void aHangingEngineIsKilled();
    void aLineWithoutEndIsCutOff();
    void anEngineThatIsNotThereMakesTheMatchImpossible();
    void anEngineThatNeverGreetsMakesTheMatchImpossible();
    void xboardEnginesArePlayedToo();
    void gamesRunSideBySide();
};

void EnginesTest::anIllegalMoveIsReported() {
    const MatchResult result = playAgainst("illegal.sh");
    QCOMPARE(result.tally, (Tally{0, 0, 2}));
    QCOMPARE(result.faults[0].illegalMoves, 2);
    QCOMPARE(result.faults[1].count(), 0);
}

void EnginesTest::aDyingEngineIsReportedAndStartedAgain() {
    const MatchResult result = playAgainst("dying.sh");
    QCOMPARE(result.tally, (Tally{0, 0, 2}));
    QCOMPARE(result.faults[0].crashes, 2);
}

void EnginesTest::aHangingEngineIsKilled() {
    const MatchResult result = playAgainst("hanging.sh");
    QCOMPARE(result.tally, (Tally{0, 0, 2}));
    QCOMPARE(result.faults[0].timeLosses, 2);
}

void EnginesTest::aLineWithoutEndIsCutOff() {
    // On a slow machine the time can be over first; in no case is it read for ever.
    const MatchResult result = playAgainst("flooding.sh");
    QCOMPARE(result.tally, (Tally{0, 0, 2}));
    QCOMPARE(result.faults[0].crashes + result.faults[0].timeLosses, 2);
}

void EnginesTest::anEngineThatIsNotThereMakesTheMatchImpossible() {
    MatchSettings settings = matchWith("nothing-of-this-name");
    int reports = 0;
    const auto count = [&](const PlayedGame&, const MatchResult&) { ++reports; };
    for (int concurrency = 1; concurrency <= 2; ++concurrency) {
        settings.concurrency = concurrency;
        const auto result = playMatch(settings, count);
        QVERIFY(!result);
        QCOMPARE(result.error(),
                 "the script engine cannot be started: " + settings.engines[0].command);
    }
    std::swap(settings.engines[0], settings.engines[1]);
    QVERIFY(!playMatch(settings, count));
    QCOMPARE(reports, 0);
}

void EnginesTest::anEngineThatNeverGreetsMakesTheMatchImpossible() {
    MatchSettings settings = matchWith("dying.sh");
    settings.engines[0].command = "false";
    QVERIFY(!playMatch(settings, [](const PlayedGame&, const MatchResult&) {}));
}

void EnginesTest::xboardEnginesArePlayedToo() {
    const MatchResult result = playAgainst("xboard.sh", Protocol::Xboard);
    QCOMPARE(result.tally.losses, 2);
    QCOMPARE(result.faults[0].count(), 1);
    QCOMPARE(result.faults[0].illegalMoves, 1);
}

void EnginesTest::gamesRunSideBySide() {
    MatchSettings settings;
    for (EngineSettings& engine : settings.engines) {
        engine = {"chessprog", CHESSPROG_PROGRAM " --uci", Protocol::Uci, {{"Level", "1"}}};
    }
    settings.limits[0].depth = 1;
    settings.limits[1].depth = 1;
    settings.openings = {Game()};
    settings.games = 4;
    settings.concurrency = 2;
    int reports = 0;
    const MatchResult result =
        *playMatch(settings, [&](const PlayedGame&, const MatchResult&) { ++reports; });
    QCOMPARE(reports, 4);
    QCOMPARE(result.tally.games(), 4);
    QCOMPARE(result.faults[0].count() + result.faults[1].count(), 0);
}

QTEST_APPLESS_MAIN(EnginesTest)
#include "engines_test.moc"
