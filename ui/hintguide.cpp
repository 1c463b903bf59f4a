#include "ui/hintguide.h"

#include "ui/moveexplainer.h"
#include "ui/piecewords.h"
#include "ui/words.h"

namespace chess {

HintGuide::HintGuide(GameController& controller, BoardModel& model, QObject* parent)
    : QObject(parent), m_controller(controller), m_model(model) {
    connect(&m_controller, &GameController::hintFound, this, &HintGuide::receive);
    connect(&m_model, &BoardModel::positionChanged, this, &HintGuide::clear);
    connect(&m_model, &BoardModel::gameChanged, this, &HintGuide::clear);
}

void HintGuide::advance() {
    if (!m_controller.isPersonsTurn()) {
        return;
    }
    switch (m_stage) {
    case Stage::None:
    case Stage::Searching:
        m_model.showLive();
        m_stage = Stage::Searching;
        Q_EMIT messageReady(tr("Looking for a good move…"));
        m_controller.requestHint();
        break;
    case Stage::Piece:
        showDestination();
        break;
    case Stage::Destination:
    case Stage::Reason:
        showReason();
        break;
    }
}

void HintGuide::clear() {
    if (m_stage != Stage::None) {
        m_stage = Stage::None;
        Q_EMIT hintCleared();
    }
}

void HintGuide::sayAgain() {
    switch (m_stage) {
    case Stage::None:
        break;
    case Stage::Searching:
        Q_EMIT messageReady(tr("Looking for a good move…"));
        break;
    case Stage::Piece:
        showPiece();
        break;
    case Stage::Destination:
        showDestination();
        break;
    case Stage::Reason:
        showReason();
        break;
    }
}

void HintGuide::receive(Move move, const SearchReport& report) {
    if (m_stage == Stage::Searching) {
        m_move = move;
        m_report = report;
        showPiece();
    }
}

void HintGuide::showPiece() {
    m_stage = Stage::Piece;
    const PieceType type = m_controller.game().position().pieceAt(m_move.from()).type();
    Q_EMIT hintShown(m_move.from(), NoSquare);
    Q_EMIT messageReady(tr("Try %1 on %2.", "a piece and its square")
                            .arg(words::thePiece(type), words::square(m_move.from())));
}

void HintGuide::showDestination() {
    m_stage = Stage::Destination;
    const Position& position = m_controller.game().position();
    const QString square = words::square(m_move.to());
    const PieceType type = position.pieceAt(m_move.from()).type();
    const PieceType taken = position.capturedBy(m_move);
    QString text;
    if (m_move.isCastling()) {
        text = fileOf(m_move.to()) == 6 ? tr("Castle on the king's side.")
                                        : tr("Castle on the queen's side.");
    } else if (taken != PieceType::None && !m_move.isEnPassant()) {
        text = tr("Take %1 on %2.", "a piece and its square").arg(words::thePiece(taken), square);
    } else {
        text = tr("Move %1 to %2.", "a piece and a square").arg(words::thePiece(type), square);
    }
    Q_EMIT hintShown(m_move.from(), m_move.to());
    Q_EMIT messageReady(text);
}

void HintGuide::showReason() {
    m_stage = Stage::Reason;
    Q_EMIT messageReady(explainMove(m_controller.game(), m_report.line, m_report.score));
}

} // namespace chess
