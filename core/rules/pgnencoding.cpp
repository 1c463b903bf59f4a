#include "rules/pgnencoding.h"

namespace chess {
namespace {

constexpr std::size_t MaxShownBytes = 40;
constexpr std::string_view Ellipsis = "\xE2\x80\xA6";
constexpr std::string_view ReplacementCharacter = "\xEF\xBF\xBD";

unsigned byteAt(std::string_view bytes, std::size_t place) {
    return place < bytes.size() ? static_cast<unsigned char>(bytes[place]) : 0U;
}

bool isContinuation(unsigned byte) { return (byte & 0xC0U) == 0x80U; }

/// How many bytes the well-formed character at that place takes, or 0 if there is none.
std::size_t characterLength(std::string_view bytes, std::size_t place) {
    const unsigned lead = byteAt(bytes, place);
    if (lead < 0x80U) {
        return 1;
    }
    const std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(byteAt(bytes, place + i))) {
            return 0;
        }
    }
    const unsigned second = byteAt(bytes, place + 1);
    const bool isOverlong =
        lead < 0xC2U || (lead == 0xE0U && second < 0xA0U) || (lead == 0xF0U && second < 0x90U);
    const bool isBeyond = lead > 0xF4U || (lead == 0xF4U && second >= 0x90U);
    const bool isSurrogate = lead == 0xEDU && second >= 0xA0U;
    return isOverlong || isBeyond || isSurrogate ? 0 : length;
}

} // namespace

bool isUtf8(std::string_view bytes) {
    for (std::size_t place = 0; place < bytes.size();) {
        const std::size_t length = characterLength(bytes, place);
        if (length == 0) {
            return false;
        }
        place += length;
    }
    return true;
}

std::string toUtf8(std::string_view bytes) {
    if (isUtf8(bytes)) {
        return std::string(bytes);
    }
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char letter : bytes) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x80U) {
            text += letter;
        } else {
            text += static_cast<char>(0xC0U | byte >> 6U);
            text += static_cast<char>(0x80U | (byte & 0x3FU));
        }
    }
    return text;
}

std::string toShownText(std::string_view bytes) {
    const std::string text = toUtf8(bytes);
    std::string shown;
    for (std::size_t place = 0; place < text.size();) {
        const std::size_t length = characterLength(text, place);
        const std::string_view character = std::string_view(text).substr(place, length);
        const bool isControl = length == 1 && (byteAt(text, place) < 0x20U || text[place] == 0x7F);
        const std::string_view visible = isControl ? ReplacementCharacter : character;
        if (shown.size() + visible.size() > MaxShownBytes) {
            return shown.append(Ellipsis);
        }
        shown += visible;
        place += length;
    }
    return shown;
}

} // namespace chess
