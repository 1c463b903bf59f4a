#include "ui/consent.h"

#include "ui/icons.h"
#include "ui/messagepanel.h"
#include "ui/words.h"

namespace chess {

Consent::Consent(GameController& controller, GamePage& page, QObject* parent)
    : QObject(parent), m_controller(controller), m_page(page) {
    m_agree.setIcon(actionIcon("check"));
    m_decline.setIcon(actionIcon("close"));
    connect(&m_agree, &QAction::triggered, this, &Consent::agree);
    connect(&m_decline, &QAction::triggered, this, &Consent::decline);
    connect(&controller, &GameController::stateChanged, this, &Consent::withdraw);
    connect(&page, &GamePage::languageChanged, this, [this] {
        if (isPending()) {
            ask();
        }
    });
}

bool Consent::needsConsent(Request request) const {
    const Game& game = m_controller.game();
    if (game.settings().mode == GameMode::OnePlayer || game.isOver() || game.length() == 0 ||
        !m_page.isVisible()) {
        return false;
    }
    const bool isUndo =
        request == Request::Undo || request == Request::Redo || request == Request::PlayFromHere;
    return !isUndo || m_asksForUndo;
}

Color Consent::askerOf(Request request) const {
    const Color onMove = m_controller.game().sideToMove();
    return request == Request::Undo ? !onMove : onMove;
}

QString Consent::question(Request request) const {
    const GameSettings& settings = m_controller.game().settings();
    const QString asker = words::player(settings, askerOf(request));
    const QString other = words::player(settings, !askerOf(request));
    switch (request) {
    case Request::Undo:
        return tr("%1 would like to take the last move back. %2, do you agree?").arg(asker, other);
    case Request::Redo:
        return tr("%1 would like to play the move again. %2, do you agree?").arg(asker, other);
    case Request::PlayFromHere:
        return tr("%1 would like to play on from this position. %2, do you agree?")
            .arg(asker, other);
    case Request::Draw:
        return tr("%1 offers a draw. %2, do you agree?").arg(asker, other);
    case Request::Load:
        return tr("%1 would like to load another game. %2, do you agree?").arg(asker, other);
    case Request::Restart:
        return tr("%1 would like to begin again. %2, do you agree?").arg(asker, other);
    }
    return {};
}

void Consent::request(Request request, const std::function<void()>& act) {
    if (!needsConsent(request)) {
        act();
        return;
    }
    m_act = act;
    m_request = request;
    m_answerer = !askerOf(request);
    ask();
}

void Consent::ask() {
    m_agree.setText(tr("&Agree"));
    m_decline.setText(tr("&Decline"));
    m_page.ask(question(m_request), {&m_agree, &m_decline});
}

void Consent::agree() {
    if (const auto act = std::exchange(m_act, {})) {
        m_page.endQuestion();
        act();
    }
}

void Consent::decline() {
    if (!isPending()) {
        return;
    }
    withdraw();
    m_page.messages().showMessage(
        tr("%1 declines.").arg(words::player(m_controller.game().settings(), m_answerer)));
    Q_EMIT declined();
}

void Consent::withdraw() {
    if (std::exchange(m_act, {})) {
        m_page.endQuestion();
    }
}

} // namespace chess
