#include "engineplayer.h"

#include "uciplayer.h"
#include "xboardplayer.h"

namespace chess::match {
namespace {

constexpr std::chrono::seconds StartPatience{10};

} // namespace

std::unique_ptr<Player> makePlayer(EngineSettings settings) {
    if (settings.protocol == Protocol::Xboard) {
        return std::make_unique<XboardPlayer>(std::move(settings));
    }
    return std::make_unique<UciPlayer>(std::move(settings));
}

bool EnginePlayer::startGame() {
    if (m_process == nullptr) {
        m_process = std::make_unique<EngineProcess>(m_settings.command);
        if (!greet()) {
            m_process.reset();
            return false;
        }
    }
    if (!prepareGame()) {
        m_process.reset();
        return false;
    }
    return true;
}

Answer EnginePlayer::think(const Turn& turn) {
    askForMove(turn);
    std::string line;
    while (true) {
        const auto reading = m_process->read(line, turn.deadline);
        if (reading == EngineProcess::Reading::Line) {
            if (auto answer = understand(line)) {
                return *answer;
            }
            continue;
        }
        m_process.reset();
        const bool isSilent = reading == EngineProcess::Reading::TimeOut;
        return {isSilent ? Answer::Kind::Silence : Answer::Kind::Gone, {}};
    }
}

bool EnginePlayer::waitFor(std::string_view word) {
    const TimePoint deadline = std::chrono::steady_clock::now() + StartPatience;
    std::string line;
    while (m_process->read(line, deadline) == EngineProcess::Reading::Line) {
        if (line.starts_with(word)) {
            return true;
        }
    }
    return false;
}

} // namespace chess::match
