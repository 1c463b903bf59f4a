#include "app/consolegame.h"
#include "app/consolewords.h"

namespace chess {

ConsoleGame::Then ConsoleGame::undo(const Words& /*words*/) {
    const bool isFull = m_desk.hasFullHistory();
    if (!isOnePlayer() && !isFull) {
        return answer("Undo command not available in 2 players mode");
    }
    // The computer's opening move alone is no pair.
    const std::size_t step = isOnePlayer() ? 2 : 1;
    const bool isPossible = isFull ? game().ply() >= step : m_undoablePairs > 0;
    if (!isPossible) {
        return answer("Empty history, move cannot be undone");
    }
    for (std::size_t count = 0; count < step; ++count) {
        undoOne();
    }
    m_undoablePairs = std::max(m_undoablePairs - 1, 0);
    return Then::Board;
}

void ConsoleGame::undoOne() {
    const Move move = game().moveAt(game().ply() - 1);
    game().undo();
    talk().say("Undo move for player " + colorName(game().sideToMove()) + " : " +
               squareText(move.to()) + " -> " + squareText(move.from()));
}

ConsoleGame::Then ConsoleGame::redo(const Words& /*words*/) {
    if (!isOnePlayer() && !m_desk.hasFullHistory()) {
        return answer("Redo command not available in 2 players mode");
    }
    if (!game().canRedo()) {
        return answer("Empty history, move cannot be redone");
    }
    redoOne();
    if (isComputersTurn() && game().canRedo()) {
        redoOne();
    }
    m_undoablePairs = std::min(m_undoablePairs + 1, MaxUndoablePairs);
    return Then::NextTurn;
}

void ConsoleGame::redoOne() {
    const Color color = game().sideToMove();
    const Move move = game().moveAt(game().ply());
    game().redo();
    talk().say("Redo move for player " + colorName(color) + " : " + squareText(move.from()) +
               " -> " + squareText(move.to()));
}

} // namespace chess
