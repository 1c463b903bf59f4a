// What two players at one screen have to agree on before it happens.
#pragma once

#include "ui/gamepage.h"

#include <functional>

namespace chess {

/// Puts one request at a time before the other player, at the board. A request is dropped when it
/// is declined, and when the game changes meanwhile.
class Consent : public QObject {
    Q_OBJECT

public:
    enum class Request : std::uint8_t { Undo, Redo, PlayFromHere, Draw, Load, Restart };

    Consent(GameController& controller, GamePage& page, QObject* parent = nullptr);

    /// Without this, undo, redo and playing on from an earlier position happen at once.
    void setAsksForUndo(bool asks) { m_asksForUndo = asks; }

    /// Acts when the other player has agreed; at once where nobody need be asked: against the
    /// computer, in a game that is over, and away from the board.
    void request(Request request, const std::function<void()>& act);
    [[nodiscard]] bool isPending() const { return static_cast<bool>(m_act); }

    void agree();
    void decline();
    /// The request is no longer there.
    void withdraw();
    /// Whether the other player has to agree to this before it happens.
    [[nodiscard]] bool needsConsent(Request request) const;

Q_SIGNALS:
    void declined();

private:
    /// The player whose wish it is: undo is the wish of the one who has just moved.
    [[nodiscard]] Color askerOf(Request request) const;
    [[nodiscard]] QString question(Request request) const;
    void ask();

    GameController& m_controller;
    GamePage& m_page;
    QAction m_agree;
    QAction m_decline;
    std::function<void()> m_act;
    Request m_request = Request::Undo;
    Color m_answerer = Color::White;
    bool m_asksForUndo = true;
};

} // namespace chess
