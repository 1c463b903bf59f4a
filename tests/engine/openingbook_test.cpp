#include "engine/roots.h"

#include "engine/openingbook.h"
#include "rules/movegen.h"

#include <set>

using namespace chess;

namespace {

/// A game of moves in standard algebraic notation.
Game gameOf(const std::string& moves, const Position& start = Position()) {
    Game game({}, start);
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto move = parseSan(game.position(), word);
        if (!move || game.play(*move)) {
            qFatal("no move: %s in %s", word.c_str(), moves.c_str());
        }
    }
    return game;
}

std::string allMoves(const OpeningLine& line) {
    return std::string(line.moves) + ' ' + std::string(line.continuation);
}

} // namespace

class OpeningBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLineIsWrittenAsGamesAreWritten() {
        QVERIFY(openingLines().size() >= 120);
        for (const OpeningLine& line : openingLines()) {
            const Game game = gameOf(allMoves(line));
            QVERIFY2(!game.isOver(), line.name.data());
            QVERIFY2(game.ply() >= 6 && game.ply() <= 20, line.name.data());
            std::string written;
            for (const std::string& move : game.sanMoves()) {
                written += (written.empty() ? "" : " ") + move;
            }
            QCOMPARE(written, allMoves(line));
        }
    }

    void everyNameIsOfOnePosition() {
        std::set<std::string_view> names;
        std::set<std::uint64_t> keys;
        for (const OpeningLine& line : openingLines()) {
            QVERIFY2(names.insert(line.name).second, line.name.data());
            const Game game = gameOf(std::string(line.moves));
            QVERIFY2(keys.insert(game.position().key()).second, line.name.data());
        }
    }

    void everyLineIsFoundByItsName() {
        const OpeningBook book;
        for (const OpeningLine& line : openingLines()) {
            QCOMPARE(book.findName(gameOf(std::string(line.moves))), line.name);
        }
    }

    void allFirstMovesThatPeoplePlayAreAnswered() {
        const OpeningBook book;
        for (const char* first : {"e4", "d4", "c4", "Nf3", "g3", "b3", "f4", "b4", "Nc3", "c3",
                                  "d3", "e3", "a3", "g4"}) {
            const Game game = gameOf(first);
            QVERIFY2(book.findMove(SearchRoot(game), 1), first);
            QVERIFY2(!book.findName(game).empty(), first);
        }
    }

    void theNameIsThatOfTheLastKnownPosition_data() {
        QTest::addColumn<std::string>("moves");
        QTest::addColumn<std::string>("name");
        const auto add = [](const char* moves, const char* name) {
            QTest::addRow("%s", moves) << std::string(moves) << std::string(name);
        };
        add("", "");
        add("h4", "");
        add("e4", "King's Pawn Opening");
        add("e4 e5 Nf3 Nc6 Bb5", "Ruy Lopez");
        add("e4 e5 Nf3 Nc6 Bb5 h5 h4 a5", "Ruy Lopez");
        add("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "Sicilian Defence, Najdorf Variation");
        add("Nf3 c5 e4 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "Sicilian Defence, Najdorf Variation");
        add("c4 e6 d4 d5", "Queen's Gambit Declined");
    }

    void theNameIsThatOfTheLastKnownPosition() {
        QFETCH(std::string, moves);
        QFETCH(std::string, name);
        QCOMPARE(std::string(OpeningBook().findName(gameOf(moves))), name);
    }

    void theNameFollowsUndo() {
        Game game = gameOf("e4 c5 c3");
        game.undo();
        QCOMPARE(std::string(OpeningBook().findName(game)), std::string("Sicilian Defence"));
    }

    void otherBeginningsHaveNeitherNameNorMove() {
        const OpeningBook book;
        const Position start = gameOf("e4 e5").position();
        const Game game({}, start);
        QVERIFY(book.findName(game).empty());
        QVERIFY(!book.findMove(SearchRoot(game), 1));
    }

    void everyMoveIsLegalAndEverySeedTheSame() {
        const OpeningBook book;
        std::set<std::string> games;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Game game;
            std::vector<Move> moves;
            while (const auto move = book.findMove(SearchRoot(game), seed)) {
                QCOMPARE(book.findMove(SearchRoot(game), seed), move);
                QVERIFY(!game.play(*move));
                moves.push_back(*move);
            }
            QVERIFY(moves.size() >= 2);
            games.insert(toText(moves));
        }
        QVERIFY(games.size() >= 60);
    }

    void aSideDoesNotGoIntoWhatIsBadForIt() {
        const OpeningBook book;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const auto first = book.findMove(SearchRoot(Game()), seed);
            QVERIFY(toLongAlgebraic(*first) != "g2g4");
            const auto second = book.findMove(SearchRoot(gameOf("e4 e5")), seed);
            QVERIFY(toLongAlgebraic(*second) != "f2f4");
        }
        QVERIFY(book.findMove(SearchRoot(gameOf("e4 e5 f4")), 1));
    }

    void thePopularIsLikelier() {
        const OpeningBook book;
        int popular = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const std::string first = toLongAlgebraic(*book.findMove(SearchRoot(Game()), seed));
            popular += first == "e2e4" || first == "d2d4" ? 1 : 0;
        }
        QVERIFY(popular > 350);
    }
};

QTEST_APPLESS_MAIN(OpeningBookTest)
#include "openingbook_test.moc"
