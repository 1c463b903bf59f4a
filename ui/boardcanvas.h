// The board as a picture: the model's position with marks, arrows and pieces on their way.
#pragma once

#include "ui/boardmodel.h"
#include "ui/boardpainter.h"
#include "ui/pieceglide.h"
#include "ui/preferences.h"

#include <QRegion>
#include <QWidget>

namespace chess {

/// Shows what it is told and takes no input; BoardView adds that. Only what has changed is painted
/// anew, and nothing while nothing changes. It is mirrored in no language.
class BoardCanvas : public QWidget {
    Q_OBJECT

public:
    /// The model must outlive the canvas.
    explicit BoardCanvas(BoardModel& model, QWidget* parent = nullptr);

    [[nodiscard]] const BoardModel& model() const { return m_model; }
    [[nodiscard]] const BoardLook& look() const { return m_look; }
    /// Takes over theme, piece set, coordinates and the time of glides.
    void setPreferences(const Preferences& preferences);

    /// Whose pieces begin at the lower edge.
    [[nodiscard]] Color orientation() const { return m_geometry.bottom(); }
    void setOrientation(Color bottom);

    /// All that is marked now, in the order of painting.
    [[nodiscard]] const std::vector<BoardMark>& marks() const { return m_marks; }
    [[nodiscard]] const std::vector<BoardArrow>& arrows() const { return m_arrows; }
    /// The pieces on their way.
    [[nodiscard]] const std::vector<Glide>& glides() const { return m_glide.glides(); }

    [[nodiscard]] QRect rectOf(Square square) const;
    /// NoSquare outside of the squares.
    [[nodiscard]] Square squareAt(QPointF point) const { return m_geometry.squareAt(point); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// A piece in the hand, away from its square.
    struct LiftedPiece {
        Square home = NoSquare;
        QPointF place;

        friend bool operator==(const LiftedPiece&, const LiftedPiece&) = default;
    };

    [[nodiscard]] const BoardGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] Piece pieceAt(Square square) const {
        return m_model.shownPosition().pieceAt(square);
    }

    void setMarks(std::vector<BoardMark> marks);
    void setArrows(std::vector<BoardArrow> arrows);
    void setLiftedPiece(std::optional<LiftedPiece> piece);
    /// Shows another position of the model. A piece carried by hand from `alreadyThere` stands on
    /// its new square at once.
    void showChange(const PositionChange& change, Square alreadyThere = NoSquare);
    /// Lets a piece glide from somewhere to the square where it stands.
    void glideHome(Square square, QPointF place);

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// Places the squares anew, for another size, font, orientation or screen.
    void layOut(Color bottom);
    void renderEmptyBoard();
    void updateGlides();
    [[nodiscard]] QRectF rectOf(const LiftedPiece& piece) const;
    void update(const QRectF& rect) { QWidget::update(rect.toAlignedRect()); }
    using QWidget::update;

    void paintPieces(QPainter& painter, const QRectF& area) const;
    void paintGlides(QPainter& painter) const;
    void paintLiftedPiece(QPainter& painter) const;

    BoardModel& m_model;
    BoardLook m_look;
    BoardGeometry m_geometry;
    /// Frame, coordinates and squares; null when they are to be painted anew.
    QPixmap m_emptyBoard;
    PieceGlide m_glide;
    /// Where the glides were painted last.
    QRegion m_glideArea;
    std::vector<BoardMark> m_marks;
    std::vector<BoardArrow> m_arrows;
    std::optional<LiftedPiece> m_liftedPiece;
    bool m_showsCoordinates = true;
};

} // namespace chess
