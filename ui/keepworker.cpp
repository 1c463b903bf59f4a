#include "ui/keepworker.h"

namespace chess {

void KeepWorker::work() {
    // What is on the disk is replaced as a whole: only the newest is worth the time.
    std::optional<KeepRequest> newest;
    while (auto request = m_post->requests.take()) {
        newest = std::move(request);
    }
    if (!newest) {
        return;
    }
    KeepReply reply{newest->number, std::nullopt};
    if (newest->game) {
        reply.error = m_unfinished.keep(*newest->game);
    } else {
        m_unfinished.forget();
    }
    m_post->replies.put(std::move(reply));
    Q_EMIT answered();
}

} // namespace chess
