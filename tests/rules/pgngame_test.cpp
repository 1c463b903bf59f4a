#include "pgnhelpers.h"
#include "randomgames.h"

#include <QTest>

using namespace chess;

namespace {

Game gameOf(const std::string& text) {
    const auto items = readItems(text);
    if (items.size() != 1 || !items[0]) {
        qFatal("not one good game: %s", text.substr(0, 100).c_str());
    }
    return toGame(*items[0]);
}

std::string repeated(int times, const std::string& text) {
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += text + ' ';
    }
    return all;
}

const std::string KnightDance = "Nf3 Nf6 Ng1 Ng8";
/// Two kings and rooks walk: no pawn moves, nothing is captured.
const std::string LongEndgame = "[FEN \"k7/8/8/8/8/8/r7/7K w - - 149 100\"]\n";

} // namespace

class PgnGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesBecomeSettings() {
        const Game game = gameOf("[White \"A\"]\n[Black \"?\"]\n1. e4 *");
        QCOMPARE(game.settings().nameOf(Color::White), "A");
        QCOMPARE(game.settings().nameOf(Color::Black), "");
        QCOMPARE(game.settings().mode, GameMode::TwoPlayers);
    }

    void theGameStandsAtItsEndAndGoesOn() {
        Game game = gameOf("1. e4 e5 *");
        QCOMPARE(game.ply(), 2U);
        QVERIFY(!game.isOver());
        QVERIFY(!game.play(parseSan(game.position(), "Nf3").value()));
    }

    void aRecordedResultIsTheOutcome() {
        const Outcome won{Color::Black, EndReason::Recorded};
        QCOMPARE(gameOf("1. e4 e5 0-1").outcome(), won);
        const Outcome drawn{std::nullopt, EndReason::Recorded};
        QCOMPARE(gameOf("1. e4 e5 1/2-1/2").outcome(), drawn);
    }

    void mateCountsMoreThanTheRecordedResult() {
        const Outcome mated{Color::Black, EndReason::Checkmate};
        QCOMPARE(gameOf("1. f3 e5 2. g4 Qh4 1-0").outcome(), mated);
        QCOMPARE(gameOf("1. f3 e5 2. g4 Qh4 *").outcome(), mated);
    }

    void aRecordGoesOnAfterFivefoldRepetition() {
        Game game = gameOf(repeated(6, KnightDance) + "e4 *");
        QCOMPARE(game.length(), 25U);
        QVERIFY(!game.isOver());
        for (std::size_t ply = 25; ply > 16; --ply) {
            QVERIFY(game.undo());
        }
        QVERIFY(!game.isOver());
    }

    void aRecordThatStopsAtFivefoldRepetitionIsDrawnByIt() {
        const Outcome drawn{std::nullopt, EndReason::FivefoldRepetition};
        QCOMPARE(gameOf(repeated(4, KnightDance) + "1/2-1/2").outcome(), drawn);
        QCOMPARE(gameOf(repeated(4, KnightDance) + "*").outcome(), drawn);
    }

    void aRecordGoesOnAfterSeventyFiveMoves() {
        const Game game = gameOf(LongEndgame + "Kg1 Kb7 Kh1 Kb6 0-1");
        QCOMPARE(game.length(), 4U);
        const Outcome won{Color::Black, EndReason::Recorded};
        QCOMPARE(game.outcome(), won);
        const Outcome drawn{std::nullopt, EndReason::SeventyFiveMoves};
        QCOMPARE(gameOf(LongEndgame + "Kg1 Kb7 Kh1 Kb6 1/2-1/2").outcome(), drawn);
    }

    void aRecordGoesOnInADeadPosition() {
        const Game game = gameOf("[FEN \"k7/8/8/8/8/8/r7/K7 w - - 0 1\"]\nKxa2 Kb7 Kb3 1/2-1/2");
        QCOMPARE(game.length(), 3U);
        const Outcome drawn{std::nullopt, EndReason::DeadPosition};
        QCOMPARE(game.outcome(), drawn);
    }

    void replayRefusesWhatPlayRefuses() {
        Game game = gameOf(repeated(4, KnightDance) + "*");
        const Game before = game;
        QCOMPARE(game.replay(Move(Square::E2, Square::E5)), MoveError::CannotGoThere);
        QCOMPARE(game, before);
        QCOMPARE(game.play(Move(Square::G1, Square::F3)), MoveError::GameOver);
        QVERIFY(!game.replay(Move(Square::G1, Square::F3)));

        Game resigned = gameOf("1. e4 1-0");
        QCOMPARE(resigned.replay(Move(Square::G8, Square::F6)), MoveError::GameOver);
    }

    void aGameBecomesPgnAndAGameAgain() {
        RandomGames games(5);
        for (int number = 0; number < 50; ++number) {
            PgnGame pgn = games.next(200);
            pgn.tags = {{"White", "A"}, {"Black", "B"}};
            const PgnGame again = toPgnGame(toGame(pgn), pgn.tags);
            QCOMPARE(again.moves, pgn.moves);
            QCOMPARE(again.tags, pgn.tags);
            QCOMPARE(toGame(again), toGame(pgn));
        }
    }
};

QTEST_APPLESS_MAIN(PgnGameTest)
#include "pgngame_test.moc"
