#include "ui/soundbox.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibrary>

namespace chess {

QString soundModule() {
    // Beside the program in the folder of the build, a level above for tests and once installed.
    const QString program = QCoreApplication::applicationDirPath();
    for (const char* place : {"/", "/../"}) {
        const QString file =
            program + QLatin1String(place) + QStringLiteral(CHESSPROG_SOUND_MODULE);
        if (QFile::exists(file)) {
            return file;
        }
    }
    return {};
}

SoundBox::SoundBox() = default;
SoundBox::~SoundBox() = default;

void SoundBox::wake() {
    m_isAwake = true;
    const QString module = soundModule();
    const auto make =
        module.isEmpty()
            ? nullptr
            : reinterpret_cast<MakeSoundBackend>(QLibrary::resolve(module, MakeSoundBackendName));
    if (make != nullptr) {
        m_backend.reset(make());
    }
}

void SoundBox::obey() {
    while (const auto order = m_orders.take()) {
        if (order->sound) {
            play(*order->sound, order->volume);
        } else {
            stop();
        }
    }
}

void SoundBox::play(Sound sound, int volume) {
    if (!m_isAwake) {
        wake();
    }
    Q_EMIT deviceChecked(m_backend && m_backend->play(recordingOf(sound), volume));
}

void SoundBox::stop() {
    if (m_backend) {
        m_backend->stop();
    }
}

} // namespace chess
