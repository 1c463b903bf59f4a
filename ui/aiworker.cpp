#include "ui/aiworker.h"

namespace chess {

void AiWorker::search() {
    // Every question cancels the one before: only the newest is worth the time.
    std::optional<SearchRequest> newest;
    while (auto request = m_post->requests.take()) {
        request->isNewGame = request->isNewGame || (newest && newest->isNewGame);
        newest = std::move(request);
    }
    if (newest) {
        m_post->replies.put(answerTo(*newest));
        Q_EMIT answered();
    }
}

SearchReply AiWorker::answerTo(const SearchRequest& request) {
    SearchReply reply{request.generation, request.purpose, {}, false};
    if (!m_opponent) {
        m_opponent.emplace();
    } else if (request.isNewGame) {
        m_opponent->startGame();
    }
    if (request.purpose == SearchRequest::Purpose::DrawOffer || request.canClaimDraw) {
        reply.wantsDraw = m_opponent->isContentWithDraw(request.root, request.computer,
                                                        request.opponent.level, *request.stop);
    }
    if (request.purpose != SearchRequest::Purpose::DrawOffer && !reply.wantsDraw) {
        reply.result =
            m_opponent->chooseMove(request.root, request.opponent, request.limits, *request.stop,
                                   [this, &request](const SearchReport& report) {
                                       m_post->progress.put({request.generation, report});
                                       Q_EMIT progressed();
                                   });
    }
    return reply;
}

} // namespace chess
