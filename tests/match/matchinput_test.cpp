#include "limit.h"
#include "matchoptions.h"
#include "openings.h"
#include "pgntext.h"
#include "rules/notation.h"
#include "uciplayer.h"

#include <QTest>
#include <fstream>
#include <set>
#include <sstream>

using namespace chess;
using namespace chess::match;

class MatchInputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limitsAreRead();
    void badLimitsAreRefused_data();
    void badLimitsAreRefused();
    void optionsAreRead();
    void badOptionsAreNamed();
    void openingsAreFensOrMoves();
    void aBadOpeningIsToldWithItsLine();
    void ourOpeningsAreManyAndDiffer();
    void theGoLineTellsTheClock();
    void thePositionLineTellsAllMoves();
    void gamesAreWrittenAsPgn();
};

void MatchInputTest::limitsAreRead() {
    QCOMPARE(parseLimit("depth=8")->depth, std::optional(8));
    QCOMPARE(parseLimit("nodes=20000")->nodes, std::optional<std::uint64_t>(20'000));
    QCOMPARE(parseLimit("movetime=100")->moveTime, std::optional(milliseconds(100)));
    QCOMPARE(*parseLimit("clock=40/4+0.1")->clock,
             (ClockControl{40, milliseconds(4000), milliseconds(100)}));
    QCOMPARE(*parseLimit("clock=2.5")->clock, (ClockControl{0, milliseconds(2500), {}}));
}

void MatchInputTest::badLimitsAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"", "nodes", "nodes=", "nodes=0", "nodes=-1", "nodes=5x", "time=5", "clock=", "clock=0",
          "clock=0/4", "clock=/4", "clock=4+", "clock=nan", "clock=1e300"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void MatchInputTest::badLimitsAreRefused() {
    QFETCH(const QByteArray, text);
    QVERIFY(!parseLimit(text.toStdString()));
}

void MatchInputTest::optionsAreRead() {
    const std::vector<std::string> words{
        "--first",        "one --uci",      "--second", "two",     "--second-protocol",
        "xboard",         "--limit",        "nodes=5",  "--games", "10",
        "--first-option", "Level=4",        "--skip",   "3",       "--grace",
        "1000",           "--second-limit", "clock=1",  "--pgn",   "games.pgn"};
    const auto options = parseOptions(words);
    QVERIFY(options.hasValue());
    QCOMPARE(options->match.engines[0].command, std::string("one --uci"));
    QCOMPARE(options->match.engines[0].options.at(0),
             (std::pair<std::string, std::string>("Level", "4")));
    QCOMPARE(options->match.engines[1].protocol, Protocol::Xboard);
    QCOMPARE(options->match.limits[0].nodes, std::optional<std::uint64_t>(5));
    QVERIFY(options->match.limits[1].clock.has_value());
    QCOMPARE(options->match.games, 10);
    QCOMPARE(options->match.grace, milliseconds(1000));
    QCOMPARE(options->skip, 3);
    QCOMPARE(options->pgnPath, std::string("games.pgn"));
}

void MatchInputTest::badOptionsAreNamed() {
    const std::vector<std::string> unknown{"--first", "a", "--nonsense", "5"};
    QCOMPARE(parseOptions(unknown).error(), std::string("cannot use --nonsense 5"));
    const std::vector<std::string> missing{"--first", "a", "--limit", "nodes=5"};
    QCOMPARE(parseOptions(missing).error(), std::string("no command for the second engine"));
    const std::vector<std::string> endless{"--first", "a", "--second", "b"};
    QCOMPARE(parseOptions(endless).error(), std::string("no limit"));
}

void MatchInputTest::openingsAreFensOrMoves() {
    std::istringstream in("# comment\n\n1. e4 e5 2. Nf3\n8/8/8/8/8/4k3/4p3/4K3 b - - 0 1\ne2e4\n");
    const auto openings = readOpenings(in);
    QVERIFY(openings.hasValue());
    QCOMPARE(openings->size(), std::size_t{3});
    QCOMPARE(openings->at(0).ply(), std::size_t{3});
    QCOMPARE(openings->at(1).sideToMove(), Color::Black);
    QCOMPARE(openings->at(2).ply(), std::size_t{1});
}

void MatchInputTest::aBadOpeningIsToldWithItsLine() {
    std::istringstream in("e4 e5\n\ne4 e6 e7\n");
    const auto openings = readOpenings(in);
    QVERIFY(!openings.hasValue());
    QCOMPARE(openings.error().line, 3);
    QCOMPARE(openings.error().text, std::string("e4 e6 e7"));
}

void MatchInputTest::ourOpeningsAreManyAndDiffer() {
    std::ifstream in(CHESSMATCH_OPENINGS);
    const auto openings = readOpenings(in);
    QVERIFY(openings.hasValue());
    QVERIFY(openings->size() >= 100);
    std::set<std::uint64_t> keys;
    for (const Game& opening : *openings) {
        keys.insert(opening.position().key());
    }
    QCOMPARE(keys.size(), openings->size());
}

void MatchInputTest::theGoLineTellsTheClock() {
    const Game game;
    Turn turn{
        game, *parseLimit("clock=40/4+0.1"), {milliseconds(3000), milliseconds(2000)}, 12, {}};
    QCOMPARE(uciGo(turn), std::string("go wtime 3000 btime 2000 winc 100 binc 100 movestogo 12"));
    turn.limit = *parseLimit("movetime=100");
    QCOMPARE(uciGo(turn), std::string("go movetime 100"));
    turn.limit = *parseLimit("nodes=7");
    QCOMPARE(uciGo(turn), std::string("go nodes 7"));
}

void MatchInputTest::thePositionLineTellsAllMoves() {
    std::istringstream in("e4 c5\n8/8/8/8/8/4k3/4p3/4K3 b - - 0 1\n");
    const auto openings = readOpenings(in);
    QCOMPARE(uciPosition(openings->at(0)), std::string("position startpos moves e2e4 c7c5"));
    QCOMPARE(uciPosition(openings->at(1)),
             std::string("position fen 8/8/8/8/8/4k3/4p3/4K3 b - - 0 1"));
}

void MatchInputTest::gamesAreWrittenAsPgn() {
    std::istringstream in("f3 e5 g4 Qh4#\n");
    Game game;
    std::string word;
    while (in >> word) {
        QVERIFY(!game.play(*parseMove(game.position(), word)));
    }
    const GameResult result{game, Color::Black, Ending::Rules, {}, {}};
    QCOMPARE(pgnText(result, "A", "B \"x\"", 3),
             std::string("[Event \"Match\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"3\"]\n"
                         "[White \"A\"]\n[Black \"B \\\"x\\\"\"]\n[Result \"0-1\"]\n"
                         "[Termination \"checkmate\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"));
}

QTEST_APPLESS_MAIN(MatchInputTest)
#include "matchinput_test.moc"
