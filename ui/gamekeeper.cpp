#include "ui/gamekeeper.h"

namespace chess {

GameKeeper::GameKeeper(const QString& directory, QObject* parent, const FileSystem& files)
    : QObject(parent), m_worker(std::make_unique<KeepWorker>(m_post, directory, files)) {
    m_worker->moveToThread(&m_thread);
    connect(this, &GameKeeper::requested, m_worker.get(), &KeepWorker::work);
    connect(m_worker.get(), &KeepWorker::answered, this, &GameKeeper::receiveReply);
    m_thread.setObjectName(QStringLiteral("keeper"));
}

GameKeeper::~GameKeeper() {
    m_thread.quit();
    m_thread.wait();
    // Nobody is there to hear of it any more.
    m_worker->disconnect(this);
    // A thread that is told to end leaves what it has not begun with.
    m_worker->work();
}

std::optional<LoadedGame> GameKeeper::find() const {
    return m_requested == 0 ? m_worker->find() : std::nullopt;
}

void GameKeeper::request(std::optional<Game> game) {
    m_post->requests.put({++m_requested, std::move(game)});
    // The first request starts the thread.
    m_thread.start();
    Q_EMIT requested();
}

void GameKeeper::receiveReply() {
    while (const auto reply = m_post->replies.take()) {
        m_answered = reply->number;
        if (reply->error) {
            Q_EMIT failed(*reply->error);
        }
    }
}

} // namespace chess
