// The letter keys of the board on keyboards of other scripts.
#pragma once

class QKeyEvent;

namespace chess {

/// The key as Qt names it. Where the layout gives no Latin letter, as in Arabic, Hebrew or Russian,
/// the one that the same place of the keyboard has in the usual Latin layout.
[[nodiscard]] int latinKey(const QKeyEvent& event);

} // namespace chess
