#include "ui/moveexplainer.h"

#include "rules/notation.h"
#include "ui/pieceletters.h"
#include "ui/piecewords.h"
#include "ui/words.h"

#include <QCoreApplication>

namespace chess {
namespace {

struct Explainer {
    Q_DECLARE_TR_FUNCTIONS(Explainer)
};

using Kind = MoveReason::Kind;

/// What the move that led to a place of the game took.
LastCapture captureBefore(const Game& game, std::size_t ply) {
    if (ply == 0) {
        return {};
    }
    const Move last = game.moveAt(ply - 1);
    const PieceType taken = game.positionAt(ply - 1).capturedBy(last);
    return taken == PieceType::None ? LastCapture{} : LastCapture{last.to(), taken};
}

QString aboutMaterial(const MoveReason& reason, const QString& subject) {
    const QString the = words::thePiece(reason.piece);
    const QString one = words::aPiece(reason.piece);
    const QString square = words::square(reason.square);
    switch (reason.kind) {
    case Kind::Promotes:
        return Explainer::tr("%1 turns the pawn into %2.").arg(subject, one);
    case Kind::LeadsToPromotion:
        return Explainer::tr("%1 lets a pawn become %2.").arg(subject, one);
    case Kind::WinsPieceOn:
        return Explainer::tr("%1 wins %2 on %3.").arg(subject, the, square);
    case Kind::WinsPiece:
        return Explainer::tr("%1 wins %2.").arg(subject, one);
    case Kind::WinsPieceFor:
        return Explainer::tr("%1 wins %2 for %3.").arg(subject, one, words::aPiece(reason.other));
    case Kind::WinsMaterial:
        return Explainer::tr("%1 wins more than it costs.").arg(subject);
    case Kind::WinsBack:
        return Explainer::tr("%1 wins back what was taken.").arg(subject);
    case Kind::TakesBack:
        return Explainer::tr("%1 takes back on %2.").arg(subject, square);
    case Kind::SavesPiece:
        return Explainer::tr("%1 brings %2 to safety.").arg(subject, the);
    case Kind::ProtectsPieceOn:
        return Explainer::tr("%1 protects %2 on %3.").arg(subject, the, square);
    case Kind::Attacks:
        return Explainer::tr("%1 attacks %2 on %3.").arg(subject, the, square);
    case Kind::Forks:
        return Explainer::tr("%1 attacks %2 and %3 at once.")
            .arg(subject, the, words::thePiece(reason.other));
    case Kind::ForksAlike:
        return Explainer::tr("%1 attacks two pieces at once.").arg(subject);
    case Kind::Trades:
        return Explainer::tr("%1 trades %2 for %3.").arg(subject, one, words::aPiece(reason.other));
    case Kind::TradesAlike:
        return Explainer::tr("%1 makes an even trade.").arg(subject);
    case Kind::Develops:
        return Explainer::tr("%1 brings %2 into play.").arg(subject, the);
    default:
        return {};
    }
}

QString aboutKings(const MoveReason& reason, const QString& subject) {
    switch (reason.kind) {
    case Kind::Checkmates:
        return Explainer::tr("%1 is checkmate.").arg(subject);
    case Kind::ForcesMate:
        return Explainer::tr("%1 forces checkmate in %n.", nullptr, reason.moves).arg(subject);
    case Kind::StopsMate:
        return reason.square == NoSquare
                   ? Explainer::tr("%1 stops the threatened checkmate.").arg(subject)
                   : Explainer::tr("%1 stops the checkmate on %2.")
                         .arg(subject, words::square(reason.square));
    case Kind::ThreatensMate:
        return Explainer::tr("%1 threatens checkmate.").arg(subject);
    case Kind::Castles:
        return Explainer::tr("%1 brings the king into safety.").arg(subject);
    case Kind::Stalemates:
        return Explainer::tr("%1 makes a draw by stalemate.").arg(subject);
    case Kind::LeavesCheck:
        return Explainer::tr("%1 gets the king out of check.").arg(subject);
    case Kind::GivesCheck:
        return Explainer::tr("%1 gives check.").arg(subject);
    case Kind::CentralisesKing:
        return Explainer::tr("%1 brings the king towards the centre.").arg(subject);
    case Kind::DelaysMate:
        return Explainer::tr("%1 puts off the checkmate longest.").arg(subject);
    default:
        return {};
    }
}

QString aboutPlans(const MoveReason& reason, const QString& subject) {
    switch (reason.kind) {
    case Kind::TakesCentre:
        return Explainer::tr("%1 takes space in the centre.").arg(subject);
    case Kind::PushesPassedPawn:
        return Explainer::tr("%1 advances a passed pawn.").arg(subject);
    case Kind::OpensFileForRook:
        return Explainer::tr("%1 puts the rook on an open file.").arg(subject);
    case Kind::KeepsWinning:
        return Explainer::tr("%1 keeps a winning position.").arg(subject);
    case Kind::KeepsAdvantage:
        return Explainer::tr("%1 keeps the better position.").arg(subject);
    case Kind::DefendsBest:
        return Explainer::tr("%1 defends best.").arg(subject);
    default:
        return Explainer::tr("%1 keeps the balance.").arg(subject);
    }
}

QString praise(Judgement judgement, const QString& played) {
    return judgement == Judgement::Best ? Explainer::tr("%1 was the best move.").arg(played)
                                        : Explainer::tr("%1 was a good move.").arg(played);
}

QString blame(Judgement judgement, const QString& played, const QString& why) {
    switch (judgement) {
    case Judgement::Inaccuracy:
        return Explainer::tr("%1 was not the best: %2", "move, and a sentence why")
            .arg(played, why);
    case Judgement::Mistake:
        return Explainer::tr("%1 was a mistake: %2", "move, and a sentence why").arg(played, why);
    default:
        return Explainer::tr("%1 was a blunder: %2", "move, and a sentence why").arg(played, why);
    }
}

/// The reason for the best move at a place of the game.
MoveReason reasonAt(const GameReview& review, std::size_t ply) {
    const Position& position = review.game().positionAt(ply);
    const Evaluation& evaluation = *review.at(ply);
    const bool isWhite = position.sideToMove() == Color::White;
    return reasonFor(position, evaluation.line, isWhite ? evaluation.score : -evaluation.score,
                     captureBefore(review.game(), ply));
}

QString bestMoveText(const GameReview& review, std::size_t ply) {
    return words::shownMove(toSan(review.game().positionAt(ply), review.at(ply)->best()));
}

} // namespace

QString sentence(const MoveReason& reason, const QString& subject) {
    const QString material = aboutMaterial(reason, subject);
    const QString text = material.isEmpty() ? aboutKings(reason, subject) : material;
    return text.isEmpty() ? aboutPlans(reason, subject) : text;
}

QString explainMove(const Position& position, const std::vector<Move>& line, Score score,
                    LastCapture lastCapture) {
    return sentence(reasonFor(position, line, score, lastCapture),
                    Explainer::tr("It", "a move, as in: It wins the bishop."));
}

QString explainMove(const Game& game, const std::vector<Move>& line, Score score) {
    return explainMove(game.position(), line, score, captureBefore(game, game.ply()));
}

QString explainReview(const GameReview& review, std::size_t number) {
    const auto judged = review.moveAt(number);
    if (!judged) {
        return {};
    }
    const QString played = numberedMove(review.game(), number);
    if (judged->judgement <= Judgement::Good) {
        return praise(judged->judgement, played);
    }
    const MoveReason better = reasonAt(review, number);
    const QString best = bestMoveText(review, number);
    if (!better.isForcing() && !review.at(number + 1)->line.empty()) {
        const MoveReason answer = reasonAt(review, number + 1);
        if (answer.isForcing()) {
            const QString subject =
                Explainer::tr("the answer %1", "a move, as in: the answer Bxd2 wins the queen")
                    .arg(bestMoveText(review, number + 1));
            const QString text = blame(judged->judgement, played, sentence(answer, subject));
            return Explainer::tr("%1 Better was %2.", "a sentence, then a move").arg(text, best);
        }
    }
    return blame(judged->judgement, played, sentence(better, best));
}

} // namespace chess
