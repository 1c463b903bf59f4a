#include "app/options.h"

#include <QTest>

#include <vector>

using namespace chess;

namespace {

using Arguments = std::vector<const char*>;

Mode modeOf(const Arguments& arguments) {
    const auto parsed = parseOptions(arguments);
    if (!parsed) {
        qFatal("refused: %s", parsed.error().message.c_str());
    }
    return parsed->mode;
}

std::string errorOf(const Arguments& arguments) {
    const auto parsed = parseOptions(arguments);
    return parsed ? "accepted" : parsed.error().message;
}

} // namespace

class OptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAModeTheConsoleIsMeant() {
        QCOMPARE(modeOf({}), Mode::Console);
        QCOMPARE(modeOf({"--saves", "games"}), Mode::Console);
    }

    void eachModeHasItsName() {
        QCOMPARE(modeOf({"-c"}), Mode::Console);
        QCOMPARE(modeOf({"-g"}), Mode::Window);
        QCOMPARE(modeOf({"--uci"}), Mode::Uci);
        QCOMPARE(modeOf({"bench"}), Mode::Bench);
        QCOMPARE(modeOf({"--help"}), Mode::Help);
        QCOMPARE(modeOf({"-h"}), Mode::Help);
        QCOMPARE(modeOf({"--version"}), Mode::Version);
    }

    void helpWinsOverTheModeBeforeIt() {
        QCOMPARE(modeOf({"-g", "--help"}), Mode::Help);
        QCOMPARE(modeOf({"--uci", "--version"}), Mode::Version);
        QCOMPARE(modeOf({"--help", "--nonsense"}), Mode::Help);
    }

    void aModeMayBeRepeated() { QCOMPARE(modeOf({"-g", "-g"}), Mode::Window); }

    void twoModesContradictEachOther() {
        QCOMPARE(errorOf({"-g", "--uci"}), "choose one of '-g' and '--uci'");
        QCOMPARE(errorOf({"-c", "-g"}), "choose one of '-c' and '-g'");
        QCOMPARE(errorOf({"-g", "-c"}), "choose one of '-g' and '-c'");
    }

    void theDirectoryOfSavedGamesGoesWithAnyMode() {
        const Options expected{Mode::Window, "my games", {}};
        for (const Arguments& arguments :
             {Arguments{"-g", "--saves", "my games"}, Arguments{"--saves", "my games", "-g"},
              Arguments{"--saves", "others", "-g", "--saves", "my games"}}) {
            const auto parsed = parseOptions(arguments);
            QVERIFY(parsed.hasValue());
            QCOMPARE(*parsed, expected);
        }
        QVERIFY(parseOptions(Arguments{"-g"})->savesDirectory.empty());
    }

    void aDirectoryMayLookLikeAnOption() {
        QCOMPARE(parseOptions(Arguments{"--saves", "-g"})->savesDirectory, "-g");
    }

    void aMissingDirectoryIsToldOf() {
        QCOMPARE(errorOf({"-g", "--saves"}), "'--saves' needs a directory");
        QCOMPARE(errorOf({"-g", "--saves", ""}), "'--saves' needs a directory");
    }

    void theWindowTakesAFile() {
        const auto parsed = parseOptions(Arguments{"-g", "game.pgn"});
        QVERIFY(parsed);
        QCOMPARE(parsed->file, std::string("game.pgn"));
        QCOMPARE(errorOf({"-g", "a", "b"}), "unexpected argument 'b' (try 'chessprog --help')");
        QCOMPARE(errorOf({"--uci", "a"}), "unexpected argument 'a' (try 'chessprog --help')");
    }

    void whatIsUnknownIsNamed() {
        QCOMPARE(errorOf({"--foo"}), "unknown option '--foo' (try 'chessprog --help')");
        QCOMPARE(errorOf({"-g", "-x"}), "unknown option '-x' (try 'chessprog --help')");
        QCOMPARE(errorOf({"game"}), "unexpected argument 'game' (try 'chessprog --help')");
        QCOMPARE(errorOf({""}), "unexpected argument '' (try 'chessprog --help')");
    }

    void theMessageIsOneLineWhateverWasTyped() {
        QCOMPARE(errorOf({"--a\nb\x1b[1m\x7f"}),
                 "unknown option '--a?b?[1m?' (try 'chessprog --help')");
    }

    void namesOfOptionsAreExact() {
        QVERIFY(errorOf({"--UCI"}) != "accepted");
        QVERIFY(errorOf({"--uci "}) != "accepted");
        QVERIFY(errorOf({"--hel"}) != "accepted");
    }
};

QTEST_APPLESS_MAIN(OptionsTest)
#include "options_test.moc"
