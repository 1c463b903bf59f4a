// Pieces of text that read another way than the sentence around them.
#pragma once

#include <QString>

namespace chess::words {

/// Notation, as a move or a score, in a sentence: from left to right in a language from right to
/// left, too.
[[nodiscard]] QString leftToRight(const QString& notation);
/// A name in a sentence: it may be of another script, and then moves nothing around it.
[[nodiscard]] QString isolated(const QString& name);
/// A name on a line of its own: it stands where lines of the language begin.
[[nodiscard]] QString asLine(const QString& name);

} // namespace chess::words
