#include "rules/pgnwriter.h"

#include "rules/pgnencoding.h"

#include <algorithm>

namespace chess {
namespace {

constexpr std::size_t MaxLineLength = 79;

struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};
constexpr std::array<RosterTag, 6> RosterBeforeResult{{
    {"Event", "?"},
    {"Site", "?"},
    {"Date", "????.??.??"},
    {"Round", "?"},
    {"White", "?"},
    {"Black", "?"},
}};
constexpr std::array<std::string_view, 4> TagsOfTheGame{"Result", "SetUp", "FEN", HouseRulesTag};

bool hasPlaceOfItsOwn(std::string_view name) {
    return std::any_of(RosterBeforeResult.begin(), RosterBeforeResult.end(),
                       [&](const RosterTag& tag) { return tag.name == name; }) ||
           std::find(TagsOfTheGame.begin(), TagsOfTheGame.end(), name) != TagsOfTheGame.end();
}

void writeTag(std::string& out, std::string_view name, std::string_view value) {
    out.append("[").append(name).append(" \"");
    for (const char letter : toUtf8(value)) {
        if (letter == '"' || letter == '\\') {
            out += '\\';
        }
        const bool isControl = static_cast<unsigned char>(letter) < ' ';
        out += isControl ? ' ' : letter;
    }
    out += "\"]\n";
}

void writeTags(std::string& out, const PgnGame& game) {
    for (const RosterTag& tag : RosterBeforeResult) {
        writeTag(out, tag.name, findTag(game.tags, tag.name).value_or(tag.unknown));
    }
    writeTag(out, "Result", toText(game.result));
    if (game.start != Position()) {
        writeTag(out, "SetUp", "1");
        writeTag(out, "FEN", toFen(game.start));
    }
    if (game.houseRules.pawnMayStayPawn) {
        writeTag(out, HouseRulesTag, PawnMayStayPawnValue);
    }
    for (const PgnTag& tag : game.tags) {
        if (!hasPlaceOfItsOwn(tag.name)) {
            writeTag(out, tag.name, tag.value);
        }
    }
}

/// Puts words into lines that are as full as they may be.
class LineFiller {
public:
    explicit LineFiller(std::string& out) : m_out(out) {}

    void add(std::string_view word) {
        if (m_length > 0) {
            const bool fits = m_length + 1 + word.size() <= MaxLineLength;
            m_out += fits ? ' ' : '\n';
            m_length = fits ? m_length + 1 : 0;
        }
        m_out += word;
        m_length += word.size();
    }

private:
    std::string& m_out;
    std::size_t m_length = 0;
};

void writeMoves(std::string& out, const PgnGame& game) {
    LineFiller lines(out);
    Position position = game.start;
    for (std::size_t number = 0; number < game.moves.size(); ++number) {
        if (position.sideToMove() == Color::White) {
            lines.add(std::to_string(position.moveNumber()) + '.');
        } else if (number == 0) {
            lines.add(std::to_string(position.moveNumber()) + "...");
        }
        lines.add(toSan(position, game.moves[number]));
        position.apply(game.moves[number]);
    }
    lines.add(toText(game.result));
}

} // namespace

std::string toPgn(const PgnGame& game) {
    std::string out;
    writeTags(out, game);
    out += '\n';
    writeMoves(out, game);
    out += "\n\n";
    return out;
}

std::string toPgn(const Game& game, std::vector<PgnTag> tags) {
    return toPgn(toPgnGame(game, std::move(tags)));
}

} // namespace chess
