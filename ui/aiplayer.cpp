#include "ui/aiplayer.h"

#include <QRandomGenerator>

namespace chess {
namespace {

constexpr SearchLimits HintLimits{
    .depth = {}, .nodes = 300'000, .moveTime = std::chrono::seconds(3), .clock = {}};

} // namespace

AiPlayer::AiPlayer(QObject* parent)
    : QObject(parent), m_worker(std::make_unique<AiWorker>(m_post)),
      m_seed(QRandomGenerator::global()->generate64()) {
    m_worker->moveToThread(&m_thread);
    connect(this, &AiPlayer::requested, m_worker.get(), &AiWorker::search);
    connect(m_worker.get(), &AiWorker::answered, this, &AiPlayer::receiveReply);
    connect(m_worker.get(), &AiWorker::progressed, this, &AiPlayer::receiveProgress);
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &AiPlayer::deliver);
    m_thread.setObjectName(QStringLiteral("computer"));
}

AiPlayer::~AiPlayer() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void AiPlayer::think(const Game& game, const SearchLimits& limits) {
    SearchRequest request;
    request.purpose = SearchRequest::Purpose::Move;
    request.opponent = {
        .level = game.settings().level, .tieBreak = TieBreak::Random, .seed = m_seed};
    request.limits = limits;
    request.canClaimDraw = game.claimableDraw().has_value();
    ask(std::move(request), game);
    setThinking(true);
}

void AiPlayer::suggest(const Game& game) {
    SearchRequest request;
    request.purpose = SearchRequest::Purpose::Hint;
    request.opponent = {.level = MaxLevel, .tieBreak = TieBreak::FirstSquare, .seed = m_seed};
    request.limits = HintLimits;
    ask(std::move(request), game);
}

void AiPlayer::considerDraw(const Game& game) {
    SearchRequest request;
    request.purpose = SearchRequest::Purpose::DrawOffer;
    request.opponent.level = game.settings().level;
    ask(std::move(request), game);
}

void AiPlayer::ask(SearchRequest request, const Game& game) {
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    request.generation = m_generation;
    request.root = SearchRoot(game);
    request.computer = !game.settings().firstPlayerColor;
    request.isNewGame = std::exchange(m_isNewGame, false);
    request.stop = m_stop;
    m_sinceQuestion.start();
    m_post->requests.put(std::move(request));
    // The first question starts the thread.
    m_thread.start(QThread::LowPriority);
    Q_EMIT requested();
}

void AiPlayer::cancel() {
    ++m_generation;
    m_delay.stop();
    if (m_stop) {
        *m_stop = true;
    }
    setThinking(false);
}

void AiPlayer::moveNow() {
    if (m_delay.isActive()) {
        m_delay.stop();
        deliver();
    } else if (m_stop) {
        *m_stop = true;
    }
}

void AiPlayer::receiveProgress() {
    const auto progress = m_post->progress.take();
    if (progress && progress->generation == m_generation && m_isThinking) {
        Q_EMIT progressed(progress->report);
    }
}

void AiPlayer::receiveReply() {
    const auto reply = m_post->replies.take();
    if (!reply || reply->generation != m_generation) {
        return;
    }
    m_reply = *reply;
    const auto used = std::chrono::milliseconds(m_sinceQuestion.elapsed());
    const bool mustWait =
        reply->purpose == SearchRequest::Purpose::Move && used < m_minimumDelay && !m_stop->load();
    if (mustWait) {
        m_delay.start(m_minimumDelay - used);
    } else {
        deliver();
    }
}

void AiPlayer::deliver() {
    setThinking(false);
    switch (m_reply.purpose) {
    case SearchRequest::Purpose::Move:
        if (m_reply.wantsDraw) {
            Q_EMIT drawClaimed();
        } else {
            Q_EMIT moveChosen(m_reply.result.move);
        }
        break;
    case SearchRequest::Purpose::Hint:
        Q_EMIT moveSuggested(m_reply.result.report);
        break;
    case SearchRequest::Purpose::DrawOffer:
        Q_EMIT drawAnswered(m_reply.wantsDraw);
        break;
    }
}

void AiPlayer::setThinking(bool isThinking) {
    if (m_isThinking != isThinking) {
        m_isThinking = isThinking;
        Q_EMIT thinkingChanged(isThinking);
    }
}

} // namespace chess
