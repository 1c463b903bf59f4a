// The computer's thinking, in a thread of its own: values in, values out.
#pragma once

#include "engine/opponent.h"
#include "ui/mailbox.h"

#include <QObject>

#include <memory>

namespace chess {

/// One question to the worker. Everything in it is a copy, but for the flag that ends the search.
struct SearchRequest {
    enum class Purpose : std::uint8_t {
        /// A move for the computer, or its claim of a draw.
        Move,
        /// A good move for the person, at full strength.
        Hint,
        /// Whether the computer would take a draw now.
        DrawOffer,
    };

    /// Comes back with the answer; an answer to an older question is dropped.
    quint64 generation = 0;
    Purpose purpose = Purpose::Move;
    SearchRoot root;
    OpponentSettings opponent;
    SearchLimits limits;
    /// The computer's own colour.
    Color computer = Color::Black;
    /// There is a draw to claim, if the computer likes.
    bool canClaimDraw = false;
    /// A new game has begun since the last question.
    bool isNewGame = false;
    std::shared_ptr<std::atomic<bool>> stop;
};

struct SearchReply {
    quint64 generation = 0;
    SearchRequest::Purpose purpose = SearchRequest::Purpose::Move;
    SearchResult result;
    /// The computer claims or takes the draw.
    bool wantsDraw = false;
};

/// What a search has found so far.
struct SearchProgress {
    quint64 generation = 0;
    SearchReport report;
};

/// Everything that passes between the window and the worker.
struct SearchPost {
    Mailbox<SearchRequest> requests;
    Mailbox<SearchProgress> progress;
    Mailbox<SearchReply> replies;
};

/// Lives in its thread and answers one question after the other.
class AiWorker : public QObject {
    Q_OBJECT

public:
    explicit AiWorker(std::shared_ptr<SearchPost> post) : m_post(std::move(post)) {}

    /// Takes all requests that have come, and leaves exactly one reply, to the newest.
    void search();

Q_SIGNALS:
    /// A progress lies in the post.
    void progressed();
    /// A reply lies in the post.
    void answered();

private:
    SearchReply answerTo(const SearchRequest& request);

    std::shared_ptr<SearchPost> m_post;
    /// Made with the first question, in the worker's own thread.
    std::optional<Opponent> m_opponent;
};

} // namespace chess
