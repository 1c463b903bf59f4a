#include "gamedesk.h"
#include "ui/hintguide.h"

#include <QSignalSpy>

using namespace chess;

namespace {

/// A desk with a guide and ears for what it says.
struct GuidedDesk : GameDesk {
    HintGuide guide{controller, model};
    QSignalSpy shown{&guide, &HintGuide::hintShown};
    QSignalSpy cleared{&guide, &HintGuide::hintCleared};
    QSignalSpy messages{&guide, &HintGuide::messageReady};

    using GameDesk::GameDesk;

    [[nodiscard]] QString lastMessage() const { return messages.last().first().toString(); }
};

constexpr auto* HangingBishop = "4k3/8/8/6b1/8/8/3R4/4K2Q w - - 0 1";
constexpr auto* MateInOne = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

} // namespace

class HintGuideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHintComesInThreeSteps() {
        GuidedDesk desk(twoPlayers(), MateInOne);
        desk.guide.advance();
        QCOMPARE(desk.guide.stage(), HintGuide::Stage::Searching);
        QTRY_COMPARE(desk.guide.stage(), HintGuide::Stage::Piece);
        QCOMPARE(desk.shown.last()[0].value<Square>(), Square::A1);
        QCOMPARE(desk.shown.last()[1].value<Square>(), NoSquare);
        QCOMPARE(desk.lastMessage(), QStringLiteral("Try the rook on a1."));
        desk.guide.advance();
        QCOMPARE(desk.shown.last()[1].value<Square>(), Square::A8);
        QCOMPARE(desk.lastMessage(), QStringLiteral("Move the rook to a8."));
        desk.guide.advance();
        QCOMPARE(desk.lastMessage(), QStringLiteral("It is checkmate."));
        QCOMPARE(desk.shown.count(), 2);
    }

    void afterTheLastStepTheReasonIsToldAgain() {
        GuidedDesk desk(twoPlayers(), MateInOne);
        desk.guide.advance();
        QTRY_COMPARE(desk.guide.stage(), HintGuide::Stage::Piece);
        desk.guide.advance();
        desk.guide.advance();
        desk.guide.advance();
        QCOMPARE(desk.guide.stage(), HintGuide::Stage::Reason);
        QCOMPARE(desk.lastMessage(), QStringLiteral("It is checkmate."));
    }

    void aCaptureIsToldByWhatItTakes() {
        GuidedDesk desk(twoPlayers(), "k7/8/8/4q3/8/8/8/K3R3 w - - 0 1");
        desk.guide.advance();
        QTRY_COMPARE(desk.guide.stage(), HintGuide::Stage::Piece);
        desk.guide.advance();
        QCOMPARE(desk.lastMessage(), QStringLiteral("Take the queen on e5."));
    }

    void aMoveForgetsTheHint() {
        GuidedDesk desk(twoPlayers(), MateInOne);
        desk.guide.advance();
        QTRY_COMPARE(desk.guide.stage(), HintGuide::Stage::Piece);
        desk.play("Ra2");
        QCOMPARE(desk.guide.stage(), HintGuide::Stage::None);
        QCOMPARE(desk.cleared.count(), 1);
    }

    void aMoveDuringTheSearchForgetsTheAnswer() {
        GuidedDesk desk(twoPlayers(), HangingBishop);
        desk.guide.advance();
        desk.play("Rd3");
        desk.guide.advance();
        QTRY_COMPARE(desk.guide.stage(), HintGuide::Stage::Piece);
        QCOMPARE(desk.shown.count(), 1);
        const auto from = desk.shown[0][0].value<Square>();
        QCOMPARE(desk.game().position().pieceAt(from).color(), Color::Black);
    }

    void lookingAtAnEarlierPlaceForgetsTheHintAndAskingComesBack() {
        GuidedDesk desk(twoPlayers());
        desk.playAll({QStringLiteral("e4"), QStringLiteral("e5")});
        desk.guide.advance();
        QTRY_COMPARE(desk.guide.stage(), HintGuide::Stage::Piece);
        desk.model.showPly(0);
        QCOMPARE(desk.guide.stage(), HintGuide::Stage::None);
        desk.guide.advance();
        QVERIFY(desk.model.isShowingLive());
        QTRY_COMPARE(desk.guide.stage(), HintGuide::Stage::Piece);
    }

    void thereIsNoHintInAFinishedGame() {
        GuidedDesk desk(twoPlayers(), MateInOne);
        desk.play("Ra8");
        desk.guide.advance();
        QCOMPARE(desk.guide.stage(), HintGuide::Stage::None);
        QCOMPARE(desk.messages.count(), 0);
    }

    void thereIsNoHintOnTheComputersTurn() {
        GuidedDesk desk(againstComputer(5));
        desk.play("e4");
        desk.guide.advance();
        QCOMPARE(desk.guide.stage(), HintGuide::Stage::None);
    }
};

QTEST_GUILESS_MAIN(HintGuideTest)
#include "hintguide_test.moc"
