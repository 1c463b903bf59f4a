#include "ui/aiworker.h"

namespace chess {

void AiWorker::search(const SearchRequest& request) {
    SearchReply reply{request.generation, request.purpose, {}, false};
    if (request.isNewGame) {
        m_opponent.startGame();
    }
    if (request.purpose == SearchRequest::Purpose::DrawOffer || request.canClaimDraw) {
        reply.wantsDraw = m_opponent.isContentWithDraw(request.root, request.computer,
                                                       request.opponent.level, *request.stop);
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

} // namespace chess
