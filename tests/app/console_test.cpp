// Holds whole conversations with the console against tests/data/console: NAME.in is what the user
// types, NAME.out what the program has to say, byte for byte.

#include "app/consolesession.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <sstream>

using namespace chess;

namespace {

QDir dataDirectory() { return QDir(QStringLiteral(CHESS_TEST_DATA "/console")); }

QByteArray contentOf(const QString& name) {
    QFile file(dataDirectory().filePath(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(file.fileName()));
    }
    return file.readAll();
}

/// What the console says and what it hints at, if it thinks that a person is there.
struct Conversation {
    std::string said;
    std::string hinted;
};

Conversation converse(const std::string& input, bool isPerson = false) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream hints;
    Opponent opponent;
    ConsoleSession session(
        opponent, [&in] { return readLine(in); }, out, isPerson ? &hints : nullptr);
    session.run();
    return {out.str(), hints.str()};
}

struct Run {
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

Run runProgram(const QStringList& arguments, const QByteArray& input) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(QLatin1String(name));
    }
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral("/nowhere"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CHESSPROG_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool hasEnded = process.waitForFinished() && process.exitStatus() == QProcess::NormalExit;
    return {hasEnded ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

} // namespace

class ConsoleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The tests save and load in a directory of their own, which holds copies of the saved games.
    void initTestCase() {
        QVERIFY(m_directory.isValid());
        for (const QString& name : dataDirectory().entryList({QStringLiteral("*.xml")})) {
            QVERIFY(QFile::copy(dataDirectory().filePath(name), m_directory.filePath(name)));
        }
        QVERIFY(QDir::setCurrent(m_directory.path()));
    }

    void cleanupTestCase() { QDir::setCurrent(QDir::rootPath()); }

    void aConversationGoesAsWritten_data() {
        QTest::addColumn<QString>("name");
        for (const QString& file : dataDirectory().entryList({QStringLiteral("*.in")})) {
            const QString name = file.chopped(3);
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void aConversationGoesAsWritten() {
        QFETCH(const QString, name);
        const QByteArray input = contentOf(name + QStringLiteral(".in"));
        const QByteArray expected = contentOf(name + QStringLiteral(".out"));
        const auto said = QByteArray::fromStdString(converse(input.toStdString()).said);
        const QList<QByteArray> saidLines = said.split('\n');
        const QList<QByteArray> expectedLines = expected.split('\n');
        for (qsizetype line = 0; line < std::min(saidLines.size(), expectedLines.size()); ++line) {
            const QByteArray difference = "line " + QByteArray::number(line + 1) + ": '" +
                                          saidLines[line] + "', expected '" + expectedLines[line] +
                                          "'";
            QVERIFY2(saidLines[line] == expectedLines[line], difference.constData());
        }
        QCOMPARE(said, expected);
    }

    void theProgramSaysTheSameToAScript_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("name");
        const QStringList console{QStringLiteral("-c")};
        QTest::newRow("-c") << console << QStringLiteral("save_and_load");
        QTest::newRow("no mode") << QStringList() << QStringLiteral("fools_mate");
        QTest::newRow("no input") << console << QStringLiteral("end_of_input");
        QTest::newRow("binary") << console << QStringLiteral("binary");
        QTest::newRow("hints") << console << QStringLiteral("move_errors");
    }

    void theProgramSaysTheSameToAScript() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, name);
        const Run run = runProgram(arguments, contentOf(name + QStringLiteral(".in")));
        QCOMPARE(run.output, contentOf(name + QStringLiteral(".out")));
        QCOMPARE(run.errors, QByteArray());
        QCOMPARE(run.exitCode, 0);
    }

    void aPersonGetsHintsBesideTheSameLines() {
        const std::string input = contentOf(QStringLiteral("move_errors.in")).toStdString();
        const Conversation person = converse(input, true);
        QCOMPARE(person.said, converse(input).said);
        QVERIFY(person.hinted.find("help") != std::string::npos);
        QVERIFY(person.hinted.find("cannot go there") != std::string::npos);
    }

    void aFileThatIsNoGameIsRefusedWithTheReason() {
        QFile file(m_directory.filePath(QStringLiteral("letter.xml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear Amal,\n");
        file.close();
        const std::string said = converse("load letter.xml\n").said;
        const std::string answer = said.substr(said.find('\n') + 1);
        QVERIFY2(answer.starts_with("Error: ") && answer.size() > 10, answer.c_str());
        QCOMPARE(std::ranges::count(answer, '\n'), 1);
    }

    void whatWasSaidIsOutBeforeTheNextLineIsRead() {
        std::ostringstream out;
        std::vector<std::string> lines{"start", "quit"};
        std::vector<std::size_t> lengths;
        Opponent opponent;
        ConsoleSession session(
            opponent,
            [&] {
                lengths.push_back(out.str().size());
                const std::string line = lines.front();
                lines.erase(lines.begin());
                return std::optional(line);
            },
            out);
        session.run();
        QCOMPARE(lengths.size(), 2U);
        QVERIFY(lengths[0] > 0);
        QVERIFY(lengths[1] > lengths[0]);
    }

    void aBrokenOutputEndsTheConversation() {
        std::ostringstream out;
        int asked = 0;
        Opponent opponent;
        ConsoleSession session(
            opponent,
            [&] {
                ++asked;
                out.setstate(std::ios::badbit);
                return std::optional<std::string>("print_setting");
            },
            out);
        session.run();
        QCOMPARE(asked, 1);
    }

    void ofAnEndlessLineOnlyTheBeginningIsKept() {
        std::string flood(3 * MaxLineLength, 'x');
        flood += "\nquit\n";
        std::istringstream in(flood);
        QCOMPARE(readLine(in)->size(), MaxLineLength);
        QCOMPARE(readLine(in), std::optional<std::string>("quit"));
        QVERIFY(!readLine(in));
    }

    void aLongLineOfWordsIsACommandLikeAnyOther() {
        std::string line = "quit";
        for (int word = 0; word < 100'000; ++word) {
            line += " on";
        }
        QVERIFY(converse(line).said.ends_with("setting:\nExiting...\n"));
    }

private:
    QTemporaryDir m_directory;
};

QTEST_GUILESS_MAIN(ConsoleTest)
#include "console_test.moc"
