#include "ui/boardmodel.h"

#include "ui/words.h"

namespace chess {

BoardModel::BoardModel(QObject* parent) : QAbstractTableModel(parent) {}

void BoardModel::setGame(Game game) {
    m_game = std::move(game);
    changeShown(m_game.ply(), {});
    Q_EMIT gameChanged();
}

void BoardModel::setSettings(GameSettings settings) {
    m_game.setSettings(std::move(settings));
    Q_EMIT gameChanged();
}

std::optional<MoveError> BoardModel::play(Move move, std::optional<ClockTimes> clocks) {
    const bool wasLive = isShowingLive();
    if (const auto error = m_game.play(move, clocks)) {
        return error;
    }
    changeShown(m_game.ply(),
                wasLive ? PositionChange{PositionChange::Kind::Forward, move} : PositionChange{});
    Q_EMIT gameChanged();
    return std::nullopt;
}

bool BoardModel::undo(int halfMoves) {
    int undone = 0;
    while (undone < halfMoves && m_game.undo()) {
        ++undone;
    }
    if (undone > 0) {
        followGame();
    }
    return undone > 0;
}

bool BoardModel::redo(int halfMoves) {
    int redone = 0;
    while (redone < halfMoves && m_game.redo()) {
        ++redone;
    }
    if (redone > 0) {
        followGame();
    }
    return redone > 0;
}

void BoardModel::followGame() {
    if (isShowingLive()) {
        // The game has come to the place that was looked at: its pieces can move now.
        Q_EMIT dataChanged(index(0, 0), index(7, 7), {MovesRole});
    }
    showLive();
    Q_EMIT gameChanged();
}

bool BoardModel::claimDraw() { return declared(m_game.claimDraw()); }
bool BoardModel::agreeDraw() { return declared(m_game.agreeDraw()); }
bool BoardModel::resign(Color loser) { return declared(m_game.resign(loser)); }
bool BoardModel::fallFlag(Color loser) { return declared(m_game.fallFlag(loser)); }

bool BoardModel::declared(bool hasEnded) {
    if (hasEnded) {
        // The moves of a piece end with the game.
        Q_EMIT dataChanged(index(0, 0), index(7, 7), {MovesRole});
        Q_EMIT gameChanged();
    }
    return hasEnded;
}

Move BoardModel::shownMove() const {
    return m_shownPly == 0 ? Move{} : m_game.moveAt(m_shownPly - 1);
}

void BoardModel::showPly(std::size_t ply) {
    const std::size_t target = std::min(ply, m_game.length());
    if (target != m_shownPly) {
        changeShown(target, changeTo(target));
    }
}

PositionChange BoardModel::changeTo(std::size_t ply) const {
    if (ply == m_shownPly + 1) {
        return {PositionChange::Kind::Forward, m_game.moveAt(m_shownPly)};
    }
    if (ply + 1 == m_shownPly && ply < m_game.length()) {
        return {PositionChange::Kind::Back, m_game.moveAt(ply)};
    }
    return {};
}

void BoardModel::changeShown(std::size_t ply, PositionChange change) {
    m_shownPly = ply;
    Q_EMIT dataChanged(index(0, 0), index(7, 7));
    Q_EMIT positionChanged(change);
}

int BoardModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 8; }

int BoardModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 8; }

bool BoardModel::isOfLastMove(Square square) const {
    const Move move = shownMove();
    return !move.isNone() && (move.from() == square || move.to() == square);
}

bool BoardModel::isCheckedKing(Square square) const {
    const Position& position = shownPosition();
    return position.isCheck() && position.kingSquare(position.sideToMove()) == square;
}

QVariant BoardModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Square square = squareOf(index);
    const Piece piece = shownPosition().pieceAt(square);
    switch (role) {
    case Qt::DisplayRole:
        return piece.isNone() ? QString() : words::piece(piece);
    case Qt::AccessibleTextRole:
        return words::square(square, piece);
    case PieceRole:
        return QVariant::fromValue(piece);
    case MovesRole:
        return QVariant::fromValue(isShowingLive() && !m_game.isOver()
                                       ? hintsFor(shownPosition(), square)
                                       : std::vector<MoveHint>());
    case LastMoveRole:
        return isOfLastMove(square);
    case CheckRole:
        return isCheckedKing(square);
    default:
        return {};
    }
}

QVariant BoardModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || section < 0 || section > 7) {
        return {};
    }
    const int letter = orientation == Qt::Horizontal ? 'A' + section : '8' - section;
    return QString(QChar(letter));
}

QHash<int, QByteArray> BoardModel::roleNames() const {
    auto names = QAbstractTableModel::roleNames();
    names.insert({{PieceRole, "piece"},
                  {MovesRole, "moves"},
                  {LastMoveRole, "lastMove"},
                  {CheckRole, "check"}});
    return names;
}

} // namespace chess
