#include "ui/icons.h"

#include "ui/style.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace chess {
namespace {

QColor inkFor(QIcon::Mode mode) {
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return style::onAccent(palette);
    default:
        return palette.color(QPalette::Active, QPalette::ButtonText);
    }
}

/// Draws when asked, so that neither size nor palette need be known before.
class InkIconEngine : public QIconEngine {
public:
    explicit InkIconEngine(QString file) : m_file(std::move(file)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, drawn(rect.size() * ratio, mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return drawn(size, mode);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new InkIconEngine(m_file); }

private:
    [[nodiscard]] QPixmap drawn(const QSize& size, QIcon::Mode mode) const {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        QSvgRenderer(m_file).render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), inkFor(mode));
        return picture;
    }

    QString m_file;
};

} // namespace

QIcon actionIcon(const char* name) {
    return QIcon(
        new InkIconEngine(QStringLiteral(":/icons/actions/%1.svg").arg(QLatin1String(name))));
}

} // namespace chess
