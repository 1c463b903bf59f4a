// Moves as text: standard algebraic (Nf3, exd5, O-O, e8=Q+) and long algebraic (g1f3, e7e8q).
#pragma once

#include "rules/moveinput.h"

#include <string>
#include <string_view>

namespace chess {

struct NotationFault {
    MoveError reason{};
    /// Where in the text, in bytes from 0.
    std::size_t place = 0;

    friend bool operator==(const NotationFault&, const NotationFault&) = default;
};

/// The move as the rules of chess write it: no more said of the origin than needed, with check and
/// mate marks. The move must be legal.
[[nodiscard]] std::string toSan(const Position& position, Move move);
/// "e2e4", "e7e8q", castling as the king's move; "0000" for no move.
[[nodiscard]] std::string toLongAlgebraic(Move move);

/// Reads standard algebraic notation the way people write it: more about the origin than needed,
/// missing or wrong check marks, "!?", "e8Q", "e8=q", "0-0", "e2-e4" and "Ng1-f3" are understood.
Expected<Move, NotationFault> parseSan(const Position& position, std::string_view text,
                                       HouseRules rules = {});
/// Reads "e2e4", "E7E8Q", "e1g1" in any letter case.
Expected<Move, NotationFault> parseLongAlgebraic(const Position& position, std::string_view text,
                                                 HouseRules rules = {});
/// Reads either notation: what a person may type.
Expected<Move, NotationFault> parseMove(const Position& position, std::string_view text,
                                        HouseRules rules = {});

} // namespace chess
