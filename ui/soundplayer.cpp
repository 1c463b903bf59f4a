#include "ui/soundplayer.h"

#include "ui/soundbox.h"

#include <QThread>

#include <algorithm>

namespace chess {
namespace {

/// Longer than a healthy audio system ever takes to close.
constexpr unsigned long GoodbyeMilliseconds = 500;

} // namespace

QUrl recordingOf(Sound sound) {
    static constexpr std::array<const char*, SoundCount> Names{
        "move", "capture", "castle", "check", "promotion", "illegal", "win", "draw", "lowtime"};
    return QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(QLatin1String(Names[index(sound)])));
}

std::optional<Sound> soundOf(const Game& game) {
    if (const auto outcome = game.outcome()) {
        return soundOf(*outcome, game.settings());
    }
    if (game.ply() == 0) {
        return std::nullopt;
    }
    const Move move = game.moveAt(game.ply() - 1);
    if (game.position().isCheck()) {
        return Sound::Check;
    }
    if (move.isPromotion()) {
        return Sound::Promotion;
    }
    if (move.isCastling()) {
        return Sound::Castle;
    }
    return game.positionAt(game.ply() - 1).isCapture(move) ? Sound::Capture : Sound::Move;
}

Sound soundOf(const Outcome& outcome, const GameSettings& settings) {
    return outcome.winner && !settings.isComputer(*outcome.winner) ? Sound::Win : Sound::Draw;
}

SoundPlayer::SoundPlayer(QObject* parent) : QObject(parent) {}

SoundPlayer::~SoundPlayer() {
    if (!m_thread) {
        return;
    }
    m_thread->quit();
    if (!m_thread->wait(GoodbyeMilliseconds)) {
        static_cast<void>(m_thread.release());
    }
}

void SoundPlayer::wake() {
    m_thread = std::make_unique<QThread>();
    m_thread->setObjectName(QStringLiteral("sounds"));
    m_box = new SoundBox;
    m_box->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_box, &QObject::deleteLater);
    connect(this, &SoundPlayer::ordered, m_box, &SoundBox::obey);
    connect(m_box, &SoundBox::deviceChecked, this, &SoundPlayer::deviceChecked);
    m_thread->start();
}

void SoundPlayer::play(Sound sound) {
    if (m_isMuted || m_volume == 0) {
        return;
    }
    if (!isAwake()) {
        wake();
    }
    m_box->orders().put({sound, m_volume});
    Q_EMIT ordered();
    Q_EMIT played(sound);
}

void SoundPlayer::setMuted(bool isMuted) {
    if (isMuted == m_isMuted) {
        return;
    }
    m_isMuted = isMuted;
    if (isMuted && isAwake()) {
        m_box->orders().put({});
        Q_EMIT ordered();
    }
    Q_EMIT mutedChanged(isMuted);
}

void SoundPlayer::setVolume(int volume) { m_volume = std::clamp(volume, 0, 100); }

} // namespace chess
