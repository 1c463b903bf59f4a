#include "ui/gamereviewer.h"

namespace chess {

GameReviewer::GameReviewer(QObject* parent)
    : QObject(parent), m_worker(std::make_unique<ReviewWorker>(m_post)) {
    m_worker->moveToThread(&m_thread);
    connect(this, &GameReviewer::requested, m_worker.get(), &ReviewWorker::review);
    connect(m_worker.get(), &ReviewWorker::evaluated, this, &GameReviewer::receive);
    m_thread.setObjectName(QStringLiteral("review"));
}

GameReviewer::~GameReviewer() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void GameReviewer::start(const Game& game) {
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_review = GameReview(game);
    m_isRunning = true;
    m_post->requests.put({m_generation, game, {{}, m_nodes, {}, {}}, m_stop});
    // The first review starts the thread.
    m_thread.start(QThread::LowPriority);
    Q_EMIT requested();
    tellProgress();
}

void GameReviewer::cancel() {
    ++m_generation;
    m_isRunning = false;
    if (m_stop) {
        *m_stop = true;
    }
}

void GameReviewer::receive() {
    const auto reply = m_post->replies.take();
    if (!reply || reply->generation != m_generation) {
        return;
    }
    m_review.set(reply->ply, reply->evaluation);
    m_isRunning = !m_review.isComplete();
    tellProgress();
    // Whoever was told last may have begun another review.
    if (reply->generation == m_generation && !m_isRunning) {
        Q_EMIT finished();
    }
}

void GameReviewer::tellProgress() {
    Q_EMIT progressed(static_cast<int>(m_review.knownCount()),
                      static_cast<int>(m_review.length()) + 1);
}

} // namespace chess
