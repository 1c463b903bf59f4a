#include "ui/pieceset.h"

#include "rules/fen.h"

#include <QCache>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cmath>
#include <utility>

namespace chess {
namespace {

struct SetNames {
    Q_DECLARE_TR_FUNCTIONS(PieceSet)
};

const QStringList& setIds() {
    static const QStringList Ids{QStringLiteral("classic"), QStringLiteral("bold")};
    return Ids;
}

QString fileOfPiece(const QString& set, Piece piece) {
    const char color = piece.color() == Color::White ? 'w' : 'b';
    const char letter = fenLetter(Piece(Color::White, piece.type()));
    return QStringLiteral(":/pieces/%1/%2%3.svg")
        .arg(set, QChar::fromLatin1(color), QChar::fromLatin1(letter));
}

constexpr std::size_t PieceCount = 2 * PieceTypeCount;

/// Enough for all pieces at a few sizes of the largest board.
constexpr int CacheKilobytes = 48 * 1024;

} // namespace

class PieceSet::Drawings {
public:
    explicit Drawings(QString id) : m_id(std::move(id)), m_pixmaps(CacheKilobytes) {}

    [[nodiscard]] const QString& id() const { return m_id; }

    QPixmap pixmap(Piece piece, int pixels, qreal devicePixelRatio) {
        const std::size_t number = index(piece.color()) * PieceTypeCount + index(piece.type());
        const Key key(static_cast<std::size_t>(pixels) * PieceCount + number, devicePixelRatio);
        if (const QPixmap* known = m_pixmaps.object(key)) {
            return *known;
        }
        QPixmap pixmap = draw(rendererOf(piece, number), pixels);
        pixmap.setDevicePixelRatio(devicePixelRatio);
        m_pixmaps.insert(key, new QPixmap(pixmap), pixels * pixels * 4 / 1024 + 1);
        return pixmap;
    }

private:
    /// A size and a piece's number in one, and the scale of the picture.
    using Key = std::pair<std::size_t, qreal>;

    QSvgRenderer& rendererOf(Piece piece, std::size_t number) {
        std::unique_ptr<QSvgRenderer>& renderer = m_renderers[number];
        if (!renderer) {
            renderer = std::make_unique<QSvgRenderer>(fileOfPiece(m_id, piece));
        }
        return *renderer;
    }

    static QPixmap draw(QSvgRenderer& renderer, int pixels) {
        QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        return QPixmap::fromImage(std::move(image));
    }

    QString m_id;
    std::array<std::unique_ptr<QSvgRenderer>, PieceCount> m_renderers;
    QCache<Key, QPixmap> m_pixmaps;
};

PieceSet::PieceSet(const QString& id)
    : m_drawings(std::make_shared<Drawings>(setIds().contains(id) ? id : setIds().front())) {}

const QString& PieceSet::id() const { return m_drawings->id(); }

QString PieceSet::name() const {
    return id() == QLatin1String("bold") ? SetNames::tr("Bold") : SetNames::tr("Classic");
}

QPixmap PieceSet::pixmap(Piece piece, qreal side, qreal devicePixelRatio) const {
    const int pixels = static_cast<int>(std::round(side * devicePixelRatio));
    if (piece.isNone() || pixels <= 0) {
        return {};
    }
    return m_drawings->pixmap(piece, pixels, devicePixelRatio);
}

std::vector<PieceSet> allPieceSets() {
    std::vector<PieceSet> sets;
    for (const QString& id : setIds()) {
        sets.emplace_back(id);
    }
    return sets;
}

} // namespace chess
