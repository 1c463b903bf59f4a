// The voice of the game for screen readers.
#pragma once

#include <QLabel>

namespace chess {

/// A text that is also read aloud. What is said may be told in other words than what is shown, and
/// the same can be said twice.
///
/// Before Qt 6.8 there is no event for an announcement, and on Linux alerts lead nowhere. What
/// screen readers such as Orca do read at once is a notification that comes to light: so the label
/// is one, and appears anew with everything it says.
class Announcer : public QLabel {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent = nullptr);

    /// Reads the words aloud, unless the label is hidden: what is said then is read when it is
    /// shown.
    void say(const QString& words);
    /// What was said last.
    [[nodiscard]] QString said() const { return accessibleName(); }
};

} // namespace chess
