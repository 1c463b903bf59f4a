// The icons of the actions, drawn in the colour of the text around them.
#pragma once

#include <QIcon>

namespace chess {

/// The drawing of that name among the resources. It follows the palette: light on dark windows,
/// dark on light ones, pale when disabled, and in the accent's text colour when selected.
[[nodiscard]] QIcon actionIcon(const char* name);

} // namespace chess
