#include "storage/unfinishedgame.h"

#include "storage/gamefile.h"
#include "storage/safefile.h"

#include <QFile>

#include <cerrno>

namespace chess {
namespace {

/// More windows than anybody plays in at once.
constexpr int MaxPrograms = 32;

} // namespace

UnfinishedGame::UnfinishedGame(QString directory, const FileSystem& files)
    : m_directory(std::move(directory)), m_files(files) {
    for (int number = 1; number <= MaxPrograms && !m_lock; ++number) {
        m_isLeftByOther = QFile::exists(pathOf(number)) && claim(number);
    }
}

std::optional<LoadedGame> UnfinishedGame::find() const {
    if (!m_isLeftByOther) {
        return std::nullopt;
    }
    auto game = loadGameFile(pathOf(m_number));
    return game ? std::optional(std::move(game).value()) : std::nullopt;
}

std::optional<StorageError> UnfinishedGame::keep(const Game& game) {
    const auto text = xmlForFile(game);
    if (!text) {
        return text.error();
    }
    if (auto error = makeDirectory(m_directory, m_files)) {
        return error;
    }
    claimAny();
    if (!m_lock) {
        return cannotWrite(m_directory, errno);
    }
    m_isLeftByOther = false;
    const QString path = pathOf(m_number);
    const QString aside = m_directory + QStringLiteral("/.unfinished%1.tmp").arg(m_number);
    if (auto error = writeAside(aside, *text, m_files)) {
        return error;
    }
    const QByteArray asideName = QFile::encodeName(aside);
    // The directory is not flushed: after a power cut the copy before this one is good enough.
    if (m_files.rename(asideName.constData(), QFile::encodeName(path).constData()) != 0) {
        const StorageError error = cannotWrite(path, errno);
        m_files.remove(asideName.constData());
        return error;
    }
    return std::nullopt;
}

void UnfinishedGame::forget() {
    m_isLeftByOther = false;
    if (m_lock) {
        m_files.remove(QFile::encodeName(pathOf(m_number)).constData());
    }
}

QString UnfinishedGame::pathOf(int number) const {
    return m_directory + QStringLiteral("/unfinished%1.xml").arg(number);
}

bool UnfinishedGame::claim(int number) {
    const QString path = m_directory + QStringLiteral("/.unfinished%1.lock").arg(number);
    auto lock = FileLock::acquire(path, FileLock::Mode::Exclusive, {});
    if (lock) {
        m_lock = std::move(lock).value();
        m_number = number;
    }
    return m_lock.has_value();
}

void UnfinishedGame::claimAny() {
    for (int number = 1; number <= MaxPrograms && !m_lock; ++number) {
        // What another program left there in the meantime is still to be offered.
        if (claim(number) && QFile::exists(pathOf(number))) {
            m_lock.reset();
        }
    }
}

} // namespace chess
