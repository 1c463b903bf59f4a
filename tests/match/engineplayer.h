// Players that are engines: how each is started, and the two protocols that they speak.
#pragma once

#include "engineprocess.h"
#include "player.h"

#include <memory>
#include <utility>
#include <vector>

namespace chess::match {

enum class Protocol : std::uint8_t { Uci, Xboard };

struct EngineSettings {
    std::string name;
    /// As for a shell.
    std::string command;
    Protocol protocol = Protocol::Uci;
    /// Name and value; for XBoard engines both are words of a command ("memory", "64").
    std::vector<std::pair<std::string, std::string>> options;
};

/// Starts the engine when it is first needed, and anew after it died or was silent.
[[nodiscard]] std::unique_ptr<Player> makePlayer(EngineSettings settings);

/// What both protocols share: the life of the process.
class EnginePlayer : public Player {
public:
    explicit EnginePlayer(EngineSettings settings) : m_settings(std::move(settings)) {}

    [[nodiscard]] bool startGame() final;
    [[nodiscard]] Answer think(const Turn& turn) final;

protected:
    /// The greeting of the protocol, after which options are set.
    [[nodiscard]] virtual bool greet() = 0;
    [[nodiscard]] virtual bool prepareGame() = 0;
    virtual void askForMove(const Turn& turn) = 0;
    /// The answer that a line holds, if it holds one.
    [[nodiscard]] virtual std::optional<Answer> understand(const std::string& line) = 0;

    [[nodiscard]] const EngineSettings& settings() const { return m_settings; }
    void send(const std::string& line) { m_process->send(line); }
    [[nodiscard]] EngineProcess& process() { return *m_process; }
    /// Reads until a line begins with the word; false if none does for ten seconds.
    [[nodiscard]] bool waitFor(std::string_view word);

private:
    EngineSettings m_settings;
    std::unique_ptr<EngineProcess> m_process;
};

} // namespace chess::match
