// The game on the board, as a table of eight by eight squares for the views.
#pragma once

#include "rules/game.h"
#include "ui/metatypes.h"

#include <QAbstractTableModel>

namespace chess {

/// How the position now shown arose from the one shown before it, so that pieces can glide.
struct PositionChange {
    enum class Kind : std::uint8_t {
        /// `move` was played on the position shown before.
        Forward,
        /// `move` was taken back; it leads from the position shown now to the one before.
        Back,
        /// Anything else: another game, or several moves at once.
        Jump,
    };
    Kind kind = Kind::Jump;
    Move move{};
};

/// Owns the one Game of the window; nobody keeps a second board. Row 0 is rank 8, column 0 the
/// a-file: turning the board is the views' affair. What is shown can be another place of the
/// game than where it stands: looking through a game does not disturb it.
class BoardModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        /// chess::Piece; an empty square holds none.
        PieceRole = Qt::UserRole,
        /// std::vector<MoveHint>: the moves of the piece on the square, if it may move now.
        MovesRole,
        /// bool: the last move shown began or ended here.
        LastMoveRole,
        /// bool: the king here is in check.
        CheckRole,
    };

    explicit BoardModel(QObject* parent = nullptr);

    [[nodiscard]] const Game& game() const { return m_game; }
    /// Another game takes the place of this one: new, loaded, or begun again.
    void setGame(Game game);
    void setSettings(GameSettings settings);

    /// Plays a legal move where the game stands and shows it, or changes nothing and says why.
    [[nodiscard]] std::optional<MoveError> play(Move move,
                                                std::optional<ClockTimes> clocks = std::nullopt);
    /// Takes back or plays again that many half-moves, as far as there are; shows where the game
    /// then stands. False when there was none.
    bool undo(int halfMoves = 1);
    bool redo(int halfMoves = 1);

    /// Ends that people bring about; see Game.
    bool claimDraw();
    bool agreeDraw();
    bool resign(Color loser);
    bool fallFlag(Color loser);
    /// Notes the time that has run since the last move.
    void setClocks(ClockTimes clocks) { m_game.setClocks(clocks); }

    /// Which place of the game is shown, 0 to game().length().
    [[nodiscard]] std::size_t shownPly() const { return m_shownPly; }
    [[nodiscard]] const Position& shownPosition() const { return m_game.positionAt(m_shownPly); }
    /// The move that led to the position shown; none at the start.
    [[nodiscard]] Move shownMove() const;
    [[nodiscard]] bool isShowingLive() const { return m_shownPly == m_game.ply(); }
    /// Looks at another place of the game, at most its end.
    void showPly(std::size_t ply);
    /// Back to where the game stands.
    void showLive() { showPly(m_game.ply()); }

    [[nodiscard]] static Square squareOf(const QModelIndex& index) {
        return makeSquare(index.column(), 7 - index.row());
    }
    [[nodiscard]] QModelIndex indexOf(Square square) const {
        return index(7 - rankOf(square), fileOf(square));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    /// Another position is shown. Comes after the one dataChanged of all squares.
    void positionChanged(const chess::PositionChange& change);
    /// Moves, outcome or settings of the game have changed.
    void gameChanged();

private:
    void changeShown(std::size_t ply, PositionChange change);
    [[nodiscard]] PositionChange changeTo(std::size_t ply) const;
    /// After the game went to another place of itself.
    void followGame();
    bool declared(bool hasEnded);
    [[nodiscard]] bool isOfLastMove(Square square) const;
    [[nodiscard]] bool isCheckedKing(Square square) const;

    Game m_game;
    std::size_t m_shownPly = 0;
};

} // namespace chess

Q_DECLARE_METATYPE(chess::PositionChange)
