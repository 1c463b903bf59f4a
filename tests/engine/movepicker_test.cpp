#include "engine/roots.h"

#include "engine/movepicker.h"
#include "engine/see.h"

#include <algorithm>
#include <fstream>
#include <memory>

using namespace chess;

namespace {

std::vector<Move> pickAll(MovePicker& picker) {
    std::vector<Move> moves;
    for (Move move = picker.next(); !move.isNone(); move = picker.next()) {
        moves.push_back(move);
    }
    return moves;
}

std::vector<std::uint16_t> sortedBits(const auto& moves) {
    std::vector<std::uint16_t> bits;
    for (const Move move : moves) {
        bits.push_back(move.bits());
    }
    std::sort(bits.begin(), bits.end());
    return bits;
}

std::vector<Position> positions() {
    std::vector<Position> all;
    for (const char* path : {CHESS_TEST_DATA "/perft.txt", CHESS_TEST_DATA "/minimax.txt"}) {
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);) {
            if (!line.empty() && line.front() != '#') {
                all.push_back(rootAfter(line.substr(0, line.find(" ;"))).position);
            }
        }
    }
    return all;
}

} // namespace

class MovePickerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachLegalMoveComesOnce() {
        History history;
        for (const Position& position : positions()) {
            MovePicker picker(position, history, {}, MovePicker::Purpose::AllMoves);
            QCOMPARE(sortedBits(pickAll(picker)), sortedBits(legalMoves(position)));
        }
    }

    void eachLegalMoveComesOnceWhateverIsHinted() {
        History history;
        std::uint64_t state = 1;
        for (const Position& position : positions()) {
            const MoveList moves = legalMoves(position);
            // Legal moves, the same one twice, and moves of no sense at all.
            const auto any = [&]() -> Move {
                state = state * 6364136223846793005 + 1442695040888963407;
                const auto number = static_cast<std::size_t>(state >> 33U);
                if (number % 3 == 0 || moves.isEmpty()) {
                    return Move::fromBits(static_cast<std::uint16_t>(number >> 3U));
                }
                return moves[number / 3 % moves.size()];
            };
            for (int time = 0; time < 20; ++time) {
                const Move killer = any();
                const OrderingHints hints{
                    any(), {killer, time % 5 == 0 ? killer : any()}, any(), {}};
                MovePicker picker(position, history, hints, MovePicker::Purpose::AllMoves);
                QCOMPARE(sortedBits(pickAll(picker)), sortedBits(moves));
            }
        }
    }

    void theTableMoveComesFirst() {
        const Position position;
        History history;
        const Move a3{Square::A2, Square::A3};
        MovePicker picker(position, history, {a3, {}, {}, {}}, MovePicker::Purpose::AllMoves);
        QCOMPARE(picker.next(), a3);
    }

    void whatIsKnownOfASettingOrdersQuietMoves() {
        const Position position;
        History history;
        const auto best = std::make_unique<MoveHistory>();
        const Move a3{Square::A2, Square::A3};
        const Move h3{Square::H2, Square::H3};
        (*best)[PieceTo::of(position, a3)].update(-5'000);
        (*best)[PieceTo::of(position, h3)].update(5'000);
        for (std::size_t setting = 0; setting < OrderingHints{}.settings.size(); ++setting) {
            OrderingHints hints;
            hints.settings[setting] = best.get();
            MovePicker picker(position, history, hints, MovePicker::Purpose::AllMoves);
            const std::vector<Move> moves = pickAll(picker);
            QCOMPARE(moves.front(), h3);
            QCOMPARE(moves.back(), a3);
        }
    }

    void experienceInDangerIsApart() {
        const Position position;
        History history;
        const Move h3{Square::H2, Square::H3};
        const Bitboard attacked = bit(Square::H3);
        history.quiet(Color::White, attacked, h3).update(5'000);
        OrderingHints hints;
        MovePicker safe(position, history, hints, MovePicker::Purpose::AllMoves);
        QVERIFY(pickAll(safe).front() != h3);
        hints.attacked = attacked;
        MovePicker dangerous(position, history, hints, MovePicker::Purpose::AllMoves);
        QCOMPARE(pickAll(dangerous).front(), h3);
    }

    void goodCapturesLoseNothing() {
        History history;
        for (const Position& position : positions()) {
            MovePicker picker(position, history, {}, MovePicker::Purpose::GoodCaptures);
            std::vector<std::uint16_t> wanted;
            for (const Move move : legalCaptures(position)) {
                if (exchangeReaches(position, move, 0)) {
                    wanted.push_back(move.bits());
                }
            }
            std::sort(wanted.begin(), wanted.end());
            QCOMPARE(sortedBits(pickAll(picker)), wanted);
        }
    }

    void quietMovesCanBeSkipped() {
        History history;
        for (const Position& position : positions()) {
            MovePicker picker(position, history, {}, MovePicker::Purpose::AllMoves);
            picker.skipQuietMoves();
            QCOMPARE(sortedBits(pickAll(picker)), sortedBits(legalCaptures(position)));
        }
    }
};

QTEST_APPLESS_MAIN(MovePickerTest)
#include "movepicker_test.moc"
