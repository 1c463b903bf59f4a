// Every control of every page and dialog: it has a name and a role for screen readers, keys that
// lead to it, and its place in the order of the Tab key.
#include "windowtesting.h"

#include "gamedesk.h"

#include "ui/evaluationgraph.h"
#include "ui/howtoplay.h"
#include "ui/loaddialog.h"
#include "ui/movelistview.h"
#include "ui/newgamedialog.h"
#include "ui/pgndialog.h"
#include "ui/preferencesdialog.h"
#include "ui/promotiondialog.h"
#include "ui/questions.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenuBar>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

using namespace chess;

namespace {

/// What a person can reach with the Tab key, as it is now.
bool isControl(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isVisible() && widget.isEnabled() &&
           widget.focusProxy() == nullptr &&
           !widget.objectName().startsWith(QLatin1String("qt_spinbox")) &&
           // These two are walked through by other keys.
           qobject_cast<const QMenuBar*>(&widget) == nullptr;
}

QList<QWidget*> controlsOf(const QWidget& window) {
    QList<QWidget*> controls;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (widget->window() == window.window() && isControl(*widget)) {
            controls += widget;
        }
    }
    return controls;
}

QString nameOf(QWidget& widget) {
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

/// For messages of this test.
QString describe(QWidget& widget) {
    return QLatin1String(widget.metaObject()->className()) +
           QStringLiteral(" “%1”").arg(nameOf(widget));
}

/// The label that names a widget and leads to it by its mnemonic.
const QLabel* labelOf(const QWidget& widget) {
    for (const auto* label : widget.window()->findChildren<QLabel*>()) {
        if (label->buddy() == &widget && label->isVisible()) {
            return label;
        }
    }
    return nullptr;
}

bool hasMnemonic(const QString& text) { return !QKeySequence::mnemonic(text).isEmpty(); }

QStringList faultsOf(QWidget& widget) {
    QStringList faults;
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&widget);
    const QString name = accessible->text(QAccessible::Name);
    if (name.isEmpty() || name.contains(QLatin1Char('&'))) {
        faults += describe(widget) + QStringLiteral(" has no proper name");
    }
    // On Linux the name of such a box is what is chosen in it, so that only a label tells what for.
    const bool isCombo = qobject_cast<QComboBox*>(&widget) != nullptr;
    if (isCombo && accessible->relations(QAccessible::Label).isEmpty() &&
        accessible->text(QAccessible::Description).isEmpty()) {
        faults += describe(widget) + QStringLiteral(" has no label");
    }
    // A client is anything that nobody has said the role of; areas that scroll are no more.
    const QAccessible::Role role = accessible->role();
    if ((role == QAccessible::Client || role == QAccessible::NoRole) &&
        qobject_cast<QScrollArea*>(&widget) == nullptr) {
        faults += describe(widget) + QStringLiteral(" has no role");
    }
    return faults;
}

/// Whether a key leads there, other than Tab.
bool hasKey(QWidget& widget) {
    if (const auto* tool = qobject_cast<QToolButton*>(&widget);
        tool != nullptr && tool->defaultAction() != nullptr) {
        return !tool->defaultAction()->shortcut().isEmpty() || hasMnemonic(tool->text());
    }
    if (const auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        if (!button->shortcut().isEmpty()) {
            return true;
        }
        // Enter and Esc press the standard buttons.
        if (qobject_cast<QDialogButtonBox*>(button->parentWidget()) != nullptr) {
            return true;
        }
    }
    const auto isLabelled = [](const QWidget* one) {
        const QLabel* label = one == nullptr ? nullptr : labelOf(*one);
        return label != nullptr && hasMnemonic(label->text());
    };
    if (const auto* radio = qobject_cast<QRadioButton*>(&widget)) {
        // The arrow keys walk among those of which one is taken.
        const QList<QAbstractButton*> group = radio->group()->buttons();
        return std::any_of(group.begin(), group.end(), isLabelled);
    }
    // Of parts that belong together, a key leads to the first.
    return isLabelled(&widget) || isLabelled(widget.parentWidget()->focusProxy());
}

/// Presses Tab until it comes round, and tells the way.
QList<QWidget*> tabWay(QWidget& window) {
    QList<QWidget*> way;
    const auto hasFocus = [&window] {
        const QWidget* widget = QApplication::focusWidget();
        return widget != nullptr && widget->window() == &window;
    };
    if (!QTest::qWaitFor(hasFocus)) {
        qWarning("nothing has the keyboard");
        return {};
    }
    QWidget* widget = QApplication::focusWidget();
    while (widget != nullptr && !way.contains(widget)) {
        way += widget;
        QTest::keyClick(window.windowHandle(), Qt::Key_Tab);
        widget = QApplication::focusWidget();
    }
    return way;
}

/// Whether one comes after the other for somebody who reads: below it, or right of it in a line.
bool comesAfter(const QWidget& first, const QWidget& second) {
    const auto place = [](const QWidget& widget) {
        return QRect(widget.mapToGlobal(QPoint()), widget.size());
    };
    const QRect one = place(first);
    const QRect other = place(second);
    const bool isInLine = one.center().y() >= other.top() && one.center().y() <= other.bottom();
    return isInLine ? other.left() > one.left() : other.center().y() > one.center().y();
}

QStringList namesOf(const QList<QWidget*>& widgets) {
    QStringList names;
    for (QWidget* widget : widgets) {
        names += nameOf(*widget);
    }
    return names;
}

void checkControls(const QWidget& window) {
    const QList<QWidget*> controls = controlsOf(window);
    QVERIFY(!controls.isEmpty());
    QStringList faults;
    for (QWidget* control : controls) {
        faults += faultsOf(*control);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void checkKeys(const QWidget& window) {
    QStringList faults;
    for (QWidget* control : controlsOf(window)) {
        // Lists, tables, tabs and areas that scroll are what a dialog is about.
        const bool isContent = qobject_cast<QAbstractScrollArea*>(control) != nullptr ||
                               qobject_cast<QTabBar*>(control) != nullptr;
        if (!isContent && !hasKey(*control)) {
            faults += describe(*control) + QStringLiteral(" has no key");
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// Keys with Alt are for one thing each.
void checkMnemonics(const QWidget& window) {
    QMap<QString, QStringList> users;
    const auto note = [&users](const QString& text) {
        if (const QKeySequence keys = QKeySequence::mnemonic(text); !keys.isEmpty()) {
            users[keys.toString()] += text;
        }
    };
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (button->window() == window.window() && button->isVisible()) {
            note(button->text());
        }
    }
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (label->buddy() != nullptr && label->isVisible()) {
            note(label->text());
        }
    }
    for (const auto* tabs : window.findChildren<QTabBar*>()) {
        for (int number = 0; number < tabs->count(); ++number) {
            note(tabs->tabText(number));
        }
    }
    if (const auto* menus = window.findChild<QMenuBar*>()) {
        for (const QAction* menu : menus->actions()) {
            note(menu->text());
        }
    }
    for (auto used = users.cbegin(); used != users.cend(); ++used) {
        QVERIFY2(used.value().size() == 1,
                 qPrintable(used.key() + QStringLiteral(": ") + used.value().join(u' ')));
    }
}

/// Tab visits everything, in the order of reading. Of buttons of which one is taken it visits that
/// one.
void checkTabOrder(QWidget& window) {
    const QList<QWidget*> way = tabWay(window);
    QList<QWidget*> missing;
    for (QWidget* control : controlsOf(window)) {
        const auto* radio = qobject_cast<QRadioButton*>(control);
        if (!way.contains(control) && (radio == nullptr || radio->isChecked())) {
            missing += control;
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(namesOf(missing).join(QStringLiteral(", "))));
    // The way may begin anywhere: once it goes back to the top.
    int goesBack = 0;
    QStringList steps;
    for (qsizetype i = 0; i < way.size(); ++i) {
        const QWidget& next = *way[(i + 1) % way.size()];
        if (!comesAfter(*way[i], next)) {
            ++goesBack;
            steps += describe(*way[i]);
        }
    }
    QVERIFY2(goesBack <= 1,
             qPrintable(namesOf(way).join(QStringLiteral(", ")) + QStringLiteral("; back after ") +
                        steps.join(QStringLiteral(", "))));
}

void checkDialog(QDialog* dialog) {
    QVERIFY(dialog != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    for (const auto& check : {checkControls, checkKeys, checkMnemonics}) {
        check(*dialog);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    checkTabOrder(*dialog);
}

/// The same for each page of its tabs.
void checkTabbedDialog(QDialog* dialog) {
    QVERIFY(dialog != nullptr);
    auto* pages = dialog->findChild<QTabWidget*>();
    QVERIFY(pages != nullptr);
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        pages->tabBar()->setFocus();
        checkDialog(dialog);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

} // namespace

class ControlsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStartPage() {
        const WindowOnScreen screen;
        checkControls(screen.window->startPage());
        checkKeys(screen.window->startPage());
        checkMnemonics(*screen.window);
        checkTabOrder(*screen.window);
    }

    void theGamePage_data() {
        QTest::addColumn<GameSettings>("settings");
        QTest::newRow("one player") << againstComputer(1);
        QTest::newRow("two players") << twoPlayers();
        GameSettings timed = twoPlayers();
        timed.timeControl = TimeControl{std::chrono::minutes(5), {}};
        QTest::newRow("with clocks") << timed;
    }

    void theGamePage() {
        QFETCH(const GameSettings, settings);
        WindowOnScreen screen;
        screen.begin(Game(settings));
        checkControls(screen.window->gamePage());
        checkMnemonics(*screen.window);
    }

    void tabGoesFromTheBoardToMovesAndActions() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Undo);
        const QStringList way = namesOf(tabWay(*screen.window));
        // A question comes before what can be done else.
        QCOMPARE(way.mid(0, 6),
                 (QStringList{QStringLiteral("Chess board"), QStringLiteral("Type a move"),
                              QStringLiteral("Moves"), QStringLiteral("Agree"),
                              QStringLiteral("Decline"), QStringLiteral("Undo")}));
        checkMnemonics(*screen.window);
        QCOMPARE(way.last(), QStringLiteral("Preferences…"));
    }

    void keysLeadToBoardMovesAndGraph() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        GamePage& page = screen.window->gamePage();
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(screen.window->windowHandle(), key);
        };
        press(Qt::Key_M);
        QVERIFY(page.moves().hasFocus());
        press(Qt::Key_Escape);
        QVERIFY(page.board().hasFocus());
        press(Qt::Key_Slash);
        QCOMPARE(nameOf(*QApplication::focusWidget()), QStringLiteral("Type a move"));
        press(Qt::Key_Escape);
        QVERIFY(page.board().hasFocus());
        press(Qt::Key_G);
        QVERIFY(page.board().hasFocus());
        screen.trigger(ActionId::Review);
        QVERIFY(page.graph().isVisible());
        press(Qt::Key_G);
        QVERIFY(page.graph().hasFocus());
        checkControls(page);
    }

    void theNewGameDialog_data() {
        QTest::addColumn<bool>("isForTwo");
        QTest::addColumn<bool>("hasClock");
        QTest::newRow("one player") << false << false;
        QTest::newRow("two players") << true << false;
        QTest::newRow("with a clock of one's own") << true << true;
    }

    void theNewGameDialog() {
        QFETCH(const bool, isForTwo);
        QFETCH(const bool, hasClock);
        NewGameChoice choice;
        choice.settings.mode = isForTwo ? GameMode::TwoPlayers : GameMode::OnePlayer;
        if (hasClock) {
            choice.settings.timeControl = TimeControl{std::chrono::minutes(7), {}};
        }
        NewGameDialog dialog(choice);
        dialog.show();
        checkDialog(&dialog);
    }

    void theLoadDialog() {
        WindowOnScreen screen;
        screen.begin(Game(twoPlayers()));
        screen.move(Square::E2, Square::E4);
        screen.trigger(ActionId::Save);
        screen.triggerAgreed(ActionId::Load);
        checkDialog(screen.openDialog<LoadDialog>());
    }

    void thePreferences() {
        WindowOnScreen screen;
        screen.trigger(ActionId::Preferences);
        checkTabbedDialog(screen.openDialog<PreferencesDialog>());
    }

    void howToPlay() {
        WindowOnScreen screen;
        screen.trigger(ActionId::HowToPlay);
        checkTabbedDialog(screen.openDialog<HowToPlay>());
    }

    void thePromotion() {
        PromotionDialog dialog(Color::White, PieceSet(), HouseRules{.pawnMayStayPawn = true});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        checkControls(dialog);
        checkTabOrder(dialog);
    }

    void questionsAndTroubles() {
        WindowOnScreen screen;
        tellTrouble(*screen.window, QStringLiteral("Trouble"), QStringLiteral("Nothing works."));
        auto* box = screen.openDialog<QMessageBox>();
        checkDialog(box);
        box->close();
        screen.trigger(ActionId::About);
        checkDialog(screen.openDialog<QMessageBox>());
    }
};

QTEST_MAIN(ControlsTest)
#include "controls_test.moc"
