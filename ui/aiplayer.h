// The computer as the window knows it: asked in one breath, answering by a signal later.
#pragma once

#include "ui/aiworker.h"
#include "ui/metatypes.h"

#include <QElapsedTimer>
#include <QThread>
#include <QTimer>

namespace chess {

/// Stands between the window and the thread that thinks. Every question cancels the one before;
/// whatever answer was under way to a cancelled question never arrives.
class AiPlayer : public QObject {
    Q_OBJECT

public:
    explicit AiPlayer(QObject* parent = nullptr);
    /// Ends the search under way and waits for its thread.
    ~AiPlayer() override;

    /// The least time between a question for a move and its answer, so that replies feel human.
    void setMinimumDelay(std::chrono::milliseconds delay) { m_minimumDelay = delay; }
    /// Which of equally good moves are played; drawn anew for every program start unless set.
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    /// Forgets what was learnt about the last game.
    void startGame() { m_isNewGame = true; }

    /// Asks for the computer's move where the game stands: `moveChosen` or `drawClaimed`.
    void think(const Game& game, const SearchLimits& limits = ExpertLimits);
    /// Asks for a good move for the person: `moveSuggested`.
    void suggest(const Game& game);
    /// Asks whether the computer would take a draw: `drawAnswered`.
    void considerDraw(const Game& game);

    /// Drops the question under way; there will be no answer.
    void cancel();
    /// Answers the question under way at once with the best found so far.
    void moveNow();
    /// Whether the computer is busy with a move of its own.
    [[nodiscard]] bool isThinking() const { return m_isThinking; }

Q_SIGNALS:
    void thinkingChanged(bool isThinking);
    void progressed(const chess::SearchReport& report);
    void moveChosen(chess::Move move);
    void drawClaimed();
    void moveSuggested(const chess::SearchReport& report);
    void drawAnswered(bool isAccepted);

    /// To the worker: a request lies in the post.
    void requested();

private:
    void ask(SearchRequest request, const Game& game);
    void receiveProgress();
    void receiveReply();
    void deliver();
    void setThinking(bool isThinking);

    std::shared_ptr<SearchPost> m_post = std::make_shared<SearchPost>();
    QThread m_thread;
    /// Lives in the thread, if that was ever needed; goes when it has ended.
    std::unique_ptr<AiWorker> m_worker;
    QTimer m_delay;
    QElapsedTimer m_sinceQuestion;
    std::chrono::milliseconds m_minimumDelay{0};
    std::uint64_t m_seed;
    quint64 m_generation = 0;
    std::shared_ptr<std::atomic<bool>> m_stop;
    SearchReply m_reply;
    bool m_isThinking = false;
    bool m_isNewGame = true;
};

} // namespace chess
