// The sounds of the game: which one belongs to a move, and playing it without ever holding up the
// window.
#pragma once

#include "rules/game.h"

#include <QObject>
#include <QUrl>

#include <array>
#include <memory>

class QThread;

namespace chess {

class SoundBox;

enum class Sound : std::uint8_t {
    Move,
    Capture,
    Castle,
    Check,
    Promotion,
    Illegal,
    Win,
    Draw,
    LowTime,
};

inline constexpr std::size_t SoundCount = 9;

[[nodiscard]] constexpr std::size_t index(Sound sound) { return static_cast<std::size_t>(sound); }

/// The recording among the resources.
[[nodiscard]] QUrl recordingOf(Sound sound);

/// What is heard where the game stands: its end before check, promotion, castling, capture and
/// plain move, in this order. Nothing at the start of a game.
[[nodiscard]] std::optional<Sound> soundOf(const Game& game);
/// How an end sounds. A person who lost to the computer hears the calm cadence of a draw; among two
/// people at one screen there is always one to be glad.
[[nodiscard]] Sound soundOf(const Outcome& outcome, const GameSettings& settings);

/// Plays sounds from a thread of its own. Nothing of the audio system is touched before the first
/// sound, and the caller never waits for it. Without an audio device there is silence.
class SoundPlayer : public QObject {
    Q_OBJECT

public:
    explicit SoundPlayer(QObject* parent = nullptr);
    /// Cuts off what sounds still. An audio system that hangs is left behind, not waited for.
    ~SoundPlayer() override;

    /// Starts the sound; one of the same kind that still sounds begins anew.
    void play(Sound sound);

    [[nodiscard]] bool isMuted() const { return m_isMuted; }
    void setMuted(bool isMuted);
    /// As people hear it, 0 to 100.
    [[nodiscard]] int volume() const { return m_volume; }
    void setVolume(int volume);

    /// Whether the audio system has been asked for, as the first sound does.
    [[nodiscard]] bool isAwake() const { return m_thread != nullptr; }

Q_SIGNALS:
    void mutedChanged(bool isMuted);
    /// A sound has begun, as far as anybody is there to hear it.
    void played(chess::Sound sound);
    /// With each sound: whether there is a device to hear it from.
    void deviceChecked(bool isThere);

    /// To the thread of the sounds: there is an order.
    void ordered();

private:
    void wake();

    std::unique_ptr<QThread> m_thread;
    /// Lives and ends in the thread.
    SoundBox* m_box = nullptr;
    int m_volume = 70;
    bool m_isMuted = false;
};

} // namespace chess
