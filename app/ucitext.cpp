#include "app/ucitext.h"

#include "rules/fen.h"
#include "rules/notation.h"

#include <algorithm>

namespace chess {
namespace {

std::chrono::milliseconds readTime(UciWords& words) {
    constexpr long long Week = 7LL * 24 * 3600 * 1000;
    return std::chrono::milliseconds(readNumber(words, 0, Week).value_or(0));
}

std::optional<int> readInt(UciWords& words, int lowest, int highest) {
    const auto number = readNumber(words, lowest, highest);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// As many legal moves as follow; the first word that is none stays unread.
std::vector<Move> readMoves(UciWords& words, const Position& position) {
    std::vector<Move> moves;
    std::string word;
    for (auto place = words.tellg(); words >> word; place = words.tellg()) {
        const auto move = parseLongAlgebraic(position, word);
        if (!move) {
            words.seekg(place);
            return moves;
        }
        moves.push_back(*move);
    }
    return moves;
}

std::string scoreText(Score score) {
    return isMate(score) ? "mate " + std::to_string(movesToMate(score))
                         : "cp " + std::to_string(score);
}

} // namespace

std::optional<long long> readNumber(UciWords& words, long long lowest, long long highest) {
    long long number = 0;
    // A number that is too long comes out as the largest or smallest there is.
    if (!(words >> number) && number == 0) {
        words.clear();
        return std::nullopt;
    }
    words.clear();
    return std::clamp(number, lowest, highest);
}

std::optional<SearchRoot> readPosition(UciWords& words) {
    std::string word;
    std::string fen;
    words >> word;
    if (word == "startpos") {
        fen = InitialFen;
        if (words >> word && word != "moves") {
            return std::nullopt;
        }
    } else if (word == "fen") {
        while (words >> word && word != "moves") {
            fen += (fen.empty() ? "" : " ") + word;
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

UciOrder readOrder(UciWords& words, const Position& position) {
    constexpr long long MaxNodes = 1'000'000'000'000;
    UciOrder order;
    ClockState clock;
    const bool isWhite = position.sideToMove() == Color::White;
    const std::string ownTime = isWhite ? "wtime" : "btime";
    const std::string ownIncrement = isWhite ? "winc" : "binc";
    bool hasClock = false;
    std::string word;
    while (words >> word) {
        if (word == "depth") {
            order.limits.depth = readInt(words, 1, MaxPly);
        } else if (word == "nodes") {
            order.limits.nodes = readNumber(words, 1, MaxNodes);
        } else if (word == "mate") {
            order.limits.mate = readInt(words, 1, MaxPly);
        } else if (word == "movetime") {
            order.limits.moveTime = readTime(words);
        } else if (word == ownTime) {
            clock.remaining = readTime(words);
            hasClock = true;
        } else if (word == ownIncrement) {
            clock.increment = readTime(words);
        } else if (word == "movestogo") {
            clock.movesToGo = readInt(words, 0, 1000).value_or(0);
        } else if (word == "infinite") {
            order.isInfinite = true;
        } else if (word == "ponder") {
            order.isPonder = true;
        } else if (word == "perft") {
            order.perftDepth = readInt(words, 1, 20).value_or(1);
        } else if (word == "searchmoves") {
            order.onlyMoves = readMoves(words, position);
        }
    }
    if (hasClock) {
        order.limits.clock = clock;
    }
    return order;
}

std::string infoText(const SearchReport& report) {
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
    return text.str();
}

std::string bestMoveText(const SearchResult& result) {
    std::string text = "bestmove " + toLongAlgebraic(result.move);
    if (!result.reply.isNone()) {
        text += " ponder " + toLongAlgebraic(result.reply);
    }
    return text;
}

} // namespace chess
