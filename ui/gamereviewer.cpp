#include "ui/gamereviewer.h"

namespace chess {

GameReviewer::GameReviewer(QObject* parent) : QObject(parent) {
    auto* worker = new ReviewWorker;
    worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(this, &GameReviewer::requested, worker, &ReviewWorker::review);
    connect(worker, &ReviewWorker::evaluated, this, &GameReviewer::receive);
    m_thread.setObjectName(QStringLiteral("review"));
    m_thread.start(QThread::LowPriority);
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
    Q_EMIT requested({m_generation, game, {{}, m_nodes, {}, {}}, m_stop});
    tellProgress();
}

void GameReviewer::cancel() {
    ++m_generation;
    m_isRunning = false;
    if (m_stop) {
        *m_stop = true;
    }
}

void GameReviewer::receive(quint64 generation, int ply, const Evaluation& evaluation) {
    if (generation != m_generation) {
        return;
    }
    m_review.set(static_cast<std::size_t>(ply), evaluation);
    m_isRunning = !m_review.isComplete();
    tellProgress();
    // Whoever was told last may have begun another review.
    if (generation == m_generation && !m_isRunning) {
        Q_EMIT finished();
    }
}

void GameReviewer::tellProgress() {
    Q_EMIT progressed(static_cast<int>(m_review.knownCount()),
                      static_cast<int>(m_review.length()) + 1);
}

} // namespace chess
