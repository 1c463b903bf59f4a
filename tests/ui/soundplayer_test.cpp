#include "gamedesk.h"
#include "ui/soundbox.h"
#include "ui/soundplayer.h"

#include <QFile>
#include <QLibrary>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace chess;

namespace {

Game played(const QStringList& moves, std::string_view fen = InitialFen,
            const GameSettings& settings = twoPlayers()) {
    GameDesk desk(settings, fen);
    desk.playAll(moves);
    return desk.game();
}

} // namespace

class SoundPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        // No audio server, wherever the test runs.
        qputenv("PULSE_SERVER", "unix:/nonexistent/pulse");
    }

    void everySoundHasItsRecording() {
        for (std::size_t i = 0; i < SoundCount; ++i) {
            const QUrl url = recordingOf(static_cast<Sound>(i));
            QVERIFY2(QFile::exists(QLatin1Char(':') + url.path()), qPrintable(url.path()));
        }
    }

    void theModuleWithTheAudioSystemIsFoundAndLoads() {
        QVERIFY(QFile::exists(soundModule()));
        QVERIFY(QLibrary::resolve(soundModule(), MakeSoundBackendName) != nullptr);
    }

    void nothingIsHeardBeforeTheFirstMove() { QVERIFY(!soundOf(Game()).has_value()); }

    void eachKindOfMoveHasItsSound_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("move");
        QTest::addColumn<Sound>("sound");
        const auto start = QString::fromLatin1(InitialFen.data());
        QTest::newRow("plain move") << start << "e4" << Sound::Move;
        QTest::newRow("capture") << "4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1"
                                 << "exd5" << Sound::Capture;
        QTest::newRow("en passant") << "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1"
                                    << "exd6" << Sound::Capture;
        QTest::newRow("castling") << "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1"
                                  << "O-O" << Sound::Castle;
        QTest::newRow("castling with check") << "3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1"
                                             << "O-O-O" << Sound::Check;
        QTest::newRow("promotion") << "8/P7/8/3k4/8/8/8/4K3 w - - 0 1"
                                   << "a8=R" << Sound::Promotion;
        QTest::newRow("promotion by capture") << "1n6/P7/8/3k4/8/8/8/4K3 w - - 0 1"
                                              << "axb8=R" << Sound::Promotion;
        QTest::newRow("promotion with check") << "3k4/P7/8/8/8/8/8/4K3 w - - 0 1"
                                              << "a8=Q" << Sound::Check;
        QTest::newRow("capture with check") << "3k4/8/8/8/3p4/8/8/3RK3 w - - 0 1"
                                            << "Rxd4" << Sound::Check;
        QTest::newRow("mate") << "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
                              << "Ra8" << Sound::Win;
        QTest::newRow("stalemate") << "7k/8/8/6Q1/8/8/8/4K3 w - - 0 1"
                                   << "Qg6" << Sound::Draw;
    }

    void eachKindOfMoveHasItsSound() {
        QFETCH(QString, fen);
        QFETCH(QString, move);
        QFETCH(Sound, sound);
        QCOMPARE(soundOf(played({move}, fen.toStdString())), sound);
    }

    void aGameLostToTheComputerEndsCalmly() {
        const Outcome lost{Color::Black, EndReason::Checkmate};
        QCOMPARE(soundOf(lost, againstComputer(1, Color::White)), Sound::Draw);
        QCOMPARE(soundOf(lost, againstComputer(1, Color::Black)), Sound::Win);
    }

    void aGameGivenUpSoundsLikeItsEnd() {
        Game game = played({QStringLiteral("e4")});
        QVERIFY(game.resign(Color::Black));
        QCOMPARE(soundOf(game), Sound::Win);
    }

    void theAudioSystemSleepsUntilTheFirstSound() {
        SoundPlayer player;
        player.setVolume(50);
        QVERIFY(!player.isAwake());
        player.play(Sound::Move);
        QVERIFY(player.isAwake());
    }

    void aMutedPlayerWakesNothing() {
        SoundPlayer player;
        QSignalSpy changed(&player, &SoundPlayer::mutedChanged);
        player.setMuted(true);
        player.setMuted(true);
        player.play(Sound::Win);
        QVERIFY(!player.isAwake());
        QCOMPARE(changed.count(), 1);
    }

    void volumeZeroWakesNothing() {
        SoundPlayer player;
        player.setVolume(0);
        player.play(Sound::Win);
        QVERIFY(!player.isAwake());
    }

    void volumeStaysInItsBounds() {
        SoundPlayer player;
        player.setVolume(170);
        QCOMPARE(player.volume(), 100);
        player.setVolume(-3);
        QCOMPARE(player.volume(), 0);
    }

    void withoutADeviceThereIsSilenceAndNoWarning() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        SoundPlayer player;
        QSignalSpy checked(&player, &SoundPlayer::deviceChecked);
        for (std::size_t i = 0; i < SoundCount; ++i) {
            player.play(static_cast<Sound>(i));
        }
        QTRY_COMPARE(checked.count(), static_cast<int>(SoundCount));
        QCOMPARE(checked[0][0].toBool(), false);
        player.setMuted(true);
    }

    void aPlayerMayEndWhileSoundsWait() {
        SoundPlayer player;
        player.play(Sound::Move);
        player.play(Sound::Draw);
    }
};

QTEST_GUILESS_MAIN(SoundPlayerTest)
#include "soundplayer_test.moc"
