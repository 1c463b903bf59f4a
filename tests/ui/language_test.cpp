#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/gameclipboard.h"
#include "ui/movelistview.h"
#include "ui/newgamedialog.h"
#include "ui/preferencesdialog.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>

using namespace chess;

namespace {

void settle() {
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

void speak(WindowOnScreen& screen, const char* language,
           PieceLetters letters = PieceLetters::English) {
    Preferences preferences = screen.window->preferences();
    preferences.language = QLatin1String(language);
    preferences.pieceLetters = letters;
    screen.window->setPreferences(preferences);
    settle();
}

/// Every word that can be seen in a window, in the order of its widgets.
QStringList wordsOf(const QWidget& window) {
    QStringList words{window.windowTitle()};
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window || !widget->isVisible()) {
            continue;
        }
        for (const char* property : {"text", "placeholderText", "toolTip", "title"}) {
            words += widget->property(property).toString();
        }
        if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i) {
                words += box->itemText(i);
            }
        } else if (const auto* tabs = qobject_cast<const QTabWidget*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                words += tabs->tabText(i);
            }
        }
    }
    words.removeAll(QString());
    // Widgets made anew stand elsewhere in the list.
    words.sort();
    return words;
}

QStringList mnemonicsOf(const QWidget& window) {
    QStringList keys;
    const auto add = [&keys](const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty()) {
            keys += key.toString();
        }
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window || !widget->isVisible()) {
            continue;
        }
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            if (label->buddy() != nullptr) {
                add(label->text());
            }
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            add(button->text());
        } else if (const auto* tabs = qobject_cast<const QTabWidget*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(tabs->tabText(i));
            }
        } else if (const auto* bar = qobject_cast<const QMenuBar*>(widget)) {
            for (const QAction* action : bar->actions()) {
                add(action->text());
            }
        }
    }
    return keys;
}

QString twice(QStringList keys) {
    keys.sort();
    const auto second = std::adjacent_find(keys.begin(), keys.end());
    return second == keys.end() ? QString() : *second;
}

QString cell(const WindowOnScreen& screen, int row, int column) {
    const auto* model = screen.window->gamePage().moves().model();
    return model->index(row, column).data().toString();
}

const char* const RightToLeft[] = {"ar", "he"};

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private:
    static void addLanguages() {
        QTest::addColumn<QString>("language");
        for (const Language& language : allLanguages()) {
            QTest::addRow("%s", qPrintable(language.code)) << language.code;
        }
    }

private Q_SLOTS:
    void allLanguagesAreThere() { QCOMPARE(allLanguages().size(), std::size_t{6}); }

    void numbersHaveTheirPluralForms() {
        WindowOnScreen screen;
        screen.trigger(ActionId::NewGame);
        const auto clock = [&screen](int item) {
            return screen.openDialog<NewGameDialog>()->findChild<QComboBox*>()->itemText(item);
        };
        QCOMPARE(clock(2), QStringLiteral("5 minutes"));
        speak(screen, "de");
        QCOMPARE(clock(2), QStringLiteral("5 Minuten"));
        speak(screen, "ar");
        QCOMPARE(clock(2), QStringLiteral("٥ دقائق"));
        QCOMPARE(clock(7), QStringLiteral("٣٠ دقيقة"));
    }

    void openDialogsFollowTheLanguage_data() {
        QTest::addColumn<ActionId>("action");
        QTest::newRow("new game") << ActionId::NewGame;
        QTest::newRow("load") << ActionId::Load;
        QTest::newRow("preferences") << ActionId::Preferences;
        QTest::newRow("how to play") << ActionId::HowToPlay;
    }
    void openDialogsFollowTheLanguage() {
        QFETCH(ActionId, action);
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(2)));
        screen.trigger(ActionId::Save);
        screen.trigger(action);
        speak(screen, "fr");
        const QStringList changed = wordsOf(*screen.openDialog<QDialog>());
        screen.openDialog<QDialog>()->reject();
        settle();
        screen.trigger(action);
        settle();
        QCOMPARE(changed, wordsOf(*screen.openDialog<QDialog>()));
        QVERIFY(!changed.contains(QStringLiteral("Close")));
    }

    void whatWasEnteredStaysWhenTheLanguageChanges() {
        WindowOnScreen screen;
        screen.trigger(ActionId::NewGame);
        auto* dialog = screen.openDialog<NewGameDialog>();
        for (auto* field : dialog->findChildren<QLineEdit*>()) {
            field->setText(QStringLiteral("Amal"));
        }
        speak(screen, "es");
        QCOMPARE(dialog->choice().settings.names[0], std::string("Amal"));
    }

    void thePageFollowsTheLanguage() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(2)));
        speak(screen, "de");
        const QStringList changed = wordsOf(*screen.window);
        screen.begin(Game(againstComputer(2)));
        settle();
        QCOMPARE(changed, wordsOf(*screen.window));
        QCOMPARE(screen.message(), QStringLiteral("Du bist am Zug."));
    }

    void aQuestionIsAskedAgainInTheNewLanguage() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.type("e4");
        screen.trigger(ActionId::OfferDraw);
        speak(screen, "de");
        QCOMPARE(screen.message(),
                 QStringLiteral("Spieler 2 bietet Remis an. Spieler 1, bist du einverstanden?"));
        QVERIFY(screen.window->consent().isPending());
    }

    void mnemonicsAreUnique_data() { addLanguages(); }
    void mnemonicsAreUnique() {
        QFETCH(QString, language);
        WindowOnScreen screen;
        speak(screen, qPrintable(language));
        QCOMPARE(twice(mnemonicsOf(*screen.window)), QString());
        for (const QMenu* menu : screen.window->menuBar()->findChildren<QMenu*>()) {
            QStringList keys;
            for (const QAction* action : menu->actions()) {
                keys += QKeySequence::mnemonic(action->text()).toString();
            }
            keys.removeAll(QString());
            QVERIFY2(twice(keys).isEmpty(), qPrintable(menu->title() + u' ' + twice(keys)));
        }
        for (const ActionId id :
             {ActionId::NewGame, ActionId::Load, ActionId::Preferences, ActionId::HowToPlay}) {
            screen.trigger(id);
            auto* dialog = screen.openDialog<QDialog>();
            auto* tabs = dialog->findChild<QTabWidget*>();
            for (int page = 0; page < (tabs == nullptr ? 1 : tabs->count()); ++page) {
                if (tabs != nullptr) {
                    tabs->setCurrentIndex(page);
                }
                const QString key = twice(mnemonicsOf(*dialog));
                QVERIFY2(key.isEmpty(), qPrintable(dialog->windowTitle() + u' ' + key));
            }
            dialog->reject();
            settle();
        }
    }

    void movesAreShownWithTheLettersOfTheLanguage() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.type("Nf3");
        speak(screen, "de", PieceLetters::OfLanguage);
        QCOMPARE(cell(screen, 0, 1), QStringLiteral("Sf3"));
        speak(screen, "de", PieceLetters::Figurines);
        QCOMPARE(cell(screen, 0, 1), QStringLiteral("♘f3"));
        speak(screen, "de", PieceLetters::English);
        QCOMPARE(cell(screen, 0, 1), QStringLiteral("Nf3"));
    }

    void movesAreTypedWithTheLettersThatAreShownOrEnglishOnes() {
        WindowOnScreen screen;
        speak(screen, "de", PieceLetters::OfLanguage);
        screen.begin(Game(twoPlayers()));
        screen.type("Sf3");
        screen.type("Nc6");
        screen.type("d2d4");
        screen.type("D7D5");
        QCOMPARE(screen.game().length(), std::size_t{4});
        QVERIFY(toPgnText(screen.game()).contains(QStringLiteral("1. Nf3 Nc6 2. d4 d5")));
    }

    void theQueenOfHebrewIsNotItsKing() {
        LanguageSwitch language;
        language.speak(QStringLiteral("he"), PieceLetters::OfLanguage);
        QCOMPARE(words::standardMove(QStringLiteral("מהd4")), QStringLiteral("Qd4"));
        QCOMPARE(words::standardMove(QStringLiteral("מd4")), QStringLiteral("Kd4"));
        // The letter does not let the digit jump before it, and the move not what is around it.
        QCOMPARE(words::shownMove("N1f3"), QStringLiteral("\u2066פ\u200E1f3\u2069"));
    }

    void thePageIsMirroredAndTheBoardIsNot() {
        for (const char* language : RightToLeft) {
            WindowOnScreen screen;
            screen.begin(Game(twoPlayers()));
            speak(screen, language);
            GamePage& page = screen.window->gamePage();
            QVERIFY(page.moves().mapTo(&page, QPoint()).x() <
                    screen.board().mapTo(&page, QPoint()).x());
            QVERIFY(screen.board().rectOf(Square::A1).x() < screen.board().rectOf(Square::H1).x());
            screen.click(Square::E2);
            screen.board().setFocus();
            QTest::keyClick(&screen.board(), Qt::Key_Right);
            QCOMPARE(screen.board().cursorSquare(), Square::F2);
            QCOMPARE(page.moves().layoutDirection(), Qt::LeftToRight);
        }
    }

    void namesAndMovesKeepTheirDirectionInASentence() {
        WindowOnScreen screen;
        speak(screen, "he");
        GameSettings settings = twoPlayers();
        settings.names = {"Amal", "נועה"};
        screen.begin(Game(settings));
        QCOMPARE(screen.message(), QStringLiteral("התור של \u2068Amal\u2069."));
        screen.type("e4");
        QCOMPARE(screen.message(), QStringLiteral("התור של נועה."));
    }
};

QTEST_MAIN(LanguageTest)
#include "language_test.moc"
