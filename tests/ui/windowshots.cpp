// Not a test: takes pictures of every screen into a folder, for eyes to judge.
//   windowshots FOLDER [dark] [WIDTHxHEIGHT]
// QT_SCALE_FACTOR=2 makes them as on a fine screen, QT_QPA_PLATFORM=offscreen without a display.
#include "windowtesting.h"

#include "gamedesk.h"

#include "rules/notation.h"
#include "ui/appearance.h"
#include "ui/loaddialog.h"
#include "ui/newgamedialog.h"
#include "ui/promotiondialog.h"
#include "ui/reviewdesk.h"

#include <QApplication>
#include <QStyleFactory>

using namespace chess;

namespace {

/// A game with captures on both sides, at a moment where there is much to see.
Game livelyGame(GameSettings settings) {
    Game game(std::move(settings));
    BoardModel model;
    model.setGame(game);
    for (const char* text :
         {"e4",   "e5", "Nf3", "Nc6",  "Bb5",  "a6",  "Bxc6", "dxc6", "O-O", "f6",  "d4",  "exd4",
          "Nxd4", "c5", "Nb3", "Qxd1", "Rxd1", "Bg4", "f3",   "Be6",  "Nc3", "Bd6", "Be3", "b6"}) {
        const auto move = parseMove(model.game().position(), text);
        if (!move || model.play(*move)) {
            qFatal("not a move: %s", text);
        }
    }
    return model.game();
}

class Camera {
public:
    Camera(QString folder, QSize size) : m_folder(std::move(folder)), m_size(size) {}

    void shoot(WindowOnScreen& screen, const char* name) {
        screen.window->resize(m_size);
        QTest::qWait(250);
        screen.window->grab().save(m_folder + QLatin1Char('/') + QLatin1String(name) +
                                   QStringLiteral(".png"));
    }
    void shoot(QWidget& dialog, const char* name) {
        QTest::qWait(250);
        dialog.grab().save(m_folder + QLatin1Char('/') + QLatin1String(name) +
                           QStringLiteral(".png"));
    }

private:
    QString m_folder;
    QSize m_size;
};

void shootDialogs(WindowOnScreen& screen, Camera& camera) {
    const auto shootDialog = [&](ActionId id, const char* name) {
        screen.triggerAgreed(id);
        if (auto* dialog = screen.openDialog<QDialog>()) {
            camera.shoot(*dialog, name);
            dialog->reject();
            QTest::qWait(50);
        }
    };
    shootDialog(ActionId::NewGame, "new-game");
    shootDialog(ActionId::Load, "load");
    shootDialog(ActionId::Preferences, "preferences");
    shootDialog(ActionId::HowToPlay, "how-to-play");
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const QStringList words = QApplication::arguments();
    QSize size(1080, 760);
    for (const QString& word : words.mid(2)) {
        const QStringList parts = word.split(QLatin1Char('x'));
        if (word == QLatin1String("dark")) {
            QApplication::setPalette(darkPalette());
        } else if (parts.size() == 2) {
            size = QSize(parts[0].toInt(), parts[1].toInt());
        }
    }
    if (words.size() < 2 || !QDir().mkpath(words[1])) {
        qWarning("windowshots FOLDER [dark] [WIDTHxHEIGHT]");
        return 2;
    }
    Camera camera(words[1], size);
    WindowOnScreen screen;
    camera.shoot(screen, "start");

    screen.begin(livelyGame(againstComputer(2)));
    screen.click(Square::E3, Qt::RightButton);
    camera.shoot(screen, "game");
    screen.trigger(ActionId::Save);
    shootDialogs(screen, camera);

    GameSettings settings = twoPlayers();
    settings.names = {"Amal", "Noa"};
    settings.timeControl = TimeControl{std::chrono::minutes(10), std::chrono::seconds(5)};
    screen.begin(livelyGame(settings));
    screen.trigger(ActionId::OfferDraw);
    camera.shoot(screen, "two-players");

    screen.begin(Game(twoPlayers(), parseFen("8/P6k/8/8/8/8/8/K7 w - - 0 1").value()));
    screen.move(Square::A7, Square::A8);
    if (auto* dialog = screen.openDialog<PromotionDialog>()) {
        camera.shoot(*dialog, "promotion");
        dialog->reject();
    }

    screen.begin(Game(againstComputer(5)));
    screen.move(Square::E2, Square::E4);
    camera.shoot(screen, "thinking");

    screen.begin(livelyGame(twoPlayers()));
    screen.window->review().reviewer().setNodes(20'000);
    screen.trigger(ActionId::Review);
    if (!QTest::qWaitFor([&] { return !screen.window->review().reviewer().isRunning(); }, 60'000)) {
        qWarning("the review takes too long");
    }
    screen.window->controller().resign();
    camera.shoot(screen, "review");
    return 0;
}
