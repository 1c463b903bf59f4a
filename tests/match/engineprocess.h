// An engine running as a process of its own, spoken to in lines of text.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace chess::match {

using TimePoint = std::chrono::steady_clock::time_point;

class EngineProcess {
public:
    enum class Reading : std::uint8_t {
        Line,
        TimeOut,
        /// The engine has ended, or sent a line without end and was killed for it.
        Ended,
    };
    /// A longer line is no line of any protocol.
    static constexpr std::size_t MaxLine = 1024 * 1024;

    /// Starts the command by the shell, in a process group of its own. If that fails, the first
    /// reading tells that the engine has ended.
    explicit EngineProcess(const std::string& command);
    /// Asks the engine to quit, and kills it with all its children if it does not do so soon.
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    /// Sends a line; one that can no longer arrive is dropped, which the next reading will tell.
    void send(std::string_view line);
    /// Waits for the next line, which comes without its end.
    [[nodiscard]] Reading read(std::string& line, TimePoint deadline);

private:
    /// Waits for more text; false at the deadline or at the end of the engine.
    bool receive(TimePoint deadline);
    [[nodiscard]] bool takeLine(std::string& line);
    void kill();

    int m_socket = -1;
    pid_t m_pid = -1;
    bool m_hasEnded = false;
    std::string m_unread;
    /// Up to here there is no end of line in what is unread.
    std::size_t m_searched = 0;
};

} // namespace chess::match
