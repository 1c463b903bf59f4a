// The preferences: each one chosen in the dialog has its effect on the window at once, and stays.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/appearance.h"
#include "ui/coachlegend.h"
#include "ui/preferencesdialog.h"
#include "ui/soundplayer.h"
#include "ui/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>

using namespace chess;

namespace {

/// The field beside a label.
template <typename Field> Field* fieldOf(const QDialog& dialog, const char* label) {
    for (auto* text : dialog.findChildren<QLabel*>()) {
        if (text->text().remove(QLatin1Char('&')) == QLatin1String(label)) {
            return qobject_cast<Field*>(text->buddy());
        }
    }
    qFatal("no field %s", label);
}

void choose(const QDialog& dialog, const char* label, const char* choice) {
    auto* box = fieldOf<QComboBox>(dialog, label);
    const int place = box->findText(QLatin1String(choice));
    if (place < 0) {
        qFatal("no choice %s", choice);
    }
    box->setCurrentIndex(place);
    Q_EMIT box->activated(place);
}

void turn(const QDialog& dialog, const char* text) {
    for (auto* box : dialog.findChildren<QCheckBox*>()) {
        if (box->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
            box->click();
            return;
        }
    }
    qFatal("no switch %s", text);
}

PreferencesDialog& openPreferences(WindowOnScreen& screen) {
    screen.trigger(ActionId::Preferences);
    return *screen.openDialog<PreferencesDialog>();
}

/// The darkest and the lightest of two colours, as the eye compares them.
double contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& color) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
               0.0722 * linear(color.blueF());
    };
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

} // namespace

class PreferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsChosenIsThereAtTheNextStart() {
        const QTemporaryDir home;
        const PreferencesStore file(home.filePath(QStringLiteral("settings.ini")));
        Preferences chosen;
        chosen.boardTheme = QStringLiteral("slate");
        chosen.pieceSet = QStringLiteral("bold");
        chosen.appearance = QStringLiteral("dark");
        chosen.showsCoordinates = false;
        chosen.animation = std::chrono::milliseconds(400);
        chosen.playsSounds = false;
        chosen.volume = 33;
        chosen.coachesEverywhere = true;
        chosen.turnsBoard = false;
        chosen.asksConsent = false;
        chosen.replyDelay = std::chrono::milliseconds(1500);
        chosen.language = QStringLiteral("he");
        {
            PreferencesStore store(home.filePath(QStringLiteral("settings.ini")));
            store.setPreferences(chosen);
        }
        const PreferencesStore store(home.filePath(QStringLiteral("settings.ini")));
        QVERIFY(store.preferences() == chosen);
    }

    void nonsenseInTheFileReadsAsAFirstStart() {
        const QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("settings.ini"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[sound]\nvolume=900\non=perhaps\n[board]\nanimation=-5\n");
        file.close();
        QVERIFY(PreferencesStore(path).preferences() == Preferences());
    }

    void theBoardTakesItsColours() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        const QImage before = screen.board().grab().toImage();
        choose(openPreferences(screen), "Board colours", "Slate");
        QCOMPARE(screen.board().look().theme.id, QStringLiteral("slate"));
        QVERIFY(screen.board().grab().toImage() != before);
    }

    void thePiecesChange() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        const QImage before = screen.board().grab().toImage();
        choose(openPreferences(screen), "Pieces", "Bold");
        QVERIFY(screen.board().grab().toImage() != before);
    }

    void theCoordinatesGo() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        const QRect before = screen.board().rectOf(Square::A1);
        turn(openPreferences(screen), "Show coordinates");
        QVERIFY(screen.board().rectOf(Square::A1) != before);
    }

    void thePiecesGlideOrNot() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        QVERIFY(screen.board().glides().empty());
        choose(openPreferences(screen), "Pieces glide", "Slowly");
        screen.move(Square::E7, Square::E5);
        QVERIFY(!screen.board().glides().empty());
    }

    void theBoardTurnsOrNot() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        QCOMPARE(screen.board().orientation(), Color::White);
        turn(openPreferences(screen), "Turn the board to the player on move (two players)");
        QCOMPARE(screen.board().orientation(), Color::Black);
    }

    void soundsAreOnOrOff() {
        WindowOnScreen screen;
        auto* sounds = screen.window->findChild<SoundPlayer*>();
        QVERIFY(sounds->isMuted());
        turn(openPreferences(screen), "Play sounds");
        QVERIFY(!sounds->isMuted());
    }

    void oneActionMutes() {
        WindowOnScreen screen;
        auto* sounds = screen.window->findChild<SoundPlayer*>();
        screen.trigger(ActionId::Mute);
        QVERIFY(!sounds->isMuted());
        screen.trigger(ActionId::Mute);
        QVERIFY(sounds->isMuted());
        QVERIFY(!screen.store->preferences().playsSounds);
    }

    void theVolumeIsHeardAtOnce() {
        // No audio server, wherever the test runs.
        qputenv("PULSE_SERVER", "unix:/nonexistent/pulse");
        WindowOnScreen screen;
        screen.trigger(ActionId::Mute);
        auto* sounds = screen.window->findChild<SoundPlayer*>();
        QSignalSpy played(sounds, &SoundPlayer::played);
        openPreferences(screen).findChild<QSlider*>()->setValue(25);
        QCOMPARE(sounds->volume(), 25);
        QCOMPARE(played.count(), 1);
    }

    void coachingMarksComeToAllGames() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(5)));
        QVERIFY(!screen.window->gamePage().findChild<CoachLegend*>()->isVisible());
        turn(openPreferences(screen), "Coaching marks in all games");
        QVERIFY(screen.window->gamePage().findChild<CoachLegend*>()->isVisible());
        screen.click(Square::B1, Qt::RightButton);
        QCOMPARE(screen.board().selectedSquare(), Square::B1);
    }

    void consentCanBeTurnedOff() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        turn(openPreferences(screen), "Ask the other player before undo and redo");
        screen.trigger(ActionId::Undo);
        QCOMPARE(screen.game().ply(), std::size_t{0});
    }

    void theComputerTakesItsTime() {
        WindowOnScreen screen;
        choose(openPreferences(screen), "The computer replies", "Unhurriedly");
        screen.begin(Game(againstComputer(1)));
        QElapsedTimer time;
        time.start();
        screen.move(Square::E2, Square::E4);
        QTRY_COMPARE(screen.game().ply(), std::size_t{2});
        QVERIFY(time.elapsed() >= 1400);
    }

    void theWindowTurnsDarkAndLightAndBack() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        const QPalette system = QGuiApplication::palette();
        const auto ground = [&screen] {
            return screen.window->grab().toImage().pixelColor(2, screen.window->height() - 3);
        };
        // The ground of the field for typed moves, beside its text.
        const auto field = [&screen] {
            auto* line = screen.window->gamePage().findChild<QLineEdit*>();
            return line->grab().toImage().pixelColor(line->width() / 2, 5);
        };
        PreferencesDialog& dialog = openPreferences(screen);
        choose(dialog, "Appearance", "Dark");
        QTRY_COMPARE(ground(), darkPalette().color(QPalette::Window));
        QCOMPARE(field().rgb(), style::card(darkPalette()).rgb());
        choose(dialog, "Appearance", "Light");
        QTRY_COMPARE(ground(), lightPalette().color(QPalette::Window));
        QCOMPARE(field().rgb(), style::card(lightPalette()).rgb());
        choose(dialog, "Appearance", "As the system");
        QTRY_COMPARE(ground(), system.color(QPalette::Window));
        QVERIFY(QGuiApplication::palette() == system);
    }

    void theNextStartIsDarkToo() {
        const QTemporaryDir home;
        {
            WindowOnScreen screen(home.path());
            choose(openPreferences(screen), "Appearance", "Dark");
        }
        const WindowOnScreen screen(home.path());
        QCOMPARE(screen.window->palette().color(QPalette::Window),
                 darkPalette().color(QPalette::Window));
    }

    void bothFacesAreReadable_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }

    void bothFacesAreReadable() {
        QFETCH(QPalette, palette);
        using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
        for (const auto& [ink, ground] :
             {Pair{QPalette::WindowText, QPalette::Window}, Pair{QPalette::Text, QPalette::Base},
              Pair{QPalette::Text, QPalette::AlternateBase},
              Pair{QPalette::ButtonText, QPalette::Button},
              Pair{QPalette::ToolTipText, QPalette::ToolTipBase},
              Pair{QPalette::PlaceholderText, QPalette::Base},
              Pair{QPalette::PlaceholderText, QPalette::Window},
              Pair{QPalette::HighlightedText, QPalette::Highlight},
              Pair{QPalette::Link, QPalette::Window},
              Pair{QPalette::LinkVisited, QPalette::Base}}) {
            QVERIFY2(contrast(palette.color(ink), palette.color(ground)) >= 4.5,
                     qPrintable(QStringLiteral("%1 on %2").arg(ink).arg(ground)));
        }
        QVERIFY(contrast(palette.color(QPalette::Disabled, QPalette::ButtonText),
                         palette.color(QPalette::Disabled, QPalette::Window)) >= 2.5);
    }
};

QTEST_MAIN(PreferencesTest)
#include "preferences_test.moc"
