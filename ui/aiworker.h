// The computer's thinking, in a thread of its own: values in, values out.
#pragma once

#include "engine/opponent.h"

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

/// Lives in its thread and answers one question after the other.
class AiWorker : public QObject {
    Q_OBJECT

public:
    /// Always answered by exactly one `answered`.
    void search(const SearchRequest& request);

Q_SIGNALS:
    void progressed(quint64 generation, const chess::SearchReport& report);
    void answered(const chess::SearchReply& reply);

private:
    Opponent m_opponent;
};

} // namespace chess
