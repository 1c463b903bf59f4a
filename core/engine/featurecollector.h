// Finds the features of a position. The evaluation adds their weights, the tuner counts them: both
// see exactly the same.
#pragma once

#include "engine/features.h"
#include "rules/position.h"

#include <algorithm>

namespace chess {

/// Middle-game material: 24 with all pieces on the board, 0 with kings and pawns only.
[[nodiscard]] inline int gamePhase(const Position& position) {
    using enum PieceType;
    const int phase = count(position.pieces(Knight) | position.pieces(Bishop)) +
                      2 * count(position.pieces(Rook)) + 4 * count(position.pieces(Queen));
    return std::min(phase, 24);
}

/// `Sink::add(Color, feature index, times)` is called for every feature that a side has.
template <typename Sink> class FeatureCollector {
public:
    FeatureCollector(const Position& position, Sink& sink)
        : m_position(position), m_sink(sink), m_occupied(position.occupied()) {}

    void run() {
        prepare<Color::White>();
        prepare<Color::Black>();
        placePieces<Color::White>();
        placePieces<Color::Black>();
        judgePawns<Color::White>();
        judgePawns<Color::Black>();
        judgeKing<Color::White>();
        judgeKing<Color::Black>();
        judgeThreats<Color::White>();
        judgeThreats<Color::Black>();
        add(m_position.sideToMove(), Term::Tempo);
    }

private:
    /// What one side attacks, gathered while its pieces are looked at.
    struct Attacks {
        Bitboard pawns = 0;
        Bitboard minors = 0;
        Bitboard rooks = 0;
        Bitboard king = 0;
        Bitboard all = 0;
        Bitboard twice = 0;
        std::array<Bitboard, PieceTypeCount> byType{};
        /// Strength of the attack on the enemy king.
        int attackers = 0;
        int units = 0;
    };

    static constexpr Bitboard CenterFiles = fileBits(2) | fileBits(3) | fileBits(4) | fileBits(5);

    template <Color Us> [[nodiscard]] static constexpr Square seenBy(Square square) {
        return Us == Color::White ? square : static_cast<Square>(static_cast<int>(square) ^ 56);
    }
    template <Color Us> [[nodiscard]] static std::size_t rankSeenBy(Square square) {
        return static_cast<std::size_t>(relativeRank(Us, square));
    }
    /// All squares that lie before the given ones on their files.
    template <Color Us> [[nodiscard]] static constexpr Bitboard ahead(Bitboard squares) {
        Bitboard front = shifted(squares, forward(Us));
        front |= shifted(front, forward(Us));
        front |= shifted(front, 2 * forward(Us));
        return front | shifted(front, 4 * forward(Us));
    }
    [[nodiscard]] static constexpr Bitboard beside(Bitboard squares) {
        return (squares >> 1 & ~FileH) | (squares << 1 & ~FileA);
    }
    [[nodiscard]] static int distance(Square a, Square b) {
        return std::max(std::abs(fileOf(a) - fileOf(b)), std::abs(rankOf(a) - rankOf(b)));
    }

    void add(Color color, Term term, std::size_t within = 0, int times = 1) {
        m_sink.add(color, featureIndex(term, within), times);
    }
    [[nodiscard]] Bitboard pieces(Color color, PieceType type) const {
        return m_position.pieces(color, type);
    }
    [[nodiscard]] Attacks& attacksOf(Color color) { return m_attacks[index(color)]; }

    void noteAttacks(Color us, PieceType type, Bitboard attacked) {
        Attacks& attacks = attacksOf(us);
        attacks.twice |= attacks.all & attacked;
        attacks.all |= attacked;
        attacks.byType[index(type)] |= attacked;
    }

    template <Color Us> void prepare() {
        const Bitboard pawns = pieces(Us, PieceType::Pawn);
        const Square king = m_position.kingSquare(Us);
        Attacks& attacks = attacksOf(Us);
        attacks.pawns = pawnAttacks(Us, pawns);
        attacks.king = kingAttacks(king);
        attacks.all = attacks.pawns | attacks.king;
        attacks.twice = (attacks.pawns & attacks.king) |
                        (pawnAttacksWest(Us, pawns) & pawnAttacksEast(Us, pawns));
        attacks.byType[index(PieceType::Pawn)] = attacks.pawns;
        attacks.byType[index(PieceType::King)] = attacks.king;
        m_kingZone[index(Us)] =
            attacks.king | bit(king) | shifted(attacks.king | bit(king), forward(Us));
        // Pawns that cannot move and the own king get in the way of the pieces.
        const Bitboard blocked = pawns & shifted(m_occupied, -forward(Us));
        m_mobilityArea[index(Us)] =
            ~(blocked | bit(king) | pawnAttacks(!Us, pieces(!Us, PieceType::Pawn)));
    }

    template <Color Us> void placePieces() {
        using enum PieceType;
        for (Bitboard all = m_position.pieces(Us); all != 0;) {
            const Square square = popFirst(all);
            const PieceType type = m_position.pieceAt(square).type();
            if (type != King) {
                add(Us, Term::Material, index(type));
            }
            const Square seen = seenBy<Us>(square);
            const int file = std::min(fileOf(seen), 7 - fileOf(seen));
            const auto place = static_cast<std::size_t>(rankOf(seen) * 8 + file);
            add(Us, Term::PieceSquare, index(type) * 64 + place);
        }
        if (hasSeveral(pieces(Us, Bishop))) {
            add(Us, Term::BishopPair);
        }
        for (Bitboard knights = pieces(Us, Knight); knights != 0;) {
            const Square square = popFirst(knights);
            judgeMobility<Us>(Knight, Term::KnightMobility, knightAttacks(square), 2);
            judgeMinor<Us>(square, 0);
        }
        const Bitboard queens = m_position.pieces(Queen);
        for (Bitboard bishops = pieces(Us, Bishop); bishops != 0;) {
            const Square square = popFirst(bishops);
            // Looks through queens, which would move away.
            judgeMobility<Us>(Bishop, Term::BishopMobility,
                              bishopAttacks(square, m_occupied & ~queens), 2);
            judgeMinor<Us>(square, 1);
            const Bitboard sameColor = isLightSquare(square) ? LightSquares : DarkSquares;
            add(Us, Term::BishopPawns, 0, count(pieces(Us, Pawn) & sameColor));
        }
        for (Bitboard rooks = pieces(Us, Rook); rooks != 0;) {
            const Square square = popFirst(rooks);
            const Bitboard through = m_occupied & ~queens & ~pieces(Us, Rook);
            judgeMobility<Us>(Rook, Term::RookMobility, rookAttacks(square, through), 3);
            judgeOpenFile<Us>(square, Term::RookOpenFile);
        }
        for (Bitboard own = pieces(Us, Queen); own != 0;) {
            judgeMobility<Us>(Queen, Term::QueenMobility, queenAttacks(popFirst(own), m_occupied),
                              4);
        }
    }

    template <Color Us>
    void judgeMobility(PieceType type, Term term, Bitboard attacked, int attackWeight) {
        Attacks& attacks = attacksOf(Us);
        noteAttacks(Us, type, attacked);
        add(Us, term, static_cast<std::size_t>(count(attacked & m_mobilityArea[index(Us)])));
        if (const Bitboard near = attacked & m_kingZone[index(!Us)]; near != 0) {
            ++attacks.attackers;
            attacks.units += attackWeight + count(near);
        }
    }

    template <Color Us> void judgeMinor(Square square, std::size_t kind) {
        const Bitboard enemyPawns = pieces(!Us, PieceType::Pawn);
        const std::size_t rank = rankSeenBy<Us>(square);
        const bool isGuarded = contains(attacksOf(Us).pawns, square);
        const bool isSafe = (beside(ahead<Us>(bit(square))) & enemyPawns) == 0;
        if (isGuarded && isSafe && rank >= 3 && rank <= 5) {
            add(Us, Term::Outpost, kind);
        }
        if ((shifted(bit(square), forward(Us)) & m_position.pieces(PieceType::Pawn)) != 0) {
            add(Us, Term::MinorBehindPawn);
        }
    }

    template <Color Us> void judgeOpenFile(Square square, Term term) {
        const Bitboard file = fileBits(fileOf(square));
        if ((file & pieces(Us, PieceType::Pawn)) == 0) {
            add(Us, term, (file & pieces(!Us, PieceType::Pawn)) == 0 ? 1 : 0);
        }
    }

    template <Color Us> void judgePawns() {
        const Bitboard own = pieces(Us, PieceType::Pawn);
        const Bitboard enemy = pieces(!Us, PieceType::Pawn);
        for (Bitboard rest = own; rest != 0;) {
            const Square square = popFirst(rest);
            const Bitboard self = bit(square);
            const Bitboard front = ahead<Us>(self);
            const std::size_t rank = rankSeenBy<Us>(square);
            const std::size_t isOpen = (front & enemy) == 0 ? 1 : 0;
            const Bitboard sides = beside(fileBits(fileOf(square)));
            const Bitboard behindBeside = sides & ~ahead<Us>(beside(self));
            const Square next = offset(square, rank < 7 ? forward(Us) : 0);

            if ((front & own) != 0) {
                add(Us, Term::DoubledPawn);
            }
            if ((sides & own) == 0) {
                add(Us, Term::IsolatedPawn, isOpen);
            } else if ((behindBeside & own) == 0 && contains(attacksOf(!Us).pawns, next)) {
                add(Us, Term::BackwardPawn, isOpen);
            }
            if ((beside(self) & own) != 0) {
                add(Us, Term::PhalanxPawn, rank);
            }
            if (contains(attacksOf(Us).pawns, square)) {
                add(Us, Term::GuardedPawn, rank);
            }
            if (((front | beside(front)) & enemy) == 0 && (front & own) == 0 && rank < 7) {
                judgePassedPawn<Us>(square, next, rank);
            }
        }
    }

    template <Color Us> void judgePassedPawn(Square square, Square next, std::size_t rank) {
        add(Us, Term::PassedPawn, rank);
        if ((ahead<Us>(bit(square)) & m_occupied) == 0) {
            add(Us, Term::PassedFree, rank);
        }
        if (!contains(attacksOf(!Us).all, next)) {
            add(Us, Term::PassedSafe, rank);
        }
        if (rank >= 3) {
            const auto enemyKing = distance(m_position.kingSquare(!Us), next);
            const auto ownKing = distance(m_position.kingSquare(Us), next);
            add(Us, Term::PassedEnemyKing, static_cast<std::size_t>(enemyKing));
            add(Us, Term::PassedOwnKing, static_cast<std::size_t>(ownKing));
        }
        if ((ahead<!Us>(bit(square)) & pieces(Us, PieceType::Rook)) != 0) {
            add(Us, Term::RookBehindPasser);
        }
    }

    template <Color Us> void judgeKing() {
        const Square king = m_position.kingSquare(Us);
        const Bitboard inFront = ~ahead<!Us>(rankBits(rankOf(king)));
        const int middle = std::clamp(fileOf(king), 1, 6);
        for (int file = middle - 1; file <= middle + 1; ++file) {
            const std::size_t side = file == fileOf(king) ? 0 : 8;
            const Bitboard column = fileBits(file) & inFront;
            add(Us, Term::KingShelter,
                side + nearestRank<Us>(column & pieces(Us, PieceType::Pawn)));
            add(Us, Term::KingStorm, side + nearestRank<Us>(column & pieces(!Us, PieceType::Pawn)));
        }
        judgeOpenFile<Us>(king, Term::KingOpenFile);
        judgeDanger<Us>(king);
    }

    /// The rank of the pawn nearest to the own side; 0 without pawns.
    template <Color Us> [[nodiscard]] static std::size_t nearestRank(Bitboard pawns) {
        if (pawns == 0) {
            return 0;
        }
        const Square nearest =
            Us == Color::White ? first(pawns) : static_cast<Square>(63 - std::countl_zero(pawns));
        return rankSeenBy<Us>(nearest);
    }

    /// Counts the attack on this side's king as its opponent's feature.
    template <Color Us> void judgeDanger(Square king) {
        using enum PieceType;
        const Attacks& enemy = attacksOf(!Us);
        const Attacks& own = attacksOf(Us);
        const bool hasQueen = pieces(!Us, Queen) != 0;
        if (enemy.attackers < (hasQueen ? 1 : 2)) {
            return;
        }
        const Bitboard weak =
            enemy.all & ~own.twice & (~own.all | own.king | own.byType[index(Queen)]);
        const Bitboard safe = ~m_position.pieces(!Us) & (~own.all | (weak & enemy.twice));
        const Bitboard straight = rookAttacks(king, m_occupied);
        const Bitboard diagonal = bishopAttacks(king, m_occupied);
        const auto checks = [&](PieceType type, Bitboard lines, int weight) {
            return (lines & enemy.byType[index(type)] & safe) != 0 ? weight : 0;
        };
        const int units = enemy.units + checks(Knight, knightAttacks(king), 7) +
                          checks(Bishop, diagonal, 5) + checks(Rook, straight, 8) +
                          checks(Queen, straight | diagonal, 6) +
                          2 * count(weak & m_kingZone[index(Us)]) - (hasQueen ? 0 : 8);
        add(!Us, Term::KingDanger,
            static_cast<std::size_t>(std::clamp(units, 0, KingDangerUnits - 1)));
    }

    template <Color Us> void judgeThreats() {
        using enum PieceType;
        const Attacks& own = attacksOf(Us);
        const Attacks& enemy = attacksOf(!Us);
        const Bitboard minors = own.byType[index(Knight)] | own.byType[index(Bishop)];
        const Bitboard targets = m_position.pieces(!Us) & ~m_position.pieces(King);
        const Bitboard unguarded = ~enemy.all;
        const auto addTargets = [&](Term term, Bitboard hit) {
            for (hit &= targets; hit != 0;) {
                add(Us, term, index(m_position.pieceAt(popFirst(hit)).type()));
            }
        };
        addTargets(Term::PawnThreat, own.pawns & ~m_position.pieces(Pawn));
        addTargets(Term::MinorThreat, minors & ~(m_position.pieces(Pawn) & ~unguarded));
        addTargets(Term::RookThreat,
                   own.byType[index(Rook)] & ~(m_position.pieces(Pawn) & ~unguarded));
        addTargets(Term::HangingPiece, own.all & unguarded);
        if ((own.king & targets & unguarded) != 0) {
            add(Us, Term::KingThreat);
        }
        const Bitboard safe = ~enemy.pawns & (unguarded | own.all) & ~m_occupied;
        const Bitboard third = rankBits(Us == Color::White ? 2 : 5);
        const Bitboard step = shifted(pieces(Us, Pawn), forward(Us)) & ~m_occupied;
        const Bitboard pushes = (step | (shifted(step & third, forward(Us)) & ~m_occupied)) & safe;
        add(Us, Term::PushThreat, 0,
            count(pawnAttacks(Us, pushes) & targets & ~m_position.pieces(Pawn)));
        const Bitboard home = Us == Color::White ? 0x00000000FFFFFF00 : 0x00FFFFFF00000000;
        add(Us, Term::SafeSquares, 0, count(home & CenterFiles & ~pieces(Us, Pawn) & ~enemy.pawns));
    }

    const Position& m_position;
    Sink& m_sink;
    Bitboard m_occupied;
    std::array<Attacks, 2> m_attacks{};
    std::array<Bitboard, 2> m_kingZone{};
    std::array<Bitboard, 2> m_mobilityArea{};
};

} // namespace chess
