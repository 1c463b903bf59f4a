// The whole window with a home of its own, driven like by a person.
#pragma once

#include "ui/consent.h"
#include "ui/gamepage.h"
#include "ui/mainwindow.h"
#include "ui/messagepanel.h"
#include "ui/startpage.h"

#include <QDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace chess {

class WindowOnScreen {
public:
    /// With a folder of somebody else, one finds what was left there.
    explicit WindowOnScreen(QString folder = {}) {
        const QString home = folder.isEmpty() ? m_home.path() : std::move(folder);
        m_saveFolder = home + QStringLiteral("/saves");
        store = std::make_unique<PreferencesStore>(home + QStringLiteral("/settings.ini"));
        Preferences calm = store->preferences();
        calm.animation = std::chrono::milliseconds(0);
        calm.replyDelay = std::chrono::milliseconds(0);
        calm.turnsBoard = false;
        calm.playsSounds = false;
        store->setPreferences(calm);
        window = std::make_unique<MainWindow>(*store, m_saveFolder);
        window->computer().setSeed(1);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) {
            qFatal("the window does not open");
        }
    }

    [[nodiscard]] const Game& game() const { return window->controller().game(); }
    [[nodiscard]] BoardView& board() { return window->gamePage().board(); }
    [[nodiscard]] const QString& saveFolder() const { return m_saveFolder; }
    [[nodiscard]] QString message() { return window->gamePage().messages().text(); }

    void begin(const Game& game) {
        window->controller().begin(game);
        window->showGamePage();
    }

    void trigger(ActionId id) { window->action(id)->trigger(); }
    /// The same, and whoever is asked agrees.
    void triggerAgreed(ActionId id) {
        trigger(id);
        window->consent().agree();
    }

    void click(Square square, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&board(), button, Qt::NoModifier, board().rectOf(square).center());
    }
    void move(Square from, Square to) {
        click(from);
        click(to);
    }
    void drag(Square from, Square to) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, board().rectOf(from).center());
        QTest::mouseMove(&board(), board().rectOf(to).center());
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, board().rectOf(to).center());
    }
    void type(const char* move) {
        auto* field = window->gamePage().findChild<QLineEdit*>();
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, QLatin1String(move));
        QTest::keyClick(field, Qt::Key_Return);
    }

    /// The dialog of a kind that is open, or null.
    template <typename Dialog> [[nodiscard]] Dialog* openDialog() const {
        for (auto* dialog : window->findChildren<Dialog*>()) {
            if (dialog->isVisible()) {
                return dialog;
            }
        }
        return nullptr;
    }
    /// Presses a button of the message panel, as the answers to a request are; false when there is
    /// none of that name.
    bool press(const char* text) {
        // Buttons that have just been made are shown with the next events.
        QCoreApplication::processEvents();
        for (auto* button : window->gamePage().messages().findChildren<QToolButton*>()) {
            if (button->isVisible() &&
                button->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return true;
            }
        }
        return false;
    }
    /// Answers the question that is open; false when there is none.
    bool answer(QMessageBox::StandardButton button) {
        auto* box = openDialog<QMessageBox>();
        if (box == nullptr) {
            return false;
        }
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        return true;
    }

private:
    QTemporaryDir m_home;
    QString m_saveFolder;

public:
    std::unique_ptr<PreferencesStore> store;
    std::unique_ptr<MainWindow> window;
};

inline QPushButton* buttonNamed(const QWidget& parent, const char* text) {
    for (auto* button : parent.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
            return button;
        }
    }
    return nullptr;
}

} // namespace chess
