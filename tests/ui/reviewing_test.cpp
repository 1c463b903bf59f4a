// Looking back at a game in the real window: graph, marks, the better move; and hints during play.
#include "windowtesting.h"

#include "gamedesk.h"
#include "reviewtesting.h"

#include "ui/evaluationgraph.h"
#include "ui/movelistview.h"
#include "ui/reviewdesk.h"

using namespace chess;

namespace {

constexpr std::uint64_t FewNodes = 3'000;
constexpr std::uint64_t Endless = 1'000'000'000'000;
/// The last move of White hangs the queen.
const auto* const Careless = "e4 e5 Qh5 Nc6 Qxe5";
constexpr std::size_t Blunder = 5;

void beginReview(WindowOnScreen& screen, std::uint64_t nodes) {
    Game game = gameOf(QLatin1String(Careless));
    game.setSettings(twoPlayers());
    game.resign(Color::White);
    screen.begin(game);
    screen.window->review().reviewer().setNodes(nodes);
    if (!screen.press("Review")) {
        qFatal("no review is offered");
    }
}

bool isShown(WindowOnScreen& screen) { return screen.window->gamePage().graph().isVisible(); }

bool waitForTheEnd(WindowOnScreen& screen) {
    return QTest::qWaitFor([&] { return !screen.window->review().reviewer().isRunning(); }, 60'000);
}

QToolButton* closeButton(WindowOnScreen& screen) {
    for (auto* button : screen.window->gamePage().findChildren<QToolButton*>()) {
        if (button->defaultAction() == screen.window->action(ActionId::EndReview)) {
            return button;
        }
    }
    return nullptr;
}

} // namespace

class ReviewingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEndOffersAReview() {
        WindowOnScreen screen;
        screen.begin(gameOf(QStringLiteral("f3 e5 g4 Qh4")));
        QVERIFY(!isShown(screen));
        screen.window->review().reviewer().setNodes(FewNodes);
        QVERIFY(screen.press("Review"));
        QVERIFY(isShown(screen));
        QVERIFY(waitForTheEnd(screen));
        QVERIFY(screen.window->gamePage().graph().review().isComplete());
    }

    void theWindowStaysAliveWhileTheGraphGrows() {
        WindowOnScreen screen;
        beginReview(screen, Endless);
        QVERIFY(screen.window->review().reviewer().isRunning());
        screen.trigger(ActionId::FirstMove);
        QCOMPARE(screen.window->gamePage().graph().shownPly(), std::size_t{0});
        QVERIFY(screen.window->gamePage().graph().grab().toImage().width() > 0);
    }

    void aReviewIsClosedAtTheGraph() {
        WindowOnScreen screen;
        beginReview(screen, Endless);
        auto* close = closeButton(screen);
        QVERIFY(close && close->isVisible());
        QTest::mouseClick(close, Qt::LeftButton);
        QVERIFY(!isShown(screen));
        QVERIFY(!close->isVisible());
        QVERIFY(!screen.window->review().reviewer().isRunning());
        QVERIFY(screen.window->action(ActionId::Review)->isEnabled());
        QVERIFY(!screen.window->action(ActionId::EndReview)->isEnabled());
    }

    void theBlunderIsMarkedInGraphAndList() {
        WindowOnScreen screen;
        beginReview(screen, FewNodes);
        QVERIFY(waitForTheEnd(screen));
        MoveListView& list = screen.window->gamePage().moves();
        const QModelIndex cell = list.model()->index(2, MoveListModel::WhiteColumn);
        QCOMPARE(cell.data(MoveListModel::JudgementRole).value<Judgement>(), Judgement::Blunder);
        QVERIFY(
            screen.window->gamePage().graph().textOf(Blunder).endsWith(QLatin1String("blunder")));
    }

    void theBetterMoveIsAnArrowWithASentence() {
        WindowOnScreen screen;
        beginReview(screen, FewNodes);
        QVERIFY(waitForTheEnd(screen));
        screen.trigger(ActionId::FirstMove);
        QVERIFY(screen.board().arrows().empty());
        EvaluationGraph& graph = screen.window->gamePage().graph();
        QTest::mouseClick(&graph, Qt::LeftButton, {},
                          QPoint(qRound(graph.xOf(Blunder)), graph.height() / 2));
        QCOMPARE(screen.board().model().shownPly(), Blunder);
        QCOMPARE(screen.board().arrows().size(), std::size_t{1});
        const Move better = screen.window->review().reviewer().review().at(Blunder - 1)->best();
        QCOMPARE(screen.board().arrows().front().from, better.from());
        QCOMPARE(screen.board().arrows().front().to, better.to());
        QVERIFY2(screen.message().startsWith(QLatin1String("3. Qxe5+ was a blunder: ")),
                 qPrintable(screen.message()));
    }

    void aMoveOnFromThereEndsTheReview() {
        WindowOnScreen screen;
        beginReview(screen, FewNodes);
        QVERIFY(waitForTheEnd(screen));
        screen.window->controller().undo();
        QVERIFY(isShown(screen));
        screen.window->controller().requestTypedMove(QStringLiteral("Nf3"));
        QVERIFY(!isShown(screen));
        const MoveListView& list = screen.window->gamePage().moves();
        QVERIFY(!list.model()->index(0, 1).data(MoveListModel::JudgementRole).isValid());
    }

    void aHintComesInThreeSteps() {
        WindowOnScreen screen;
        screen.begin(Game(againstComputer(1),
                          positionOf(QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"))));
        QTest::keyClick(&screen.board(), Qt::Key_H);
        QTRY_COMPARE(screen.message(), QStringLiteral("Try the rook on a1."));
        QVERIFY(screen.board().arrows().empty());
        QTest::keyClick(&screen.board(), Qt::Key_H);
        QCOMPARE(screen.message(), QStringLiteral("Move the rook to a8."));
        QCOMPARE(screen.board().arrows().size(), std::size_t{1});
        QTest::keyClick(&screen.board(), Qt::Key_H);
        QCOMPARE(screen.message(), QStringLiteral("It is checkmate."));
        screen.move(Square::A1, Square::A2);
        QVERIFY(screen.board().arrows().empty());
    }
};

QTEST_MAIN(ReviewingTest)
#include "reviewing_test.moc"
