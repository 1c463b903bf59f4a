#include "ui/boardreader.h"

#include "ui/chessclock.h"
#include "ui/latinkey.h"
#include "ui/playercard.h"
#include "ui/words.h"

#include <QKeyEvent>

namespace chess {
namespace {

/// From the most valuable to the least, as people read a position out.
constexpr std::array AllKinds{PieceType::King,   PieceType::Queen,  PieceType::Rook,
                              PieceType::Bishop, PieceType::Knight, PieceType::Pawn};

QString joined(const QStringList& parts) {
    return parts.join(BoardReader::tr(", ", "between listed squares"));
}

/// "b1, g1", or "none".
QString namesOf(Bitboard squares) {
    QStringList names;
    while (squares != 0) {
        names += words::square(popFirst(squares));
    }
    return names.isEmpty() ? BoardReader::tr("none", "no pieces") : joined(names);
}

QString kindName(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return BoardReader::tr("Pawns");
    case PieceType::Knight:
        return BoardReader::tr("Knights");
    case PieceType::Bishop:
        return BoardReader::tr("Bishops");
    case PieceType::Rook:
        return BoardReader::tr("Rooks");
    case PieceType::Queen:
        return BoardReader::tr("Queens");
    default:
        return BoardReader::tr("Kings");
    }
}

/// "king e1, rook a1, rook h1" of those pieces.
QString piecesOn(const Position& position, Bitboard squares) {
    QStringList parts;
    for (const PieceType type : AllKinds) {
        Bitboard ofKind = squares & position.pieces(type);
        while (ofKind != 0) {
            parts += BoardReader::tr("%1 %2", "a piece and where it stands")
                         .arg(words::pieceType(type), words::square(popFirst(ofKind)));
        }
    }
    return parts.isEmpty() ? BoardReader::tr("none", "no pieces") : joined(parts);
}

/// The key of each kind of piece. R means redo on the board, so rooks have T, for tower.
std::optional<PieceType> kindOfKey(int key) {
    switch (key) {
    case Qt::Key_P:
        return PieceType::Pawn;
    case Qt::Key_N:
        return PieceType::Knight;
    case Qt::Key_B:
        return PieceType::Bishop;
    case Qt::Key_T:
        return PieceType::Rook;
    case Qt::Key_Q:
        return PieceType::Queen;
    case Qt::Key_K:
        return PieceType::King;
    default:
        return std::nullopt;
    }
}

} // namespace

BoardReader::BoardReader(const BoardModel& model, const ChessClock& clock, QObject* parent)
    : QObject(parent), m_model(model), m_clock(clock) {}

Color BoardReader::ownColor() const {
    const GameSettings& settings = m_model.game().settings();
    return settings.mode == GameMode::OnePlayer ? settings.firstPlayerColor
                                                : m_model.shownPosition().sideToMove();
}

QString BoardReader::occupied(Bitboard squares) const {
    const Position& position = m_model.shownPosition();
    Bitboard left = squares & position.occupied();
    QStringList parts;
    while (left != 0) {
        const Square square = popFirst(left);
        parts += words::square(square, position.pieceAt(square));
    }
    return parts.isEmpty() ? tr("empty") : parts.join(tr("; ", "between squares with pieces"));
}

QString BoardReader::rank(int rank) const {
    return tr("Rank %1: %2.").arg(rank + 1).arg(occupied(rankBits(rank)));
}

QString BoardReader::file(int file) const {
    return tr("File %1: %2.").arg(QChar(u'a' + file)).arg(occupied(fileBits(file)));
}

QString BoardReader::pieces(PieceType type) const {
    const Position& position = m_model.shownPosition();
    const Color own = ownColor();
    return tr("%1. %2: %3. %4: %5.", "a kind of piece, then each side and where its pieces stand")
        .arg(kindName(type), words::side(own), namesOf(position.pieces(own, type)),
             words::side(!own), namesOf(position.pieces(!own, type)));
}

QString BoardReader::overview() const {
    const Position& position = m_model.shownPosition();
    const Color own = ownColor();
    return tr("%1 to move. %2: %3. %4: %5.", "a side, then each side and its pieces")
        .arg(words::side(position.sideToMove()), words::side(own),
             piecesOn(position, position.pieces(own)), words::side(!own),
             piecesOn(position, position.pieces(!own)));
}

QString BoardReader::attackers(Square square) const {
    const Position& position = m_model.shownPosition();
    const Color own = ownColor();
    const auto from = [&](Color side) {
        return piecesOn(position, position.attackersTo(square, side, position.occupied()));
    };
    return tr("%1. Attacked by %2: %3. By %4: %5.", "a square, then each side and its pieces")
        .arg(words::square(square, position.pieceAt(square)), words::side(own), from(own),
             words::side(!own), from(!own));
}

QString BoardReader::lastMove() const {
    const std::size_t ply = m_model.shownPly();
    if (ply == 0) {
        return tr("No move has been made yet.");
    }
    const Position& before = m_model.game().positionAt(ply - 1);
    const QString text =
        tr("Move %1, %2: %3.", "number, side, and the move told in words")
            .arg(before.moveNumber())
            .arg(words::side(before.sideToMove()), words::move(before, m_model.shownMove()));
    return m_model.shownPosition().isCheck() ? tr("%1 Check.", "a move was told").arg(text) : text;
}

QString BoardReader::clocks() const {
    if (!m_clock.isUsed()) {
        return tr("This game has no clock.");
    }
    const GameSettings& settings = m_model.game().settings();
    const Color own = ownColor();
    return tr("%1: %2. %3: %4.", "each player and the time that is left")
        .arg(words::player(settings, own), clockText(m_clock.remaining(own)),
             words::player(settings, !own), clockText(m_clock.remaining(!own)));
}

QString BoardReader::selection(Square square) const {
    if (square == NoSquare) {
        return tr("Nothing is selected.");
    }
    const QModelIndex index = m_model.indexOf(square);
    QStringList targets;
    for (const MoveHint& hint : index.data(BoardModel::MovesRole).value<std::vector<MoveHint>>()) {
        const QString target = words::square(hint.move.to());
        targets += hint.move.isCastling() ? tr("castling to %1", "of the king").arg(target)
                   : hint.captures        ? tr("captures on %1", "of a piece").arg(target)
                                          : target;
    }
    const QString name = index.data(Qt::AccessibleTextRole).toString();
    return targets.isEmpty() ? tr("%1, selected. It cannot move.").arg(name)
                             : tr("%1, selected. It can go to: %2.").arg(name, joined(targets));
}

QString BoardReader::news(const PositionChange& change) const {
    if (!m_model.isShowingLive()) {
        return m_model.shownPly() == 0 ? tr("Start of the game.") : lastMove();
    }
    const Game& game = m_model.game();
    const QString now = words::situation(game);
    const auto with = [&now](const QString& news) { return news + QLatin1Char(' ') + now; };
    switch (change.kind) {
    case PositionChange::Kind::Forward: {
        const Position& before = game.positionAt(game.ply() - 1);
        return with(tr("%1: %2.", "a player, and the move told in words")
                        .arg(words::player(game.settings(), before.sideToMove()),
                             words::move(before, change.move)));
    }
    case PositionChange::Kind::Back:
        return with(tr("Taken back: %1.", "a move told in words")
                        .arg(words::move(game.position(), change.move)));
    case PositionChange::Kind::Jump:
        break;
    }
    return game.ply() == 0 ? now : with(lastMove());
}

std::optional<QString> BoardReader::answer(const QKeyEvent& key, Square cursor) const {
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    const bool isShifted = modifiers == Qt::ShiftModifier;
    if (!isShifted && modifiers != Qt::NoModifier) {
        return std::nullopt;
    }
    const int letter = latinKey(key);
    // Some keyboards have the digits with Shift only.
    if (letter >= Qt::Key_1 && letter <= Qt::Key_8) {
        return rank(letter - Qt::Key_1);
    }
    if (isShifted) {
        const bool isFile = letter >= Qt::Key_A && letter <= Qt::Key_H;
        return isFile ? std::optional(file(letter - Qt::Key_A)) : std::nullopt;
    }
    if (const auto kind = kindOfKey(letter)) {
        return pieces(*kind);
    }
    switch (letter) {
    case Qt::Key_D:
        return overview();
    case Qt::Key_A:
        return attackers(cursor);
    case Qt::Key_L:
        return lastMove();
    case Qt::Key_W:
        return clocks();
    default:
        return std::nullopt;
    }
}

} // namespace chess
