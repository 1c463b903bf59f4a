// What the monkey of windowmonkey.cpp has found, told in a few steps each.
#include "windowtesting.h"

#include "ui/reviewdesk.h"

using namespace chess;

class MonkeyFindsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveThatIsNotOfTheReviewEndsIt() {
        WindowOnScreen screen;
        GameSettings settings;
        settings.mode = GameMode::TwoPlayers;
        screen.begin(Game(settings));
        screen.type("e4");
        screen.type("e5");
        screen.window->controller().resign();
        screen.window->review().start();
        QVERIFY(screen.window->review().isActive());
        screen.triggerAgreed(ActionId::Undo);
        screen.triggerAgreed(ActionId::Undo);
        screen.type("d4");
        QCOMPARE(screen.game().ply(), std::size_t{1});
        QVERIFY(!screen.window->review().isActive());
    }

    void aGameThatGoesOnAfterItsReviewEndsIt() {
        WindowOnScreen screen;
        GameSettings settings;
        settings.mode = GameMode::TwoPlayers;
        screen.begin(Game(settings));
        screen.type("e4");
        screen.window->review().start();
        screen.type("e5");
        QCOMPARE(screen.game().ply(), std::size_t{2});
        QVERIFY(!screen.window->review().isActive());
    }
};

QTEST_MAIN(MonkeyFindsTest)
#include "monkeyfinds_test.moc"
