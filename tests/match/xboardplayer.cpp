#include "xboardplayer.h"

#include "rules/fen.h"
#include "rules/notation.h"

#include <sstream>

namespace chess::match {
namespace {

/// How long an engine may take to tell its features; old ones tell none.
constexpr std::chrono::seconds FeaturePatience{2};

std::string levelCommand(const Limit& limit) {
    std::ostringstream text;
    if (limit.clock) {
        const auto seconds = limit.clock->initial.count() / 1000;
        text << "level " << limit.clock->moves << ' ' << seconds / 60 << ':' << seconds % 60 / 10
             << seconds % 10 << ' ' << static_cast<double>(limit.clock->increment.count()) / 1000;
    } else if (limit.depth) {
        text << "sd " << *limit.depth;
    } else if (limit.moveTime) {
        // Whole seconds are all that the protocol knows.
        text << "st " << std::max<milliseconds::rep>(1, limit.moveTime->count() / 1000);
    } else {
        text << "st 1";
    }
    return text.str();
}

} // namespace

bool XboardPlayer::greet() {
    send("xboard");
    send("protover 2");
    const TimePoint deadline = std::chrono::steady_clock::now() + FeaturePatience;
    std::string line;
    bool isDone = false;
    while (!isDone) {
        const auto reading = process().read(line, deadline);
        if (reading == EngineProcess::Reading::Ended) {
            return false;
        }
        if (reading == EngineProcess::Reading::TimeOut) {
            break;
        }
        if (line.starts_with("feature")) {
            readFeatures(line);
            isDone = line.find("done=1") != std::string::npos;
        }
    }
    for (const auto& [name, value] : settings().options) {
        send(name + " " + value);
    }
    return true;
}

void XboardPlayer::readFeatures(const std::string& line) {
    m_wantsUsermove = m_wantsUsermove || line.find("usermove=1") != std::string::npos;
    m_hasSetboard = m_hasSetboard || line.find("setboard=1") != std::string::npos;
}

bool XboardPlayer::prepareGame() {
    send("new");
    send("easy");
    send("nopost");
    m_isBegun = false;
    m_known = 0;
    return true;
}

void XboardPlayer::beginGame(const Turn& turn) {
    m_isBegun = true;
    send(levelCommand(turn.limit));
    const std::string start = toFen(turn.game.startPosition());
    if (start != InitialFen && m_hasSetboard) {
        send("force");
        send("setboard " + start);
    }
}

void XboardPlayer::sendMove(const Game& game, std::size_t number) {
    send((m_wantsUsermove ? "usermove " : "") + toLongAlgebraic(game.moveAt(number)));
}

void XboardPlayer::askForMove(const Turn& turn) {
    if (!m_isBegun) {
        beginGame(turn);
    }
    send("force");
    for (; m_known < turn.game.ply(); ++m_known) {
        sendMove(turn.game, m_known);
    }
    if (turn.limit.clock) {
        const std::size_t us = index(turn.game.sideToMove());
        send("time " + std::to_string(turn.clocks[us].count() / 10));
        send("otim " + std::to_string(turn.clocks[1 - us].count() / 10));
    }
    send("go");
}

std::optional<Answer> XboardPlayer::understand(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "resign") {
        return Answer{Answer::Kind::Resignation, {}};
    }
    if (word != "move") {
        return std::nullopt;
    }
    Answer answer{Answer::Kind::Move, {}};
    words >> answer.move;
    ++m_known;
    return answer;
}

} // namespace chess::match
