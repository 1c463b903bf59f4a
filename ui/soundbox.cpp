#include "ui/soundbox.h"

#include <QAudio>
#include <QAudioDevice>
#include <QLoggingCategory>
#include <QMediaDevices>

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

} // namespace

void SoundBox::play(Sound sound, int volume) {
    const bool isThere = hasDevice();
    if (isThere) {
        std::unique_ptr<QSoundEffect>& effect = m_effects[index(sound)];
        if (!effect) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(recordingOf(sound));
        }
        effect->setVolume(linearVolume(volume));
        effect->play();
    }
    Q_EMIT deviceChecked(isThere);
}

void SoundBox::stop() {
    for (const auto& effect : m_effects) {
        if (effect) {
            effect->stop();
        }
    }
}

} // namespace chess
