// All that touches the audio system, in the thread of the sounds.
#pragma once

#include "ui/soundplayer.h"

#include <QSoundEffect>

namespace chess {

/// Loads each recording when it is first played.
class SoundBox : public QObject {
    Q_OBJECT

public:
    /// Starts the sound, if there is a device to hear it from; volume as people hear it, 0 to 100.
    void play(Sound sound, int volume);
    void stop();

Q_SIGNALS:
    /// The answer to each `play`.
    void deviceChecked(bool isThere);

private:
    std::array<std::unique_ptr<QSoundEffect>, SoundCount> m_effects;
};

} // namespace chess
