// The unfinished game as the window knows it: handed over in one breath, on the disk soon after.
#pragma once

#include "ui/keepworker.h"

#include <QThread>

namespace chess {

/// Stands between the window and the thread that writes. The copy on the disk is at last what was
/// asked for last, in whatever state the disk and the thread are in between.
class GameKeeper : public QObject {
    Q_OBJECT

public:
    /// Games are kept in that folder; `files` must live longer than this.
    explicit GameKeeper(const QString& directory, QObject* parent = nullptr,
                        const FileSystem& files = FileSystem::system());
    /// Waits until all that was asked for is done.
    ~GameKeeper() override;

    /// The game that a program which died left behind. Nothing once keep() or forget() has been
    /// called.
    [[nodiscard]] std::optional<LoadedGame> find() const;

    /// To be called after each move. Of several games in a row, the last is sure to be written.
    /// When it cannot be, `failed` follows, and the copy from before is still there.
    void keep(const Game& game) { request(game); }
    /// The game is over, saved or not wanted: nothing is left to offer.
    void forget() { request(std::nullopt); }

    /// Whether something that was asked for is not done yet.
    [[nodiscard]] bool isBusy() const { return m_answered != m_requested; }

Q_SIGNALS:
    void failed(const chess::StorageError& error);

    /// To the worker: a request lies in the post.
    void requested();

private:
    void request(std::optional<Game> game);
    void receiveReply();

    std::shared_ptr<KeepPost> m_post = std::make_shared<KeepPost>();
    QThread m_thread;
    /// Belongs to the thread from the first request until that has ended.
    std::unique_ptr<KeepWorker> m_worker;
    quint64 m_requested = 0;
    quint64 m_answered = 0;
};

} // namespace chess
