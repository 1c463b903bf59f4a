#include "app/consolegame.h"
#include "app/consolehelp.h"
#include "app/consolewords.h"
#include "rules/fen.h"

namespace chess {

ConsoleGame::Then ConsoleGame::resign(const Words& /*words*/) {
    game().resign(game().sideToMove());
    return Then::NextTurn;
}

ConsoleGame::Then ConsoleGame::draw(const Words& /*words*/) {
    if (isOnePlayer()) {
        if (!computerAcceptsDraw()) {
            return answer("The computer declines the draw");
        }
    } else {
        const Color other = !game().sideToMove();
        talk().say(playerName(other) + " - enter draw to accept the draw:");
        const auto line = talk().hear();
        if (!line) {
            return Then::End;
        }
        const Words words = splitWords(*line);
        if (words.empty() || words[0] != "draw") {
            return answer("The " + playerName(other) + " declines the draw");
        }
    }
    game().agreeDraw();
    return Then::NextTurn;
}

bool ConsoleGame::computerAcceptsDraw() {
    const std::atomic<bool> stop = false;
    return m_opponent.isContentWithDraw(SearchRoot(game()), !game().sideToMove(),
                                        m_desk.settings().level, stop);
}

ConsoleGame::Then ConsoleGame::claim(const Words& /*words*/) {
    const auto reason = game().claimableDraw();
    if (!reason) {
        return answer("There is no draw to claim");
    }
    talk().say("Draw claimed: " + reasonText(*reason));
    game().claimDraw();
    return Then::NextTurn;
}

ConsoleGame::Then ConsoleGame::hint(const Words& /*words*/) {
    constexpr SearchLimits Advice{.depth = {}, .nodes = 200'000, .moveTime = {}, .clock = {}};
    const std::atomic<bool> stop = false;
    const Move move = m_opponent.searcher().search(SearchRoot(game()), Advice, stop).move;
    return answer("Hint: " + moveText(game().position(), move));
}

ConsoleGame::Then ConsoleGame::fen(const Words& /*words*/) {
    return answer(toFen(game().position()));
}

ConsoleGame::Then ConsoleGame::moves(const Words& /*words*/) {
    std::string line;
    for (std::size_t number = 0; number < game().ply(); ++number) {
        const Position& before = game().positionAt(number);
        const bool isWhite = before.sideToMove() == Color::White;
        if (isWhite || number == 0) {
            if (!line.empty()) {
                talk().say(line);
            }
            line = std::to_string(before.moveNumber()) + (isWhite ? "." : "...");
        }
        line += ' ' + game().sanAt(number);
    }
    return line.empty() ? answer("No moves yet") : answer(line);
}

ConsoleGame::Then ConsoleGame::help(const Words& /*words*/) { return answer(gameHelp()); }

} // namespace chess
