#include "storagehelpers.h"

#include "storage/gamefile.h"

#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace chess;

namespace {

const QByteArray Good = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<game>\n"
                        "<current_turn>1</current_turn>\n"
                        "<game_mode>1</game_mode>\n"
                        "<difficulty>2</difficulty>\n"
                        "<user_color>1</user_color>\n"
                        "<board>\n"
                        "<row_8>RNBQKBNR</row_8>\n"
                        "<row_7>MMMMMMMM</row_7>\n"
                        "<row_6>________</row_6>\n"
                        "<row_5>________</row_5>\n"
                        "<row_4>________</row_4>\n"
                        "<row_3>________</row_3>\n"
                        "<row_2>mmmmmmmm</row_2>\n"
                        "<row_1>rnbqkbnr</row_1>\n"
                        "</board>\n"
                        "</game>\n";

QByteArray with(const char* from, const QByteArray& to) {
    QByteArray text = Good;
    if (!text.contains(from)) {
        qFatal("the good file has no %s", from);
    }
    return text.replace(from, to);
}

QByteArray withGeneral(const QByteArray& content) {
    return with("</game>", "<general>" + content + "</general></game>");
}

QByteArray utf16(const QByteArray& text) {
    const QString string = QString::fromUtf8(text);
    return "\xFF\xFE" +
           QByteArray(reinterpret_cast<const char*>(string.utf16()), 2 * string.size());
}

QByteArray entityBomb() {
    QByteArray text = "<?xml version=\"1.0\"?>\n<!DOCTYPE game [\n<!ENTITY a0 \"ha\">\n";
    for (int level = 1; level < 20; ++level) {
        const QByteArray inner = "&a" + QByteArray::number(level - 1) + ";";
        text += "<!ENTITY a" + QByteArray::number(level) + " \"" + inner.repeated(10) + "\">\n";
    }
    return text + "]>\n<game>&a19;</game>";
}

QByteArray manyAttributes() {
    QByteArray tag = "<game";
    for (int number = 0; number < 50'000; ++number) {
        tag += " a" + QByteArray::number(number) + "=\">\"";
    }
    return tag + "></game>";
}

/// In KiB. Sanitizers keep freed memory.
#ifdef __SANITIZE_ADDRESS__
constexpr long MaxGrowth = 500 * 1024;
#else
constexpr long MaxGrowth = 50 * 1024;
#endif

QString errorOf(const Expected<LoadedGame, StorageError>& result) {
    return result ? QStringLiteral("loaded") : result.error().message;
}

} // namespace

class HostileXmlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGoodFileLoads() { QCOMPARE(errorOf(gameFromXml(Good)), QStringLiteral("loaded")); }

    void eachFaultHasItsMessage_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QByteArray& text, const char* message) {
            QTest::newRow(name) << text << QString::fromUtf8(message);
        };
        row("empty", "", "The file is empty.");
        row("blank", " \n\t ", "The file is empty.");
        row("not XML", "[Event \"?\"]\n\n1. e4 *\n",
            "Line 1: the file is no complete XML: Start tag expected.");
        row("zero bytes", with("________</row_6>", QByteArray(8, '\0') + "</row_6>"),
            "The file holds zero bytes, so it is no text.");
        row("UTF-16", utf16(Good), "The file is written in UTF-16, but saved games are in UTF-8.");
        row("UTF-16 without mark", utf16(Good).mid(2),
            "The file holds zero bytes, so it is no text.");
        row("not UTF-8", with("<row_6>_", "<row_6>\xE9"), "The file holds text that is not UTF-8.");
        row("cut off", Good.first(200),
            "Line 9: the file is no complete XML: Premature end of document.");
        row("cut off in a tag", Good.first(54),
            "Line 3: the file is no complete XML: Premature end of document.");
        row("tags crossed", with("</row_5>", "</row_4>"),
            "Line 11: the file is no complete XML: Opening and ending tag mismatch.");
        row("two roots", Good + Good.mid(39),
            "Line 18: the file is no complete XML: Extra content at end of document.");
        row("wrong root", "<chess></chess>", "Line 1: the outer tag is <chess> instead of <game>.");
        row("document type", "<!DOCTYPE game SYSTEM \"/etc/passwd\">" + Good.mid(39),
            "Line 1: the file declares a document type or entities, which saved games never do.");
        row("entity bomb", entityBomb(),
            "Line 2: the file declares a document type or entities, which saved games never do.");
        row("unknown entity", with("________</row_6>", "&board;</row_6>"),
            "Line 10: the file is no complete XML: Entity 'board' not declared.");
        row("a thousand attributes", manyAttributes(), "Line 1: a tag is far too long.");
        row("a very long tag", "<" + QByteArray(500'000, 'a') + ">",
            "Line 1: a tag is far too long.");
        row("deep nesting", QByteArray("<game>").repeated(100'000),
            "Line 1: the tags are nested too deeply.");
        row("deep nesting in general", withGeneral(QByteArray("<a>\n").repeated(100)),
            "Line 47: the tags are nested too deeply.");
        row("no rows", with("<board>", "<board/><general>").replace("</board>", "</general>"),
            "Line 7: row 8 of the board is missing.");
        row("a row missing", with("<row_6>________</row_6>\n", ""),
            "Line 15: row 6 of the board is missing.");
        row("a ninth row", with("<row_8>", "<row_9>________</row_9><row_8>"),
            "Line 8: the tag <row_9> does not belong in <board>.");
        row("row 08", with("<row_8>", "<row_08>________</row_08><row_8>"),
            "Line 8: the tag <row_08> does not belong in <board>.");
        row("a row twice", with("<row_7>", "<row_8>RNBQKBNR</row_8><row_7>"),
            "Line 9: the tag <row_8> comes twice.");
        row("a short row", with("<row_6>_", "<row_6>"),
            "Line 10: row 6 must have 8 characters, but has 7.");
        row("a long row", with("<row_6>_", "<row_6>__"),
            "Line 10: row 6 must have 8 characters, but has 9.");
        row("an empty row", with("<row_6>________</row_6>", "<row_6/>"),
            "Line 10: row 6 must have 8 characters, but has 0.");
        row("an unknown letter", with("<row_6>_", "<row_6>x"),
            "Line 10: “x” in row 6 of the board is no piece.");
        row("an emoji", with("<row_6>_", "<row_6>🦄"),
            "Line 10: “🦄” in row 6 of the board is no piece.");
        row("a letter that folds to another", with("<row_6>_", "<row_6>ĸ"),
            "Line 10: “ĸ” in row 6 of the board is no piece.");
        row("a line break in a row", with("<row_6>________", "<row_6>____\n___"),
            "Line 11: “\uFFFD” in row 6 of the board is no piece.");
        row("a line break in a number", with("<difficulty>2<", "<difficulty>2\n2<"),
            "<difficulty> must be a number from 1 to 5, but is “2\uFFFD2”.");
        row("a tag in a row", with("<row_6>_", "<row_6><b/>_"),
            "Line 10: the file is no complete XML: Expected character data.");
        row("no white king", with("rnbqkbnr", "rnbq_bnr"), "White has no king.");
        row("no black king", with("RNBQKBNR", "RNBQ_BNR"), "Black has no king.");
        row("two white kings", with("rnbqkbnr", "rnbkkbnr"), "White has more than one king.");
        row("two black kings", with("RNBQKBNR", "RNBKKBNR"), "Black has more than one king.");
        row("too many pieces", with("<row_6>_", "<row_6>q"), "White has more than 16 pieces.");
        row("too many pawns",
            with("<row_6>________", "<row_6>m_______").replace("rnbqkbnr", "_nbqkbnr"),
            "White has more than 8 pawns.");
        row("a pawn on its first rank",
            with("rnbqkbnr", "mnbqkbnr").replace("mmmmmmmm", "_mmmmmmm"),
            "The pawn on a1 stands on its own first rank.");
        row("the other side in check",
            with("<row_7>MMMMMMMM", "<row_7>MMMMqMMM").replace("rnbqkbnr", "rnb_kbnr"),
            "Black is in check although it is White's turn.");
        row("difficulty 9", with("<difficulty>2", "<difficulty>9"),
            "<difficulty> must be a number from 1 to 5, but is “9”.");
        row("difficulty 0", with("<difficulty>2", "<difficulty>0"),
            "<difficulty> must be a number from 1 to 5, but is “0”.");
        row("difficulty in words", with("<difficulty>2", "<difficulty>as hard as you possibly can"),
            "<difficulty> must be a number from 1 to 5, but is “as hard as you possi…”.");
        row("a huge difficulty", with("<difficulty>2", "<difficulty>4294967298"),
            "<difficulty> must be a number from 1 to 5, but is “4294967298”.");
        row("colour 2", with("<user_color>1", "<user_color>2"),
            "<user_color> must be a number from 0 to 1, but is “2”.");
        row("turn 7", with("<current_turn>1", "<current_turn>7"),
            "Line 3: <current_turn> must be a number from 0 to 1, but is “7”.");
        row("turn empty", with("<current_turn>1", "<current_turn>"),
            "Line 3: <current_turn> must be a number from 0 to 1, but is “”.");
        row("mode 3", with("<game_mode>1", "<game_mode>3"),
            "Line 4: <game_mode> must be a number from 1 to 2, but is “3”.");
        row("a negative mode", with("<game_mode>1", "<game_mode>-1"),
            "Line 4: <game_mode> must be a number from 1 to 2, but is “-1”.");
        row("no turn", with("<current_turn>1</current_turn>", ""),
            "The tag <current_turn> is missing.");
        row("no mode", with("<game_mode>1</game_mode>", ""), "The tag <game_mode> is missing.");
        row("no board", "<game><current_turn>1</current_turn><game_mode>2</game_mode></game>",
            "The tag <board> is missing.");
        row("a tag twice", with("<game_mode>", "<current_turn>1</current_turn><game_mode>"),
            "Line 4: the tag <current_turn> comes twice.");
        row("an unknown tag", with("<game_mode>", "<weather/><game_mode>"),
            "Line 4: the tag <weather> does not belong in <game>.");
    }
    void eachFaultHasItsMessage() {
        QFETCH(QByteArray, text);
        const auto result = gameFromXml(text);
        QTEST(errorOf(result), "message");
        QCOMPARE(result.error().kind, StorageError::Kind::BadContent);
    }

    void whatIsNoFileIsRefusedWithoutWaiting_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("message");
        QTest::newRow("directory")
            << QStringLiteral("/tmp") << QStringLiteral("“tmp” is not a file.");
        QTest::newRow("device") << QStringLiteral("/dev/zero")
                                << QStringLiteral("“zero” is not a file.");
        QTest::newRow("nothing") << QStringLiteral("/nowhere/game.xml")
                                 << QStringLiteral(
                                        "“game.xml” cannot be opened: No such file or directory.");
    }
    void whatIsNoFileIsRefusedWithoutWaiting() {
        QFETCH(QString, path);
        const auto result = loadGameFile(path);
        QTEST(errorOf(result), "message");
        QCOMPARE(result.error().kind, StorageError::Kind::CannotOpen);
    }

    void aPipeIsRefusedWithoutWaiting() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pipe.xml"));
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QCOMPARE(errorOf(loadGameFile(path)), QStringLiteral("“pipe.xml” is not a file."));
    }

    void aHugeFileIsRefusedUnread() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("huge.xml"));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly) && file.resize(100 * 1000 * 1000));
        rusage before{};
        rusage after{};
        ::getrusage(RUSAGE_SELF, &before);
        QCOMPARE(errorOf(loadGameFile(path)),
                 QStringLiteral("“huge.xml” is larger than 1024 KiB."));
        ::getrusage(RUSAGE_SELF, &after);
        QVERIFY(after.ru_maxrss - before.ru_maxrss < 10 * 1024);
    }

    void aFileThatHidesItsSizeIsStillBounded() {
        // Says that it has 0 bytes.
        const auto result = loadGameFile(QStringLiteral("/proc/self/maps"));
        QVERIFY(!result);
        QCOMPARE(result.error().kind, StorageError::Kind::BadContent);
    }

    void noTextOfTheLargestSizeTakesMuchMemory_data() {
        QTest::addColumn<QByteArray>("text");
        const qsizetype size = MaxGameXmlSize - 2000;
        const auto filled = [&](const char* unit) {
            return withGeneral(QByteArray(unit).repeated(size / QByteArrayView(unit).size()));
        };
        QTest::newRow("tags") << filled("<a/>");
        QTest::newRow("different tags") << [&] {
            QByteArray tags;
            for (int number = 0; tags.size() < size; ++number) {
                tags += "<a" + QByteArray::number(number) + "/>";
            }
            return withGeneral(tags);
        }();
        QTest::newRow("attributes") << filled("<a b='' c='' d='' e='' f='' g='' h='' i='' j=''/>");
        QTest::newRow("namespaces") << filled("<a xmlns='1'/>");
        QTest::newRow("references") << filled("&amp;");
        QTest::newRow("comments") << filled("<!---->");
        QTest::newRow("sections") << filled("<![CDATA[]]>");
        QTest::newRow("line ends") << filled("\r\n");
        QTest::newRow("moves") << withGeneral(
            "<undone>0</undone><start>rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            "</start><moves>" +
            QByteArray("g1f3 g8f6 f3g1 f6g8 ").repeated(size / 20) + "</moves>");
    }
    void noTextOfTheLargestSizeTakesMuchMemory() {
        QFETCH(QByteArray, text);
        QVERIFY(text.size() <= MaxGameXmlSize);
        rusage before{};
        rusage after{};
        ::getrusage(RUSAGE_SELF, &before);
        const auto loaded = gameFromXml(text);
        ::getrusage(RUSAGE_SELF, &after);
        QVERIFY2(loaded, qPrintable(errorOf(loaded)));
        QVERIFY(after.ru_maxrss - before.ru_maxrss < MaxGrowth);
    }
};

QTEST_GUILESS_MAIN(HostileXmlTest)
#include "hostilexml_test.moc"
