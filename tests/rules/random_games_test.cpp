#include "rules/chesstext.h"

#include "rules/deadposition.h"

#include <QTest>

#include <random>
#include <unordered_map>

using namespace chess;
using namespace chess::test;

namespace {

constexpr int Games = 10'000;

int pieces(const Position& position, Color color) { return count(position.pieces(color)); }

/// Plays one game at random to its end and looks at everything after every move. The first thing
/// that is wrong is told in words.
class RandomGame {
public:
    explicit RandomGame(unsigned seed) : m_random(seed + 1) {
        GameSettings settings;
        settings.timeControl = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
        settings.houseRules.pawnMayStayPawn = seed % 4 == 0;
        m_game = Game(settings);
        m_seen[m_game.position().key()] = 1;
    }

    void play() {
        while (!m_game.isOver() && m_fault.empty()) {
            if (m_game.claimableDraw() && below(8) == 0) {
                claim();
                return;
            }
            step();
        }
        checkCaptured();
        checkWinner();
    }

    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] const std::string& fault() const { return m_fault; }

private:
    unsigned below(std::size_t limit) { return static_cast<unsigned>(m_random() % limit); }

    void expect(bool holds, const char* what) {
        if (!holds && m_fault.empty()) {
            m_fault = std::string(what) + ": " + toFen(m_game.position());
        }
    }

    void claim() {
        const auto reason = m_game.claimableDraw();
        expect(m_game.claimDraw(), "claim refused");
        expect(m_game.outcome() == Outcome{std::nullopt, *reason}, "claim forgotten");
    }

    Move choose() {
        const MoveList moves = legalMoves(m_game.position());
        const Move move = moves[below(moves.size())];
        const bool stays =
            move.isPromotion() && m_game.settings().houseRules.pawnMayStayPawn && below(2) == 0;
        return stays ? Move::promotion(move.from(), move.to(), PieceType::Pawn) : move;
    }

    void step() {
        const Position before = m_game.position();
        const auto clocksBefore = m_game.clocks();
        const Move move = choose();
        const auto now = ClockTimes{std::chrono::milliseconds(m_game.ply() * 7 + 1),
                                    std::chrono::milliseconds(m_game.ply() * 3 + 2)};
        m_captured[index(!before.sideToMove())] += before.isCapture(move) ? 1 : 0;
        expect(!m_game.play(move, now), "legal move refused");
        const Position after = m_game.position();
        const auto outcome = m_game.outcome();

        expect(m_game.undo() && m_game.position() == before, "undo");
        expect(m_game.clocks() == clocksBefore, "clocks after undo");
        expect(!m_game.isOver() && m_game.canRedo(), "game goes on after undo");
        expect(m_game.redo() && m_game.position() == after, "redo");
        expect(m_game.clocks() == now, "clocks after redo");
        expect(m_game.outcome() == outcome, "outcome after redo");
        checkPosition(after);
        checkOutcome(after);
        if (below(64) == 0) {
            checkCaptured();
        }
    }

    void checkPosition(const Position& position) {
        const std::string fen = toFen(position);
        const auto again = parseFen(fen, PawnMayStay);
        expect(position.key() == position.computeKey(), "key");
        expect(again.hasValue() && *again == position, "FEN");
        for (const Color color : {Color::White, Color::Black}) {
            expect(pieces(position, color) == 16 - m_captured[index(color)], "captured pieces");
        }
    }

    /// The automatic end, found a second way: mate and stalemate first, then repetition by a count
    /// of all positions, then the count of moves.
    void checkOutcome(const Position& position) {
        const int times = ++m_seen[position.key()];
        std::optional<Outcome> expected;
        if (legalMoves(position).isEmpty()) {
            expected = position.isCheck() ? Outcome{!position.sideToMove(), EndReason::Checkmate}
                                          : Outcome{std::nullopt, EndReason::Stalemate};
        } else if (isDeadPosition(position)) {
            expected = Outcome{std::nullopt, EndReason::DeadPosition};
        } else if (times >= 5) {
            expected = Outcome{std::nullopt, EndReason::FivefoldRepetition};
        } else if (position.halfmoveClock() >= 150) {
            expected = Outcome{std::nullopt, EndReason::SeventyFiveMoves};
        }
        expect(m_game.outcome() == expected, "outcome");
        expect(m_game.repetitions() == times, "repetitions");
        const bool mayClaim = !expected && (times >= 3 || position.halfmoveClock() >= 100);
        expect(m_game.claimableDraw().has_value() == mayClaim, "claim");
    }

    void checkCaptured() {
        for (const Color color : {Color::White, Color::Black}) {
            expect(static_cast<int>(m_game.capturedPieces(color).size()) ==
                       m_captured[index(color)],
                   "list of captured pieces");
        }
    }

    /// Who mated in the end could mate all along.
    void checkWinner() {
        const auto outcome = m_game.outcome();
        if (outcome && outcome->reason == EndReason::Checkmate) {
            for (std::size_t ply = 0; ply < m_game.ply(); ++ply) {
                expect(canStillMate(m_game.positionAt(ply), *outcome->winner), "could mate");
            }
        }
    }

    std::minstd_rand m_random;
    Game m_game;
    std::array<int, 2> m_captured{};
    std::unordered_map<std::uint64_t, int> m_seen;
    std::string m_fault;
};

} // namespace

class RandomGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameIsSoundToItsEnd() {
        std::set<EndReason> reasons;
        for (unsigned seed = 0; seed < Games; ++seed) {
            RandomGame random(seed);
            random.play();
            QVERIFY2(random.fault().empty(), random.fault().c_str());
            reasons.insert(random.game().outcome()->reason);
        }
        // So many games see every way that a game can end by itself or by a claim.
        using enum EndReason;
        for (const EndReason reason : {Checkmate, Stalemate, DeadPosition, SeventyFiveMoves,
                                       ThreefoldRepetition, FiftyMoves}) {
            QVERIFY(reasons.count(reason) == 1);
        }
    }

    void aFinishedGameCanBeWalkedThroughAndPlayedAgain() {
        for (unsigned seed = 0; seed < 200; ++seed) {
            RandomGame random(seed);
            random.play();
            Game walked = random.game();
            Game again(walked.settings());
            while (walked.undo()) {
            }
            QVERIFY(walked.position() == Position());
            while (walked.redo()) {
                const std::size_t number = walked.ply() - 1;
                const auto move =
                    parseSan(again.position(), walked.sanAt(number), walked.settings().houseRules);
                QVERIFY(move && !again.play(*move, walked.clocks()));
                QVERIFY(again.position() == walked.position());
            }
            QVERIFY(walked == random.game());
        }
    }
};

QTEST_APPLESS_MAIN(RandomGamesTest)
#include "random_games_test.moc"
