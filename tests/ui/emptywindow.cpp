// Not a test: an empty main window, the least that a Qt program can take to start.
#include <QApplication>
#include <QMainWindow>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1080, 760);
    window.show();
    return QApplication::exec();
}
