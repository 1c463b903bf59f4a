#include "rules/chesstext.h"
#include "rules/slowrules.h"

#include <QTest>

#include <functional>

using namespace chess;
using namespace chess::test;

namespace {

/// How many positions below each of the file's are looked at.
constexpr int NodesPerPosition = 500;

std::vector<std::uint16_t> sortedBits(const Move* begin, const Move* end) {
    std::vector<std::uint16_t> bits;
    std::transform(begin, end, std::back_inserter(bits), [](Move move) { return move.bits(); });
    std::sort(bits.begin(), bits.end());
    return bits;
}

std::vector<std::uint16_t> sortedBits(const MoveList& moves) {
    return sortedBits(moves.begin(), moves.end());
}

/// Goes through the tree below a position, breadth first, until the visitor has had enough.
template <typename Visitor> void visitTree(const Position& root, Visitor visit) {
    std::vector<Position> positions{root};
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Position position = positions[i];
        visit(position);
        for (const Move move : legalMoves(position)) {
            if (positions.size() < NodesPerPosition) {
                positions.push_back(position);
                positions.back().apply(move);
            }
        }
    }
}

} // namespace

/// Properties that hold at every position, looked at in the trees below all those of the file.
class MovegenTest : public QObject {
    Q_OBJECT

private:
    /// Stops at the first position where the property does not hold, and names it.
    static void verifyEverywhere(const std::function<bool(const Position&)>& holds) {
        for (const PerftEntry& entry : readPerftFile()) {
            bool isFine = true;
            visitTree(fromFen(entry.fen), [&](const Position& position) {
                if (isFine && !holds(position)) {
                    isFine = false;
                    qWarning("%s", toFen(position).c_str());
                }
            });
            QVERIFY(isFine);
        }
    }

private Q_SLOTS:
    void attackedSquaresAreThoseWithAnAttacker() {
        verifyEverywhere([](const Position& position) {
            for (const Color color : {Color::White, Color::Black}) {
                Bitboard attacked = 0;
                for (int number = 0; number < SquareCount; ++number) {
                    const auto square = static_cast<Square>(number);
                    attacked |= position.isAttacked(square, color) ? bit(square) : 0;
                }
                if (position.attackedBy(color, position.occupied()) != attacked) {
                    return false;
                }
            }
            return true;
        });
    }

    void movesAreThoseOfTheSlowRules() {
        verifyEverywhere([](const Position& position) {
            const std::vector<Move> slow = SlowRules(position).legalMoves();
            return sortedBits(legalMoves(position)) ==
                   sortedBits(slow.data(), slow.data() + slow.size());
        });
    }

    void checkIsThatOfTheSlowRules() {
        verifyEverywhere([](const Position& position) {
            return position.isCheck() == SlowRules(position).isCheck();
        });
    }

    void noMoveIsListedTwice() {
        verifyEverywhere([](const Position& position) {
            const auto bits = sortedBits(legalMoves(position));
            return std::adjacent_find(bits.begin(), bits.end()) == bits.end();
        });
    }

    void capturesAndQuietMovesShareOutAllMoves() {
        verifyEverywhere([](const Position& position) {
            const MoveList captures = legalCaptures(position);
            const MoveList quiet = legalQuietMoves(position);
            const auto isLoud = [&](Move move) {
                return position.isCapture(move) || move.isPromotion();
            };
            auto both = sortedBits(captures);
            const auto rest = sortedBits(quiet);
            both.insert(both.end(), rest.begin(), rest.end());
            std::sort(both.begin(), both.end());
            return both == sortedBits(legalMoves(position)) &&
                   std::all_of(captures.begin(), captures.end(), isLoud) &&
                   std::none_of(quiet.begin(), quiet.end(), isLoud);
        });
    }

    void countingFindsAsManyAsListing() {
        verifyEverywhere([](const Position& position) {
            const std::size_t size = legalMoves(position).size();
            return countLegalMoves(position) == static_cast<int>(size) &&
                   hasLegalMove(position) == (size > 0);
        });
    }

    void theKeyIsKeptMoveByMove() {
        verifyEverywhere(
            [](const Position& position) { return position.key() == position.computeKey(); });
    }

    void everyPositionIsAValidSetup() {
        verifyEverywhere([](const Position& position) {
            const auto again = Position::fromSetup(position.toSetup());
            return again.hasValue() && *again == position;
        });
    }

    void fenTellsTheWholePosition() {
        verifyEverywhere([](const Position& position) {
            const auto again = parseFen(toFen(position));
            return again.hasValue() && *again == position;
        });
    }

    void sanTellsEveryMoveFromTheOthers() {
        verifyEverywhere([](const Position& position) {
            std::set<std::string> texts;
            for (const Move move : legalMoves(position)) {
                const std::string san = toSan(position, move);
                const auto strict = parseSan(position, san);
                const auto typed = parseMove(position, san);
                if (!texts.insert(san).second || !strict || !typed || *strict != move ||
                    *typed != move) {
                    return false;
                }
            }
            return true;
        });
    }

    void longAlgebraicTellsEveryMoveFromTheOthers() {
        verifyEverywhere([](const Position& position) {
            const MoveList moves = legalMoves(position);
            return std::all_of(moves.begin(), moves.end(), [&](Move move) {
                const std::string text = toLongAlgebraic(move);
                const auto strict = parseLongAlgebraic(position, text);
                const auto typed = parseMove(position, text);
                return strict.hasValue() && typed.hasValue() && *strict == move && *typed == move;
            });
        });
    }

    void askingForEachMoveBySquaresFindsIt() {
        verifyEverywhere([](const Position& position) {
            const MoveList moves = legalMoves(position);
            return std::all_of(moves.begin(), moves.end(), [&](Move move) {
                const auto found = findMove(position, move.from(), move.to(), move.promotion());
                return found.hasValue() && *found == move;
            });
        });
    }

    /// Any 16 bits may be asked about: files and tables hold whatever they hold.
    void legalityOfAnyBitsIsMembershipInTheList() {
        for (const PerftEntry& entry : readPerftFile()) {
            const Position position = fromFen(entry.fen);
            const auto listed = sortedBits(legalMoves(position));
            for (unsigned bits = 0; bits <= 0xFFFF; ++bits) {
                Move asked = Move::fromBits(static_cast<std::uint16_t>(bits));
                const bool isLegalHere = chess::isLegal(position, asked);
                if (asked.promotion() == PieceType::Pawn) {
                    asked = Move::promotion(asked.from(), asked.to(), PieceType::Queen);
                }
                QCOMPARE(isLegalHere,
                         std::binary_search(listed.begin(), listed.end(), asked.bits()));
            }
        }
    }

    void aNullMoveKeepsTheKeyRight() {
        verifyEverywhere([](Position position) {
            if (position.isCheck()) {
                return true;
            }
            const Color mover = position.sideToMove();
            position.applyNull();
            return position.key() == position.computeKey() && position.sideToMove() != mover &&
                   position.enPassantSquare() == NoSquare;
        });
    }

    void aPositionIsSmall() {
        static_assert(sizeof(Position) <= 256);
        static_assert(sizeof(Move) == 2);
        QVERIFY(std::is_trivially_copyable_v<Position>);
    }
};

QTEST_APPLESS_MAIN(MovegenTest)
#include "movegen_test.moc"
