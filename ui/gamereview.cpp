#include "ui/gamereview.h"

#include "ui/pieceletters.h"
#include "ui/textdirection.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chess {
namespace {

struct Review {
    Q_DECLARE_TR_FUNCTIONS(Review)
};

constexpr double InaccuracyLoss = 0.05;
constexpr double MistakeLoss = 0.10;
constexpr double BlunderLoss = 0.20;

/// Beyond this many hundredths of a pawn a loss says no more.
constexpr Score GreatestScore = 1000;

Score seenBy(Color color, Score whiteScore) {
    return color == Color::White ? whiteScore : -whiteScore;
}

} // namespace

GameReview::GameReview(Game game) : m_game(std::move(game)), m_evaluations(m_game.length() + 1) {}

bool GameReview::isAbout(const Game& other) const {
    if (other.length() != length() || !(other.startPosition() == m_game.startPosition())) {
        return false;
    }
    for (std::size_t number = 0; number < length(); ++number) {
        if (other.moveAt(number) != m_game.moveAt(number)) {
            return false;
        }
    }
    return true;
}

void GameReview::set(std::size_t ply, Evaluation evaluation) {
    std::optional<Evaluation>& place = m_evaluations.at(ply);
    if (!place) {
        ++m_knownCount;
    }
    place = std::move(evaluation);
}

std::optional<MoveReview> GameReview::moveAt(std::size_t number) const {
    const auto& before = at(number);
    const auto& after = at(number + 1);
    if (!before || !after) {
        return std::nullopt;
    }
    MoveReview review;
    if (before->best() == m_game.moveAt(number)) {
        return review;
    }
    const Color mover = m_game.positionAt(number).sideToMove();
    const Score best = seenBy(mover, before->score);
    const Score played = seenBy(mover, after->score);
    const auto bounded = [](Score score) {
        return std::clamp(score, -GreatestScore, GreatestScore);
    };
    review.loss = std::max(0, bounded(best) - bounded(played));
    review.chanceLoss = std::max(0.0, winningChance(best) - winningChance(played));
    review.judgement = judge(review.chanceLoss);
    return review;
}

int GameReview::count(Color side, Judgement judgement) const {
    int result = 0;
    for (std::size_t number = 0; number < length(); ++number) {
        const auto review = moveAt(number);
        const bool isTheirs = m_game.positionAt(number).sideToMove() == side;
        result += isTheirs && review && review->judgement == judgement ? 1 : 0;
    }
    return result;
}

double winningChance(Score whiteScore) {
    // One pawn up makes six games of ten, three pawns nearly eight.
    constexpr double Slope = 0.004;
    if (isMate(whiteScore)) {
        return whiteScore > 0 ? 1.0 : 0.0;
    }
    return 1.0 / (1.0 + std::exp(-Slope * whiteScore));
}

Judgement judge(double chanceLoss) {
    return chanceLoss >= BlunderLoss      ? Judgement::Blunder
           : chanceLoss >= MistakeLoss    ? Judgement::Mistake
           : chanceLoss >= InaccuracyLoss ? Judgement::Inaccuracy
                                          : Judgement::Good;
}

QString evaluationText(Score whiteScore) {
    if (isMate(whiteScore)) {
        const int moves = std::abs(movesToMate(whiteScore));
        if (moves == 0) {
            return Review::tr("checkmate");
        }
        return whiteScore > 0 ? Review::tr("White mates in %n", nullptr, moves)
                              : Review::tr("Black mates in %n", nullptr, moves);
    }
    const QString figures = QString::number(std::abs(whiteScore) / 100.0, 'f', 2);
    const QLatin1String plus(whiteScore > 0 ? "+" : "");
    return words::leftToRight(whiteScore < 0 ? QStringLiteral("−") + figures : plus + figures);
}

QString numberedMove(const Game& game, std::size_t number) {
    const Position& before = game.positionAt(number);
    return words::leftToRight(QStringLiteral("%1%2 %3").arg(
        QString::number(before.moveNumber()),
        before.sideToMove() == Color::White ? QStringLiteral(".") : QStringLiteral("..."),
        words::shownMove(game.sanAt(number))));
}

} // namespace chess
