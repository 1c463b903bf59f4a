#include "referee.h"
#include "rules/fen.h"
#include "rules/movegen.h"

#include <QTest>

using namespace chess;
using namespace chess::match;

namespace {

/// Plays moves from a list, and then answers as told.
class ScriptedPlayer : public Player {
public:
    explicit ScriptedPlayer(std::vector<std::string> moves,
                            Answer::Kind after = Answer::Kind::Resignation)
        : m_moves(std::move(moves)), m_after(after) {}

    bool startGame() override { return true; }
    Answer think(const Turn& turn) override {
        m_turns.push_back(turn.clocks[index(turn.game.sideToMove())]);
        if (m_next < m_moves.size()) {
            return {Answer::Kind::Move, m_moves[m_next++]};
        }
        return {m_after, {}};
    }
    [[nodiscard]] const std::vector<milliseconds>& clocks() const { return m_turns; }

private:
    std::vector<std::string> m_moves;
    Answer::Kind m_after;
    std::size_t m_next = 0;
    std::vector<milliseconds> m_turns;
};

class AbsentPlayer : public Player {
public:
    bool startGame() override { return false; }
    Answer think(const Turn&) override { return {}; }
};

GameResult play(Player& white, Player& black, const Game& opening = Game(),
                const Limit& limit = {}) {
    RefereeSettings settings;
    settings.limits = {limit, limit};
    return Referee(settings).play(white, black, opening);
}

Game gameFrom(std::string_view fen) { return Game({}, parseFen(fen).value()); }

} // namespace

class RefereeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mateEndsTheGame();
    void stalemateIsADraw();
    void aDeadPositionIsADraw();
    void theThirdRepetitionIsADraw();
    void fiftyMovesAreADraw();
    void anIllegalMoveLoses();
    void noMoveAtAllIsIllegal();
    void whoIsGoneLoses();
    void whoIsSilentLosesOnTime();
    void whoDoesNotComeLoses();
    void aPlayerCanResign();
    void theClockIsFilledAgainAfterItsMoves();
    void anOpeningIsPlayedOn();
};

void RefereeTest::mateEndsTheGame() {
    ScriptedPlayer white({"f2f3", "g2g4"});
    ScriptedPlayer black({"e7e5", "d8h4"});
    const GameResult result = play(white, black);
    QCOMPARE(result.winner, std::optional(Color::Black));
    QCOMPARE(result.ending, Ending::Rules);
    QCOMPARE(describeEnd(result), std::string("checkmate"));
}

void RefereeTest::stalemateIsADraw() {
    ScriptedPlayer white({"f5f6"});
    ScriptedPlayer black({});
    const GameResult result = play(white, black, gameFrom("5k2/5P2/8/5K2/8/8/8/8 w - - 0 1"));
    QCOMPARE(result.winner, std::optional<Color>());
    QCOMPARE(describeEnd(result), std::string("stalemate"));
}

void RefereeTest::aDeadPositionIsADraw() {
    ScriptedPlayer white({"e4d5"});
    ScriptedPlayer black({});
    const GameResult result = play(white, black, gameFrom("7k/8/8/3p4/4K3/8/8/8 w - - 0 1"));
    QCOMPARE(describeEnd(result), std::string("dead position"));
}

void RefereeTest::theThirdRepetitionIsADraw() {
    ScriptedPlayer white({"Nf3", "Ng1", "Nf3", "Ng1"});
    ScriptedPlayer black({"Nf6", "Ng8", "Nf6", "Ng8"});
    const GameResult result = play(white, black);
    QCOMPARE(result.winner, std::optional<Color>());
    QCOMPARE(describeEnd(result), std::string("repetition"));
    QCOMPARE(result.game.ply(), std::size_t{8});
}

void RefereeTest::fiftyMovesAreADraw() {
    ScriptedPlayer white({"Rb1"});
    ScriptedPlayer black({});
    const GameResult result = play(white, black, gameFrom("7k/8/8/8/8/8/8/R6K w - - 99 90"));
    QCOMPARE(result.winner, std::optional<Color>());
    QCOMPARE(describeEnd(result), std::string("fifty moves"));
}

void RefereeTest::anIllegalMoveLoses() {
    ScriptedPlayer white({"e2e4"});
    ScriptedPlayer black({"e7e4"});
    const GameResult result = play(white, black);
    QCOMPARE(result.winner, std::optional(Color::White));
    QCOMPARE(result.ending, Ending::IllegalMove);
    QCOMPARE(describeEnd(result), std::string("illegal move e7e4"));
}

void RefereeTest::noMoveAtAllIsIllegal() {
    ScriptedPlayer white({""});
    ScriptedPlayer black({});
    QCOMPARE(play(white, black).ending, Ending::IllegalMove);
}

void RefereeTest::whoIsGoneLoses() {
    ScriptedPlayer white({"e2e4"}, Answer::Kind::Gone);
    ScriptedPlayer black({"e7e5"});
    const GameResult result = play(white, black);
    QCOMPARE(result.winner, std::optional(Color::Black));
    QCOMPARE(result.ending, Ending::Crash);
}

void RefereeTest::whoIsSilentLosesOnTime() {
    ScriptedPlayer white({"e2e4"});
    ScriptedPlayer black({}, Answer::Kind::Silence);
    const GameResult result = play(white, black);
    QCOMPARE(result.winner, std::optional(Color::White));
    QCOMPARE(result.ending, Ending::TimeLoss);
}

void RefereeTest::whoDoesNotComeLoses() {
    AbsentPlayer white;
    ScriptedPlayer black({});
    const GameResult result = play(white, black);
    QCOMPARE(result.winner, std::optional(Color::Black));
    QCOMPARE(result.ending, Ending::Crash);
}

void RefereeTest::aPlayerCanResign() {
    ScriptedPlayer white({});
    ScriptedPlayer black({});
    const GameResult result = play(white, black);
    QCOMPARE(result.winner, std::optional(Color::Black));
    QCOMPARE(describeEnd(result), std::string("resignation"));
}

void RefereeTest::theClockIsFilledAgainAfterItsMoves() {
    ScriptedPlayer white({"e2e4", "g1f3", "f1c4"});
    ScriptedPlayer black({"e7e5", "b8c6", "f8c5"});
    Limit limit;
    limit.clock = ClockControl{2, std::chrono::hours(1), milliseconds{0}};
    QCOMPARE(play(white, black, Game(), limit).winner, std::optional(Color::Black));
    QVERIFY(white.clocks().at(1) <= white.clocks().at(0));
    QVERIFY(white.clocks().at(2) > std::chrono::hours(1));
}

void RefereeTest::anOpeningIsPlayedOn() {
    Game opening;
    QVERIFY(!opening.play(legalMoves(opening.position())[0]));
    ScriptedPlayer white({});
    ScriptedPlayer black({});
    const GameResult result = play(white, black, opening);
    QCOMPARE(result.winner, std::optional(Color::White));
    QCOMPARE(result.game.ply(), std::size_t{1});
}

QTEST_APPLESS_MAIN(RefereeTest)
#include "referee_test.moc"
