// The expert's look at a whole game, in a thread of its own: values in, values out.
#pragma once

#include "engine/search.h"
#include "ui/gamereview.h"

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

class ReviewWorker : public QObject {
    Q_OBJECT

public:
    /// One `evaluated` for each place of the game, from the last to the first, unless stopped.
    void review(const ReviewRequest& request);

Q_SIGNALS:
    void evaluated(quint64 generation, int ply, const chess::Evaluation& evaluation);
};

} // namespace chess

Q_DECLARE_METATYPE(chess::Evaluation)
