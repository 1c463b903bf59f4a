// Another program's reading of our PGN, and its writing read by us.
#include "pgnhelpers.h"
#include "randomgames.h"
#include "rules/pgnwriter.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace chess;

namespace {

QString findProgram() {
    const QString name = QStringLiteral("pgn-extract");
    const QString found = QStandardPaths::findExecutable(name);
    // Debian keeps it with the games, where the path of root does not lead.
    return found.isEmpty() ? QStandardPaths::findExecutable(name, {QStringLiteral("/usr/games")})
                           : found;
}

} // namespace

class PgnExtractTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        if (findProgram().isEmpty()) {
            QSKIP("pgn-extract is not installed");
        }
    }

    void itReadsTheGamesWeWrite() {
        RandomGames games(11);
        std::string text;
        for (int number = 0; number < 300; ++number) {
            text += toPgn(games.next(20 + games.below(200)));
        }
        const Position endgame = parseFen("8/PPk5/8/8/8/8/ppK5/8 b - - 0 60").value();
        for (int number = 0; number < 100; ++number) {
            text += toPgn(games.next(60, endgame));
        }
        compareMainLines(text);
    }

    void itReadsTheMixedFileAsWeDo() {
        std::string text;
        for (const PgnItem& item : readItems(contentOf(CHESS_TEST_DATA "/pgn/mixed.pgn"))) {
            text += toPgn(toGame(*item), item->tags);
        }
        compareMainLines(text);
    }

    void itReadsAnAnnotatedFileAsWeDo() {
        compareMainLines(contentOf(CHESS_TEST_DATA "/pgn/annotated.pgn"));
    }

private:
    /// The main lines are the same before and after the other program has read and written them.
    static void compareMainLines(const std::string& text) {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("games.pgn")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        file.close();

        QProcess program;
        program.setWorkingDirectory(folder.path());
        program.start(findProgram(), {QStringLiteral("-s"), QStringLiteral("-W"), file.fileName()});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(program.readAllStandardError(), QByteArray());
        QCOMPARE(mainLines(program.readAllStandardOutput().toStdString()), mainLines(text));
    }
};

QTEST_GUILESS_MAIN(PgnExtractTest)
#include "pgnextract_test.moc"
