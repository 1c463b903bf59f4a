#include "ui/gameclipboard.h"

#include "rules/fen.h"
#include "rules/pgnreader.h"
#include "rules/pgnwriter.h"

#include <QCoreApplication>

#include <sstream>

namespace chess {
namespace {

struct GameClipboard {
    Q_DECLARE_TR_FUNCTIONS(GameClipboard)
};

} // namespace

QString toPgnText(const Game& game) { return QString::fromStdString(toPgn(game)); }

Expected<Game, QString> gameFromText(const QString& text, const GameSettings& settings) {
    const std::string words = text.trimmed().toStdString();
    if (words.empty()) {
        return GameClipboard::tr("There is nothing to paste.");
    }
    if (const auto position = parseFen(words, settings.houseRules)) {
        return Game(settings, *position);
    }
    std::istringstream stream(words);
    const auto read = PgnReader(stream).next();
    const bool hasGame = read && *read && !((*read)->moves.empty() && (*read)->tags.empty());
    if (!hasGame) {
        return GameClipboard::tr("What you copied is neither a position (FEN) nor a game (PGN).");
    }
    return toGame(**read);
}

} // namespace chess
