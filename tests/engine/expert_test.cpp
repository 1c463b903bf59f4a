#include "engine/roots.h"

#include "engine/opponent.h"
#include "rules/movegen.h"

#include <fstream>

using namespace chess;
using namespace std::string_literals;

namespace {

const std::string KingAndQueen = "8/8/8/3k4/8/8/4Q3/4K3 w - - ";
const std::string Busy = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

SearchLimits nodes(std::uint64_t count) {
    SearchLimits limits;
    limits.nodes = count;
    return limits;
}

SearchResult search(const SearchRoot& root, const SearchLimits& limits,
                    const std::atomic<bool>& stop = Never) {
    return Searcher(4).search(root, limits, stop);
}

/// Positions that are hard on a search: full boards, queens everywhere, pawns that stayed pawns,
/// counters near their end.
const std::vector<std::string>& strangePositions() {
    static const std::vector<std::string> positions{
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1",
        "P3k3/8/8/8/8/8/8/4K2p w - - 0 1",
        "4k1PP/8/8/8/8/8/pp6/4K3 b - - 0 1",
        "PP2k3/1r6/8/8/8/8/1R6/pp2K3 w - - 0 1",
        "3Pk3/8/3P4/8/8/3p4/8/3pK3 b - - 0 1",
        "PPPPk3/8/8/8/8/8/8/ppppK3 w - - 149 200",
        "7k/8/6K1/8/8/8/8/R7 w - - 149 120",
        "8/8/8/3k4/8/8/4Q3/4K3 w - - 148 120",
        "8/8/8/3k4/8/8/4Q3/4K3 b - - 150 120",
        "8/8/8/3k4/8/8/8/4K3 w - - 0 1",
        "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1",
    };
    return positions;
}

} // namespace

class ExpertTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsMates_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addColumn<int>("moves");
        QTest::addRow("back rank") << "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"s << 1;
        QTest::addRow("smothered") << "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1"s << 1;
        QTest::addRow("ladder") << "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"s << 2;
        QTest::addRow("black mates too") << "1r4k1/r7/8/8/8/8/8/7K b - - 0 1"s << 2;
        QTest::addRow("knight promotion") << "8/5P1k/8/4B1K1/8/1B6/2N5/8 w - - 0 1"s << 1;
        QTest::addRow("mated in one") << "k7/8/1K6/8/8/8/8/7R b - - 0 1"s << -1;
        QTest::addRow("mate on the last of seventy-five moves")
            << "7k/8/6K1/8/8/8/8/R7 w - - 149 120"s << 1;
    }

    void findsMates() {
        QFETCH(std::string, fen);
        QFETCH(int, moves);
        SearchLimits limits;
        limits.depth = 12;
        const SearchReport report = search(rootAfter(fen), limits).report;
        QVERIFY2(isMate(report.score), std::to_string(report.score).c_str());
        QCOMPARE(movesToMate(report.score), moves);
        QCOMPARE(report.line.size(),
                 static_cast<std::size_t>(moves > 0 ? 2 * moves - 1 : -2 * moves));
    }

    void aMateAskedForEndsTheSearch() {
        SearchLimits limits;
        limits.mate = 2;
        const SearchReport report =
            search(rootAfter("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), limits).report;
        QCOMPARE(movesToMate(report.score), 2);
    }

    void avoidsStalemateWhenWinning_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addRow("queen") << "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1"s;
        QTest::addRow("promotion") << "8/5P1k/5K2/8/8/8/8/8 w - - 0 1"s;
        QTest::addRow("two queens") << "7k/8/8/8/8/Q7/Q7/K7 w - - 0 1"s;
    }

    void avoidsStalemateWhenWinning() {
        QFETCH(std::string, fen);
        Game game = gameAfter(fen);
        Searcher searcher(1);
        while (!game.isOver() && game.ply() < 60) {
            QVERIFY(!game.play(searcher.search(SearchRoot(game), nodes(4000), Never).move));
        }
        QVERIFY(game.outcome());
        QCOMPARE(game.outcome()->reason, EndReason::Checkmate);
    }

    void doesNotRepeatWhenWinning() {
        const std::string cycle = "e2d2 d5e5 d2e2 e5d5 ";
        const SearchRoot root = rootAfter(KingAndQueen + "0 1", cycle + cycle + "e2d2 d5e5");
        const SearchResult result = search(root, nodes(20'000));
        QVERIFY(toLongAlgebraic(result.move) != "d2e2");
        QVERIFY(result.report.score > 200);
    }

    void theThirdTimeIsADraw() {
        const std::string cycle = "e2d2 d5e5 d2e2 e5d5 ";
        SearchRoot root = rootAfter(KingAndQueen + "0 1", cycle + cycle.substr(0, 10));
        root.onlyMoves = {*parseLongAlgebraic(root.position, "d2e2")};
        // Black answers Kd5 and the position is there for the third time.
        SearchLimits limits;
        limits.depth = 4;
        QCOMPARE(search(root, limits).report.score, DrawScore);
    }

    void fiftyMovesAreADraw() {
        SearchLimits limits;
        limits.depth = 6;
        QCOMPARE(search(rootAfter(KingAndQueen + "99 80"), limits).report.score, DrawScore);
        QVERIFY(search(rootAfter(KingAndQueen + "20 80"), limits).report.score > 200);
    }

    void playsOnWhenNobodyClaimsTheFiftyMoves() {
        SearchLimits limits;
        limits.depth = 6;
        QVERIFY(search(rootAfter(KingAndQueen + "110 80"), limits).report.score > 100);
        QCOMPARE(search(rootAfter(KingAndQueen + "149 80"), limits).report.score, DrawScore);
    }

    void neverExceedsTheNodeLimit_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addRow("start") << std::string(InitialFen);
        QTest::addRow("busy") << Busy;
        for (const std::string& fen : strangePositions()) {
            QTest::addRow("%s", fen.c_str()) << fen;
        }
    }

    void neverExceedsTheNodeLimit() {
        QFETCH(std::string, fen);
        const SearchRoot root = rootAfter(fen);
        for (const std::uint64_t limit : {1U, 2U, 3U, 7U, 20U, 21U, 50U, 333U, 1024U, 9999U}) {
            const SearchResult result = search(root, nodes(limit));
            QVERIFY(result.report.nodes <= limit);
            QVERIFY(isLegal(root.position, result.move));
            QCOMPARE(result.report.line.front(), result.move);
        }
    }

    void usesTheNodesItIsGiven() {
        QCOMPARE(search(rootAfter(Busy), nodes(12'345)).report.nodes, std::uint64_t{12'345});
    }

    void aRaisedStopFlagStillGivesALegalMove() {
        const std::atomic<bool> stop = true;
        for (const std::string& fen : strangePositions()) {
            const SearchRoot root = rootAfter(fen);
            const SearchResult result = search(root, {}, stop);
            QVERIFY2(isLegal(root.position, result.move), fen.c_str());
            QVERIFY(result.report.nodes <= 1024);
        }
    }

    void theStopFlagEndsASearch() {
        std::atomic<bool> stop = false;
        const SearchRoot root = rootAfter(Busy);
        std::uint64_t whenTold = 0;
        const SearchResult result =
            Searcher(4).search(root, {}, stop, [&](const SearchReport& report) {
                if (report.depth == 6) {
                    stop = true;
                    whenTold = report.nodes;
                }
            });
        QVERIFY(isLegal(root.position, result.move));
        QVERIFY(result.report.nodes <= whenTold + 1024);
    }

    void theSameSearchGivesTheSameAnswer() {
        const SearchRoot root = rootAfter(Busy);
        const SearchResult first = search(root, nodes(40'000));
        const SearchResult second = search(root, nodes(40'000));
        QCOMPARE(toText(second.report.line), toText(first.report.line));
        QCOMPARE(second.report.score, first.report.score);
        QCOMPARE(second.report.nodes, first.report.nodes);
    }

    void clearingForgetsEverything() {
        const SearchRoot root = rootAfter(Busy);
        Searcher searcher(4);
        const SearchResult first = searcher.search(root, nodes(40'000), Never);
        searcher.clear();
        const SearchResult second = searcher.search(root, nodes(40'000), Never);
        QCOMPARE(toText(second.report.line), toText(first.report.line));
        QCOMPARE(second.report.nodes, first.report.nodes);
    }

    void aForcedMoveIsAnsweredAtOnce() {
        Opponent opponent(1);
        OpponentSettings settings;
        settings.level = MaxLevel;
        const SearchRoot root = rootAfter("7k/8/8/8/8/8/6q1/7K w - - 0 1");
        QCOMPARE(legalMoves(root.position).size(), std::size_t{1});
        const SearchResult result = opponent.chooseMove(root, settings, ExpertLimits, Never);
        QCOMPARE(toLongAlgebraic(result.move), std::string("h1g2"));
        QVERIFY(result.report.nodes < 1000);
    }

    void aSureMateIsPlayedWithoutFurtherThought() {
        const SearchResult result =
            search(rootAfter("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), nodes(1'000'000));
        QVERIFY(isMate(result.report.score));
        QVERIFY(result.report.nodes < 100'000);
    }

    void onlyGivenMovesAreChosenFrom() {
        SearchRoot root = rootAfter("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
        for (const char* text : {"g1f1", "h2h4"}) {
            root.onlyMoves.push_back(*parseLongAlgebraic(root.position, text));
        }
        const SearchResult result = search(root, nodes(5000));
        QVERIFY(result.move == root.onlyMoves[0] || result.move == root.onlyMoves[1]);
    }

    void reportsGrowDeeper() {
        int depth = 0;
        std::uint64_t count = 0;
        SearchLimits limits;
        limits.depth = 7;
        const SearchRoot root = rootAfter(Busy);
        Searcher(4).search(root, limits, Never, [&](const SearchReport& report) {
            QVERIFY(report.depth >= depth);
            QVERIFY(report.nodes >= count);
            QVERIFY(report.selectiveDepth >= report.depth);
            QVERIFY(!report.line.empty());
            depth = report.depth;
            count = report.nodes;
        });
        QCOMPARE(depth, 7);
    }

    void theReportedLineIsPlayable() {
        std::ifstream file(CHESS_TEST_DATA "/perft.txt");
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.front() == '#') {
                continue;
            }
            const SearchRoot root = rootAfter(line.substr(0, line.find(" ;")));
            Position position = root.position;
            for (const Move move : search(root, nodes(1500)).report.line) {
                QVERIFY2(isLegal(position, move), line.c_str());
                position.apply(move);
            }
        }
    }
};

QTEST_APPLESS_MAIN(ExpertTest)
#include "expert_test.moc"
