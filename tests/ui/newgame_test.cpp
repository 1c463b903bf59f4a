#include "windowtesting.h"

#include "ui/newgamedialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QRadioButton>
#include <QSpinBox>

using namespace chess;

namespace {

void choose(const QDialog& dialog, const char* text) {
    for (auto* button : dialog.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
            button->click();
            return;
        }
    }
    qFatal("no button %s", text);
}

void write(const QDialog& dialog, const char* placeholder, const char* text) {
    for (auto* field : dialog.findChildren<QLineEdit*>()) {
        if (field->placeholderText() == QLatin1String(placeholder)) {
            field->setText(QString::fromUtf8(text));
            return;
        }
    }
    qFatal("no field %s", placeholder);
}

} // namespace

class NewGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFirstStartOffersTheUsual() {
        const NewGameDialog dialog{NewGameChoice()};
        QVERIFY(dialog.choice() == NewGameChoice());
        QVERIFY(dialog.minimumWidth() >= 400 && dialog.minimumHeight() >= 400);
    }

    void whatIsChosenForOnePlayerReachesTheGame() {
        WindowOnScreen screen;
        screen.trigger(ActionId::NewGame);
        auto* dialog = screen.openDialog<NewGameDialog>();
        QVERIFY(dialog);
        choose(*dialog, "Hard");
        choose(*dialog, "Black");
        write(*dialog, "You", "Amal");
        choose(*dialog, "House rule: a pawn may stay a pawn");
        choose(*dialog, "Start");
        const GameSettings& settings = screen.game().settings();
        QCOMPARE(settings.mode, GameMode::OnePlayer);
        QCOMPARE(settings.level, 4);
        QCOMPARE(settings.firstPlayerColor, Color::Black);
        QCOMPARE(settings.nameOf(Color::Black), std::string("Amal"));
        QVERIFY(settings.houseRules.pawnMayStayPawn);
        QVERIFY(!settings.timeControl);
    }

    void whatIsChosenForTwoPlayersReachesTheGame() {
        WindowOnScreen screen;
        screen.trigger(ActionId::NewGame);
        auto* dialog = screen.openDialog<NewGameDialog>();
        QVERIFY(dialog);
        choose(*dialog, "Two players");
        write(*dialog, "Player 1", "Amal");
        write(*dialog, "Player 2", "Noa");
        choose(*dialog, "Second");
        dialog->findChild<QComboBox*>()->setCurrentIndex(3);
        choose(*dialog, "Start");
        const GameSettings& settings = screen.game().settings();
        QCOMPARE(settings.mode, GameMode::TwoPlayers);
        QCOMPARE(settings.nameOf(Color::White), std::string("Noa"));
        QCOMPARE(settings.nameOf(Color::Black), std::string("Amal"));
        QVERIFY(settings.timeControl);
        QCOMPARE(settings.timeControl->initial, std::chrono::milliseconds(300'000));
        QCOMPARE(settings.timeControl->increment, std::chrono::milliseconds(3'000));
    }

    void returnStartsTheGameWhateverWasClickedBefore() {
        WindowOnScreen screen;
        screen.trigger(ActionId::NewGame);
        auto* dialog = screen.openDialog<NewGameDialog>();
        QVERIFY(dialog);
        dialog->activateWindow();
        QTRY_VERIFY(dialog->isActiveWindow());
        for (auto* button : dialog->findChildren<QAbstractButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == QLatin1String("Two players")) {
                QTest::mouseClick(button, Qt::LeftButton);
                QVERIFY(button->hasFocus());
            }
        }
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(screen.window->gamePage().isVisible());
        QCOMPARE(screen.game().settings().mode, GameMode::TwoPlayers);
    }

    void aClockOfOnesOwnIsTaken() {
        NewGameDialog dialog{NewGameChoice()};
        auto* preset = dialog.findChild<QComboBox*>();
        preset->setCurrentIndex(preset->count() - 1);
        const auto fields = dialog.findChildren<QSpinBox*>();
        fields[0]->setValue(7);
        fields[1]->setValue(11);
        const auto clock = dialog.choice().settings.timeControl;
        QCOMPARE(clock->initial, std::chrono::milliseconds(420'000));
        QCOMPARE(clock->increment, std::chrono::milliseconds(11'000));
    }

    void backStartsNothing() {
        WindowOnScreen screen;
        screen.trigger(ActionId::NewGame);
        choose(*screen.openDialog<NewGameDialog>(), "Back");
        QVERIFY(screen.window->startPage().isVisible());
    }

    void whatWasChosenIsOfferedAgain() {
        const QTemporaryDir home;
        {
            WindowOnScreen screen(home.path());
            screen.trigger(ActionId::NewGame);
            auto* dialog = screen.openDialog<NewGameDialog>();
            choose(*dialog, "Random");
            choose(*dialog, "Expert");
            choose(*dialog, "Start");
        }
        WindowOnScreen screen(home.path());
        const NewGameChoice last = screen.store->lastGame();
        QVERIFY(last.drawsColor);
        QCOMPARE(last.settings.level, 5);
        QVERIFY(NewGameDialog(last).choice() == last);
    }

    void theLotDecidesForBothColours() {
        NewGameChoice choice;
        choice.drawsColor = true;
        QRandomGenerator random(3);
        QSet<int> drawn;
        for (int i = 0; i < 40; ++i) {
            drawn += static_cast<int>(choice.settingsFor(random).firstPlayerColor);
        }
        QCOMPARE(drawn.size(), 2);
    }
};

QTEST_MAIN(NewGameTest)
#include "newgame_test.moc"
