// Runs the program as a script would: without a display and without any plugin of Qt.

#include <QProcess>
#include <QTest>

namespace {

struct Run {
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

Run run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(QLatin1String(name));
    }
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral("/nowhere"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM_PLUGIN_PATH"), QStringLiteral("/nowhere"));

    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CHESSPROG_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) {
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helpNeedsNoDisplay() {
        const Run help = run({QStringLiteral("--help")});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.output.startsWith("Usage: chessprog"));
        QCOMPARE(help.errors, QByteArray());
    }

    void withoutAModeThereIsTheConsole() {
        const Run console = run({}, "quit\n");
        QCOMPARE(console.exitCode, 0);
        QCOMPARE(console.output, run({QStringLiteral("-c")}, "quit\n").output);
        QVERIFY(console.output.endsWith("\nExiting...\n"));
        QCOMPARE(console.errors, QByteArray());
    }

    void theConsoleEndsWithItsInput() { QCOMPARE(run({QStringLiteral("-c")}).exitCode, 0); }

    void theVersionIsOneLine() {
        const Run version = run({QStringLiteral("--version")});
        QCOMPARE(version.exitCode, 0);
        QVERIFY(version.output.startsWith("chessprog "));
        QCOMPARE(version.output.count('\n'), 1);
        QCOMPARE(version.errors, QByteArray());
    }

    void anUnknownOptionIsRefusedInOneLine() {
        const Run refused = run({QStringLiteral("--foo")});
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.output, QByteArray());
        QCOMPARE(refused.errors,
                 QByteArray("chessprog: unknown option '--foo' (try 'chessprog --help')\n"));
    }

    void uciNeedsNoDisplay() {
        const Run uci = run({QStringLiteral("--uci")}, "uci\nquit\n");
        QCOMPARE(uci.exitCode, 0);
        QVERIFY(uci.output.contains("uciok\n"));
        QCOMPARE(uci.errors, QByteArray());
    }

    void uciEndsWithItsInput() { QCOMPARE(run({QStringLiteral("--uci")}).exitCode, 0); }

    void theWindowSaysThatThereIsNoDisplay() {
        const Run window = run({QStringLiteral("-g")});
        QCOMPARE(window.exitCode, 1);
        QVERIFY2(window.errors.startsWith("chessprog: there is no display"),
                 window.errors.constData());
        QCOMPARE(window.errors.count('\n'), 1);
    }
};

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
