// Speaks UCI with the program itself, as a chess GUI does: every answer is waited for.

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace {

constexpr int Patience = 60'000;

class Engine {
public:
    Engine() {
        m_process.start(QStringLiteral(CHESSPROG_PROGRAM), {QStringLiteral("--uci")});
        m_process.waitForStarted(Patience);
    }
    ~Engine() {
        if (m_process.state() != QProcess::NotRunning) {
            m_process.kill();
            m_process.waitForFinished(Patience);
        }
    }
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void send(const QByteArray& text) { m_process.write(text + '\n'); }
    void closeInput() { m_process.closeWriteChannel(); }

    /// The next line that begins so; the lines before it are kept in `passed`.
    QByteArray waitFor(const QByteArray& beginning) {
        passed.clear();
        while (true) {
            while (m_process.canReadLine()) {
                const QByteArray line = m_process.readLine().trimmed();
                if (line.startsWith(beginning)) {
                    return line;
                }
                passed.append(line);
            }
            if (!m_process.waitForReadyRead(Patience)) {
                return {};
            }
        }
    }
    QByteArray ask(const QByteArray& text, const QByteArray& beginning = "bestmove") {
        send(text);
        return waitFor(beginning);
    }
    /// The exit code, or -1 after a crash.
    int exitCode() {
        if (m_process.state() != QProcess::NotRunning) {
            m_process.waitForFinished(Patience);
        }
        const bool isNormal = m_process.state() == QProcess::NotRunning &&
                              m_process.exitStatus() == QProcess::NormalExit;
        return isNormal ? m_process.exitCode() : -1;
    }

    QList<QByteArray> passed;

private:
    QProcess m_process;
};

QByteArray moveOf(const QByteArray& answer) { return answer.split(' ').value(1); }

/// The value of a field of the last info line, such as "nodes".
QByteArray lastInfo(const Engine& engine, const QByteArray& field) {
    for (auto line = engine.passed.crbegin(); line != engine.passed.crend(); ++line) {
        const QList<QByteArray> words = line->split(' ');
        if (const auto place = words.indexOf(field); place >= 0) {
            return words.value(place + 1);
        }
    }
    return {};
}

} // namespace

class UciTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void introducesItself() {
        Engine engine;
        QCOMPARE(engine.ask("uci", "uciok"), QByteArray("uciok"));
        const QByteArray all = engine.passed.join('\n');
        for (const char* option : {"Hash type spin", "Clear Hash type button", "Level type spin",
                                   "NodeLimit type spin", "Seed type spin", "OwnBook type check"}) {
            QVERIFY2(all.contains(QByteArray("option name ") + option), option);
        }
        QVERIFY(all.startsWith("id name Chessprog"));
        engine.send("quit");
        QCOMPARE(engine.exitCode(), 0);
    }

    void reportsWhatItFinds() {
        Engine engine;
        QVERIFY(!engine.ask("position startpos\ngo depth 6").isEmpty());
        const QRegularExpression format(QStringLiteral(
            "^info depth \\d+ seldepth \\d+ score (cp|mate) -?\\d+( lowerbound| upperbound)? nodes "
            "\\d+ nps \\d+ hashfull \\d+ time \\d+( pv)?( [a-h][1-8][a-h][1-8][qrbn]?)*$"));
        QVERIFY(!engine.passed.isEmpty());
        for (const QByteArray& line : engine.passed) {
            QVERIFY2(format.match(QString::fromLatin1(line)).hasMatch(), line.constData());
        }
        QCOMPARE(lastInfo(engine, "depth"), QByteArray("6"));
    }

    void matesCarryTheirSign() {
        Engine engine;
        engine.ask("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\ngo depth 4");
        QCOMPARE(lastInfo(engine, "mate"), QByteArray("1"));
        engine.ask("position fen k7/8/1K6/8/8/8/8/7R b - - 0 1\ngo depth 12");
        QCOMPARE(lastInfo(engine, "mate"), QByteArray("-1"));
        QCOMPARE(
            moveOf(engine.ask("position fen 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1\ngo mate 2")).size(),
            4);
        QCOMPARE(lastInfo(engine, "mate"), QByteArray("2"));
    }

    void everyLimitEndsTheSearch_data() {
        QTest::addColumn<QByteArray>("go");
        for (const char* go :
             {"go depth 3", "go nodes 1", "go nodes 5000", "go movetime 30", "go movetime 0",
              "go wtime 200 btime 200 winc 10 binc 10", "go wtime 300 btime 300 movestogo 1",
              "go wtime -50 btime -50", "go depth 3 nodes 100000", "go depth 0"}) {
            QTest::addRow("%s", go) << QByteArray(go);
        }
    }

    void everyLimitEndsTheSearch() {
        QFETCH(QByteArray, go);
        Engine engine;
        QVERIFY(!engine.ask("position startpos moves e2e4\n" + go).isEmpty());
    }

    void theNodeLimitHolds() {
        Engine engine;
        engine.ask("setoption name NodeLimit value 3000\nposition startpos\ngo movetime 600000");
        QVERIFY(lastInfo(engine, "nodes").toInt() <= 3000);
    }

    void aLimitOfZeroIsNone() {
        Engine engine;
        engine.ask("setoption name NodeLimit value 100\nsetoption name NodeLimit value 0\n"
                   "position startpos\ngo depth 8");
        QVERIFY(lastInfo(engine, "nodes").toInt() > 100);
    }

    void infiniteWaitsForStop() {
        Engine engine;
        engine.send("position startpos\ngo infinite");
        QVERIFY(!engine.waitFor("info depth 5 ").isEmpty());
        QCOMPARE(engine.ask("isready", "readyok"), QByteArray("readyok"));
        for (const QByteArray& line : engine.passed) {
            QVERIFY(!line.startsWith("bestmove"));
        }
        QVERIFY(!engine.ask("stop").isEmpty());
    }

    void aPonderSearchGoesOnAfterTheHit() {
        Engine engine;
        engine.send("position startpos moves e2e4 e7e5\ngo ponder wtime 300 btime 300");
        QVERIFY(!engine.waitFor("info depth 4 ").isEmpty());
        QVERIFY(!engine.ask("ponderhit").isEmpty());
        engine.send("position startpos\ngo ponder wtime 300 btime 300");
        QVERIFY(!engine.ask("stop").isEmpty());
    }

    void aSecondGoAnswersTheFirst() {
        Engine engine;
        engine.send("position startpos\ngo infinite\ngo depth 2");
        QVERIFY(!engine.waitFor("bestmove").isEmpty());
        QVERIFY(!engine.waitFor("bestmove").isEmpty());
    }

    void stopWithoutASearchSaysNothing() {
        Engine engine;
        QCOMPARE(engine.ask("stop\nponderhit\nisready", "readyok"), QByteArray("readyok"));
        QVERIFY(engine.passed.isEmpty());
    }

    void countsMoves() {
        Engine engine;
        QCOMPARE(engine.ask("position startpos\ngo perft 4", "Nodes searched"),
                 QByteArray("Nodes searched: 197281"));
        QVERIFY(engine.passed.contains("e2e4: 13160"));
    }

    void aScriptGetsItsCount() {
        Engine engine;
        QCOMPARE(engine.ask("position startpos\ngo perft 4\nquit", "Nodes searched"),
                 QByteArray("Nodes searched: 197281"));
        QCOMPARE(engine.exitCode(), 0);
    }

    void anEndlessCountCanBeStopped() {
        Engine engine;
        engine.send("position startpos\ngo perft 20\nstop");
        QCOMPARE(engine.ask("isready", "readyok"), QByteArray("readyok"));
    }

    void theEndOfInputEndsASearch() {
        Engine engine;
        engine.send("position startpos\ngo infinite");
        engine.closeInput();
        QVERIFY(!engine.waitFor("bestmove").isEmpty());
        QCOMPARE(engine.exitCode(), 0);
    }

    void quitEndsASearch() {
        Engine engine;
        engine.send("go infinite\nquit");
        QCOMPARE(engine.exitCode(), 0);
    }

    void onlyTheMovesAskedForAreSearched() {
        Engine engine;
        QCOMPARE(moveOf(engine.ask("position startpos\ngo searchmoves a2a3 depth 4")),
                 QByteArray("a2a3"));
        QCOMPARE(moveOf(engine.ask("setoption name Level value 2\ngo searchmoves h2h3")),
                 QByteArray("h2h3"));
    }

    void aRefusedPositionChangesNothing_data() {
        QTest::addColumn<QByteArray>("position");
        for (
            const char* position :
            {"position", "position fen", "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
             "position fen P3k3/7r/8/8/8/8/R7/4K2p w - - 0 1", "position startpos moves e2e5",
             "position startpos moves e2e4 e7e5 xyz", "position startpos e2e4", "position sideways",
             "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e7e8p"}) {
            QTest::addRow("%s", position) << QByteArray(position);
        }
    }

    void aRefusedPositionChangesNothing() {
        QFETCH(QByteArray, position);
        Engine engine;
        engine.send("position fen 7k/8/8/8/8/8/6q1/7K w - - 0 1\n" + position);
        QVERIFY(!engine.waitFor("info string").isEmpty());
        QCOMPARE(moveOf(engine.ask("go depth 1")), QByteArray("h1g2"));
    }

    void withoutALegalMoveItAnswersNone() {
        Engine engine;
        QCOMPARE(engine.ask("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo depth 3"),
                 QByteArray("bestmove 0000"));
        QCOMPARE(lastInfo(engine, "cp"), QByteArray("0"));
        QCOMPARE(engine.ask("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\ngo depth 3"),
                 QByteArray("bestmove 0000"));
        QCOMPARE(lastInfo(engine, "mate"), QByteArray("0"));
    }

    void everyLevelPlays() {
        Engine engine;
        for (const char* level : {"1", "2", "3", "4"}) {
            engine.send(QByteArray("setoption name Level value ") + level);
            const QByteArray answer =
                engine.ask("position fen 7k/8/8/8/8/8/6q1/7K w - - 0 1\ngo movetime 1000");
            QCOMPARE(answer, QByteArray("bestmove h1g2"));
            QCOMPARE(lastInfo(engine, "depth"), QByteArray(level));
        }
    }

    void theBookIsOffUnlessAskedFor() {
        Engine engine;
        engine.ask("position startpos\ngo nodes 500");
        QVERIFY(!engine.passed.isEmpty());
        engine.ask("setoption name OwnBook value true\nposition startpos\ngo nodes 500");
        QVERIFY(engine.passed.isEmpty());
    }

    void aNewGameStartsAfresh() {
        Engine engine;
        const QByteArray first = engine.ask("position startpos\ngo nodes 20000");
        const QByteArray nodes = lastInfo(engine, "nodes");
        const QByteArray second = engine.ask("ucinewgame\nposition startpos\ngo nodes 20000");
        QCOMPARE(second, first);
        QCOMPARE(lastInfo(engine, "nodes"), nodes);
    }

    void hostileInputIsSurvived() {
        Engine engine;
        QByteArray garbage;
        for (int i = 0; i < 20'000; ++i) {
            garbage += static_cast<char>(i * 7919 % 251);
        }
        for (const QByteArray& line :
             {garbage,
              QByteArray(200'000, 'x'),
              QByteArray("\0\0\0", 3),
              QByteArray("uci\0go", 6),
              QByteArray("setoption"),
              QByteArray("setoption name"),
              QByteArray("setoption name Hash"),
              QByteArray("setoption name Hash value"),
              QByteArray("setoption name Hash value minus"),
              QByteArray("setoption name Hash value 99999"),
              QByteArray("setoption name Hash value -7"),
              QByteArray("setoption name Level value 99999999999999999999999"),
              QByteArray("setoption name Level value -99999999999999999999999"),
              QByteArray("setoption name Level value 5"),
              QByteArray("setoption name Nonsense value 5"),
              QByteArray("setoption value value value"),
              QByteArray("setoption name Clear Hash"),
              QByteArray("setoption name OwnBook value"),
              QByteArray("setoption name NodeLimit value 4000"),
              QByteArray("position startpos moves") + QByteArray(" e2e4").repeated(5000),
              QByteArray("position fen ") + QByteArray("8/").repeated(5000),
              QByteArray("go depth"),
              QByteArray("stop"),
              QByteArray("go depth abc nodes xyz"),
              QByteArray("go wtime"),
              QByteArray("go movestogo 99999999999999999999 wtime 5 btime 5"),
              QByteArray("go searchmoves"),
              QByteArray("go perft"),
              QByteArray("ponderhit")}) {
            engine.send(line);
        }
        QCOMPARE(engine.ask("stop\nisready", "readyok"), QByteArray("readyok"));
        QVERIFY(!engine.ask("position startpos\ngo depth 2").isEmpty());
        engine.send("quit");
        QCOMPARE(engine.exitCode(), 0);
    }
};

QTEST_GUILESS_MAIN(UciTest)
#include "uci_test.moc"
