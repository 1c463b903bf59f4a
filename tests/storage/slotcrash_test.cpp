#include "storagehelpers.h"

#include "storage/saveslots.h"

#include <QProcess>
#include <QTemporaryDir>

#include <ctime>

using namespace chess;

namespace {

/// The numbers that the games are named by, newest first; 0 for a damaged one.
std::vector<long> numbersOf(const SaveSlots& saves) {
    std::vector<long> numbers;
    for (const SaveSlot& slot : saves.list()) {
        numbers.push_back(slot.content ? std::stol(slot.content->game.settings().names[0]) : 0L);
    }
    return numbers;
}

void startSaver(QProcess& saver, const QString& directory, long first, long last) {
    saver.start(QStringLiteral(SLOTSAVER),
                {directory, QString::number(first), QString::number(last)});
}

long lastLine(const QByteArray& output) {
    const qsizetype end = output.lastIndexOf('\n');
    const qsizetype begin = end > 0 ? output.lastIndexOf('\n', end - 1) + 1 : 0;
    return end < 0 ? 0 : output.mid(begin, end - begin).toLong();
}

} // namespace

class SlotCrashTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKillLosesAtMostTheSaveInFlight() {
        constexpr int Kills = 500;
        const QTemporaryDir folder;
        std::mt19937 random(500);
        long done = 0;
        for (int kill = 0; kill < Kills; ++kill) {
            QProcess saver;
            startSaver(saver, folder.path(), done + 1, done + 1000);
            QVERIFY(saver.waitForStarted());
            // In every third round it dies while it starts and tidies up.
            if (kill % 3 != 0) {
                QVERIFY(saver.waitForReadyRead());
            }
            const timespec pause{0, static_cast<long>(random() % 4'000'000)};
            ::nanosleep(&pause, nullptr);
            saver.kill();
            QVERIFY(saver.waitForFinished());
            QCOMPARE(saver.readAllStandardError(), QByteArray());
            const long told = std::max(done, lastLine(saver.readAllStandardOutput()));

            const auto numbers = numbersOf(SaveSlots(folder.path()));
            QVERIFY(!numbers.empty() || told == 0);
            done = numbers.empty() ? 0 : numbers.front();
            QVERIFY2(done == told || done == told + 1, qPrintable(QString::number(done - told)));
            QCOMPARE(numbers.size(), static_cast<std::size_t>(std::min<long>(done, SlotCount)));
            for (std::size_t place = 0; place < numbers.size(); ++place) {
                QCOMPARE(numbers[place], done - static_cast<long>(place));
            }
        }
        QVERIFY(done > Kills / 3);
    }

    void twoProgramsTakeTurns() {
        constexpr long Saves = 200;
        const QTemporaryDir folder;
        QProcess first;
        QProcess second;
        startSaver(first, folder.path(), 1, Saves);
        startSaver(second, folder.path(), 1001, 1000 + Saves);
        QVERIFY(first.waitForFinished(120'000) && second.waitForFinished(120'000));
        QCOMPARE(first.readAllStandardError() + second.readAllStandardError(), QByteArray());
        QCOMPARE(first.exitCode() + second.exitCode(), 0);

        const auto numbers = numbersOf(SaveSlots(folder.path()));
        QCOMPARE(numbers.size(), static_cast<std::size_t>(SlotCount));
        // Of each program the last ones, in the order in which they were saved.
        long fromFirst = Saves;
        long fromSecond = 1000 + Saves;
        for (const long number : numbers) {
            QCOMPARE(number, number > 1000 ? fromSecond : fromFirst);
            --(number > 1000 ? fromSecond : fromFirst);
        }
    }
};

QTEST_GUILESS_MAIN(SlotCrashTest)
#include "slotcrash_test.moc"
