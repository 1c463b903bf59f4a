// The course of a game: whose turn it is, what a wish of a player leads to, when the computer
// thinks.
#pragma once

#include "ui/aiplayer.h"
#include "ui/boardmodel.h"
#include "ui/chessclock.h"

namespace chess {

/// The only one that changes the game. The views ask; it decides and tells the outcome by signals.
/// Everything that changes the game cancels a search under way first.
class GameController : public QObject {
    Q_OBJECT

public:
    GameController(BoardModel& model, AiPlayer& computer, ChessClock& clock,
                   QObject* parent = nullptr);

    [[nodiscard]] const Game& game() const { return m_model.game(); }

    /// Goes on with a game: a new one, a loaded one, the unfinished one. Clocks wait for its next
    /// move.
    void begin(Game game);
    /// The same settings and start position once more; with other colours if wished.
    void restart();
    void restart(Color firstPlayerColor);
    /// Leaves the game: the computer stops thinking, the clocks stand.
    void suspend();

    /// Whether the game has changed since it was begun or last marked as saved.
    [[nodiscard]] bool hasUnsavedChanges() const;
    /// The game with its clocks as they stand now: what is to be saved.
    [[nodiscard]] Game snapshot() const;
    void markSaved() { m_savedGame = game(); }
    /// The game is nowhere but here.
    void markUnsaved() { m_savedGame.reset(); }

    /// Whether a person may move now: theirs is the turn, and the game goes on.
    [[nodiscard]] bool isPersonsTurn() const;
    /// The colour a person plays now: in one-player games always theirs.
    [[nodiscard]] Color personsColor() const;

    /// A person's wish to move; answered by `movePlayed`, `promotionNeeded` or `moveRejected`.
    void requestMove(Square from, Square to, PieceType promotion = PieceType::None);
    /// The same typed: "e2e4", "H7H8B", "Nf3".
    void requestTypedMove(const QString& text);

    /// A wrong try that was never a wish: picking up what cannot be moved.
    void rejectTry(MoveError error, Square square) { Q_EMIT moveRejected(error, square); }

    /// One player: the computer's reply and the person's move; two players: one half-move.
    [[nodiscard]] bool canUndo() const { return halfMovesToUndo() > 0; }
    [[nodiscard]] bool canRedo() const { return halfMovesToRedo() > 0; }
    void undo();
    void redo();
    /// Goes on from the place that is shown, an earlier one: what came after can be redone until
    /// the next move.
    void playFromShown();

    /// The person (on move) gives up.
    void resign();
    /// The draw is there: by agreement of both, or claimed by right.
    void agreeDraw();
    void claimDraw();
    /// Offers the computer a draw: `drawOfferAnswered`.
    void offerDrawToComputer();
    /// Looks for a good move for the person: `hintFound`.
    void requestHint();

    /// The computer moves at once.
    void moveNow() { m_computer.moveNow(); }
    /// The computer stops thinking and waits for `letComputerMove`.
    void stopThinking();
    void letComputerMove();
    /// It is the computer's turn, but it has been told to wait.
    [[nodiscard]] bool isComputerWaiting() const;

    /// The clocks stand until the next move or `resumeClock`.
    void pauseClock();
    void resumeClock();

Q_SIGNALS:
    /// A pawn of the person has reached the last rank: ask what it becomes, then requestMove again.
    void promotionNeeded(chess::Square from, chess::Square to);
    void moveRejected(chess::MoveError error, chess::Square square);
    /// A move of either side is on the board.
    void movePlayed(chess::Move move);
    void gameOver(const chess::Outcome& outcome);
    void drawOfferAnswered(bool isAccepted);
    void hintFound(chess::Move move, const chess::SearchReport& report);
    /// Whose turn it is, what can be undone, or whether the computer thinks has changed.
    void stateChanged();

private:
    void play(Move move);
    void advance();
    void endIfOver();
    [[nodiscard]] bool isComputersTurn() const;
    [[nodiscard]] std::size_t halfMovesToUndo() const;
    [[nodiscard]] std::size_t halfMovesToRedo() const;
    void goToPlace(std::size_t ply);
    void keepClockRunning(bool wasRunning);
    void receiveComputersMove(Move move);
    void receiveHint(const SearchReport& report);
    void fallFlag(Color side);

    BoardModel& m_model;
    AiPlayer& m_computer;
    ChessClock& m_clock;
    /// The game as it was saved or begun.
    std::optional<Game> m_savedGame = Game();
};

} // namespace chess
