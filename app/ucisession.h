// One conversation over UCI: what has been set, which position is on the board, the search under
// way.
#pragma once

#include "engine/opponent.h"

#include <mutex>
#include <ostream>
#include <sstream>
#include <thread>

namespace chess {

class UciSession {
public:
    explicit UciSession(std::ostream& out) : m_out(out) {}
    ~UciSession() { stopSearch(); }
    UciSession(const UciSession&) = delete;
    UciSession& operator=(const UciSession&) = delete;

    /// Acts on one line; false when it was `quit`. A search goes on in the background and answers
    /// when it is done.
    bool handle(const std::string& line);

private:
    using Words = std::istringstream;

    /// A `go` command, read.
    struct Order {
        SearchLimits limits;
        int perftDepth = 0;
        /// The answer has to wait for `stop` (or `ponderhit`).
        bool isInfinite = false;
        bool isPonder = false;
    };

    void introduce();
    void setOption(Words& words);
    void setPosition(Words& words);
    void go(Words& words);
    void ponderHit();
    void newGame();
    void resizeTable(std::size_t megabytes);
    [[nodiscard]] Order readOrder(Words& words) const;
    void startSearch(const Order& order);
    /// Ends the search under way, which gives its answer unless told not to, and waits for it.
    void stopSearch(bool wantsAnswer = true);
    void runPerft(int depth);
    void tell(const SearchReport& report);
    void tellMove(const SearchResult& result);
    void say(const std::string& text);

    std::ostream& m_out;
    /// Lines of the search and of the conversation must not mix.
    std::mutex m_outMutex;
    Opponent m_opponent;
    OpponentSettings m_settings{.level = MaxLevel};
    std::uint64_t m_nodeLimit = 0;
    SearchRoot m_root;
    Order m_order;
    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_wantsAnswer = true;
    std::thread m_search;
};

} // namespace chess
