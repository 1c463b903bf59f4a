#include "engine/roots.h"

#include "engine/evaluation.h"
#include "engine/network.h"
#include "rules/movegen.h"

#include <fstream>
#include <numeric>

using namespace chess;

namespace {

/// The same position with the colours exchanged.
Position mirrored(const Position& position) {
    const Setup original = position.toSetup();
    Setup setup;
    for (int square = 0; square < SquareCount; ++square) {
        const Piece piece = original.board[static_cast<std::size_t>(square)];
        if (!piece.isNone()) {
            setup.board[static_cast<std::size_t>(square ^ 56)] = {!piece.color(), piece.type()};
        }
    }
    setup.sideToMove = !original.sideToMove;
    for (const Color color : {Color::White, Color::Black}) {
        if (original.castlingRights.has(CastlingRights::shortSide(color))) {
            setup.castlingRights.add(CastlingRights::shortSide(!color));
        }
        if (original.castlingRights.has(CastlingRights::longSide(color))) {
            setup.castlingRights.add(CastlingRights::longSide(!color));
        }
    }
    setup.halfmoveClock = original.halfmoveClock;
    return Position::fromSetup(setup, {.pawnMayStayPawn = true}).value();
}

std::vector<std::string> fensOf(const char* path) {
    std::vector<std::string> fens;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') {
            fens.push_back(line.substr(0, line.find(" ;")));
        }
    }
    return fens;
}

} // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothColoursAreJudgedAlike() {
        int positions = 0;
        for (const char* path : {CHESS_TEST_DATA "/perft.txt", CHESS_TEST_DATA "/minimax.txt"}) {
            for (const std::string& fen : fensOf(path)) {
                const Position position = rootAfter(fen).position;
                QVERIFY2(evaluate(mirrored(position)) == evaluate(position), fen.c_str());
                ++positions;
            }
        }
        QVERIFY(positions >= 400);
    }

    void bothSidesOfTheBoardAreJudgedAlike() {
        const Position here =
            rootAfter("3r2k1/p4ppp/8/2b5/8/1N4P1/PP3P1P/3R2K1 w - - 0 1").position;
        const Position there =
            rootAfter("1k2r3/ppp4p/8/5b2/8/1P4N1/P1P3PP/1K2R3 w - - 0 1").position;
        QCOMPARE(evaluate(there), evaluate(here));
    }

    void whatWasJudgedBeforeMakesNoDifference() {
        Evaluator evaluator;
        for (const std::string& fen : fensOf(CHESS_TEST_DATA "/minimax.txt")) {
            const Position position = rootAfter(fen).position;
            QCOMPARE(evaluator.evaluate(position), evaluate(position));
            for (const Move move : legalMoves(position)) {
                Position next = position;
                next.apply(move);
                QCOMPARE(evaluator.evaluate(next), evaluate(next));
            }
        }
    }

    void noSumOverflows() {
        const Network& network = builtInNetwork();
        for (const auto& output : network.outputWeights) {
            for (const HiddenRow& weights : output) {
                const int sum = std::accumulate(
                    weights.begin(), weights.end(), 0,
                    [](int total, std::int16_t weight) { return total + std::abs(weight); });
                QVERIFY2(sum > 0 && sum <= LargestOutputSum, std::to_string(sum).c_str());
            }
        }
    }

    void materialCounts() {
        QVERIFY(evaluate(rootAfter("4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1").position) > 500);
        QVERIFY(evaluate(rootAfter("4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1").position) < -500);
    }

    void neverLooksLikeAMate() {
        const std::string fen = "QQQQQQQk/8/8/8/8/8/QQQQQQQQ/6K1 b - - 0 1";
        QVERIFY(!isMate(evaluate(rootAfter(fen).position)));
    }

    void anAdvantageFadesWithTheMoveCounter() {
        const auto worth = [](const char* clock) {
            const std::string fen = "4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - ";
            return evaluate(rootAfter(fen + clock + " 90").position);
        };
        QVERIFY(worth("90") < worth("10"));
        QVERIFY(worth("90") > 0);
    }

    void aLoneMinorPieceWinsNothing() {
        QCOMPARE(winningScale(rootAfter("4k3/8/8/8/8/8/8/3NK3 w - - 0 1").position, Color::White),
                 0);
    }
};

QTEST_APPLESS_MAIN(EvaluationTest)
#include "evaluation_test.moc"
