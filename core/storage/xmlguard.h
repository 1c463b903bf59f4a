// A quick look at XML text for what would cost a parser much time or memory.
#pragma once

#include "storage/storageerror.h"

#include <QByteArray>

#include <optional>

namespace chess {

/// Refuses what no saved game holds: zero bytes, other encodings than UTF-8, document types (and
/// with them entities), very long tags and deep nesting. Takes a fraction of the time of parsing;
/// whatever else is wrong is left to the parser.
[[nodiscard]] std::optional<StorageError> findXmlDanger(const QByteArray& text);

} // namespace chess
