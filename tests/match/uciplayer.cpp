#include "uciplayer.h"

#include "rules/fen.h"
#include "rules/notation.h"

#include <sstream>

namespace chess::match {

bool UciPlayer::greet() {
    send("uci");
    if (!waitFor("uciok")) {
        return false;
    }
    for (const auto& [name, value] : settings().options) {
        send("setoption name " + name + " value " + value);
    }
    return true;
}

bool UciPlayer::prepareGame() {
    send("ucinewgame");
    send("isready");
    return waitFor("readyok");
}

void UciPlayer::askForMove(const Turn& turn) {
    send(uciPosition(turn.game));
    send(uciGo(turn));
}

std::optional<Answer> UciPlayer::understand(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    if (!(words >> word) || word != "bestmove") {
        return std::nullopt;
    }
    Answer answer{Answer::Kind::Move, {}};
    words >> answer.move;
    return answer;
}

std::string uciPosition(const Game& game) {
    const std::string start = toFen(game.startPosition());
    std::string text = start == InitialFen ? "position startpos" : "position fen " + start;
    for (std::size_t number = 0; number < game.ply(); ++number) {
        text += (number == 0 ? " moves " : " ") + toLongAlgebraic(game.moveAt(number));
    }
    return text;
}

std::string uciGo(const Turn& turn) {
    std::ostringstream text;
    text << "go";
    const Limit& limit = turn.limit;
    if (limit.depth) {
        text << " depth " << *limit.depth;
    }
    if (limit.nodes) {
        text << " nodes " << *limit.nodes;
    }
    if (limit.moveTime) {
        text << " movetime " << limit.moveTime->count();
    }
    if (limit.clock) {
        const auto increment = limit.clock->increment.count();
        text << " wtime " << turn.clocks[0].count() << " btime " << turn.clocks[1].count();
        text << " winc " << increment << " binc " << increment;
        if (turn.movesToGo > 0) {
            text << " movestogo " << turn.movesToGo;
        }
    }
    return text.str();
}

} // namespace chess::match
