#include "pgnhelpers.h"
#include "randomgames.h"
#include "rules/pgnencoding.h"
#include "rules/pgnwriter.h"

#include <QTest>

using namespace chess;

namespace {

PgnFault onlyFault(const std::string& text) {
    const auto items = readItems(text);
    if (items.size() != 1 || items[0]) {
        qFatal("not one fault: %s", text.substr(0, 100).c_str());
    }
    return items[0].error();
}

/// Gives the same bytes again and again, and counts them.
class RepeatingBuffer : public std::streambuf {
public:
    RepeatingBuffer(std::string start, std::string rest, std::size_t size)
        : m_chunk(std::move(start)), m_rest(std::move(rest)), m_left(size) {
        setg(m_chunk.data(), m_chunk.data(), m_chunk.data() + m_chunk.size());
    }

protected:
    int_type underflow() override {
        if (m_left < m_rest.size()) {
            return traits_type::eof();
        }
        m_left -= m_rest.size();
        m_chunk = m_rest;
        setg(m_chunk.data(), m_chunk.data(), m_chunk.data() + m_chunk.size());
        return traits_type::to_int_type(m_chunk[0]);
    }

private:
    std::string m_chunk;
    std::string m_rest;
    std::size_t m_left;
};

class BrokenBuffer : public std::streambuf {
protected:
    int_type underflow() override {
        if (m_hasGiven) {
            throw std::runtime_error("broken");
        }
        m_hasGiven = true;
        setg(m_text.data(), m_text.data(), m_text.data() + m_text.size());
        return traits_type::to_int_type(m_text[0]);
    }

private:
    std::string m_text = "1. e4 e5\n2. Nf3";
    bool m_hasGiven = false;
};

} // namespace

Q_DECLARE_METATYPE(PgnError)

class PgnFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachFaultNamesReasonPlaceAndText_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<PgnError>("reason");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("shown");
        using enum PgnError;
        const auto row = [](const char* text, PgnError reason, int line, int column,
                            const char* shown) {
            const QByteArray bytes(text);
            const QByteArray name = QString::fromLatin1(bytes).simplified().toUtf8();
            QTest::newRow(name.constData())
                << bytes << reason << line << column << QByteArray(shown);
        };
        row("1. e4 e5\n2.Ke3 Nc6 *", BadMove, 2, 3, "Ke3");
        row("1. e4 e5\r\n2. Nf3 Nc6 3. Nf6 *", BadMove, 2, 15, "Nf6");
        row("1. e4 e5\r2. foo *", BadMove, 2, 4, "foo");
        row("1. e4 {a\nb} e9", BadMove, 2, 4, "e9");
        row("1. f3 e5 2. g4 Qh4# 3. a3 *", BadMove, 1, 24, "a3");
        row("1. \xE9"
            "4 *",
            BadMove, 1, 4,
            "\u00E9"
            "4");
        row("1. e4 -- 2. d4 *", NullMove, 1, 7, "--");
        row("1. e4 1...Z0", NullMove, 1, 11, "Z0");
        row("1. e4 0000 *", NullMove, 1, 7, "0000");
        row("1. e4 ) e5 *", UnexpectedCharacter, 1, 7, ")");
        row("1. e4 } e5 *", UnexpectedCharacter, 1, 7, "}");
        row("1. e4 \x01 e5 *", UnexpectedCharacter, 1, 7, "\uFFFD");
        row("1. e4 <1> e5 *", UnexpectedCharacter, 1, 7, "<");
        row("1. e4 \"e5\" *", UnexpectedCharacter, 1, 7, "\"");
        row("1. e4 [White \"A\"] e5", UnexpectedCharacter, 1, 7, "[");
        row("1. e4 {no end\n1-0", UnterminatedComment, 1, 7, "{");
        row("1. e4 (1. d4 (1. c4) {a\nb} e5", UnterminatedVariation, 1, 7, "(");
        row("[White \"no end\n1. e4 *", UnterminatedString, 1, 9, "White");
        row("[White \"no end", UnterminatedString, 1, 9, "White");
        row("[White \"a\x02\"]\n1. e4 *", UnexpectedCharacter, 1, 10, "White");
        row("[White \"A\"\n1. e4 *", BadTag, 1, 1, "White");
        row("[White A]\n1. e4 *", BadTag, 1, 1, "White");
        row("[\"A\"]\n1. e4 *", BadTag, 1, 1, "");
        row("[White \"A \"B\" C\"]\n1. e4 *", BadTag, 1, 1, "White");
        row("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*", BadFen, 1, 7, "8/8/8/8/8/8/8/8 w - - 0 1");
        row("[FEN \"x\"]\n[White \"A\"]\n1. e4 *", BadFen, 1, 7, "x");
    }
    void eachFaultNamesReasonPlaceAndText() {
        QFETCH(QByteArray, text);
        QFETCH(PgnError, reason);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QByteArray, shown);
        const PgnFault fault = onlyFault(text.toStdString());
        QCOMPARE(fault.reason, reason);
        QCOMPARE(fault.line, static_cast<std::size_t>(line));
        QCOMPARE(fault.column, static_cast<std::size_t>(column));
        QCOMPARE(fault.text, shown.toStdString());
    }

    void aBadMoveTellsWhy() {
        QCOMPARE(onlyFault("1. Ke2 *").move.reason, MoveError::CannotGoThere);
        QCOMPARE(onlyFault("1. O-O *").move.reason, MoveError::CastlingNotPossible);
        QCOMPARE(onlyFault("1. Nd4$ *").move.reason, MoveError::CannotGoThere);
        QCOMPARE(onlyFault("1. e4 e5 2. xyz *").move.reason, MoveError::UnexpectedCharacter);
    }

    void aBadFenTellsWhy() {
        const PgnFault fault = onlyFault("[FEN \"8/8/8/8/8/8/8/7K w - - 0 1\"]\n*");
        QCOMPARE(fault.fen.reason, FenError::NotAPosition);
        QCOMPARE(fault.fen.setup.reason, SetupError::NoKing);
    }

    void theFirstFaultIsTheOneTold() { QCOMPARE(onlyFault("1. e5 (\n 2. x } {").column, 4U); }

    void afterABadGameTheNextIsRead_data() {
        QTest::addColumn<QByteArray>("bad");
        QTest::newRow("move") << QByteArray("[White \"A\"]\n1. e5 e4 (2. d4) {1-0} 2. d4 *\n");
        QTest::newRow("move, no result") << QByteArray("[White \"A\"]\n1. e5\n");
        QTest::newRow("tag") << QByteArray("[White A]\n[Black \"B\"]\n1. e4 *");
        QTest::newRow("stray between tags") << QByteArray("[White \"A\"]]\n[Black \"B\"]\n1. e4 *");
        QTest::newRow("string") << QByteArray("[White \"A]\n\n1. e4 *");
        QTest::newRow("fen") << QByteArray("[FEN \"?\"]\n[White \"A\"]\n1. e4 e5 *");
        QTest::newRow("variation") << QByteArray("1. e4 (1. d4 \n");
        QTest::newRow("not PGN") << QByteArray("Dear reader,\nthis is (no) game; really.\n");
        QTest::newRow("bytes") << QByteArray("\x7F"
                                             "ELF\x02\x01\x01\0\0\0\xFF\n",
                                             12);
    }
    void afterABadGameTheNextIsRead() {
        QFETCH(QByteArray, bad);
        const std::string good = "[Event \"Good\"]\n\n1. d4 d5 1/2-1/2\n";
        const auto items = readItems(bad.toStdString() + good + bad.toStdString() + good);
        QCOMPARE(items.size(), 4U);
        QVERIFY(!items[0] && items[1] && !items[2] && items[3]);
        QCOMPARE(mainLine(items[1]), "d4 d5");
        QCOMPARE(items[3].value(), items[1].value());
    }

    void nulBytesAreAFault() {
        QCOMPARE(onlyFault(std::string("1. e4\0 e5 *", 11)).reason, PgnError::UnexpectedCharacter);
        QCOMPARE(onlyFault(std::string("[A \"\0\"]*", 8)).reason, PgnError::UnexpectedCharacter);
        QCOMPARE(onlyFault(std::string(100'000, '\0')).column, 1U);
    }

    void tooLongIsAFault() {
        const std::string tooLong(10'000, 'a');
        QCOMPARE(onlyFault("1. e4 " + tooLong + " *").reason, PgnError::WordTooLong);
        QCOMPARE(onlyFault("[" + tooLong + " \"\"]\n*").reason, PgnError::TagTooLong);
        QCOMPARE(onlyFault("[A \"" + tooLong + "\"]\n*").reason, PgnError::TagTooLong);
        QCOMPARE(onlyFault("[A \"" + std::string(5'000, '\xE4') + "\"]\n*").reason,
                 PgnError::TagTooLong);
        QVERIFY(onlyFault("1. " + tooLong).text.size() < 50);
    }

    void tooManyTagsAreAFault() {
        std::string text;
        for (std::size_t i = 0; i <= pgnlimits::Tags; ++i) {
            text += "[A \"b\"]\n";
        }
        QCOMPARE(onlyFault(text + "*").reason, PgnError::TooManyTags);
        QCOMPARE(onlyFault(text + "*").line, pgnlimits::Tags + 1);
    }

    void tooManyMovesAreAFault() {
        std::string text;
        for (std::size_t i = 0; i < pgnlimits::Plies / 4; ++i) {
            text += "Nf3 Nf6 Ng1 Ng8\n";
        }
        QCOMPARE(readItems(text)[0]->moves.size(), pgnlimits::Plies);
        QCOMPARE(onlyFault(text + "e4 *").reason, PgnError::TooManyMoves);
    }

    void aLineWithoutEndTakesNoMemory_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QByteArray>("rest");
        QTest::newRow("word") << QByteArray("1. e4 ") << QByteArray(4096, 'a');
        QTest::newRow("string") << QByteArray("[White \"") << QByteArray(4096, 'a');
        QTest::newRow("comment") << QByteArray("{") << QByteArray(4096, '{');
        QTest::newRow("variations") << QByteArray("1. e4 ") << QByteArray(4096, '(');
        QTest::newRow("moves") << QByteArray("1. ") << QByteArray("Nf3 Nf6 Ng1 Ng8 ").repeated(99);
        QTest::newRow("tags") << QByteArray("[A \"b\"]") << QByteArray("[A \"b\"]").repeated(99);
    }
    void aLineWithoutEndTakesNoMemory() {
        QFETCH(QByteArray, start);
        QFETCH(QByteArray, rest);
        RepeatingBuffer buffer(start.toStdString(), rest.toStdString(), 8'000'000);
        std::istream stream(&buffer);
        const auto items = readItems(stream);
        QCOMPARE(items.size(), 1U);
        QVERIFY(!items[0]);
    }

    void aStreamThatBreaksIsAFault() {
        BrokenBuffer buffer;
        std::istream stream(&buffer);
        const auto items = readItems(stream);
        QCOMPARE(items.size(), 1U);
        QCOMPARE(items[0].error().reason, PgnError::ReadFailed);
    }

    void whatIsNoFileIsAFault() {
        for (const char* path : {CHESS_TEST_DATA "/pgn", CHESS_TEST_DATA "/pgn/missing.pgn"}) {
            std::ifstream file(path, std::ios::binary);
            const auto items = readItems(file);
            QCOMPARE(items.size(), 1U);
            QCOMPARE(items[0].error().reason, PgnError::ReadFailed);
        }
    }

    void damagedFilesNeverHarm() {
        const std::string whole = contentOf(CHESS_TEST_DATA "/pgn/mixed.pgn");
        constexpr std::string_view Favourites("[]{}();%$\"\\\n\r\0 .-*10x#+", 24);
        RandomGames random(7);
        for (int round = 0; round < 1'500; ++round) {
            std::string text = whole.substr(0, random.below(whole.size() + 1));
            for (std::size_t edits = random.below(8); edits > 0 && !text.empty(); --edits) {
                const std::size_t place = random.below(text.size());
                const char byte = random.below(2) == 0 ? Favourites[random.below(Favourites.size())]
                                                       : static_cast<char>(random.below(256));
                switch (random.below(3)) {
                case 0:
                    text[place] = byte;
                    break;
                case 1:
                    text.insert(place, 1, byte);
                    break;
                default:
                    text.erase(place, random.below(20));
                }
            }
            for (const PgnItem& item : readItems(text)) {
                if (item) {
                    QCOMPARE(mainLines(toPgn(*item)), std::vector{mainLine(item)});
                } else {
                    QVERIFY(item.error().line >= 1 && item.error().column >= 1);
                    QVERIFY(isUtf8(item.error().text));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(PgnFaultsTest)
#include "pgnfaults_test.moc"
