// Saved games: any bytes are refused with one sentence, or are a game that comes back from its own
// file exactly as it is.
#include "fuzzing.h"

#include "storage/gamexml.h"

using namespace chess;
using namespace chess::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto loaded = gameFromXml(text);
    if (!loaded) {
        constexpr qsizetype LongestSentence = 500;
        const QString& message = loaded.error().message;
        require(!message.isEmpty() && message.size() <= LongestSentence, "a reason is a sentence",
                message.toStdString());
        require(!message.contains(u'\n'), "a reason is one line", message.toStdString());
        return 0;
    }
    requireSound(loaded->game.position());
    const QByteArray written = toXml(loaded->game, loaded->savedAt);
    const auto again = gameFromXml(written);
    require(again.hasValue(), "what is written is read", written.toStdString());
    require(!again->historyDropped, "a history fits its board", written.toStdString());
    require(again->game == loaded->game, "the game comes back", written.toStdString());
    require(again->savedAt == loaded->savedAt, "the time comes back", written.toStdString());
    return 0;
}
