// Not a test: an empty main window, the least that a Qt program can take to start; with a word on
// it, if one is given, for which Qt has to find out about fonts.
#include <QApplication>
#include <QLabel>
#include <QMainWindow>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1080, 760);
    if (argc > 1) {
        window.setCentralWidget(new QLabel(QString::fromLocal8Bit(argv[1])));
    }
    window.show();
    return QApplication::exec();
}
