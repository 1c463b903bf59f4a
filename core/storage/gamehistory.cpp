#include "storage/gamehistory.h"

#include "rules/fen.h"
#include "rules/pgngame.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace chess {
namespace {

using std::chrono::milliseconds;

constexpr std::array<std::pair<EndReason, std::string_view>, 6> DeclaredReasons{{
    {EndReason::Resignation, "resignation"},
    {EndReason::Time, "time"},
    {EndReason::ThreefoldRepetition, "threefold_repetition"},
    {EndReason::FiftyMoves, "fifty_moves"},
    {EndReason::Agreement, "agreement"},
    {EndReason::Recorded, "recorded"},
}};

/// Takes the first word off a text; an empty one at its end.
std::string_view takeWord(std::string_view& text) {
    constexpr std::string_view Blanks = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(Blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(Blanks));
    text.remove_prefix(word.size());
    return word;
}

template <typename Number> std::optional<Number> parseNumber(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

std::string clocksOf(const Game& game) {
    std::string text;
    bool hasClocks = false;
    for (std::size_t ply = 0; ply <= game.length(); ++ply) {
        const auto clocks = game.clocksAt(ply);
        hasClocks |= clocks.has_value();
        text += ply == 0 ? "" : " ";
        text += clocks ? timesText(*clocks) : "-";
    }
    return hasClocks ? text : std::string();
}

std::string declaredEndOf(const Game& game) {
    const auto& end = game.declaredEnd();
    if (!end) {
        return {};
    }
    const auto* const reason = std::ranges::find(DeclaredReasons, end->outcome.reason,
                                                 &std::pair<EndReason, std::string_view>::first);
    assert(reason != DeclaredReasons.end());
    return std::to_string(end->ply) + ' ' + resultText(end->outcome) + ' ' +
           std::string(reason->second);
}

void goTo(Game& game, std::size_t ply) {
    while (game.ply() > ply && game.undo()) {
    }
    while (game.ply() < ply && game.redo()) {
    }
}

bool playMoves(Game& game, std::string_view moves) {
    std::string_view word = takeWord(moves);
    while (!word.empty()) {
        const auto move = parseLongAlgebraic(game.position(), word, game.settings().houseRules);
        // Games from PGN files may have gone on past draws that are younger than they.
        if (!move || game.length() == pgnlimits::Plies || game.replay(*move)) {
            return false;
        }
        word = takeWord(moves);
    }
    return true;
}

/// A clock for each ply, no more and no fewer.
bool setClocks(Game& game, std::string_view clocks) {
    for (std::size_t ply = 0; ply <= game.length(); ++ply) {
        const std::string_view word = takeWord(clocks);
        if (word == "-") {
            continue;
        }
        const auto times = parseTimes(word);
        if (!times) {
            return false;
        }
        goTo(game, ply);
        game.setClocks(*times);
    }
    return takeWord(clocks).empty();
}

bool declareEnd(Game& game, std::string_view text) {
    const auto ply = parseNumber<std::size_t>(takeWord(text));
    const std::string_view result = takeWord(text);
    const std::string_view word = takeWord(text);
    const auto* const reason =
        std::ranges::find(DeclaredReasons, word, &std::pair<EndReason, std::string_view>::second);
    if (!ply || *ply > game.length() || reason == DeclaredReasons.end() ||
        !takeWord(text).empty()) {
        return false;
    }
    Outcome outcome{std::nullopt, reason->first};
    if (result == "1-0") {
        outcome.winner = Color::White;
    } else if (result == "0-1") {
        outcome.winner = Color::Black;
    } else if (result != "1/2-1/2") {
        return false;
    }
    goTo(game, *ply);
    return game.declareAgain(outcome);
}

} // namespace

GameHistory historyOf(const Game& game) {
    GameHistory history;
    history.start = toFen(game.startPosition());
    for (std::size_t number = 0; number < game.length(); ++number) {
        history.moves += number == 0 ? "" : " ";
        history.moves += toLongAlgebraic(game.moveAt(number));
    }
    history.undone = static_cast<int>(game.length() - game.ply());
    history.clocks = clocksOf(game);
    history.declaredEnd = declaredEndOf(game);
    return history;
}

std::optional<Game> replay(const GameHistory& history, const GameSettings& settings) {
    // House rules and time control may have changed since: every move is tried under the widest
    // rules, and clocks come from the history alone.
    GameSettings widest = settings;
    widest.houseRules.pawnMayStayPawn = true;
    widest.timeControl.reset();

    const auto start = parseFen(history.start, widest.houseRules);
    if (!start) {
        return std::nullopt;
    }
    Game game(widest, *start);
    if (!playMoves(game, history.moves) || history.undone < 0 ||
        static_cast<std::size_t>(history.undone) > game.length() ||
        (!history.clocks.empty() && !setClocks(game, history.clocks)) ||
        (!history.declaredEnd.empty() && !declareEnd(game, history.declaredEnd))) {
        return std::nullopt;
    }
    goTo(game, game.length() - static_cast<std::size_t>(history.undone));
    game.setSettings(settings);
    return game;
}

std::string resultText(const std::optional<Outcome>& outcome) {
    if (!outcome) {
        return "*";
    }
    if (!outcome->winner) {
        return "1/2-1/2";
    }
    return outcome->winner == Color::White ? "1-0" : "0-1";
}

std::string timesText(const ClockTimes& times) {
    const auto text = [](milliseconds time) {
        return std::to_string(std::clamp(time, milliseconds::zero(), MaxClock).count());
    };
    return text(times[0]) + ',' + text(times[1]);
}

std::optional<ClockTimes> parseTimes(std::string_view text) {
    const std::size_t comma = std::min(text.find(','), text.size());
    ClockTimes times{};
    std::size_t place = 0;
    for (const std::string_view part :
         {text.substr(0, comma), text.substr(std::min(comma + 1, text.size()))}) {
        const auto number = parseNumber<milliseconds::rep>(part);
        if (!number || *number < 0 || milliseconds(*number) > MaxClock) {
            return std::nullopt;
        }
        times[place++] = milliseconds(*number);
    }
    return times;
}

} // namespace chess
