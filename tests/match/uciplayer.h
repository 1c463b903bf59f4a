// An engine that speaks UCI, the universal chess interface.
#pragma once

#include "engineplayer.h"

namespace chess::match {

class UciPlayer final : public EnginePlayer {
public:
    using EnginePlayer::EnginePlayer;

protected:
    [[nodiscard]] bool greet() override;
    [[nodiscard]] bool prepareGame() override;
    void askForMove(const Turn& turn) override;
    [[nodiscard]] std::optional<Answer> understand(const std::string& line) override;
};

/// The `position` line of a game: where it began, and all moves since.
[[nodiscard]] std::string uciPosition(const Game& game);
/// The `go` line of a turn.
[[nodiscard]] std::string uciGo(const Turn& turn);

} // namespace chess::match
