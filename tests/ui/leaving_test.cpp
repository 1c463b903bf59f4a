// What becomes of a game that is left: saved, dropped, kept on the board, or found again.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/loaddialog.h"
#include "ui/newgamedialog.h"

#include <QFileDialog>
#include <QListView>

using namespace chess;

namespace {

void playOne(WindowOnScreen& screen, Square from = Square::E2, Square to = Square::E4) {
    screen.begin(Game(twoPlayers()));
    screen.move(from, to);
}

std::size_t savesOf(WindowOnScreen& screen) { return SaveSlots(screen.saveFolder()).list().size(); }

} // namespace

class LeavingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachWayOutAsksFirst_data() {
        QTest::addColumn<ActionId>("id");
        QTest::newRow("main menu") << ActionId::MainMenu;
        QTest::newRow("quit") << ActionId::Quit;
        QTest::newRow("new game") << ActionId::NewGame;
        QTest::newRow("restart") << ActionId::Restart;
        QTest::newRow("restart with other colours") << ActionId::SwapAndRestart;
        QTest::newRow("load") << ActionId::Load;
        QTest::newRow("open a file") << ActionId::OpenFile;
    }

    void eachWayOutAsksFirst() {
        QFETCH(ActionId, id);
        WindowOnScreen screen;
        playOne(screen);

        screen.triggerAgreed(id);
        QVERIFY(screen.answer(QMessageBox::Cancel));
        QCOMPARE(screen.game().ply(), std::size_t{1});
        QVERIFY(screen.window->gamePage().isVisible());
        QVERIFY(!hasLeft(screen, id));
        QCOMPARE(savesOf(screen), std::size_t{0});

        screen.triggerAgreed(id);
        QVERIFY(screen.answer(QMessageBox::No));
        QVERIFY(hasLeft(screen, id));
        QCOMPARE(savesOf(screen), std::size_t{0});
    }

    void yesSavesAndLeaves_data() { eachWayOutAsksFirst_data(); }

    void yesSavesAndLeaves() {
        QFETCH(ActionId, id);
        WindowOnScreen screen;
        playOne(screen);
        screen.triggerAgreed(id);
        QVERIFY(screen.answer(QMessageBox::Yes));
        QVERIFY(hasLeft(screen, id));
        QCOMPARE(savesOf(screen), std::size_t{1});
    }

    void aSavedGameIsLeftWithoutAQuestion() {
        WindowOnScreen screen;
        playOne(screen);
        screen.trigger(ActionId::Save);
        screen.trigger(ActionId::MainMenu);
        QVERIFY(!screen.openDialog<QMessageBox>());
        QVERIFY(screen.window->startPage().isVisible());
    }

    void whoLeftAGameUnsavedIsNotAskedAgainAtTheEnd() {
        WindowOnScreen screen;
        playOne(screen);
        screen.window->controller().resign();
        screen.trigger(ActionId::MainMenu);
        QVERIFY(screen.answer(QMessageBox::No));
        screen.trigger(ActionId::Quit);
        QVERIFY(!screen.openDialog<QMessageBox>());
        QVERIFY(!screen.window->isVisible());
    }

    void theFiveNewestSavesAreListedNewestFirst() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        for (const char* move : {"e4", "e5", "Nf3", "Nc6", "Bb5", "a6"}) {
            screen.type(move);
            screen.trigger(ActionId::Save);
        }
        screen.triggerAgreed(ActionId::Load);
        auto* dialog = screen.openDialog<LoadDialog>();
        QVERIFY(dialog);
        const auto* model = dialog->findChild<QListView*>()->model();
        QStringList places;
        for (int row = 0; row < model->rowCount(); ++row) {
            places += model->index(row, 0)
                          .data(SaveListModel::DetailRole)
                          .toString()
                          .section(QLatin1String(" to move"), 0, 0)
                          .section(QLatin1Char('\n'), -1);
        }
        QCOMPARE(places,
                 QStringList({QStringLiteral("Move 4, White"), QStringLiteral("Move 3, Black"),
                              QStringLiteral("Move 3, White"), QStringLiteral("Move 2, Black"),
                              QStringLiteral("Move 2, White")}));
    }

    void theWindowRemembersSizeAndPlace() {
        const QTemporaryDir home;
        QRect left;
        {
            WindowOnScreen screen(home.path());
            QVERIFY(screen.window->width() >= 800 && screen.window->height() >= 600);
            screen.window->setGeometry(13, 67, 801, 607);
            left = screen.window->geometry();
            screen.window->close();
        }
        const WindowOnScreen screen(home.path());
        QCOMPARE(screen.window->geometry(), left);
    }

    void loadNeedsAChoice() {
        WindowOnScreen screen;
        playOne(screen);
        screen.trigger(ActionId::Save);
        screen.trigger(ActionId::MainMenu);
        screen.triggerAgreed(ActionId::Load);
        auto* dialog = screen.openDialog<LoadDialog>();
        auto* load = buttonNamed(*dialog, "Load");
        QVERIFY(!load->isEnabled());
        auto* list = dialog->findChild<QListView*>();
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(load->isEnabled());
        load->click();
        QVERIFY(screen.window->gamePage().isVisible());
        QCOMPARE(screen.game().ply(), std::size_t{1});
    }

    void aDoubleClickLoads() {
        WindowOnScreen screen;
        playOne(screen);
        screen.trigger(ActionId::Save);
        screen.trigger(ActionId::MainMenu);
        screen.trigger(ActionId::Load);
        auto* list = screen.openDialog<LoadDialog>()->findChild<QListView*>();
        const QPoint place = list->visualRect(list->model()->index(0, 0)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(!screen.openDialog<LoadDialog>());
        QVERIFY(screen.window->gamePage().isVisible());
        QCOMPARE(screen.game().ply(), std::size_t{1});
    }

    void backFromLoadingReturnsToTheGame() {
        WindowOnScreen screen;
        playOne(screen);
        screen.trigger(ActionId::Save);
        screen.triggerAgreed(ActionId::Load);
        buttonNamed(*screen.openDialog<LoadDialog>(), "Back")->click();
        QVERIFY(screen.window->gamePage().isVisible());
        QCOMPARE(screen.game().ply(), std::size_t{1});
    }

    void aDamagedSaveIsShownAndCannotBeLoaded() {
        WindowOnScreen screen;
        playOne(screen);
        screen.trigger(ActionId::Save);
        QFile file(screen.saveFolder() + QStringLiteral("/slot1.xml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no game");
        file.close();
        screen.triggerAgreed(ActionId::Load);
        auto* dialog = screen.openDialog<LoadDialog>();
        auto* list = dialog->findChild<QListView*>();
        QCOMPARE(list->model()->rowCount(), 1);
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(!buttonNamed(*dialog, "Load")->isEnabled());
    }

    void aDeletedSaveIsGone() {
        WindowOnScreen screen;
        playOne(screen);
        screen.trigger(ActionId::Save);
        screen.triggerAgreed(ActionId::Load);
        auto* dialog = screen.openDialog<LoadDialog>();
        auto* list = dialog->findChild<QListView*>();
        list->setCurrentIndex(list->model()->index(0, 0));
        buttonNamed(*dialog, "Delete")->click();
        auto* question = dialog->findChild<QMessageBox*>();
        QVERIFY(question);
        question->button(QMessageBox::Yes)->click();
        QCOMPARE(savesOf(screen), std::size_t{0});
    }

    void aGameInAnUnwritableFolderStaysOnTheBoard() {
        WindowOnScreen screen;
        playOne(screen);
        // A file where the folder should be: even root cannot write there.
        QDir(screen.saveFolder()).removeRecursively();
        QFile blocker(screen.saveFolder());
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        screen.trigger(ActionId::Save);
        QVERIFY(screen.openDialog<QMessageBox>());
        QVERIFY(screen.window->controller().hasUnsavedChanges());
    }

    void theUnfinishedGameIsOfferedAgain() {
        const QTemporaryDir home;
        Game left;
        {
            WindowOnScreen screen(home.path());
            playOne(screen);
            screen.move(Square::E7, Square::E5);
            screen.triggerAgreed(ActionId::Undo);
            left = screen.game();
        }
        WindowOnScreen screen(home.path());
        QVERIFY(screen.window->action(ActionId::Continue)->isEnabled());
        screen.trigger(ActionId::Continue);
        QVERIFY(screen.game() == left);
        QVERIFY(screen.window->action(ActionId::Redo)->isEnabled());
    }

    void theUnfinishedGameIsNotDroppedForAnother_data() {
        QTest::addColumn<ActionId>("id");
        QTest::newRow("new game") << ActionId::NewGame;
        QTest::newRow("load") << ActionId::Load;
    }

    void theUnfinishedGameIsNotDroppedForAnother() {
        QFETCH(ActionId, id);
        const QTemporaryDir home;
        {
            WindowOnScreen screen(home.path());
            playOne(screen);
        }
        WindowOnScreen screen(home.path());
        screen.trigger(id);
        QVERIFY(screen.answer(QMessageBox::Cancel));
        QVERIFY(!hasLeft(screen, id));
        QVERIFY(screen.window->action(ActionId::Continue)->isEnabled());
        screen.trigger(id);
        QVERIFY(screen.answer(QMessageBox::Yes));
        QVERIFY(hasLeft(screen, id));
        const auto saves = SaveSlots(screen.saveFolder()).list();
        QCOMPARE(saves.size(), std::size_t{1});
        QCOMPARE(saves[0].content->game.length(), std::size_t{1});
    }

    void anUnfinishedGameThatIsSavedIsLeftWithoutAQuestion() {
        const QTemporaryDir home;
        {
            WindowOnScreen screen(home.path());
            playOne(screen);
            screen.trigger(ActionId::Save);
        }
        WindowOnScreen screen(home.path());
        QVERIFY(screen.window->action(ActionId::Continue)->isEnabled());
        screen.trigger(ActionId::NewGame);
        QVERIFY(screen.openDialog<NewGameDialog>());
    }

    void aContinuedGameIsStillToBeSaved() {
        const QTemporaryDir home;
        {
            WindowOnScreen screen(home.path());
            playOne(screen);
        }
        WindowOnScreen screen(home.path());
        screen.trigger(ActionId::Continue);
        QVERIFY(screen.window->controller().hasUnsavedChanges());
        screen.trigger(ActionId::Quit);
        QVERIFY(screen.answer(QMessageBox::Yes));
        QCOMPARE(savesOf(screen), std::size_t{1});
    }

    void aFinishedGameIsNotOfferedAgain() {
        const QTemporaryDir home;
        {
            WindowOnScreen screen(home.path());
            playOne(screen);
            screen.trigger(ActionId::Resign);
            QVERIFY(screen.answer(QMessageBox::Yes));
        }
        const WindowOnScreen screen(home.path());
        QVERIFY(!screen.window->action(ActionId::Continue)->isEnabled());
    }

private:
    /// Whether the action has had its way.
    static bool hasLeft(WindowOnScreen& screen, ActionId id) {
        switch (id) {
        case ActionId::MainMenu:
            return screen.window->startPage().isVisible();
        case ActionId::Quit:
            return !screen.window->isVisible();
        case ActionId::NewGame:
            return screen.openDialog<NewGameDialog>() != nullptr;
        case ActionId::Load:
            return screen.openDialog<LoadDialog>() != nullptr;
        case ActionId::OpenFile:
            return screen.openDialog<QFileDialog>() != nullptr;
        default:
            return screen.game().length() == 0;
        }
    }
};

QTEST_MAIN(LeavingTest)
#include "leaving_test.moc"
