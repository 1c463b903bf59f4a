// Small boxes that tell or ask something, over a window that goes on living.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace chess {

/// Tells of trouble: a short title and the whole story.
void tellTrouble(QWidget& window, const QString& title, const QString& story);

/// Asks yes or no, where no is the safe answer; acts on yes.
void askYesOrNo(QWidget& window, const QString& title, const QString& question,
                const std::function<void()>& ifYes);

/// Asks yes, no or cancel; acts on the first two.
void askYesNoOrCancel(QWidget& window, const QString& title, const QString& question,
                      const std::function<void()>& ifYes, const std::function<void()>& ifNo);

} // namespace chess
