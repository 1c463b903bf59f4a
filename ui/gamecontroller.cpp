#include "ui/gamecontroller.h"

#include "rules/fen.h"
#include "rules/notation.h"
#include "ui/pieceletters.h"

namespace chess {

GameController::GameController(BoardModel& model, AiPlayer& computer, ChessClock& clock,
                               QObject* parent)
    : QObject(parent), m_model(model), m_computer(computer), m_clock(clock) {
    connect(&m_computer, &AiPlayer::moveChosen, this, &GameController::receiveComputersMove);
    connect(&m_computer, &AiPlayer::drawClaimed, this, &GameController::claimDraw);
    connect(&m_computer, &AiPlayer::moveSuggested, this, &GameController::receiveHint);
    connect(&m_computer, &AiPlayer::drawAnswered, this, [this](bool isAccepted) {
        Q_EMIT drawOfferAnswered(isAccepted);
        if (isAccepted) {
            agreeDraw();
        }
    });
    connect(&m_computer, &AiPlayer::thinkingChanged, this, &GameController::stateChanged);
    connect(&m_clock, &ChessClock::flagFell, this, &GameController::fallFlag);
}

void GameController::begin(Game game) {
    suspend();
    m_computer.startGame();
    m_clock.set(game.settings().timeControl, game.clocks());
    m_model.setGame(std::move(game));
    markSaved();
    Q_EMIT stateChanged();
    advance();
}

void GameController::restart() { restart(game().settings().firstPlayerColor); }

void GameController::restart(Color firstPlayerColor) {
    GameSettings settings = game().settings();
    settings.firstPlayerColor = firstPlayerColor;
    begin(Game(std::move(settings), game().startPosition()));
}

void GameController::suspend() {
    m_computer.cancel();
    m_clock.pause();
}

bool GameController::hasUnsavedChanges() const {
    return m_savedGame ? game() != *m_savedGame : game().length() > 0;
}

Game GameController::snapshot() const {
    Game now = game();
    if (m_clock.isUsed() && !now.isOver()) {
        now.setClocks(m_clock.times());
    }
    return now;
}

bool GameController::isComputersTurn() const {
    return game().settings().isComputer(game().sideToMove());
}

bool GameController::isPersonsTurn() const { return !game().isOver() && !isComputersTurn(); }

Color GameController::personsColor() const {
    const GameSettings& settings = game().settings();
    return settings.mode == GameMode::OnePlayer ? settings.firstPlayerColor : game().sideToMove();
}

void GameController::requestMove(Square from, Square to, PieceType promotion) {
    if (game().isOver()) {
        Q_EMIT moveRejected(MoveError::GameOver, from);
        return;
    }
    if (isComputersTurn()) {
        Q_EMIT moveRejected(MoveError::NotYourPiece, from);
        return;
    }
    const auto move =
        findMove(game().position(), from, to, promotion, game().settings().houseRules);
    if (move) {
        play(*move);
    } else if (move.error() == MoveError::PromotionMissing) {
        Q_EMIT promotionNeeded(from, to);
    } else {
        Q_EMIT moveRejected(move.error(), from);
    }
}

void GameController::requestTypedMove(const QString& text) {
    if (!isPersonsTurn()) {
        Q_EMIT moveRejected(game().isOver() ? MoveError::GameOver : MoveError::NotYourPiece,
                            NoSquare);
        return;
    }
    // With the letters for pieces that are shown; English ones are understood, too.
    std::string written = words::standardMove(text.trimmed()).toStdString();
    auto move = parseMove(game().position(), written, game().settings().houseRules);
    if (!move) {
        written = text.trimmed().toStdString();
        move = parseMove(game().position(), written, game().settings().houseRules);
    }
    if (move) {
        play(*move);
        return;
    }
    const Square from = parseSquare(std::string_view(written).substr(0, 2));
    if (move.error().reason == MoveError::PromotionMissing && from != NoSquare &&
        written.size() == 4) {
        Q_EMIT promotionNeeded(from, parseSquare(std::string_view(written).substr(2, 2)));
    } else {
        Q_EMIT moveRejected(move.error().reason, NoSquare);
    }
}

void GameController::play(Move move) {
    m_computer.cancel();
    const ClockTimes clocksBefore = m_clock.times();
    const auto clocks = m_clock.isUsed()
                            ? std::optional(m_clock.timesAfterMove(game().sideToMove()))
                            : std::nullopt;
    const bool isRunning = m_clock.isRunning();
    // The clock first: whoever hears of the change finds both in step.
    m_clock.set(game().settings().timeControl, clocks);
    if (const auto error = m_model.play(move, clocks)) {
        m_clock.set(game().settings().timeControl, clocksBefore);
        keepClockRunning(isRunning);
        Q_EMIT moveRejected(*error, move.from());
        return;
    }
    Q_EMIT movePlayed(move);
    if (!game().isOver()) {
        m_clock.run(game().sideToMove());
    }
    endIfOver();
    Q_EMIT stateChanged();
    advance();
}

void GameController::advance() {
    if (!game().isOver() && isComputersTurn()) {
        letComputerMove();
    }
}

void GameController::endIfOver() {
    if (const auto outcome = game().outcome()) {
        suspend();
        Q_EMIT gameOver(*outcome);
    }
}

std::size_t GameController::halfMovesToUndo() const {
    const std::size_t played = game().ply();
    if (game().settings().mode == GameMode::TwoPlayers || played == 0) {
        return std::min<std::size_t>(played, 1);
    }
    // Back to the person's turn: past the computer's reply, if it has come.
    const std::size_t wanted = isComputersTurn() ? 1 : 2;
    return played >= wanted ? wanted : 0;
}

std::size_t GameController::halfMovesToRedo() const {
    const std::size_t left = game().length() - game().ply();
    const bool isOneByOne = game().settings().mode == GameMode::TwoPlayers || isComputersTurn();
    return std::min<std::size_t>(left, isOneByOne ? 1 : 2);
}

void GameController::undo() { goToPlace(game().ply() - halfMovesToUndo()); }

void GameController::redo() {
    goToPlace(game().ply() + halfMovesToRedo());
    endIfOver();
}

void GameController::playFromShown() { goToPlace(m_model.shownPly()); }

void GameController::goToPlace(std::size_t ply) {
    const bool isRunning = m_clock.isRunning();
    const auto halfMoves = static_cast<int>(ply) - static_cast<int>(game().ply());
    suspend();
    if (halfMoves != 0) {
        // The clock first: whoever hears of the change finds both in step.
        m_clock.set(game().settings().timeControl, game().clocksAt(ply));
        halfMoves > 0 ? m_model.redo(halfMoves) : m_model.undo(-halfMoves);
    }
    keepClockRunning(isRunning);
    Q_EMIT stateChanged();
    advance();
}

void GameController::keepClockRunning(bool wasRunning) {
    // Before the first move the clocks stand.
    if (wasRunning && !game().isOver() && game().ply() > 0) {
        m_clock.run(game().sideToMove());
    }
}

void GameController::resign() {
    const Color loser = personsColor();
    suspend();
    if (m_model.resign(loser)) {
        endIfOver();
    }
    Q_EMIT stateChanged();
}

void GameController::agreeDraw() {
    suspend();
    if (m_model.agreeDraw()) {
        endIfOver();
    }
    Q_EMIT stateChanged();
}

void GameController::claimDraw() {
    if (m_model.claimDraw()) {
        endIfOver();
    }
    Q_EMIT stateChanged();
}

void GameController::offerDrawToComputer() {
    if (isPersonsTurn()) {
        m_computer.considerDraw(game());
    }
}

void GameController::requestHint() {
    if (isPersonsTurn()) {
        m_computer.suggest(game());
    }
}

void GameController::stopThinking() {
    m_computer.cancel();
    m_clock.pause();
    Q_EMIT stateChanged();
}

void GameController::letComputerMove() {
    if (game().isOver() || !isComputersTurn()) {
        return;
    }
    if (m_clock.isUsed() && game().ply() > 0) {
        m_clock.run(game().sideToMove());
    }
    SearchLimits limits = ExpertLimits;
    if (m_clock.isUsed()) {
        limits.clock = ClockState{m_clock.remaining(game().sideToMove()),
                                  game().settings().timeControl->increment, 0};
    }
    m_computer.think(game(), limits);
    Q_EMIT stateChanged();
}

bool GameController::isComputerWaiting() const {
    return !game().isOver() && isComputersTurn() && !m_computer.isThinking();
}

void GameController::pauseClock() {
    if (!isComputersTurn()) {
        m_clock.pause();
        Q_EMIT stateChanged();
    }
}

void GameController::resumeClock() {
    if (!game().isOver()) {
        m_clock.run(game().sideToMove());
        Q_EMIT stateChanged();
    }
}

void GameController::receiveComputersMove(Move move) {
    if (!game().isOver() && isComputersTurn()) {
        play(move);
    }
}

void GameController::receiveHint(const SearchReport& report) {
    if (!report.line.empty() && isPersonsTurn()) {
        Q_EMIT hintFound(report.line.front(), report);
    }
}

void GameController::fallFlag(Color side) {
    m_computer.cancel();
    m_model.setClocks(m_clock.times());
    if (m_model.fallFlag(side)) {
        endIfOver();
    }
    Q_EMIT stateChanged();
}

} // namespace chess
