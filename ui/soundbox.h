// All that touches the audio system, in the thread of the sounds.
#pragma once

#include "ui/mailbox.h"
#include "ui/soundbackend.h"
#include "ui/soundplayer.h"

namespace chess {

/// Where the module with the audio system lies; empty if it is not installed.
[[nodiscard]] QString soundModule();

/// What the window asks of the thread of the sounds: a sound, or silence.
struct SoundOrder {
    std::optional<Sound> sound;
    /// As people hear it, 0 to 100.
    int volume = 0;
};

/// Loads the audio system with the first sound; where there is none, there is silence.
class SoundBox : public QObject {
    Q_OBJECT

public:
    SoundBox();
    ~SoundBox() override;

    /// Any thread may leave an order here, and then lets this one obey.
    [[nodiscard]] Mailbox<SoundOrder>& orders() { return m_orders; }
    void obey();

    /// Starts the sound, if there is a device to hear it from; volume as people hear it, 0 to 100.
    void play(Sound sound, int volume);
    void stop();

Q_SIGNALS:
    /// The answer to each `play`.
    void deviceChecked(bool isThere);

private:
    void wake();

    Mailbox<SoundOrder> m_orders;
    std::unique_ptr<SoundBackend> m_backend;
    bool m_isAwake = false;
};

} // namespace chess
