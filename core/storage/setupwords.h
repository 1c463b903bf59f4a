// Words for why a placement of pieces is no chess position.
#pragma once

#include "rules/setup.h"

#include <QString>

namespace chess {

/// One translated sentence.
[[nodiscard]] QString wordsFor(const SetupFault& fault);

} // namespace chess
