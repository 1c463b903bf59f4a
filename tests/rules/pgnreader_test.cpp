#include "pgnhelpers.h"

#include <QTest>

using namespace chess;

namespace {

using Lines = std::vector<std::string>;

PgnGame only(const std::string& text) {
    const auto items = readItems(text);
    if (items.size() != 1 || !items[0]) {
        qFatal("not one good game: %s", text.c_str());
    }
    return *items[0];
}

} // namespace

class PgnReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileWithoutGamesHasNone() {
        QVERIFY(readItems("").empty());
        QVERIFY(readItems(" \t\r\n\n\x1A").empty());
        QVERIFY(readItems("\xEF\xBB\xBF").empty());
        QVERIFY(readItems("{only} ; comments\n% and escapes").empty());
    }

    void aGameIsTagsMovesAndResult() {
        const PgnGame game = only("[Event \"Club\"]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 1-0\n");
        const std::vector<PgnTag> tags{{"Event", "Club"}, {"White", "A"}};
        QCOMPARE(game.tags, tags);
        QCOMPARE(mainLine(game), "e4 e5 Nf3");
        QCOMPARE(game.result, PgnResult::WhiteWins);
        QCOMPARE(game.start, Position());
    }

    void theMixedFileIsReadAsAWhole() {
        const auto items = readItems(contentOf(CHESS_TEST_DATA "/pgn/mixed.pgn"));
        QCOMPARE(items.size(), 7U);
        QCOMPARE(mainLine(items[0]),
                 "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 "
                 "Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#");
        QCOMPARE(*findTag(items[0]->tags, "White"), "A guest, with \"quotes\" and a \\");
        QCOMPARE(*findTag(items[0]->tags, "Annotator"), "M\u00FCller, J\u00F6rg");
        QCOMPARE(mainLine(items[1]), "f3 e5 g4 Qh4#");
        QCOMPARE(mainLine(items[2]), "e8=N+ Kf7 Nd6+ Ke6 Ne4 bxc1=Q");
        QCOMPARE(items[2]->result, PgnResult::Draw);
        QCOMPARE(mainLine(items[3]), "d4 d5 c4 e6");
        QCOMPARE(items[3]->result, PgnResult::BlackWins);
        QCOMPARE(mainLine(items[4]), "");
        QCOMPARE(mainLine(items[5]), "Nf3 Nf6");
        QCOMPARE(mainLine(items[6]), "e4 Nf6 e5 d5 exd6 exd6 Nf3 Be7 Bc4 O-O O-O d5 Bb3 c5");
    }

    void moveNumbersComeInAllForms_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("export format") << QByteArray("1. e4 e5 2. Nf3 Nc6 *");
        QTest::newRow("no blanks") << QByteArray("1.e4 e5 2.Nf3 Nc6 *");
        QTest::newRow("no numbers") << QByteArray("e4 e5 Nf3 Nc6 *");
        QTest::newRow("no dots") << QByteArray("1 e4 e5 2 Nf3 Nc6 *");
        QTest::newRow("lone dots") << QByteArray("1 . e4 e5 2 . Nf3 Nc6 *");
        QTest::newRow("black's too") << QByteArray("1. e4 1... e5 2. Nf3 2...Nc6 *");
        QTest::newRow("black's dots apart") << QByteArray("1. e4 1. ... e5 2.Nf3 2 ... Nc6 *");
        QTest::newRow("wrong ones") << QByteArray("7. e4 9... e5 0. Nf3 123456789. Nc6 *");
        QTest::newRow("each on a line") << QByteArray("1.\ne4\ne5\n2.\nNf3\nNc6\n*");
        QTest::newRow("result at the number") << QByteArray("1. e4 e5 2. Nf3 Nc6 3.*");
    }
    void moveNumbersComeInAllForms() {
        QFETCH(QByteArray, text);
        QCOMPARE(mainLines(text.toStdString()), Lines{"e4 e5 Nf3 Nc6"});
    }

    void linesEndInAnyWay() {
        const std::string text = "% x\n[White \"A\"]\n\n1. e4 ; x\ne5 {a\nb}\n2. Nf3 *\n";
        for (const std::string end : {"\r\n", "\r"}) {
            std::string other;
            for (const char letter : text) {
                other += letter == '\n' ? end : std::string(1, letter);
            }
            QCOMPARE(readItems(other)[0].value(), only(text));
        }
    }

    void aByteOrderMarkIsPassedOver() {
        QCOMPARE(only("\xEF\xBB\xBF[White \"A\"]\n1. e4 *").tags.size(), 1U);
    }

    void namesThatAreNotUtf8AreLatin1() {
        QCOMPARE(only("[White \"J\xF6rg\"]*").tags[0].value, "J\u00F6rg");
        QCOMPARE(only("[White \"J\xC3\xB6rg\"]*").tags[0].value, "J\u00F6rg");
        QCOMPARE(only("[White \"\xE9\xC3\"]*").tags[0].value, "\u00E9\u00C3");
    }

    void annotationsArePassedOver() {
        QCOMPARE(mainLines("1. e4! $1$14 e5?? 2. Nf3 !? $ $255 Nc6 ?! e.p. 3. Bb5!! a6+ *"),
                 Lines{"e4 e5 Nf3 Nc6 Bb5 a6"});
    }

    void commentsHoldAnything() {
        QCOMPARE(
            mainLines("1. e4 {( [Event \"x\"] ; 1-0 { \xFF\x01 \n[Event \"y\"]\n% } e5 ; } ) {\n"
                      "2. Nf3;x\rNc6{}3.Bb5{y}a6 *"),
            Lines{"e4 e5 Nf3 Nc6 Bb5 a6"});
    }

    void anEscapeIsOneOnlyAtTheBeginningOfALine() {
        QCOMPARE(mainLines("1. e4\n%e5\ne6 *"), Lines{"e4 e6"});
        QVERIFY(!readItems("1. e4 %e5\ne6 *")[0]);
    }

    void variationsAreNotRead() {
        QCOMPARE(mainLines("1. e4 (1. Ke7 -- (nonsense) {)} ; )\n1-0 *) 1... e5 ((())) *"),
                 Lines{"e4 e5"});
    }

    void variationsNestWithoutEnd() {
        const std::size_t depth = 1'000'000;
        QCOMPARE(mainLines("1. e4 " + std::string(depth, '(') + std::string(depth, ')') + " e5 *"),
                 Lines{"e4 e5"});
    }

    void movesAreReadAsPeopleWriteThem() {
        QCOMPARE(mainLines("1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 3. Bf1b5 Ng8f6 4. 0-0 Be7 5. Re1 o-o *"),
                 Lines{"e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7 Re1 O-O"});
        QCOMPARE(mainLines("1. g1f3 g8f6 2. g2g3 g7g6 3. f1g2 f8g7 4. e1g1 e8g8 *"),
                 Lines{"Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O"});
    }

    void theResultAfterTheMovesStands() {
        QCOMPARE(only("[Result \"0-1\"]\n1. e4 1-0").result, PgnResult::WhiteWins);
        QCOMPARE(only("1. e4 1/2").result, PgnResult::Draw);
    }

    void withoutAResultTheTagTells() {
        QCOMPARE(only("[Result \"0-1\"]\n1. e4").result, PgnResult::BlackWins);
        QCOMPARE(only("[Result \"nobody\"]\n1. e4").result, PgnResult::Unknown);
        QCOMPARE(only("[Result \"1/2-1/2\"]\n").result, PgnResult::Draw);
        QCOMPARE(only("1. e4").result, PgnResult::Unknown);
    }

    void gamesNeedNoBlankLinesBetween() {
        const std::string one =
            "[Event \"a\"]\n1. e4 *\n[Event \"b\"]\n1. d4\n[Event \"c\"]\n1. c4";
        QCOMPARE(mainLines(one), (Lines{"e4", "d4", "c4"}));
        QCOMPARE(mainLines("1. e4 * 1. d4 1-0\n\n\n1. c4 0-1"), (Lines{"e4", "d4", "c4"}));
    }

    void aSecondEventBeginsTheNextGame() {
        const auto items = readItems("[Event \"a\"]\n[White \"A\"]\n\n[Event \"b\"]\n1. e4 *");
        QCOMPARE(items.size(), 2U);
        QCOMPARE(items[0]->tags.size(), 2U);
        QCOMPARE(mainLine(items[1]), "e4");
    }

    void tagsAreWrittenInManyWays() {
        const PgnGame game = only("[ Event  \"a]b\" ][Site\"\\\"\\\\\\n\"]\n[Round\n\"\"\n]*");
        const std::vector<PgnTag> tags{{"Event", "a]b"}, {"Site", "\"\\\\n"}, {"Round", ""}};
        QCOMPARE(game.tags, tags);
    }

    void theFenTagIsTheStart() {
        const PgnGame game = only("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 17\"]\n17... Kd7 18. e4 *");
        QCOMPARE(toFen(game.start), "4k3/8/8/8/8/8/4P3/4K3 b - - 3 17");
        QCOMPARE(game.moves.size(), 2U);
        QCOMPARE(only("[FEN \"\"]\n1. e4 *").start, Position());
    }

    void theHouseRuleIsATag() {
        const std::string text = "[FEN \"8/4P1k1/8/8/8/8/6K1/8 w - - 0 1\"]\n1. e8=P *";
        QVERIFY(!readItems(text)[0]);
        QCOMPARE(mainLines("[HouseRules \"PawnMayStayPawn\"]\n" + text), Lines{"e8=P"});
        QCOMPARE(mainLines("[HouseRules \"PawnMayStayPawn\"]\n"
                           "[FEN \"4P3/6k1/8/8/8/8/6K1/8 w - - 0 1\"]\n1. Kg3 *"),
                 Lines{"Kg3"});
    }

    void aWordMayLieAcrossTheBuffer() {
        for (std::size_t blanks = 65'525; blanks < 65'540; ++blanks) {
            const std::string text = std::string(blanks, '\n') + "1. e4 e5 2. Nf3 [";
            const auto items = readItems(text);
            QCOMPARE(items.size(), 1U);
            QCOMPARE(items[0].error().line, blanks + 1);
            QCOMPARE(items[0].error().column, 17U);
            QCOMPARE(mainLines(std::string(blanks, ' ') + "1. e4 e5 2. Nf3 Nc6 *"),
                     Lines{"e4 e5 Nf3 Nc6"});
        }
    }
};

QTEST_APPLESS_MAIN(PgnReaderTest)
#include "pgnreader_test.moc"
