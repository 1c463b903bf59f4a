// Looking back at a game with the expert: the graph, the moves judged, the better ones shown.
#pragma once

#include "ui/gamepage.h"
#include "ui/gamereviewer.h"

namespace chess {

/// Ties the reviewer to the page. A review is left when another game begins or this one goes on.
class ReviewDesk : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    ReviewDesk(BoardModel& model, GamePage& page, QObject* parent = nullptr);

    [[nodiscard]] GameReviewer& reviewer() { return m_reviewer; }
    [[nodiscard]] bool isActive() const { return m_isActive; }
    /// Begins to review the game, and shows its graph.
    void start();
    /// Ends it and takes the graph away.
    void leave();

Q_SIGNALS:
    void activeChanged(bool isActive);

private:
    void showProgress();
    void showPlace();
    void leaveIfStale();

    BoardModel& m_model;
    GamePage& m_page;
    GameReviewer m_reviewer;
    bool m_isActive = false;
};

} // namespace chess
