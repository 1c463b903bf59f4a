// Plays with the real window like a monkey: clicks, drags, keys and actions at random, dialogs
// answered at random, the computer playing along. After each step the game must be what its moves
// lead to. A seed gives the same steps, as far as the computer's thread allows.
//
//     windowmonkey [STEPS [SEED]]
//
// Prints the longest time that the window's thread was busy with one event.
#include "gamereplay.h"
#include "timedapplication.h"
#include "windowtesting.h"

#include "rules/movegen.h"

#include <QAbstractButton>
#include <QDesktopServices>
#include <QFileDialog>
#include <QTimerEvent>

#include <random>

using namespace chess;

namespace {

const QStringList Schemes{QStringLiteral("file"), QStringLiteral("http"), QStringLiteral("https")};

class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(MainWindow& window, QString folder, int steps, unsigned seed)
        : m_window(window), m_folder(std::move(folder)), m_stepsLeft(steps), m_random(seed) {
        for (const QString& scheme : Schemes) {
            QDesktopServices::setUrlHandler(scheme, this, "swallow");
        }
        startTimer(0);
    }
    ~Monkey() override {
        for (const QString& scheme : Schemes) {
            QDesktopServices::unsetUrlHandler(scheme);
        }
    }

    [[nodiscard]] int changes() const { return m_changes; }

public Q_SLOTS:
    /// Folders and web pages are not opened.
    void swallow(const QUrl& /*address*/) {}

protected:
    void timerEvent(QTimerEvent* event) override {
        killTimer(event->timerId());
        if (m_stepsLeft == 0) {
            // Quitting would ask whether to save.
            QCoreApplication::exit();
            return;
        }
        --m_stepsLeft;
        // Before the step: it may open a menu of Qt, which returns only when the next one closes
        // it.
        startTimer(0);
        step();
        if (!m_window.isVisible()) {
            m_window.show();
        }
        checkGame();
    }

private:
    unsigned below(std::size_t limit) {
        return static_cast<unsigned>(m_random()) % static_cast<unsigned>(limit);
    }
    [[nodiscard]] BoardView& board() { return m_window.gamePage().board(); }
    [[nodiscard]] const Game& game() { return m_window.controller().game(); }

    void checkGame() {
        const Game again = playedAgain(game());
        if (again.position() != game().position() || again.length() != game().length()) {
            qFatal("the game is not what its moves lead to");
        }
        if (game().position() != m_last) {
            m_last = game().position();
            ++m_changes;
        }
    }

    void step() {
        if (auto* const popup = QApplication::activePopupWidget()) {
            amuse(*popup);
        } else if (auto* const dialog = QApplication::activeModalWidget()) {
            answer(*dialog);
        } else {
            playAround();
        }
    }

    void amuse(QWidget& popup) {
        if (below(3) == 0) {
            QTest::keyClick(&popup, Qt::Key_Escape);
        } else {
            clickIn(popup);
        }
    }

    void answer(QWidget& dialog) {
        // Anywhere else it could write over files.
        if (auto* const files = qobject_cast<QFileDialog*>(&dialog)) {
            const QString name =
                below(2) == 0 ? QStringLiteral("/game.xml") : QStringLiteral("/game.pgn");
            files->selectFile(m_folder + name);
            static_cast<QDialog*>(files)->done(below(3) == 0 ? QDialog::Rejected
                                                             : QDialog::Accepted);
            return;
        }
        switch (below(6)) {
        case 0:
            QTest::keyClick(&dialog, Qt::Key_Escape);
            break;
        case 1:
            pressKey(dialog);
            break;
        case 2:
            clickIn(dialog);
            break;
        default:
            clickButtonOf(dialog);
        }
    }

    void playAround() {
        switch (below(20)) {
        case 0:
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
            moveLegally();
            break;
        case 6:
        case 7:
            click(anySquare(), below(4) == 0 ? Qt::RightButton : Qt::LeftButton);
            break;
        case 8:
        case 9:
            drag();
            break;
        case 10:
        case 11:
        case 12:
            pressKey(m_window);
            break;
        case 13:
        case 14:
        case 15:
            trigger();
            break;
        case 16:
            clickIn(m_window);
            break;
        case 17:
            clickButtonOf(m_window);
            break;
        case 18:
            type();
            break;
        default:
            resizeOrWait();
        }
    }

    Square anySquare() {
        return makeSquare(static_cast<int>(below(8)), static_cast<int>(below(8)));
    }

    void click(Square square, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&board(), button, {}, board().rectOf(square).center());
    }

    void moveLegally() {
        const MoveList moves = legalMoves(game().position());
        if (moves.isEmpty() || !board().isVisible()) {
            trigger();
            return;
        }
        const Move move = moves[below(moves.size())];
        click(move.from());
        click(move.to());
    }

    void drag() {
        QTest::mousePress(&board(), Qt::LeftButton, {}, board().rectOf(anySquare()).center());
        for (unsigned stations = below(4); stations > 0; --stations) {
            QTest::mouseMove(&board(), board().rectOf(anySquare()).center());
        }
        // Now and then the button stays down.
        if (below(4) != 0) {
            QTest::mouseRelease(&board(), Qt::LeftButton, {}, board().rectOf(anySquare()).center());
        }
    }

    void pressKey(QWidget& window) {
        static constexpr std::array Keys{
            Qt::Key_Left,  Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down, Qt::Key_Return,
            Qt::Key_Space, Qt::Key_Tab,   Qt::Key_Home,  Qt::Key_End,  Qt::Key_PageUp,
            Qt::Key_U,     Qt::Key_R,     Qt::Key_S,     Qt::Key_Y,    Qt::Key_F,
            Qt::Key_H,     Qt::Key_C,     Qt::Key_Slash, Qt::Key_1,    Qt::Key_Escape,
            Qt::Key_E,     Qt::Key_4,     Qt::Key_F10,   Qt::Key_Menu, Qt::Key_Backspace};
        static constexpr std::array Modifiers{Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                              Qt::AltModifier, Qt::ControlModifier};
        auto* const focused = window.focusWidget();
        QTest::keyClick(focused != nullptr ? focused : &window, Keys[below(Keys.size())],
                        Modifiers[below(Modifiers.size())]);
    }

    void trigger() {
        const auto id = static_cast<ActionId>(below(ActionCount));
        if (id != ActionId::Quit) {
            m_window.action(id)->trigger();
        }
    }

    void clickIn(QWidget& window) {
        const QPoint point(static_cast<int>(below(static_cast<std::size_t>(window.width()))),
                           static_cast<int>(below(static_cast<std::size_t>(window.height()))));
        auto* const child = window.childAt(point);
        auto* const target = child != nullptr ? child : &window;
        QTest::mouseClick(target, Qt::LeftButton, {}, target->mapFrom(&window, point));
    }

    void clickButtonOf(QWidget& window) {
        QList<QAbstractButton*> buttons;
        for (auto* const button : window.findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->isEnabled()) {
                buttons.append(button);
            }
        }
        if (!buttons.isEmpty()) {
            QTest::mouseClick(
                buttons[static_cast<qsizetype>(below(static_cast<std::size_t>(buttons.size())))],
                Qt::LeftButton);
        }
    }

    void type() {
        static constexpr std::array Texts{"e4", "e7e5", "Nf3", "O-O", "Qxf7#", "e8=Q", "zzz", ""};
        auto* const field = m_window.gamePage().findChild<QLineEdit*>();
        if (field != nullptr && field->isVisible()) {
            field->setFocus();
            field->setText(QLatin1String(Texts[below(Texts.size())]));
            QTest::keyClick(field, Qt::Key_Return);
        }
    }

    /// Down to nothing, as when a screen is unplugged, and up to a wall of screens.
    void resizeOrWait() {
        if (below(3) == 0) {
            m_window.resize(static_cast<int>(1 + below(2000)), static_cast<int>(1 + below(1500)));
        } else {
            // The computer gets the time that a person would leave it.
            QThread::msleep(below(20));
        }
    }

    MainWindow& m_window;
    QString m_folder;
    int m_stepsLeft;
    std::mt19937 m_random;
    Position m_last;
    int m_changes = 0;
};

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    for (const char* const variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"}) {
        qputenv(variable, home.path().toUtf8());
    }
    TimedApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    const QStringList arguments = QApplication::arguments();
    const int steps = arguments.size() > 1 ? arguments[1].toInt() : 20'000;
    const unsigned seed = arguments.size() > 2 ? arguments[2].toUInt() : 1;

    WindowOnScreen screen;
    Monkey monkey(*screen.window, home.path(), steps, seed);
    application.startMeasuring(&monkey);
    QApplication::exec();
    std::printf("%d steps from seed %u: %d positions, %s\n", steps, seed, monkey.changes(),
                qPrintable(application.report()));
    return EXIT_SUCCESS;
}

#include "windowmonkey.moc"
