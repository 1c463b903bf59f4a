// Positions, lines and games written down as text, for the tests of reviews.
#pragma once

#include "rules/fen.h"
#include "rules/notation.h"
#include "ui/gamereview.h"

#include <QStringList>

namespace chess {

inline Position positionOf(const QString& fen) { return parseFen(fen.toStdString()).value(); }

/// "Nf3 d5 d4" as moves from a position on.
inline std::vector<Move> lineOf(Position position, const QString& text) {
    std::vector<Move> line;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        line.push_back(parseSan(position, word.toStdString()).value());
        position.apply(line.back());
    }
    return line;
}

inline Game gameOf(const QString& moves,
                   const QString& fen = QString::fromLatin1(InitialFen.data())) {
    Game game({}, positionOf(fen));
    for (const Move move : lineOf(game.position(), moves)) {
        if (game.play(move)) {
            qFatal("an illegal move in a test");
        }
    }
    return game;
}

} // namespace chess
