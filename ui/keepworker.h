// Writes the unfinished game to the disk, in a thread of its own: the disk may be slow.
#pragma once

#include "storage/unfinishedgame.h"
#include "ui/mailbox.h"

#include <QObject>

#include <memory>

namespace chess {

struct KeepRequest {
    quint64 number = 0;
    /// What is to be on the disk; nothing when the copy is to go.
    std::optional<Game> game;
};

struct KeepReply {
    /// Of the newest request: those before it are done with, too.
    quint64 number = 0;
    std::optional<StorageError> error;
};

/// Everything that passes between the window and the worker.
struct KeepPost {
    Mailbox<KeepRequest> requests;
    Mailbox<KeepReply> replies;
};

class KeepWorker : public QObject {
    Q_OBJECT

public:
    KeepWorker(std::shared_ptr<KeepPost> post, QString directory, const FileSystem& files)
        : m_post(std::move(post)), m_unfinished(std::move(directory), files) {}

    /// Only while nothing has been requested yet.
    [[nodiscard]] std::optional<LoadedGame> find() const { return m_unfinished.find(); }

    /// Takes all requests that have come, does what the newest wants, and leaves one reply.
    void work();

Q_SIGNALS:
    /// A reply lies in the post.
    void answered();

private:
    std::shared_ptr<KeepPost> m_post;
    UnfinishedGame m_unfinished;
};

} // namespace chess
