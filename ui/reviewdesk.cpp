#include "ui/reviewdesk.h"

#include "ui/evaluationgraph.h"
#include "ui/moveexplainer.h"
#include "ui/movelistview.h"

namespace chess {

ReviewDesk::ReviewDesk(BoardModel& model, GamePage& page, QObject* parent)
    : QObject(parent), m_model(model), m_page(page) {
    connect(&m_reviewer, &GameReviewer::progressed, this, &ReviewDesk::showProgress);
    connect(&m_reviewer, &GameReviewer::finished, this, &ReviewDesk::showProgress);
    connect(&page.graph(), &EvaluationGraph::plyChosen, &model, &BoardModel::showPly);
    connect(&model, &BoardModel::gameChanged, this, &ReviewDesk::leaveIfStale);
    connect(&page, &GamePage::languageChanged, this, &ReviewDesk::showProgress);
    connect(&model, &BoardModel::positionChanged, this, [this] {
        // A move changes the place before it is told that the game is another one.
        leaveIfStale();
        if (m_isActive) {
            showPlace();
        }
    });
}

void ReviewDesk::start() {
    m_isActive = true;
    m_reviewer.start(m_model.game());
    m_page.showGraph(true);
    showProgress();
    Q_EMIT activeChanged(true);
}

void ReviewDesk::leave() {
    m_isActive = false;
    m_reviewer.cancel();
    m_page.showGraph(false);
    m_page.moves().setReview(GameReview());
    m_page.board().clearAdvice();
    Q_EMIT activeChanged(false);
}

void ReviewDesk::leaveIfStale() {
    if (m_isActive && !m_reviewer.review().isAbout(m_model.game())) {
        leave();
    }
}

void ReviewDesk::showProgress() {
    if (!m_isActive) {
        return;
    }
    m_page.graph().setReview(m_reviewer.review(), m_reviewer.isRunning());
    m_page.moves().setReview(m_reviewer.review());
    showPlace();
}

void ReviewDesk::showPlace() {
    const std::size_t ply = m_model.shownPly();
    m_page.graph().setShownPly(ply);
    m_page.board().clearAdvice();
    if (ply == 0) {
        return;
    }
    const GameReview& review = m_reviewer.review();
    const QString story = explainReview(review, ply - 1);
    if (!story.isEmpty()) {
        m_page.tell(story);
    }
    const auto judged = review.moveAt(ply - 1);
    if (judged && judged->judgement >= Judgement::Inaccuracy) {
        const Move better = review.at(ply - 1)->best();
        m_page.board().setBetterMove(better.from(), better.to());
    }
}

} // namespace chess
