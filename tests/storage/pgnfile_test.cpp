#include "storagehelpers.h"

#include "storage/pgnfile.h"

#include <QTemporaryDir>

#include <sys/stat.h>

using namespace chess;

class PgnFileTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("games.pgn"));

    void writeThreeGames() const {
        writeBytes(m_path,
                   "[Event \"Café\"]\n[White \"أمل\"]\n[Black \"?\"]\n[Date \"2024.??.??\"]\n"
                   "[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
                   "[White \"B\"]\n\n1. e4 Qxh9 *\n\n"
                   "[White \"C\"]\n\n1. d4 {a comment} d5 2. c4 *\n");
    }

private Q_SLOTS:
    void theGamesAreListedWithTheirTags() {
        writeThreeGames();
        const auto list = listPgnFile(m_path);
        QVERIFY(list);
        QVERIFY(list->isComplete);
        QCOMPARE(list->games.size(), 3U);
        const PgnEntry& entry = list->games[0];
        QCOMPARE(entry.white, QStringLiteral("أمل"));
        QCOMPARE(entry.black, QString());
        QCOMPARE(entry.event, QStringLiteral("Café"));
        QCOMPARE(entry.date, QStringLiteral("2024.??.??"));
        QCOMPARE(entry.result, PgnResult::WhiteWins);
        QCOMPARE(entry.length, 2U);
        QVERIFY(!entry.fault);
    }

    void aFaultyGameHidesNoOther() {
        writeThreeGames();
        const auto list = listPgnFile(m_path);
        QVERIFY(list->games[1].fault);
        QCOMPARE(list->games[1].fault->message,
                 QStringLiteral("Line 11: “Qxh9” is not a possible move."));
        QVERIFY(!list->games[2].fault);
        QCOMPARE(loadPgnGame(m_path, 1).error().message, list->games[1].fault->message);
    }

    void theGameAtAPlaceIsLoaded() {
        writeThreeGames();
        const auto game = loadPgnGame(m_path, 2);
        QVERIFY(game);
        QCOMPARE(game->length(), 3U);
        QCOMPARE(game->settings().nameOf(Color::White), std::string("C"));
        QCOMPARE(loadPgnGame(m_path, 3).error().message,
                 QStringLiteral("The file holds fewer games."));
    }

    void aLongListIsCut() {
        writeThreeGames();
        const auto list = listPgnFile(m_path, 2);
        QCOMPARE(list->games.size(), 2U);
        QVERIFY(!list->isComplete);
    }

    void aWrittenGameIsReadAgain() {
        GameSettings settings;
        settings.mode = GameMode::TwoPlayers;
        settings.names = {"أمل", "\"B\" \\"};
        Game game(settings);
        QVERIFY(!game.play(Move(Square::G1, Square::F3)));
        game.resign(Color::Black);
        QVERIFY(!savePgnFile(m_path, game, {{"Event", "Test"}}));
        const auto loaded = loadPgnGame(m_path);
        QVERIFY(loaded);
        QVERIFY(loaded->position() == game.position());
        QVERIFY(loaded->settings().names == game.settings().names);
        QVERIFY(loaded->outcome()->winner == Color::White);
        QCOMPARE(listPgnFile(m_path)->games[0].event, QStringLiteral("Test"));
    }

    void anEmptyFileHoldsNoGames() {
        writeBytes(m_path, "\n");
        QCOMPARE(listPgnFile(m_path).error().message, QStringLiteral("The file holds no games."));
        QCOMPARE(loadPgnGame(m_path).error().message, QStringLiteral("The file holds no games."));
    }

    void whatIsNoFileIsRefusedWithoutWaiting() {
        const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& path : {pipe, m_folder.path(), QStringLiteral("/dev/zero"),
                                    QStringLiteral("/nowhere/game.pgn")}) {
            QCOMPARE(listPgnFile(path).error().kind, StorageError::Kind::CannotOpen);
            QCOMPARE(loadPgnGame(path).error().kind, StorageError::Kind::CannotOpen);
        }
    }

    void anUnwritableFileIsTold() {
        const auto error = savePgnFile(m_folder.path(), Game());
        QVERIFY(error);
        QCOMPARE(error->kind, StorageError::Kind::CannotWrite);
    }
};

QTEST_GUILESS_MAIN(PgnFileTest)
#include "pgnfile_test.moc"
