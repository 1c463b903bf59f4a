#include "storagehelpers.h"

#include "rules/notation.h"
#include "rules/pgngame.h"
#include "storage/gamefile.h"

#include <QRegularExpression>

using namespace chess;

namespace {

const QDateTime SavedAt(QDate(2024, 2, 29), QTime(12, 30, 15, 250), Qt::UTC);

LoadedGame load(const QByteArray& text) {
    const auto loaded = gameFromXml(text);
    if (!loaded) {
        qFatal("refused: %s", qPrintable(loaded.error().message));
    }
    return *loaded;
}

LoadedGame loadSample(const char* name) {
    return load(readBytes(QStringLiteral(CHESS_TEST_DATA "/saves/") + QLatin1String(name)));
}

Game playedGame(GameSettings settings, std::initializer_list<const char*> moves) {
    Game game(std::move(settings));
    for (const char* const text : moves) {
        const auto move = parseSan(game.position(), text, game.settings().houseRules);
        if (!move || game.play(*move)) {
            qFatal("%s was refused", text);
        }
    }
    return game;
}

QStringList tagsOf(const QByteArray& text) {
    QStringList tags;
    static const QRegularExpression opening(QStringLiteral("<([a-z_0-9]+)/?>"));
    auto match = opening.globalMatch(QString::fromUtf8(text));
    while (match.hasNext()) {
        tags += match.next().captured(1);
    }
    return tags;
}

GameSettings twoPlayers() {
    GameSettings settings;
    settings.mode = GameMode::TwoPlayers;
    return settings;
}

} // namespace

class GameXmlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameComesBackAsItWas() {
        EventfulGames games(20240229);
        for (int number = 0; number < 1000; ++number) {
            const Game game = games.next();
            const auto loaded = gameFromXml(toXml(game, SavedAt));
            QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message));
            QVERIFY(!loaded->historyDropped);
            QVERIFY(loaded->game.settings() == game.settings());
            QVERIFY(loaded->game == game);
        }
    }

    void theTimeAndTheVersionAreKept() {
        const LoadedGame loaded = load(toXml(Game(), SavedAt));
        QCOMPARE(loaded.savedAt, SavedAt);
        QCOMPARE(loaded.programVersion, QStringLiteral(CHESSPROG_VERSION));
    }

    void tagsAreWrittenInTheirOrder() {
        const QStringList tags = tagsOf(toXml(Game(), SavedAt));
        const QStringList expected =
            QStringLiteral("game current_turn game_mode difficulty user_color board row_8 row_7 "
                           "row_6 row_5 row_4 row_3 row_2 row_1 general")
                .split(u' ');
        QCOMPARE(tags.first(expected.size()), expected);
    }

    void difficultyAndColourAreLeftOutForTwoPlayers() {
        const QStringList tags = tagsOf(toXml(Game(twoPlayers()), SavedAt));
        QVERIFY(!tags.contains(QStringLiteral("difficulty")));
        QVERIFY(!tags.contains(QStringLiteral("user_color")));
    }

    void whiteIsWrittenInLowerCaseWithPawnsAsM() {
        const QByteArray text = toXml(playedGame({}, {"e4"}), SavedAt);
        QVERIFY(text.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<game>"));
        QVERIFY(text.contains("<current_turn>0</current_turn>"));
        QVERIFY(text.contains("<row_8>RNBQKBNR</row_8>"));
        QVERIFY(text.contains("<row_7>MMMMMMMM</row_7>"));
        QVERIFY(text.contains("<row_4>____m___</row_4>"));
        QVERIFY(text.contains("<row_2>mmmm_mmm</row_2>"));
    }

    void theLongestGameFits() {
        GameSettings settings;
        settings.timeControl = TimeControl{std::chrono::hours(10), {}};
        settings.names = {std::string(10'000, '\x01'), std::string(10'000, '\x02')};
        Game game(settings, parseFen("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1").value());
        const std::array moves{Move(Square::B1, Square::C3), Move(Square::E8, Square::F8),
                               Move(Square::C3, Square::B1), Move(Square::F8, Square::E8)};
        // As games of old go on past repetitions and the seventy-five moves.
        for (std::size_t ply = 0; ply < 17'700; ++ply) {
            QVERIFY(!game.replay(moves[ply % moves.size()]));
        }
        const QByteArray text = toXml(game, SavedAt);
        QVERIFY2(text.size() < MaxGameXmlSize, qPrintable(QString::number(text.size())));
        QVERIFY(load(text).game == game);
    }

    void aGameWonAfterAnUnclaimedDrawComesBack() {
        PgnGame record;
        record.start = parseFen("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1").value();
        const std::array moves{Move(Square::B1, Square::C3), Move(Square::E8, Square::F8),
                               Move(Square::C3, Square::B1), Move(Square::F8, Square::E8)};
        for (std::size_t ply = 0; ply < 40; ++ply) {
            record.moves.push_back(moves[ply % moves.size()]);
        }
        record.result = PgnResult::WhiteWins;
        const Game game = toGame(record);
        QVERIFY(load(toXml(game, SavedAt)).game == game);
    }

    void undoneMovesCanBeRedoneAfterLoading() {
        Game game = playedGame(twoPlayers(), {"e4", "e5", "Nf3"});
        game.undo();
        game.undo();
        Game loaded = load(toXml(game, SavedAt)).game;
        QCOMPARE(loaded.ply(), 1U);
        QVERIFY(loaded.redo() && loaded.redo());
        QCOMPARE(loaded.sanAt(2), std::string("Nf3"));
    }

    void aRepetitionBeforeTheSaveCountsAfterIt() {
        const Game game =
            playedGame(twoPlayers(), {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"});
        QVERIFY(load(toXml(game, SavedAt)).game.claimableDraw() == EndReason::ThreefoldRepetition);
    }

    void theSampleLoads() {
        const LoadedGame loaded = loadSample("sample.xml");
        QVERIFY(loaded.game.position() == Position());
        QCOMPARE(loaded.game.settings().level, 3);
        QCOMPARE(loaded.game.settings().firstPlayerColor, Color::Black);
        QVERIFY(!loaded.historyDropped);
        QVERIFY(!loaded.savedAt.isValid());
    }

    void aFileOfAnotherProgramLoads() {
        const LoadedGame loaded = loadSample("foreign.xml");
        QCOMPARE(toFen(loaded.game.position()),
                 std::string("r3k2r/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 0 1"));
        QCOMPARE(loaded.game.settings().mode, GameMode::TwoPlayers);
        QCOMPARE(loaded.game.length(), 0U);
        QVERIFY(!loaded.historyDropped);
    }

    void emptyOrMissingSettingsOfOnePlayerAreTheUsualOnes() {
        QByteArray text = readBytes(QStringLiteral(CHESS_TEST_DATA "/saves/foreign.xml"));
        text.replace("<game_mode>2", "<game_mode>1");
        QCOMPARE(load(text).game.settings().level, DefaultLevel);
        QCOMPARE(load(text).game.settings().firstPlayerColor, Color::White);
        text.replace("<difficulty></difficulty>", "").replace("<user_color/>", "");
        QCOMPARE(load(text).game.settings().level, DefaultLevel);
    }

    void settingsOfOnePlayerInAFileForTwoAreOverlooked() {
        QByteArray text = readBytes(QStringLiteral(CHESS_TEST_DATA "/saves/foreign.xml"));
        text.replace("<difficulty></difficulty>", "<difficulty>0</difficulty>");
        text.replace("<user_color/>", "<user_color>1</user_color>");
        QCOMPARE(load(text).game.settings().mode, GameMode::TwoPlayers);
    }

    void aByteOrderMarkIsPassedOver() {
        QVERIFY(load("\xEF\xBB\xBF" + toXml(Game(), SavedAt)).game == Game());
    }

    void theOrderOfTagsDoesNotMatter() {
        QByteArray text = readBytes(QStringLiteral(CHESS_TEST_DATA "/saves/foreign.xml"));
        text.replace("<current_turn>0</current_turn>", "");
        text.replace("</board>", "</board><current_turn>0</current_turn>");
        QCOMPARE(load(text).game.sideToMove(), Color::Black);
    }

    void tagsOfNewerVersionsAreSkipped() {
        const Game game = playedGame({}, {"e4", "c5"});
        QByteArray text = toXml(game, SavedAt);
        text.replace("<general>", "<general><mood>good</mood><tree><leaf>1</leaf><leaf/></tree>");
        QVERIFY(load(text).game == game);
    }

    void aPawnOnTheLastRankBringsItsHouseRule() {
        QByteArray text = readBytes(QStringLiteral(CHESS_TEST_DATA "/saves/foreign.xml"));
        text.replace("R___K__R", "R___K_mR").replace("pmpm_pmp", "pmpm_pm_");
        const LoadedGame loaded = load(text);
        QVERIFY(loaded.game.settings().houseRules.pawnMayStayPawn);
        QVERIFY(loaded.game.position().pieceAt(Square::G8).is(Color::White, PieceType::Pawn));
    }

    void theBoardStandsAgainstAHistory_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const char* from, const char* to) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to);
        };
        row("another board", "<row_4>____m___", "<row_4>___m____");
        row("another turn", "<current_turn>1", "<current_turn>0");
        row("an illegal move", "e2e4 e7e5", "e2e5 e7e5");
        row("no move at all", "e2e4 e7e5", "castle!");
        row("a move too few", "e2e4 e7e5", "e2e4");
        row("more undone than played", "<undone>0", "<undone>3");
        row("a huge number undone", "<undone>0", "<undone>99999999999999999999");
        row("an impossible start", "rnbqkbnr/pppppppp/8", "rnbqqbnr/pppppppp/8");
        row("clocks that are none", "<clocks>60000,60000", "<clocks>60000,soon");
        row("clocks of a thousand years", "<clocks>60000,60000", "<clocks>60000,31536000000000");
        row("clocks that run backwards", "<clocks>60000,60000", "<clocks>60000,-1");
        row("a clock too many", "<clocks>", "<clocks>1,1 ");
        row("an end that cannot be", "2 0-1 resignation", "2 0-1 agreement");
        row("an end in the future", "2 0-1 resignation", "3 0-1 resignation");
        row("an end without result", "2 0-1 resignation", "2 * resignation");
    }
    void theBoardStandsAgainstAHistory() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        GameSettings settings;
        settings.names[0] = "Amal";
        settings.timeControl = TimeControl{std::chrono::minutes(1), {}};
        Game game = playedGame(settings, {"e4", "e5"});
        game.resign(Color::White);
        QByteArray text = toXml(game, SavedAt);
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const LoadedGame loaded = load(text);
        QVERIFY(loaded.historyDropped);
        QCOMPARE(loaded.game.length(), 0U);
        QVERIFY(loaded.game.settings() == settings);
        QVERIFY(text.contains("<current_turn>" +
                              QByteArray(loaded.game.sideToMove() == Color::White ? "1" : "0")));
    }

    void withoutHistoryTheRestOfThePositionIsKept() {
        const Game game =
            playedGame({}, {"Nf3", "Nc6", "Ng1", "Nb8", "e4", "a6", "Ke2", "a5", "Ke1", "Nc6"});
        QByteArray text = toXml(game, SavedAt);
        text.replace("<moves>g1f3", "<moves>g1h3");
        const LoadedGame loaded = load(text);
        QVERIFY(loaded.historyDropped);
        QCOMPARE(toFen(loaded.game.position()), toFen(game.position()));
    }

    void castlingRightsThatTheBoardForbidsAreForgotten() {
        QByteArray text = toXml(Game(), SavedAt);
        text.replace("rnbqkbnr</row_1>", "_nbqkbnr</row_1>");
        QCOMPARE(toFen(load(text).game.position()),
                 std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"));
    }
};

QTEST_GUILESS_MAIN(GameXmlTest)
#include "gamexml_test.moc"
