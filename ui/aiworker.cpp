#include "ui/aiworker.h"

namespace chess {

void AiWorker::search(const SearchRequest& request) {
    SearchReply reply{request.generation, request.purpose, {}, false};
    if (request.isNewGame) {
        m_opponent.startGame();
    }
    if (request.purpose == SearchRequest::Purpose::DrawOffer || request.canClaimDraw) {
        reply.wantsDraw = isContentWithDraw(request);
    }
    if (request.purpose != SearchRequest::Purpose::DrawOffer && !reply.wantsDraw) {
        reply.result =
            m_opponent.chooseMove(request.root, request.opponent, request.limits, *request.stop,
                                  [this, &request](const SearchReport& report) {
                                      Q_EMIT progressed(request.generation, report);
                                  });
    }
    Q_EMIT answered(reply);
}

bool AiWorker::isContentWithDraw(const SearchRequest& request) {
    constexpr SearchLimits Glance{.depth = {}, .nodes = 50'000, .moveTime = {}, .clock = {}};
    const Score score =
        m_opponent.searcher().search(request.root, Glance, *request.stop).report.score;
    return request.root.position.sideToMove() == request.computer ? score <= DrawScore
                                                                  : score >= DrawScore;
}

} // namespace chess
