#include "ui/words.h"

#include "rules/fen.h"
#include "rules/notation.h"
#include "ui/pieceletters.h"
#include "ui/piecewords.h"
#include "ui/textdirection.h"

#include <QCoreApplication>

namespace chess::words {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString whitePiece(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return Words::tr("white pawn");
    case PieceType::Knight:
        return Words::tr("white knight");
    case PieceType::Bishop:
        return Words::tr("white bishop");
    case PieceType::Rook:
        return Words::tr("white rook");
    case PieceType::Queen:
        return Words::tr("white queen");
    case PieceType::King:
        return Words::tr("white king");
    case PieceType::None:
        break;
    }
    return {};
}

QString blackPiece(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return Words::tr("black pawn");
    case PieceType::Knight:
        return Words::tr("black knight");
    case PieceType::Bishop:
        return Words::tr("black bishop");
    case PieceType::Rook:
        return Words::tr("black rook");
    case PieceType::Queen:
        return Words::tr("black queen");
    case PieceType::King:
        return Words::tr("black king");
    case PieceType::None:
        break;
    }
    return {};
}

/// Whose win the person of a one-player game reads about: their own is told as "You win".
bool isUnnamedPerson(const GameSettings& settings, Color color) {
    return settings.mode == GameMode::OnePlayer && !settings.isComputer(color) &&
           settings.nameOf(color).empty();
}

QString win(EndReason reason, const GameSettings& settings, Color winner) {
    if (isUnnamedPerson(settings, winner)) {
        switch (reason) {
        case EndReason::Checkmate:
            return Words::tr("Checkmate! You win.");
        case EndReason::Resignation:
            return Words::tr("%1 resigned. You win.").arg(player(settings, !winner));
        case EndReason::Time:
            return Words::tr("%1 ran out of time. You win.").arg(player(settings, !winner));
        default:
            return Words::tr("You win.");
        }
    }
    const QString name = player(settings, winner);
    const bool loserIsYou = isUnnamedPerson(settings, !winner);
    switch (reason) {
    case EndReason::Checkmate:
        return Words::tr("Checkmate! %1 wins.").arg(name);
    case EndReason::Resignation:
        return loserIsYou ? Words::tr("You resigned. %1 wins.").arg(name)
                          : Words::tr("%1 resigned. %2 wins.").arg(player(settings, !winner), name);
    case EndReason::Time:
        return loserIsYou
                   ? Words::tr("You ran out of time. %1 wins.").arg(name)
                   : Words::tr("%1 ran out of time. %2 wins.").arg(player(settings, !winner), name);
    default:
        return Words::tr("%1 wins.").arg(name);
    }
}

/// What the last move is worth telling: every move of the computer, of people the promotions.
QString lastMove(const Game& game) {
    const std::size_t number = game.ply() - 1;
    const Move move = game.moveAt(number);
    const Color mover = game.positionAt(number).sideToMove();
    const QString name = player(game.settings(), mover);
    if (move.isPromotion() && !isUnnamedPerson(game.settings(), mover)) {
        return Words::tr("%1 promoted to %2.").arg(name, aPiece(move.promotion()));
    }
    return game.settings().isComputer(mover)
               ? Words::tr("%1 played %2.").arg(name, shownMove(game.sanAt(number)))
               : QString();
}

QString draw(EndReason reason) {
    switch (reason) {
    case EndReason::Stalemate:
        return Words::tr("Draw by stalemate: there is no legal move.");
    case EndReason::DeadPosition:
        return Words::tr("Draw: neither side can ever checkmate.");
    case EndReason::FivefoldRepetition:
        return Words::tr("Draw: the same position came up five times.");
    case EndReason::SeventyFiveMoves:
        return Words::tr("Draw: seventy-five moves without a capture or a pawn move.");
    case EndReason::ThreefoldRepetition:
        return Words::tr("Draw claimed: the same position came up three times.");
    case EndReason::FiftyMoves:
        return Words::tr("Draw claimed: fifty moves without a capture or a pawn move.");
    case EndReason::Agreement:
        return Words::tr("Draw by agreement.");
    case EndReason::Time:
        return Words::tr("Draw: time ran out, but the other side could never checkmate.");
    default:
        return Words::tr("The game is a draw.");
    }
}

} // namespace

QString square(Square square) { return leftToRight(QString::fromStdString(toText(square))); }

QString square(Square square, Piece piece) {
    return Words::tr("%1, %2", "a square and what stands on it")
        .arg(words::square(square), piece.isNone() ? Words::tr("empty") : words::piece(piece));
}

QString pieceType(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return Words::tr("pawn");
    case PieceType::Knight:
        return Words::tr("knight");
    case PieceType::Bishop:
        return Words::tr("bishop");
    case PieceType::Rook:
        return Words::tr("rook");
    case PieceType::Queen:
        return Words::tr("queen");
    case PieceType::King:
        return Words::tr("king");
    case PieceType::None:
        break;
    }
    return {};
}

QString piece(Piece piece) {
    if (piece.isNone()) {
        return {};
    }
    return piece.color() == Color::White ? whitePiece(piece.type()) : blackPiece(piece.type());
}

QString side(Color color) {
    return color == Color::White ? Words::tr("White") : Words::tr("Black");
}

QString player(const GameSettings& settings, Color color) {
    if (settings.isComputer(color)) {
        return Words::tr("Computer");
    }
    if (const std::string& name = settings.nameOf(color); !name.empty()) {
        return isolated(QString::fromStdString(name));
    }
    if (settings.mode == GameMode::OnePlayer) {
        return Words::tr("You");
    }
    return color == settings.firstPlayerColor ? Words::tr("Player 1") : Words::tr("Player 2");
}

QString welcome(const GameSettings& settings) {
    if (isUnnamedPerson(settings, settings.firstPlayerColor)) {
        return Words::tr("Welcome back.");
    }
    const QString first = player(settings, settings.firstPlayerColor);
    return settings.mode == GameMode::OnePlayer
               ? Words::tr("Welcome back, %1.").arg(first)
               : Words::tr("Welcome back, %1 and %2.")
                     .arg(first, player(settings, !settings.firstPlayerColor));
}

QString level(int level) {
    switch (level) {
    case 1:
        return Words::tr("Noob");
    case 2:
        return Words::tr("Easy");
    case 3:
        return Words::tr("Moderate");
    case 4:
        return Words::tr("Hard");
    default:
        return Words::tr("Expert");
    }
}

QString levelHint(int level) {
    switch (level) {
    case 1:
        return Words::tr("Takes what it can, and sees no danger.");
    case 2:
        return Words::tr("Looks at your answer, too. Good for learning.");
    case 3:
        return Words::tr("Thinks three half-moves ahead and punishes slips.");
    case 4:
        return Words::tr("Thinks four half-moves ahead. Rarely loses a piece.");
    default:
        return Words::tr("Plays like a master. Take your time.");
    }
}

QString moveError(MoveError error) {
    switch (error) {
    case MoveError::GameOver:
        return Words::tr("The game is over.");
    case MoveError::NoPieceThere:
        return Words::tr("There is no piece on that square.");
    case MoveError::NotYourPiece:
        return Words::tr("That is not your piece.");
    case MoveError::CannotGoThere:
        return Words::tr("That piece can't go there.");
    case MoveError::LeavesKingInCheck:
        return Words::tr("You can't move there: your king would be in check.");
    case MoveError::CastlingNotPossible:
        return Words::tr("You can't castle there now.");
    case MoveError::PromotionMissing:
        return Words::tr("Say what the pawn becomes, as in e8=Q.");
    case MoveError::PromotionNotPossible:
        return Words::tr("A pawn can't become that here.");
    case MoveError::Empty:
        return Words::tr("Type a move, as in e2e4 or Nf3.");
    case MoveError::UnexpectedCharacter:
        return Words::tr("That is not a move. Type it as in e2e4 or Nf3.");
    case MoveError::Ambiguous:
        return Words::tr("More than one piece can go there: say which, as in Nbd2.");
    }
    return {};
}

QString outcome(const Outcome& outcome, const GameSettings& settings) {
    return outcome.winner ? win(outcome.reason, settings, *outcome.winner) : draw(outcome.reason);
}

QString result(const std::optional<Outcome>& outcome) {
    if (!outcome) {
        return QStringLiteral("*");
    }
    if (!outcome->winner) {
        return QStringLiteral("½-½");
    }
    return *outcome->winner == Color::White ? QStringLiteral("1-0") : QStringLiteral("0-1");
}

QString status(const Game& game) {
    const QString last = game.ply() > 0 && !game.isOver() ? lastMove(game) : QString();
    return last.isEmpty() ? situation(game) : last + QLatin1Char(' ') + situation(game);
}

QString situation(const Game& game) {
    const GameSettings& settings = game.settings();
    if (const auto end = game.outcome()) {
        return outcome(*end, settings);
    }
    const Color turn = game.sideToMove();
    QStringList sentences;
    if (game.position().isCheck()) {
        sentences += isUnnamedPerson(settings, turn)
                         ? Words::tr("You are in check.")
                         : Words::tr("%1 is in check.").arg(player(settings, turn));
    }
    sentences += settings.isComputer(turn) ? Words::tr("The computer is thinking.")
                 : isUnnamedPerson(settings, turn)
                     ? Words::tr("Your move.")
                     : Words::tr("%1 to move.").arg(player(settings, turn));
    return sentences.join(QLatin1Char(' '));
}

QString line(const Position& start, const std::vector<Move>& moves) {
    constexpr std::size_t Most = 6;
    Position position = start;
    QStringList texts;
    for (std::size_t i = 0; i < moves.size() && i < Most; ++i) {
        texts += shownMove(toSan(position, moves[i]));
        position.apply(moves[i]);
    }
    return leftToRight(texts.join(QLatin1Char(' ')));
}

QString score(Score score) {
    if (isMate(score)) {
        const int moves = std::abs(movesToMate(score));
        return score > 0 ? Words::tr("mate in %n", nullptr, moves)
                         : Words::tr("mated in %n", nullptr, moves);
    }
    const QString figures = QString::number(std::abs(score) / 100.0, 'f', 2);
    return leftToRight((score < 0 ? QStringLiteral("−") : QStringLiteral("+")) + figures);
}

QString move(const Position& before, Move move) {
    if (move.isCastling()) {
        return fileOf(move.to()) == 6 ? Words::tr("castles on the king's side")
                                      : Words::tr("castles on the queen's side");
    }
    const QString name = pieceType(before.pieceAt(move.from()).type());
    const QString from = square(move.from());
    const QString to = square(move.to());
    const QString plain =
        before.isCapture(move)
            ? Words::tr("%1 from %2 takes %3 on %4", "a piece and where it captures")
                  .arg(name, from, pieceType(before.capturedBy(move)), to)
            : Words::tr("%1 from %2 to %3", "a piece and where it goes").arg(name, from, to);
    return move.isPromotion()
               ? Words::tr("%1, promoted to %2").arg(plain, pieceType(move.promotion()))
               : plain;
}

} // namespace chess::words
