#include "limit.h"

#include <charconv>
#include <cmath>

namespace chess::match {
namespace {

template <typename Number> std::optional<Number> parseNumber(std::string_view text) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

std::optional<milliseconds> parseSeconds(std::string_view text) {
    constexpr double Day = 86'400;
    const auto seconds = parseNumber<double>(text);
    if (!seconds || !(*seconds >= 0 && *seconds <= Day)) {
        return std::nullopt;
    }
    return milliseconds(std::llround(*seconds * 1000));
}

std::optional<ClockControl> parseClock(std::string_view text) {
    ClockControl clock;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        const auto moves = parseNumber<int>(text.substr(0, slash));
        if (!moves || *moves < 1) {
            return std::nullopt;
        }
        clock.moves = *moves;
        text.remove_prefix(slash + 1);
    }
    const std::size_t plus = text.find('+');
    const auto initial = parseSeconds(text.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? milliseconds{0} : parseSeconds(text.substr(plus + 1));
    if (!initial || !increment || *initial + *increment == milliseconds{0}) {
        return std::nullopt;
    }
    clock.initial = *initial;
    clock.increment = *increment;
    return clock;
}

} // namespace

std::optional<Limit> parseLimit(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view name = text.substr(0, equals);
    const std::string_view value = text.substr(equals + 1);
    Limit limit;
    if (name == "clock") {
        limit.clock = parseClock(value);
        return limit.clock ? std::optional(limit) : std::nullopt;
    }
    const auto number = parseNumber<std::uint32_t>(value);
    if (!number || *number == 0 || *number > 1'000'000'000) {
        return std::nullopt;
    }
    if (name == "depth") {
        limit.depth = static_cast<int>(*number);
    } else if (name == "nodes") {
        limit.nodes = *number;
    } else if (name == "movetime") {
        limit.moveTime = milliseconds(*number);
    } else {
        return std::nullopt;
    }
    return limit;
}

} // namespace chess::match
