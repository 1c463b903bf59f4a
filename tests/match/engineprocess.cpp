#include "engineprocess.h"

#include <array>
#include <csignal>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace chess::match {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds QuitPatience{500};

/// Starts the shell with one end of the socket as its input and output; -1 if it cannot.
pid_t spawnShell(const std::string& command, int socket) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);
    std::string shell = "sh";
    std::string option = "-c";
    std::string text = "exec " + command;
    const std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
    pid_t pid = -1;
    if (posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ) != 0) {
        pid = -1;
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return pid;
}

} // namespace

EngineProcess::EngineProcess(const std::string& command) {
    // A socket, not pipes: writing to an engine that has died is then an error and not a signal.
    std::array<int, 2> ends{-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        m_hasEnded = true;
        return;
    }
    m_socket = ends[0];
    m_pid = spawnShell(command, ends[1]);
    close(ends[1]);
    m_hasEnded = m_pid < 0;
}

EngineProcess::~EngineProcess() {
    if (!m_hasEnded) {
        send("quit");
        const TimePoint deadline = std::chrono::steady_clock::now() + QuitPatience;
        while (receive(deadline)) {
            m_unread.clear();
        }
    }
    kill();
    if (m_socket >= 0) {
        close(m_socket);
    }
}

void EngineProcess::send(std::string_view line) {
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    while (!m_hasEnded && !rest.empty()) {
        const ssize_t sent = ::send(m_socket, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (sent <= 0) {
            return;
        }
        rest.remove_prefix(static_cast<std::size_t>(sent));
    }
}

EngineProcess::Reading EngineProcess::read(std::string& line, TimePoint deadline) {
    while (!takeLine(line)) {
        if (m_unread.size() > MaxLine) {
            kill();
            m_hasEnded = true;
        }
        if (m_hasEnded) {
            return Reading::Ended;
        }
        if (!receive(deadline) && !m_hasEnded) {
            return Reading::TimeOut;
        }
    }
    return Reading::Line;
}

bool EngineProcess::takeLine(std::string& line) {
    const std::size_t end = m_unread.find('\n', m_searched);
    if (end == std::string::npos) {
        m_searched = m_unread.size();
        return false;
    }
    line = m_unread.substr(0, end);
    if (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    m_unread.erase(0, end + 1);
    m_searched = 0;
    return true;
}

bool EngineProcess::receive(TimePoint deadline) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - std::chrono::steady_clock::now());
    pollfd waiting{m_socket, POLLIN, 0};
    const int patience = static_cast<int>(std::max<milliseconds::rep>(0, left.count()));
    if (m_hasEnded || poll(&waiting, 1, patience) <= 0) {
        return false;
    }
    std::array<char, 4096> buffer;
    const ssize_t length = recv(m_socket, buffer.data(), buffer.size(), 0);
    if (length <= 0) {
        m_hasEnded = true;
        return false;
    }
    m_unread.append(buffer.data(), static_cast<std::size_t>(length));
    return true;
}

void EngineProcess::kill() {
    if (m_pid > 0) {
        ::kill(-m_pid, SIGKILL);
        waitpid(m_pid, nullptr, 0);
        m_pid = -1;
    }
}

} // namespace chess::match
