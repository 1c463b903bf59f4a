// What the tests of the board share: games from text, and a board driven like by a person.
#pragma once

#include "rules/fen.h"
#include "rules/notation.h"
#include "ui/boardview.h"

#include <QSignalSpy>
#include <QTest>

namespace chess {

inline Position positionOf(std::string_view fen) {
    const auto position = parseFen(fen);
    if (!position) {
        qFatal("not a position: %s", fen.data());
    }
    return *position;
}

inline Move moveOf(const Position& position, std::string_view text) {
    const auto move = parseMove(position, text);
    if (!move) {
        qFatal("not a move: %s", text.data());
    }
    return *move;
}

inline void play(BoardModel& model, std::initializer_list<std::string_view> moves) {
    for (const std::string_view text : moves) {
        if (model.play(moveOf(model.game().position(), text))) {
            qFatal("not played: %s", text.data());
        }
    }
}

/// A board in a window of its own, of 50 pixels a square, without glides.
class BoardOnScreen {
public:
    explicit BoardOnScreen(std::string_view fen = InitialFen) : view(model) {
        model.setGame(Game({}, positionOf(fen)));
        setAnimation(std::chrono::milliseconds(0));
        view.resize(450, 450);
        view.show();
        view.activateWindow();
        view.setFocus();
        if (!QTest::qWaitForWindowActive(&view)) {
            qFatal("the window does not open");
        }
    }

    void setAnimation(std::chrono::milliseconds duration) {
        Preferences preferences;
        preferences.animation = duration;
        view.setPreferences(preferences);
    }

    /// Plays what the view asks for, as far as it is legal.
    void obey() {
        QObject::connect(&view, &BoardView::moveRequested, &model, [this](Square from, Square to) {
            const auto move = findMove(model.game().position(), from, to);
            if (move && model.play(*move)) {
                qFatal("a legal move was not played");
            }
        });
    }

    [[nodiscard]] QPoint middleOf(Square square) const { return view.rectOf(square).center(); }
    void click(Square square, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&view, button, {}, middleOf(square));
    }
    void drag(Square from, QPoint to) {
        QTest::mousePress(&view, Qt::LeftButton, {}, middleOf(from));
        QTest::mouseMove(&view, (middleOf(from) + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }
    void drag(Square from, Square to) { drag(from, middleOf(to)); }
    void type(std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key key : keys) {
            QTest::keyClick(&view, key);
        }
    }

    /// "e4 Move d5 Capture" of the marks that tell where a piece can go, by square.
    [[nodiscard]] QString moveMarks() const {
        QStringList words;
        std::vector<BoardMark> marks = view.marks();
        std::stable_sort(marks.begin(), marks.end(), [](const auto& left, const auto& right) {
            return left.square < right.square;
        });
        for (const BoardMark& mark : marks) {
            if (isMoveMark(mark.kind)) {
                words << QString::fromStdString(toText(mark.square)) << nameOf(mark.kind);
            }
        }
        return words.join(u' ');
    }
    /// The squares with such a mark: "e1 e4".
    [[nodiscard]] QString squaresWith(MarkKind kind) const {
        QStringList words;
        for (const BoardMark& mark : view.marks()) {
            if (mark.kind == kind) {
                words << QString::fromStdString(toText(mark.square));
            }
        }
        words.sort();
        return words.join(u' ');
    }

    BoardModel model;
    BoardView view;

private:
    static QString nameOf(MarkKind kind) {
        switch (kind) {
        case MarkKind::Move:
            return QStringLiteral("move");
        case MarkKind::Capture:
            return QStringLiteral("capture");
        case MarkKind::Threatened:
            return QStringLiteral("threatened");
        default:
            return QStringLiteral("castling");
        }
    }
};

/// "e2e4" of the move asked for last, or nothing.
inline QString lastRequest(const QSignalSpy& requests) {
    if (requests.isEmpty()) {
        return {};
    }
    const auto& arguments = requests.last();
    return QString::fromStdString(toText(arguments.at(0).value<Square>()) +
                                  toText(arguments.at(1).value<Square>()));
}

} // namespace chess
