// The expert's look at a whole game, in a thread of its own: values in, values out.
#pragma once

#include "engine/search.h"
#include "ui/gamereview.h"
#include "ui/mailbox.h"

#include <QObject>

#include <memory>

namespace chess {

/// Everything in it is a copy, but for the flag that ends the review.
struct ReviewRequest {
    /// Comes back with the answers; those to an older question are dropped.
    quint64 generation = 0;
    Game game;
    SearchLimits limits;
    std::shared_ptr<std::atomic<bool>> stop;
};

/// What one place of the game is worth.
struct ReviewReply {
    quint64 generation = 0;
    std::size_t ply = 0;
    Evaluation evaluation;
};

/// Everything that passes between the window and the worker.
struct ReviewPost {
    Mailbox<ReviewRequest> requests;
    Mailbox<ReviewReply> replies;
};

class ReviewWorker : public QObject {
    Q_OBJECT

public:
    explicit ReviewWorker(std::shared_ptr<ReviewPost> post) : m_post(std::move(post)) {}

    /// Takes the next request, and leaves one reply for each place of the game, from the last to
    /// the first, unless stopped.
    void review();

Q_SIGNALS:
    /// A reply lies in the post.
    void evaluated();

private:
    std::shared_ptr<ReviewPost> m_post;
};

} // namespace chess
