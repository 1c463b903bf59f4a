// An engine that speaks the older protocol of XBoard.
#pragma once

#include "engineplayer.h"

namespace chess::match {

/// It is told each time to stop playing by itself, gets the moves it has not yet seen, and is then
/// asked to move: the same for its first move out of an opening and for all later ones.
class XboardPlayer final : public EnginePlayer {
public:
    using EnginePlayer::EnginePlayer;

protected:
    [[nodiscard]] bool greet() override;
    [[nodiscard]] bool prepareGame() override;
    void askForMove(const Turn& turn) override;
    [[nodiscard]] std::optional<Answer> understand(const std::string& line) override;

private:
    void readFeatures(const std::string& line);
    void beginGame(const Turn& turn);
    void sendMove(const Game& game, std::size_t number);

    bool m_wantsUsermove = false;
    bool m_hasSetboard = false;
    bool m_isBegun = false;
    /// How many moves of the game the engine knows, its own last one included.
    std::size_t m_known = 0;
};

} // namespace chess::match
