// The module that plays sounds with Qt Multimedia.
#include "ui/soundbackend.h"

#include <QAudio>
#include <QAudioDevice>
#include <QLoggingCategory>
#include <QMediaDevices>
#include <QSoundEffect>

#include <map>

namespace chess {
namespace {

/// Qt tells the world when no audio server answers. Silence is what we want then, also there.
class QuietWarnings {
public:
    QuietWarnings() { m_category->setEnabled(QtWarningMsg, false); }
    ~QuietWarnings() { m_category->setEnabled(QtWarningMsg, m_wasEnabled); }
    Q_DISABLE_COPY_MOVE(QuietWarnings)

private:
    QLoggingCategory* m_category = QLoggingCategory::defaultCategory();
    bool m_wasEnabled = m_category->isWarningEnabled();
};

bool hasDevice() {
    const QuietWarnings quiet;
    return !QMediaDevices::defaultAudioOutput().isNull();
}

float linearVolume(int volume) {
    return QAudio::convertVolume(static_cast<float>(volume) / 100.0F,
                                 QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
}

/// Loads each recording when it is first played.
class MultimediaBackend : public SoundBackend {
public:
    bool play(const QUrl& recording, int volume) override {
        if (!hasDevice()) {
            return false;
        }
        QSoundEffect& effect = m_effects[recording];
        effect.setSource(recording);
        effect.setVolume(linearVolume(volume));
        effect.play();
        return true;
    }

    void stop() override {
        for (auto& [recording, effect] : m_effects) {
            effect.stop();
        }
    }

private:
    std::map<QUrl, QSoundEffect> m_effects;
};

} // namespace
} // namespace chess

extern "C" Q_DECL_EXPORT chess::SoundBackend* chessprogMakeSoundBackend() {
    return new chess::MultimediaBackend;
}
