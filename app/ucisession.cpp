#include "app/ucisession.h"

#include "rules/movegen.h"
#include "rules/notation.h"

#include <algorithm>
#include <new>

namespace chess {
namespace {

constexpr int MaxHashMegabytes = 4096;
constexpr int MaxNodeLimit = 1'000'000'000;
constexpr int MaxSeed = 1'000'000'000;

std::string lowerCase(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

/// As perft, but can be stopped; the count is worth nothing then.
std::uint64_t countSequences(const Position& position, int depth, const std::atomic<bool>& stop) {
    constexpr int AtOnce = 3;
    if (depth <= AtOnce) {
        return perft(position, depth);
    }
    std::uint64_t total = 0;
    for (const Move move : legalMoves(position)) {
        if (stop) {
            break;
        }
        Position next = position;
        next.apply(move);
        total += countSequences(next, depth - 1, stop);
    }
    return total;
}

} // namespace

bool UciSession::handle(const std::string& line) {
    UciWords words(line);
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
        raiseStop();
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
         << "option name OwnBook type check default false\n"
         << "option name Level type spin default " << MaxLevel << " min " << MinLevel << " max "
         << MaxLevel << '\n'
         << "option name NodeLimit type spin default 0 min 0 max " << MaxNodeLimit << '\n'
         << "option name Seed type spin default 0 min 0 max " << MaxSeed << '\n'
         << "uciok";
    say(text.str());
}

void UciSession::setOption(UciWords& words) {
    std::string word;
    std::string name;
    words >> word;
    while (words >> word && word != "value") {
        name += (name.empty() ? "" : " ") + word;
    }
    name = lowerCase(name);
    stopSearch();
    if (name == "clear hash") {
        m_opponent.startGame();
    } else if (name == "hash") {
        if (const auto size = readNumber(words, 1, MaxHashMegabytes)) {
            resizeTable(static_cast<std::size_t>(*size));
        }
    } else if (name == "ownbook") {
        words >> word;
        m_settings.usesBook = lowerCase(word) == "true";
    } else if (name == "level") {
        m_settings.level =
            static_cast<int>(readNumber(words, MinLevel, MaxLevel).value_or(m_settings.level));
    } else if (name == "nodelimit") {
        if (const auto limit = readNumber(words, 0, MaxNodeLimit)) {
            m_nodeLimit = static_cast<std::uint64_t>(*limit);
        }
    } else if (name == "seed") {
        if (const auto seed = readNumber(words, 0, MaxSeed)) {
            m_settings.seed = static_cast<std::uint64_t>(*seed);
        }
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

void UciSession::setPosition(UciWords& words) {
    stopSearch();
    if (auto root = readPosition(words)) {
        m_root = std::move(*root);
    } else {
        say("info string that is no legal position; the one before stays");
    }
}

void UciSession::go(UciWords& words) {
    stopSearch();
    m_order = readOrder(words, m_root.position);
    if (m_nodeLimit > 0) {
        m_order.limits.nodes = std::min(m_order.limits.nodes.value_or(m_nodeLimit), m_nodeLimit);
    }
    startSearch();
}

void UciSession::startSearch() {
    m_stop = false;
    m_wantsAnswer = true;
    if (m_order.perftDepth > 0) {
        m_search = std::thread(&UciSession::runPerft, this, m_root.position, m_order.perftDepth);
        return;
    }
    SearchRoot root = m_root;
    root.onlyMoves = m_order.onlyMoves;
    const bool mustWait = m_order.isInfinite || m_order.isPonder;
    m_search = std::thread(&UciSession::runSearch, this, std::move(root),
                           mustWait ? SearchLimits{} : m_order.limits, mustWait);
}

void UciSession::stopSearch(bool wantsAnswer) {
    if (m_search.joinable()) {
        m_wantsAnswer = wantsAnswer;
        // Scripts ask for a count and leave: only `stop` itself ends it early.
        if (m_order.perftDepth == 0) {
            raiseStop();
        }
        m_search.join();
    }
}

void UciSession::raiseStop() {
    m_stop = true;
    m_stop.notify_all();
}

void UciSession::ponderHit() {
    if (m_order.isPonder && m_search.joinable()) {
        // What the search has found so far is in its table: the real one gets there at once.
        stopSearch(false);
        m_order.isPonder = false;
        startSearch();
    }
}

void UciSession::runSearch(const SearchRoot& root, const SearchLimits& limits, bool mustWait) {
    const auto tell = [this](const SearchReport& report) { say(infoText(report)); };
    OpponentSettings settings = m_settings;
    settings.usesBook = settings.usesBook && !mustWait;
    const SearchResult result = m_opponent.chooseMove(root, settings, limits, m_stop, tell);
    if (mustWait) {
        m_stop.wait(false);
    }
    if (!m_wantsAnswer) {
        return;
    }
    if (result.move.isNone()) {
        say(root.position.isCheck() ? "info depth 0 score mate 0" : "info depth 0 score cp 0");
    } else if (settings.level < MaxLevel) {
        tell(result.report);
    }
    say(bestMoveText(result));
}

void UciSession::runPerft(const Position& position, int depth) {
    std::uint64_t total = 0;
    for (const Move move : legalMoves(position)) {
        Position next = position;
        next.apply(move);
        const std::uint64_t nodes = countSequences(next, depth - 1, m_stop);
        if (m_stop) {
            return;
        }
        say(toLongAlgebraic(move) + ": " + std::to_string(nodes));
        total += nodes;
    }
    say("\nNodes searched: " + std::to_string(total) + '\n');
}

void UciSession::say(const std::string& text) {
    const std::lock_guard lock(m_outMutex);
    m_out << text << std::endl;
}

} // namespace chess
