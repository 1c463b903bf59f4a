// A hint in three steps, so that a person can find the move alone: which piece, where to, and why.
#pragma once

#include "ui/gamecontroller.h"

namespace chess {

/// Asks the engine through the controller. Each request goes a step on; any change of the position
/// or of what is shown forgets the hint.
class HintGuide : public QObject {
    Q_OBJECT

public:
    enum class Stage : std::uint8_t {
        None,
        /// The engine has been asked.
        Searching,
        Piece,
        Destination,
        Reason,
    };

    /// Both must outlive the guide.
    HintGuide(GameController& controller, BoardModel& model, QObject* parent = nullptr);

    [[nodiscard]] Stage stage() const { return m_stage; }
    /// A step further: the first asks the engine and shows the piece once it has answered. Nothing
    /// happens when no person is on move. After the last step the reason is told once more.
    void advance();
    /// Forgets the hint.
    void clear();
    /// Says the present step once more, in the language of now.
    void sayAgain();

Q_SIGNALS:
    /// For the board: where the piece stands, and, from the second step on, where it goes.
    void hintShown(chess::Square from, chess::Square to);
    void hintCleared();
    /// For the message line.
    void messageReady(const QString& text);

private:
    void receive(Move move, const SearchReport& report);
    void showPiece();
    void showDestination();
    void showReason();

    GameController& m_controller;
    BoardModel& m_model;
    Stage m_stage = Stage::None;
    SearchReport m_report;
    Move m_move{};
};

} // namespace chess
