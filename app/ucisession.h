// One conversation over UCI: what has been set, which position is on the board, the search under
// way.
#pragma once

#include "app/ucitext.h"
#include "engine/opponent.h"

#include <mutex>
#include <ostream>
#include <thread>

namespace chess {

class UciSession {
public:
    explicit UciSession(std::ostream& out) : m_out(out) {}
    /// A search under way is stopped and gives its answer.
    ~UciSession() { stopSearch(); }
    UciSession(const UciSession&) = delete;
    UciSession& operator=(const UciSession&) = delete;

    /// Acts on one line; false when it was `quit`. A search goes on in the background and answers
    /// when it is done.
    bool handle(const std::string& line);

private:
    void introduce();
    void setOption(UciWords& words);
    void setPosition(UciWords& words);
    void go(UciWords& words);
    void ponderHit();
    void newGame();
    void resizeTable(std::size_t megabytes);
    void startSearch();
    /// Ends the search under way, which gives its answer unless told not to, and waits for it. A
    /// perft is waited for only.
    void stopSearch(bool wantsAnswer = true);
    void raiseStop();
    /// These two run in the background.
    void runSearch(const SearchRoot& root, const SearchLimits& limits, bool mustWait);
    void runPerft(const Position& position, int depth);
    void say(const std::string& text);

    std::ostream& m_out;
    /// Lines of the search and of the conversation must not mix.
    std::mutex m_outMutex;
    Opponent m_opponent;
    OpponentSettings m_settings{.level = MaxLevel, .usesBook = false};
    /// None at 0.
    std::uint64_t m_nodeLimit = 0;
    SearchRoot m_root;
    UciOrder m_order;
    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_wantsAnswer = true;
    std::thread m_search;
};

} // namespace chess
