// Reviews a game with the expert's eyes, beside everything else that goes on.
#pragma once

#include "ui/reviewworker.h"

#include <QThread>

namespace chess {

/// Every new review cancels the one before; nothing more arrives of a cancelled one.
class GameReviewer : public QObject {
    Q_OBJECT

public:
    static constexpr std::uint64_t DefaultNodes = 100'000;

    explicit GameReviewer(QObject* parent = nullptr);
    /// Ends the review under way and waits for its thread.
    ~GameReviewer() override;

    /// How much is looked at for each place of the game.
    void setNodes(std::uint64_t nodes) { m_nodes = nodes; }
    /// Reviews all moves of the game, also those that were taken back. `progressed` comes at once
    /// and with each place, the last first; `finished` at the end.
    void start(const Game& game);
    /// Keeps what is known so far.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    /// What is known so far of the game reviewed last.
    [[nodiscard]] const GameReview& review() const { return m_review; }

Q_SIGNALS:
    void progressed(int done, int total);
    void finished();

    /// To the worker: a request lies in the post.
    void requested();

private:
    void receive();
    void tellProgress();

    std::shared_ptr<ReviewPost> m_post = std::make_shared<ReviewPost>();
    QThread m_thread;
    /// Lives in the thread, if that was ever needed; goes when it has ended.
    std::unique_ptr<ReviewWorker> m_worker;
    GameReview m_review;
    std::uint64_t m_nodes = DefaultNodes;
    quint64 m_generation = 0;
    std::shared_ptr<std::atomic<bool>> m_stop;
    bool m_isRunning = false;
};

} // namespace chess
