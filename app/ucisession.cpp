#include "app/ucisession.h"

#include "rules/fen.h"
#include "rules/movegen.h"
#include "rules/notation.h"

#include <algorithm>
#include <new>

namespace chess {
namespace {

constexpr std::size_t MaxHashMegabytes = 4096;

std::optional<SearchRoot> readRoot(std::istringstream& words) {
    std::string word;
    std::string fen;
    words >> word;
    if (word == "startpos") {
        fen = InitialFen;
        words >> word;
    } else if (word == "fen") {
        while (words >> word && word != "moves") {
            fen += word + ' ';
        }
    }
    const auto start = parseFen(fen);
    if (!start) {
        return std::nullopt;
    }
    SearchRoot root;
    root.position = *start;
    while (words >> word) {
        const auto move = parseLongAlgebraic(root.position, word);
        if (!move) {
            return std::nullopt;
        }
        root.earlierKeys.push_back(root.position.key());
        root.position.apply(*move);
    }
    return root;
}

/// The number that follows; nothing when there is none or it is out of range.
template <typename Number>
std::optional<Number> readNumber(std::istringstream& words, Number lowest, Number highest) {
    long long number = 0;
    if (!(words >> number)) {
        words.clear();
        return std::nullopt;
    }
    const auto clamped =
        std::clamp(number, static_cast<long long>(lowest), static_cast<long long>(highest));
    return static_cast<Number>(clamped);
}

std::chrono::milliseconds readTime(std::istringstream& words) {
    constexpr int Week = 7 * 24 * 3600 * 1000;
    return std::chrono::milliseconds(readNumber<int>(words, 0, Week).value_or(0));
}

std::string scoreText(Score score) {
    return isMate(score) ? "mate " + std::to_string(movesToMate(score))
                         : "cp " + std::to_string(score);
}

} // namespace

bool UciSession::handle(const std::string& line) {
    Words words(line);
    std::string command;
    words >> command;
    if (command == "quit") {
        return false;
    }
    if (command == "uci") {
        introduce();
    } else if (command == "isready") {
        say("readyok");
    } else if (command == "setoption") {
        setOption(words);
    } else if (command == "ucinewgame") {
        newGame();
    } else if (command == "position") {
        setPosition(words);
    } else if (command == "go") {
        go(words);
    } else if (command == "stop") {
        stopSearch();
    } else if (command == "ponderhit") {
        ponderHit();
    }
    return true;
}

void UciSession::introduce() {
    std::ostringstream text;
    text << "id name Chessprog " CHESSPROG_VERSION "\n"
         << "id author The Chessprog authors\n"
         << "option name Hash type spin default " << Searcher::DefaultMegabytes << " min 1 max "
         << MaxHashMegabytes << '\n'
         << "option name Clear Hash type button\n"
         << "option name Ponder type check default false\n"
         << "option name Level type spin default " << MaxLevel << " min " << MinLevel << " max "
         << MaxLevel << '\n'
         << "option name NodeLimit type spin default 0 min 0 max 1000000000\n"
         << "option name Seed type spin default 0 min 0 max 1000000000\n"
         << "uciok";
    say(text.str());
}

void UciSession::setOption(Words& words) {
    std::string word;
    std::string name;
    words >> word;
    while (words >> word && word != "value") {
        name += (name.empty() ? "" : " ") + word;
    }
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    stopSearch();
    if (name == "clear hash") {
        m_opponent.startGame();
    } else if (name == "hash") {
        if (const auto size = readNumber<std::size_t>(words, 1, MaxHashMegabytes)) {
            resizeTable(*size);
        }
    } else if (name == "level") {
        m_settings.level = readNumber<int>(words, MinLevel, MaxLevel).value_or(m_settings.level);
    } else if (name == "nodelimit") {
        m_nodeLimit = readNumber<std::uint64_t>(words, 0, 1'000'000'000).value_or(m_nodeLimit);
    } else if (name == "seed") {
        m_settings.seed =
            readNumber<std::uint64_t>(words, 0, 1'000'000'000).value_or(m_settings.seed);
    }
}

void UciSession::resizeTable(std::size_t megabytes) {
    try {
        m_opponent.searcher().resizeTable(megabytes);
    } catch (const std::bad_alloc&) {
        say("info string not enough memory for a hash table of " + std::to_string(megabytes) +
            " MB");
        m_opponent.searcher().resizeTable(Searcher::DefaultMegabytes);
    }
}

void UciSession::newGame() {
    stopSearch();
    m_opponent.startGame();
    m_opponent.searcher().claimMemory();
    m_root = SearchRoot();
}

void UciSession::setPosition(Words& words) {
    stopSearch();
    if (auto root = readRoot(words)) {
        m_root = std::move(*root);
    }
}

void UciSession::go(Words& words) {
    stopSearch();
    m_order = readOrder(words);
    if (m_order.perftDepth > 0) {
        runPerft(m_order.perftDepth);
    } else {
        startSearch(m_order);
    }
}

UciSession::Order UciSession::readOrder(Words& words) const {
    Order order;
    ClockState clock;
    const bool isWhite = m_root.position.sideToMove() == Color::White;
    bool hasClock = false;
    std::string word;
    while (words >> word) {
        if (word == "depth") {
            order.limits.depth = readNumber<int>(words, 1, MaxPly);
        } else if (word == "nodes") {
            order.limits.nodes = readNumber<std::uint64_t>(words, 1, 1'000'000'000'000);
        } else if (word == "movetime") {
            order.limits.moveTime = readTime(words);
        } else if (word == "wtime" || word == "btime") {
            const auto time = readTime(words);
            if ((word == "wtime") == isWhite) {
                clock.remaining = time;
                hasClock = true;
            }
        } else if (word == "winc" || word == "binc") {
            const auto time = readTime(words);
            if ((word == "winc") == isWhite) {
                clock.increment = time;
            }
        } else if (word == "movestogo") {
            clock.movesToGo = readNumber<int>(words, 0, 1000).value_or(0);
        } else if (word == "infinite") {
            order.isInfinite = true;
        } else if (word == "ponder") {
            order.isPonder = true;
        } else if (word == "perft") {
            order.perftDepth = readNumber<int>(words, 1, 20).value_or(1);
        }
    }
    if (hasClock) {
        order.limits.clock = clock;
    }
    if (m_nodeLimit > 0) {
        order.limits.nodes = std::min(order.limits.nodes.value_or(m_nodeLimit), m_nodeLimit);
    }
    return order;
}

void UciSession::startSearch(const Order& order) {
    m_stop = false;
    m_wantsAnswer = true;
    const bool mustWait = order.isInfinite || order.isPonder;
    const SearchLimits limits = mustWait ? SearchLimits{} : order.limits;
    m_search = std::thread([this, limits, mustWait, root = m_root] {
        const SearchResult result = m_opponent.chooseMove(
            root, m_settings, limits, m_stop, [this](const SearchReport& report) { tell(report); });
        if (mustWait) {
            m_stop.wait(false);
        }
        if (m_wantsAnswer) {
            tellMove(result);
        }
    });
}

void UciSession::stopSearch(bool wantsAnswer) {
    if (m_search.joinable()) {
        m_wantsAnswer = wantsAnswer;
        m_stop = true;
        m_stop.notify_all();
        m_search.join();
    }
}

void UciSession::ponderHit() {
    if (m_order.isPonder && m_search.joinable()) {
        // What the search has found so far is in its table: the real one gets there at once.
        stopSearch(false);
        m_order.isPonder = false;
        startSearch(m_order);
    }
}

void UciSession::runPerft(int depth) {
    std::uint64_t total = 0;
    std::ostringstream text;
    for (const Move move : legalMoves(m_root.position)) {
        Position next = m_root.position;
        next.apply(move);
        const std::uint64_t nodes = perft(next, depth - 1);
        text << toLongAlgebraic(move) << ": " << nodes << '\n';
        total += nodes;
    }
    text << "\nNodes searched: " << total << '\n';
    say(text.str());
}

void UciSession::tell(const SearchReport& report) {
    std::ostringstream text;
    const auto milliseconds = static_cast<std::uint64_t>(report.time.count());
    text << "info depth " << report.depth << " seldepth " << report.selectiveDepth << " score "
         << scoreText(report.score);
    if (report.bound != Bound::Exact) {
        text << (report.bound == Bound::Lower ? " lowerbound" : " upperbound");
    }
    text << " nodes " << report.nodes << " nps "
         << report.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1) << " hashfull "
         << report.tableFullness << " time " << milliseconds;
    if (!report.line.empty()) {
        text << " pv";
        for (const Move move : report.line) {
            text << ' ' << toLongAlgebraic(move);
        }
    }
    say(text.str());
}

void UciSession::tellMove(const SearchResult& result) {
    if (m_settings.level < MaxLevel && !result.move.isNone()) {
        tell(result.report);
    }
    std::string text = "bestmove " + toLongAlgebraic(result.move);
    if (!result.reply.isNone()) {
        text += " ponder " + toLongAlgebraic(result.reply);
    }
    say(text);
}

void UciSession::say(const std::string& text) {
    const std::lock_guard lock(m_outMutex);
    m_out << text << std::endl;
}

} // namespace chess
