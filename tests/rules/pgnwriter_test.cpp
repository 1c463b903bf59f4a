#include "pgnhelpers.h"
#include "randomgames.h"
#include "rules/pgnwriter.h"

#include <QTest>

using namespace chess;

namespace {

PgnGame readBack(const PgnGame& game) {
    const auto items = readItems(toPgn(game));
    if (items.size() != 1 || !items[0]) {
        qFatal("not read back: %s", toPgn(game).c_str());
    }
    return *items[0];
}

void play(Game& game, const std::string& moves) {
    std::istringstream stream(moves);
    for (std::string move; stream >> move;) {
        if (game.play(parseSan(game.position(), move).value())) {
            qFatal("cannot play %s", move.c_str());
        }
    }
}

} // namespace

class PgnWriterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewGameIsTheRosterAndAStar() {
        QCOMPARE(toPgn(Game()),
                 "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                 "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n*\n\n");
    }

    void tagsComeRosterFirst() {
        const std::vector<PgnTag> tags{
            {"ECO", "C20"}, {"Black", "B"}, {"Result", "1-0"}, {"Date", "2024.02.29"}};
        QCOMPARE(toPgn(Game(), tags),
                 "[Event \"?\"]\n[Site \"?\"]\n[Date \"2024.02.29\"]\n[Round \"?\"]\n"
                 "[White \"?\"]\n[Black \"B\"]\n[Result \"*\"]\n[ECO \"C20\"]\n\n*\n\n");
    }

    void namesAreThoseOfTheSettings() {
        GameSettings settings;
        settings.names = {"First", "Second"};
        settings.firstPlayerColor = Color::Black;
        const PgnGame game = toPgnGame(Game(settings), {{"Black", "Somebody else"}});
        QCOMPARE(*findTag(game.tags, "White"), "Second");
        QCOMPARE(*findTag(game.tags, "Black"), "Somebody else");
    }

    void valuesAreEscaped() {
        PgnGame game;
        game.tags = {{"Event", "a \"b\" \\ c]"}, {"Site", "x\ny\x01z"}, {"White", "J\u00F6rg"}};
        const PgnGame back = readBack(game);
        QCOMPARE(*findTag(back.tags, "Event"), "a \"b\" \\ c]");
        QCOMPARE(*findTag(back.tags, "Site"), "x y z");
        QCOMPARE(*findTag(back.tags, "White"), "J\u00F6rg");
    }

    void movesAreNumberedAndTheResultFollows() {
        Game game;
        play(game, "f3 e5 g4 Qh4");
        const std::string text = toPgn(game);
        QVERIFY(text.ends_with("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"));
    }

    void anotherStartIsWrittenDown() {
        const Position start = parseFen("4k3/8/8/8/8/8/4P3/4K3 b - - 3 17").value();
        Game game({}, start);
        play(game, "Kd7 e4 Kd6");
        const std::string text = toPgn(game);
        QVERIFY(text.find("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 17\"]\n") !=
                std::string::npos);
        QVERIFY(text.ends_with("\n\n17... Kd7 18. e4 Kd6 *\n\n"));
        QCOMPARE(readItems(text)[0]->start, start);
    }

    void whatWasTakenBackIsLeftOut() {
        Game game;
        play(game, "e4 e5 Nf3");
        game.undo();
        QVERIFY(toPgn(game).ends_with("\n1. e4 e5 *\n\n"));
    }

    void theHouseRuleGoesAlong() {
        GameSettings settings;
        settings.houseRules.pawnMayStayPawn = true;
        Game game(settings, parseFen("8/4P1k1/8/8/8/8/6K1/8 w - - 0 1").value());
        QVERIFY(!game.play(Move::promotion(Square::E7, Square::E8, PieceType::Pawn)));
        const auto items = readItems(toPgn(game));
        QCOMPARE(mainLine(items[0]), "e8=P");
        QVERIFY(items[0]->houseRules.pawnMayStayPawn);
    }

    void noLineOfMovesIsLongerThan79() {
        RandomGames games(3);
        for (int number = 0; number < 20; ++number) {
            std::istringstream stream(toPgn(games.next(400)));
            std::size_t longest = 0;
            for (std::string line; std::getline(stream, line);) {
                longest = std::max(longest, line.size());
                QVERIFY(!line.ends_with(' '));
            }
            QVERIFY(longest <= 79 && longest > 70);
        }
    }

    void randomGamesComeBackTheSame() {
        RandomGames games(1);
        std::string file;
        std::vector<PgnGame> written;
        for (int number = 0; number < 200; ++number) {
            written.push_back(games.next(games.below(300)));
            file += toPgn(written.back());
        }
        const auto items = readItems(file);
        QCOMPARE(items.size(), written.size());
        for (std::size_t number = 0; number < written.size(); ++number) {
            QVERIFY(items[number]);
            QCOMPARE(items[number]->moves, written[number].moves);
            QCOMPARE(items[number]->result, written[number].result);
        }
    }

    void whatWasReadIsWrittenAndReadTheSame() {
        for (const PgnItem& item : readItems(contentOf(CHESS_TEST_DATA "/pgn/mixed.pgn"))) {
            const PgnGame once = readBack(*item);
            QCOMPARE(once.moves, item->moves);
            QCOMPARE(once.start, item->start);
            QCOMPARE(once.result, item->result);
            QCOMPARE(readBack(once), once);
            for (const PgnTag& tag : item->tags) {
                QVERIFY(tag.name == "Result" || findTag(once.tags, tag.name) == tag.value);
            }
        }
    }
};

QTEST_APPLESS_MAIN(PgnWriterTest)
#include "pgnwriter_test.moc"
