// Text of unknown encoding as UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace chess {

/// Whether the bytes are well-formed UTF-8: no overlong forms, no surrogates, nothing cut off.
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// The bytes themselves when they are UTF-8; else they are taken as Latin-1, in which older files
/// are written and which has a letter for every byte.
[[nodiscard]] std::string toUtf8(std::string_view bytes);

/// As UTF-8 on one short line that can be shown: at most 40 bytes, then "…", and "\xFFFD" for
/// control characters.
[[nodiscard]] std::string toShownText(std::string_view bytes);

} // namespace chess
