// What the program knows of the audio system, whose libraries are large: they stand behind a module
// that is loaded with the first sound.
#pragma once

#include <QUrl>

namespace chess {

/// Made, used and ended in one thread.
class SoundBackend {
public:
    SoundBackend() = default;
    virtual ~SoundBackend() = default;
    Q_DISABLE_COPY_MOVE(SoundBackend)

    /// Starts the recording, if there is a device to hear it from, and says whether there is;
    /// volume as people hear it, 0 to 100.
    virtual bool play(const QUrl& recording, int volume) = 0;
    virtual void stop() = 0;
};

/// The one function of the module, under this name.
using MakeSoundBackend = SoundBackend* (*)();
inline constexpr const char* MakeSoundBackendName = "chessprogMakeSoundBackend";

} // namespace chess
