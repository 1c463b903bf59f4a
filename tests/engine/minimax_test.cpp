// Compares the exact opponents with a minimax as plain as can be: no pruning, and the game itself
// says when it is over.

#include "engine/roots.h"

#include "engine/minimax.h"
#include "rules/movegen.h"

#include <fstream>

using namespace chess;

namespace {

int valueFor(Color side, const Position& position) {
    constexpr std::array<int, 6> Values{1, 3, 3, 5, 9, 100};
    int value = 0;
    for (int square = 0; square < SquareCount; ++square) {
        const Piece piece = position.pieceAt(static_cast<Square>(square));
        if (!piece.isNone()) {
            value += (piece.color() == side ? 1 : -1) * Values[index(piece.type())];
        }
    }
    return value;
}

/// The value for the side to move, `ply` half-moves below the root.
int plainMinimax(Game& game, int ply, int depth) {
    if (const auto outcome = game.outcome()) {
        return outcome->winner ? -(MinimaxMate - ply) : 0;
    }
    if (ply == depth) {
        return valueFor(game.sideToMove(), game.position());
    }
    int best = -2 * MinimaxMate;
    for (const Move move : legalMoves(game.position())) {
        if (game.play(move)) {
            qFatal("a legal move was refused");
        }
        best = std::max(best, -plainMinimax(game, ply + 1, depth));
        game.undo();
    }
    return best;
}

MinimaxResult plainBest(Game game, int depth) {
    MinimaxResult result;
    result.value = -2 * MinimaxMate;
    for (const Move move : legalMoves(game.position())) {
        if (game.play(move)) {
            qFatal("a legal move was refused");
        }
        const int value = -plainMinimax(game, 1, depth);
        game.undo();
        if (value > result.value) {
            result.value = value;
            result.best.clear();
        }
        if (value == result.value) {
            result.best.push_back(move);
        }
    }
    return result;
}

std::string sortedText(const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) {
        texts.push_back(toLongAlgebraic(move));
    }
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const std::string& text : texts) {
        all += text + ' ';
    }
    return all;
}

} // namespace

class MinimaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatAPlainMinimaxFinds_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addColumn<std::string>("moves");
        std::ifstream file(CHESS_TEST_DATA "/minimax.txt");
        int positions = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.front() == '#') {
                continue;
            }
            const std::size_t end = line.find(" ; ");
            QTest::addRow("%d: %s", ++positions, line.c_str())
                << line.substr(0, end)
                << (end == std::string::npos ? std::string() : line.substr(end + 3));
        }
        QVERIFY(positions >= 200);
    }

    void findsWhatAPlainMinimaxFinds() {
        QFETCH(std::string, fen);
        QFETCH(std::string, moves);
        constexpr std::uint64_t MostSequences = 100'000;
        const Game game = gameAfter(fen, moves);
        QVERIFY(!game.isOver());
        for (int depth = 1; depth <= 4 && perft(game.position(), depth) <= MostSequences; ++depth) {
            const MinimaxResult plain = plainBest(game, depth);
            const auto exact = findExactMoves(SearchRoot(game), depth, Never);
            QVERIFY(exact);
            QCOMPARE(exact->value, plain.value);
            QCOMPARE(sortedText(exact->best), sortedText(plain.best));
        }
    }

    void looksAtFewerPositionsThanAPlainMinimax() {
        const SearchRoot root = rootAfter(std::string(InitialFen));
        QVERIFY(findExactMoves(root, 4, Never)->nodes < perft(root.position, 4) / 5);
    }

    void equalMovesComeBySourceThenDestination() {
        const auto exact = findExactMoves(rootAfter(std::string(InitialFen)), 1, Never);
        QCOMPARE(toText(exact->best), std::string("a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 "
                                                  "d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 "
                                                  "h2h3 h2h4"));
    }

    void aSoonerMateIsBetter() {
        // A mate at once and mates a move later.
        const auto exact =
            findExactMoves(rootAfter("6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"), 3, Never);
        QCOMPARE(exact->value, MinimaxMate - 1);
        QCOMPARE(toText(exact->best), std::string("d1d8 e1e8"));
    }

    void onlyGivenMovesAreChosenFrom() {
        SearchRoot root = rootAfter("6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1");
        root.onlyMoves = {*parseLongAlgebraic(root.position, "g1f1")};
        QCOMPARE(toText(findExactMoves(root, 2, Never)->best), std::string("g1f1"));
    }

    void withoutALegalMoveThereIsNoAnswer() {
        QVERIFY(!findExactMoves(rootAfter("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 4, Never));
    }

    void aLargeSearchCanBeStopped() {
        const std::atomic<bool> stop = true;
        const std::string fen =
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
        QVERIFY(!findExactMoves(rootAfter(fen), 6, stop));
    }
};

QTEST_APPLESS_MAIN(MinimaxTest)
#include "minimax_test.moc"
