#include "ui/window.h"

#include "rules/position.h"

#include <QApplication>
#include <QMainWindow>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cstdlib>
#include <iostream>

namespace chess {

namespace {

constexpr QSize OpeningSize(800, 600);
constexpr int Margin = 16;
constexpr QRgb LightSquare = 0xFFEAD9BD;
constexpr QRgb DarkSquare = 0xFFA87B58;
constexpr QRgb WhitePiece = 0xFFFFFBF2;
constexpr QRgb BlackPiece = 0xFF2A2A2E;

/// Shows a position, White below.
class BoardWidget : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int rank = 0; rank < 8; ++rank) {
            for (int file = 0; file < 8; ++file) {
                paintSquare(painter, makeSquare(file, rank));
            }
        }
    }

private:
    [[nodiscard]] QRect rectOf(Square square) const {
        const int side = (std::min(width(), height()) - 2 * Margin) / 8;
        const QPoint corner((width() - 8 * side) / 2, (height() - 8 * side) / 2);
        return {corner + QPoint(fileOf(square), 7 - rankOf(square)) * side, QSize(side, side)};
    }

    void paintSquare(QPainter& painter, Square square) const {
        const QRect rect = rectOf(square);
        painter.fillRect(rect, QColor(isLightSquare(square) ? LightSquare : DarkSquare));
        const Piece piece = m_position.pieceAt(square);
        if (piece.isNone()) {
            return;
        }
        // Both colours take the filled letter, so that the outline alone makes white pieces.
        constexpr std::array<char16_t, PieceTypeCount> Letters{u'♟', u'♞', u'♝', u'♜', u'♛', u'♚'};
        QFont letterFont = font();
        letterFont.setPixelSize(std::max(1, rect.height() * 3 / 4));
        QPainterPath path;
        path.addText(0, 0, letterFont, QString(QChar(Letters[index(piece.type())])));
        path.translate(QRectF(rect).center() - path.boundingRect().center());
        painter.setPen(QPen(QColor(BlackPiece), 1.5));
        painter.setBrush(QColor(piece.color() == Color::White ? WhitePiece : BlackPiece));
        painter.drawPath(path);
    }

    Position m_position;
};

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

int runWindow(int argc, char** argv) {
    if (!hasDisplay()) {
        std::cerr << "chessprog: there is no display to open a window on (DISPLAY is not set)\n";
        return EXIT_FAILURE;
    }
    QCoreApplication::setOrganizationName(QStringLiteral("Chessprog"));
    QCoreApplication::setApplicationName(QStringLiteral("chessprog"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CHESSPROG_VERSION));
    const QApplication application(argc, argv);

    QMainWindow window;
    window.setWindowTitle(QStringLiteral("Chessprog"));
    window.setCentralWidget(new BoardWidget);
    window.resize(OpeningSize);
    window.show();
    return QApplication::exec();
}

} // namespace chess
