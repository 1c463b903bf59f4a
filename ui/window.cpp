#include "ui/window.h"

#include "ui/mainwindow.h"

#include <QApplication>
#include <QFile>
#include <QTimer>

#include <cstdlib>
#include <iostream>

namespace chess {

namespace {

constexpr std::chrono::milliseconds IconDelay(100);

/// Qt ends the program by a crash when it finds no display.
bool hasDisplay() {
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

} // namespace

int runWindow(int argc, char** argv, const WindowOptions& options) {
    if (!hasDisplay()) {
        std::cerr << "chessprog: there is no display to open a window on (DISPLAY is not set)\n";
        return EXIT_FAILURE;
    }
    QCoreApplication::setOrganizationName(QStringLiteral("Chessprog"));
    QCoreApplication::setApplicationName(QStringLiteral("chessprog"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CHESSPROG_VERSION));
    const QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Chessprog"));
    QApplication::setDesktopFileName(QStringLiteral(CHESSPROG_APP_ID));

    PreferencesStore store;
    const QString saves = options.savesDirectory.empty()
                              ? SaveSlots::defaultDirectory()
                              : QFile::decodeName(options.savesDirectory.c_str());
    MainWindow window(store, saves);
    window.show();
    // Drawing the icon in all its sizes can wait until the window is there.
    QTimer::singleShot(IconDelay, &window, [] {
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/chessprog.svg")));
    });
    if (!options.file.empty()) {
        window.openFile(QFile::decodeName(options.file.c_str()));
    }
    return QApplication::exec();
}

} // namespace chess
