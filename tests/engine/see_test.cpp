#include "engine/roots.h"

#include "engine/see.h"

using namespace chess;
using namespace std::string_literals;

class SeeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheWholeExchange_data() {
        QTest::addColumn<std::string>("fen");
        QTest::addColumn<std::string>("move");
        QTest::addColumn<int>("value");
        QTest::addRow("a free pawn") << "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"s
                                     << "e4d5"s << 100;
        QTest::addRow("a guarded pawn taken by a pawn") << "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1"s
                                                        << "e4d5"s << 0;
        QTest::addRow("a guarded pawn taken by a queen") << "4k3/8/4p3/3p4/8/8/8/3QK3 w - - 0 1"s
                                                         << "d1d5"s << 100 - 950;
        QTest::addRow("a guarded rook taken by a knight") << "4k3/8/4p3/3r4/5N2/8/8/4K3 w - - 0 1"s
                                                          << "f4d5"s << 500 - 320;
        QTest::addRow("a rook behind a rook joins in") << "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1"s
                                                       << "d2d5"s << 100;
        QTest::addRow("two guards against one behind") << "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1"s
                                                       << "d2d5"s << 100 - 500;
        QTest::addRow("the king takes part when it may") << "8/8/3k4/3p4/8/8/3R4/3R1K2 w - - 0 1"s
                                                         << "d2d5"s << 100;
        QTest::addRow("the king takes back what is unguarded")
            << "8/8/3k4/3p4/8/8/3R4/5K2 w - - 0 1"s
            << "d2d5"s << 100 - 500;
        QTest::addRow("en passant") << "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"s
                                    << "e5d6"s << 100;
        QTest::addRow("en passant, taken back") << "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 2"s
                                                << "e5d6"s << 0;
        QTest::addRow("a free promotion") << "8/P3k3/8/8/8/8/8/4K3 w - - 0 1"s
                                          << "a7a8q"s << 950 - 100;
        QTest::addRow("a promotion that is taken") << "1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1"s
                                                   << "a7a8q"s << -100;
        QTest::addRow("a quiet move onto a guarded square") << "4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1"s
                                                            << "f3e5"s << -320;
        QTest::addRow("castling") << "4k3/8/8/8/8/8/8/4K2R w K - 0 1"s
                                  << "e1g1"s << 0;
    }

    void countsTheWholeExchange() {
        QFETCH(std::string, fen);
        QFETCH(std::string, move);
        QFETCH(int, value);
        const SearchRoot root = rootAfter(fen);
        const Move parsed = *parseLongAlgebraic(root.position, move);
        QVERIFY(exchangeReaches(root.position, parsed, value));
        QVERIFY(!exchangeReaches(root.position, parsed, value + 1));
    }
};

QTEST_APPLESS_MAIN(SeeTest)
#include "see_test.moc"
