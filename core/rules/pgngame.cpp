#include "rules/pgngame.h"

#include <algorithm>

namespace chess {
namespace {

constexpr std::array<std::string_view, 4> ResultTexts{"*", "1-0", "0-1", "1/2-1/2"};

std::string nameIn(const std::vector<PgnTag>& tags, std::string_view tag) {
    const auto name = findTag(tags, tag);
    return name && *name != "?" ? std::string(*name) : std::string();
}

std::optional<Color> winnerOf(PgnResult result) {
    switch (result) {
    case PgnResult::WhiteWins:
        return Color::White;
    case PgnResult::BlackWins:
        return Color::Black;
    default:
        return std::nullopt;
    }
}

PgnResult resultOf(const std::optional<Outcome>& outcome) {
    if (!outcome) {
        return PgnResult::Unknown;
    }
    if (!outcome->winner) {
        return PgnResult::Draw;
    }
    return *outcome->winner == Color::White ? PgnResult::WhiteWins : PgnResult::BlackWins;
}

void addNameTag(std::vector<PgnTag>& tags, std::string_view tag, const std::string& name) {
    if (!name.empty() && !findTag(tags, tag)) {
        tags.push_back({std::string(tag), name});
    }
}

} // namespace

std::optional<std::string_view> findTag(const std::vector<PgnTag>& tags, std::string_view name) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const PgnTag& tag) { return tag.name == name; });
    return found == tags.end() ? std::nullopt : std::optional<std::string_view>(found->value);
}

std::string_view toText(PgnResult result) { return ResultTexts[static_cast<std::size_t>(result)]; }

std::optional<PgnResult> parsePgnResult(std::string_view text) {
    const auto found = std::find(ResultTexts.begin(), ResultTexts.end(), text);
    if (found != ResultTexts.end()) {
        return static_cast<PgnResult>(found - ResultTexts.begin());
    }
    return text == "1/2" ? std::optional(PgnResult::Draw) : std::nullopt;
}

Game toGame(const PgnGame& pgn) {
    GameSettings settings;
    settings.mode = GameMode::TwoPlayers;
    settings.names = {nameIn(pgn.tags, "White"), nameIn(pgn.tags, "Black")};
    settings.houseRules = pgn.houseRules;
    Game game(std::move(settings), pgn.start);
    for (const Move move : pgn.moves) {
        [[maybe_unused]] const auto error = game.replay(move);
        assert(!error);
    }
    if (pgn.result != PgnResult::Unknown) {
        game.recordResult(winnerOf(pgn.result));
    }
    return game;
}

PgnGame toPgnGame(const Game& game, std::vector<PgnTag> tags) {
    addNameTag(tags, "White", game.settings().nameOf(Color::White));
    addNameTag(tags, "Black", game.settings().nameOf(Color::Black));
    PgnGame pgn{std::move(tags),
                game.startPosition(),
                {},
                resultOf(game.outcome()),
                game.settings().houseRules};
    pgn.moves.reserve(game.ply());
    for (std::size_t number = 0; number < game.ply(); ++number) {
        pgn.moves.push_back(game.moveAt(number));
    }
    return pgn;
}

} // namespace chess
