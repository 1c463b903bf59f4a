// The values of the core that travel through signals and models.
#pragma once

#include "engine/search.h"
#include "rules/hints.h"
#include "rules/outcome.h"

#include <QMetaType>

#include <vector>

Q_DECLARE_METATYPE(chess::Piece)
Q_DECLARE_METATYPE(chess::Move)
Q_DECLARE_METATYPE(chess::Outcome)
Q_DECLARE_METATYPE(chess::SearchReport)
Q_DECLARE_METATYPE(std::vector<chess::MoveHint>)
