#include "engine/roots.h"

#include "engine/minimax.h"
#include "engine/opponent.h"
#include "rules/movegen.h"

#include <set>

using namespace chess;

namespace {

const std::string Start{InitialFen};

/// The moves of a game that the computer plays against itself.
std::string selfPlay(const OpponentSettings& settings, int plies) {
    Opponent opponent(1);
    Game game;
    SearchLimits limits;
    limits.nodes = 500;
    std::vector<Move> moves;
    for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
        const Move move = opponent.chooseMove(SearchRoot(game), settings, limits, Never).move;
        if (game.play(move)) {
            qFatal("the computer played an illegal move");
        }
        moves.push_back(move);
    }
    return toText(moves);
}

} // namespace

class OpponentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedGivesTheSameGame_data() {
        QTest::addColumn<int>("level");
        for (int level = MinLevel; level <= MaxLevel; ++level) {
            QTest::addRow("level %d", level) << level;
        }
    }

    void theSameSeedGivesTheSameGame() {
        QFETCH(int, level);
        OpponentSettings settings;
        settings.level = level;
        settings.seed = 42;
        QCOMPARE(selfPlay(settings, 16), selfPlay(settings, 16));
    }

    void differentSeedsGiveDifferentGames_data() { theSameSeedGivesTheSameGame_data(); }

    void differentSeedsGiveDifferentGames() {
        QFETCH(int, level);
        std::set<std::string> games;
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            OpponentSettings settings;
            settings.level = level;
            settings.seed = seed;
            games.insert(selfPlay(settings, 8));
        }
        QVERIFY(games.size() >= 7);
    }

    void eachOfSeveralEqualMovesIsPlayedSometimes() {
        Opponent opponent(1);
        OpponentSettings settings;
        settings.level = 1;
        std::set<std::string> moves;
        for (settings.seed = 0; settings.seed < 400; ++settings.seed) {
            const SearchResult result =
                opponent.chooseMove(rootAfter(Start), settings, ExpertLimits, Never);
            moves.insert(toLongAlgebraic(result.move));
        }
        QCOMPARE(moves.size(), std::size_t{20});
    }

    void theFirstSquareWinsForScripts() {
        Opponent opponent(1);
        OpponentSettings settings;
        settings.tieBreak = TieBreak::FirstSquare;
        settings.level = 1;
        for (settings.seed = 0; settings.seed < 5; ++settings.seed) {
            const SearchResult result =
                opponent.chooseMove(rootAfter(Start), settings, ExpertLimits, Never);
            QCOMPARE(toLongAlgebraic(result.move), std::string("a2a3"));
        }
    }

    void theLevelIsTheDepth_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<bool>("seesMateInTwo");
        QTest::addRow("level 1") << 1 << false;
        QTest::addRow("level 2") << 2 << false;
        QTest::addRow("level 3") << 3 << true;
        QTest::addRow("level 4") << 4 << true;
    }

    void theLevelIsTheDepth() {
        QFETCH(int, level);
        QFETCH(bool, seesMateInTwo);
        Opponent opponent(1);
        OpponentSettings settings;
        settings.level = level;
        const SearchRoot root = rootAfter("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        const SearchReport report = opponent.chooseMove(root, settings, ExpertLimits, Never).report;
        QCOMPARE(report.depth, level);
        QCOMPARE(report.score, seesMateInTwo ? mateIn(3) : 1000);
    }

    void aPawnIsNeverLeftAPawn_data() { theLevelIsTheDepth_data(); }

    void aPawnIsNeverLeftAPawn() {
        QFETCH(int, level);
        Opponent opponent(1);
        OpponentSettings settings;
        settings.level = level;
        const SearchRoot root = rootAfter("7k/P7/8/8/8/8/8/K7 w - - 0 1");
        const Move move = opponent.chooseMove(root, settings, ExpertLimits, Never).move;
        QCOMPARE(toLongAlgebraic(move), std::string("a7a8q"));
    }

    void aStoppedExactSearchStillMovesSensibly() {
        const std::atomic<bool> stop = true;
        Opponent opponent(1);
        OpponentSettings settings;
        settings.level = 4;
        // Wide enough to be stopped, and a queen can be taken.
        const SearchRoot root =
            rootAfter("r1bqk2r/pppp1ppp/2n2n2/4p3/2B1P2Q/2q2N2/PPPP1PPP/R1B1K2R w KQkq - 0 1");
        const Move move = opponent.chooseMove(root, settings, ExpertLimits, stop).move;
        QCOMPARE(root.position.capturedBy(move), PieceType::Queen);
    }

    void withoutALegalMoveThereIsNone() {
        Opponent opponent(1);
        OpponentSettings settings;
        const SearchRoot root = rootAfter("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        for (settings.level = MinLevel; settings.level <= MaxLevel; ++settings.level) {
            QVERIFY(opponent.chooseMove(root, settings, ExpertLimits, Never).move.isNone());
        }
    }

    void theExpertBeginsFromItsBook() {
        Opponent opponent(1);
        OpponentSettings settings;
        settings.level = MaxLevel;
        QCOMPARE(opponent.chooseMove(rootAfter(Start), settings, ExpertLimits, Never).report.nodes,
                 std::uint64_t{0});
        settings.usesBook = false;
        SearchLimits limits;
        limits.nodes = 1000;
        QVERIFY(opponent.chooseMove(rootAfter(Start), settings, limits, Never).report.nodes > 0);
    }

    void theComputerWantsADrawUnlessItIsBetter_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addColumn<bool>("whiteIsContent");
        QTest::addColumn<bool>("blackIsContent");
        for (const char side : {'w', 'b'}) {
            const std::string rest = std::string(1, side) + " - - 0 1";
            QTest::addRow("a queen up, %c", side)
                << "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 " + rest << false << true;
            QTest::addRow("a rook down, %c", side)
                << "3r2k1/5ppp/8/8/8/8/5PPP/6K1 " + rest << true << false;
            QTest::addRow("a piece up for one pawn, %c", side)
                << "6k1/pppp1ppp/8/8/8/2N5/PPP2PPP/6K1 " + rest << false << true;
            QTest::addRow("a passed pawn up, %c", side)
                << "6k1/5ppp/8/8/8/8/P4PPP/6K1 " + rest << false << true;
            QTest::addRow("as much on both sides, %c", side)
                << "4r1k1/5ppp/8/8/8/8/5PPP/3R2K1 " + rest << true << true;
        }
        QTest::addRow("better, although the fifty moves are over")
            << std::string("6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 100 90") << false << true;
        QTest::addRow("about to be mated with more on the board")
            << std::string("6k1/8/8/8/8/5b1q/5P2/QR4K1 b - - 0 1") << true << false;
    }

    void theComputerWantsADrawUnlessItIsBetter() {
        QFETCH(std::string, fen);
        QFETCH(bool, whiteIsContent);
        QFETCH(bool, blackIsContent);
        Opponent opponent(1);
        for (int level = MinLevel; level <= MaxLevel; ++level) {
            const SearchRoot root = rootAfter(fen);
            QCOMPARE(opponent.isContentWithDraw(root, Color::White, level, Never), whiteIsContent);
            QCOMPARE(opponent.isContentWithDraw(root, Color::Black, level, Never), blackIsContent);
        }
    }

    void repetitionDoesNotMakeABetterPositionEqual() {
        const std::string cycle = "g1h1 g8h8 h1g1 h8g8 ";
        const SearchRoot root =
            rootAfter("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", cycle + cycle + "h2h3 h7h6");
        Opponent opponent(1);
        for (int level = MinLevel; level <= MaxLevel; ++level) {
            QVERIFY(!opponent.isContentWithDraw(root, Color::White, level, Never));
        }
    }
};

QTEST_APPLESS_MAIN(OpponentTest)
#include "opponent_test.moc"
