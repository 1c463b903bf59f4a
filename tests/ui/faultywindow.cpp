// Opens the real window where the environment says, plays and saves a little, and tells what became
// of it as JSON: tests/faults_test.py runs it where something is missing or broken.
#include "rules/fen.h"
#include "ui/gamekeeper.h"
#include "ui/gamepage.h"
#include "ui/mainwindow.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>

#include <cstdio>

using namespace chess;

namespace {

void type(MainWindow& window, const char* move) {
    auto* const field = window.gamePage().findChild<QLineEdit*>();
    field->setText(QLatin1String(move));
    QTest::keyClick(field, Qt::Key_Return);
}

/// What the boxes say that stand over the window; they are closed.
QJsonArray troubles(MainWindow& window) {
    QJsonArray texts;
    for (auto* const box : window.findChildren<QMessageBox*>()) {
        if (box->isVisible()) {
            texts.append(box->text() + u' ' + box->informativeText());
            box->close();
        }
    }
    return texts;
}

QJsonArray clocks(const Game& game) {
    const ClockTimes times = game.clocks().value_or(ClockTimes{});
    return {qint64{times[0].count()}, qint64{times[1].count()}};
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setOrganizationName(QStringLiteral("Chessprog"));
    QCoreApplication::setApplicationName(QStringLiteral("chessprog"));
    const QApplication application(argc, argv);
    PreferencesStore store;
    MainWindow window(store, SaveSlots::defaultDirectory());
    window.show();

    GameSettings settings;
    settings.mode = GameMode::TwoPlayers;
    settings.timeControl = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    window.controller().begin(Game(settings));
    window.showGamePage();
    QJsonObject told;
    for (const char* const move : {"e4", "e5", "Nf3"}) {
        type(window, move);
        QCoreApplication::processEvents();
    }
    const auto* const keeper = window.findChild<GameKeeper*>();
    if (!QTest::qWaitFor([keeper] { return !keeper->isBusy(); }, 60'000)) {
        return EXIT_FAILURE;
    }
    told[QStringLiteral("troubles while playing")] = troubles(window);
    window.action(ActionId::Save)->trigger();
    told[QStringLiteral("troubles while saving")] = troubles(window);
    // As when the screen is unplugged.
    window.setMinimumSize(1, 1);
    for (const QSize size : {QSize(1, 1), QSize(60, 2000), QSize(1080, 760)}) {
        window.resize(size);
        QCoreApplication::processEvents();
        window.grab();
    }
    const Game& game = window.controller().game();
    told[QStringLiteral("fen")] = QString::fromStdString(toFen(game.position()));
    told[QStringLiteral("clocks")] = clocks(game);
    const Preferences preferences = store.preferences();
    told[QStringLiteral("volume")] = preferences.volume;
    window.setPreferences(preferences);
    const QByteArray text = QJsonDocument(told).toJson(QJsonDocument::Compact);
    std::printf("%s\n", text.constData());
    return EXIT_SUCCESS;
}
