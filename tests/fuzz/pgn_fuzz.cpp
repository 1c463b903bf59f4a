// PGN: whatever a file holds, each game in it is refused with its place, or is written and read
// again as the same game.
#include "fuzzing.h"

#include "pgnhelpers.h"
#include "rules/pgnwriter.h"

#include <algorithm>

using namespace chess;
using namespace chess::fuzzing;

namespace {

bool isControl(char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '\x7F'; }

void checkFault(const PgnFault& fault) {
    constexpr std::size_t LongestShown = 300;
    require(fault.line >= 1 && fault.column >= 1, "a fault has its place");
    require(fault.text.size() <= LongestShown, "little is shown of a fault");
    require(std::ranges::none_of(fault.text, isControl), "a fault can be shown", fault.text);
}

void checkGame(const PgnGame& game) {
    const std::string text = toPgn(game);
    const auto items = readItems(text);
    require(items.size() == 1, "one game is written as one", text);
    require(items.front().hasValue(), "what is written is read", text);
    const PgnGame& again = *items.front();
    require(again.start == game.start && again.moves == game.moves, "the moves are kept", text);
    require(again.result == game.result, "the result is kept", text);
    require(again.houseRules == game.houseRules, "the house rules are kept", text);
    require(toPgn(again) == text, "a game read is written the same", text);

    const Game played = toGame(game);
    const PgnGame told = toPgnGame(played, game.tags);
    require(told.start == game.start && told.moves == game.moves, "a game keeps its moves", text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const PgnItem& item : readItems(std::string(textOf(data, size)))) {
        if (item) {
            checkGame(*item);
        } else {
            checkFault(item.error());
        }
    }
    return 0;
}
