#include "app/consolegame.h"
#include "app/consolesettings.h"
#include "storage/gamefile.h"

#include <QFile>

namespace chess {
namespace {

QString pathOf(const std::string& word) {
    return QFile::decodeName(QByteArray::fromStdString(word));
}

} // namespace

ConsoleState ConsoleSettings::load(const Words& words) {
    auto loaded = loadGameFile(pathOf(words[1]));
    if (!loaded) {
        return answer(loaded.error().kind == StorageError::Kind::CannotOpen
                          ? "Error: File doesn't exist or cannot be opened"
                          : "Error: " + loaded.error().message.toStdString());
    }
    if (loaded->historyDropped) {
        m_desk.talk().hint("(the moves in the file do not lead to its board: it has no history)");
    }
    m_desk.take(std::move(loaded).value().game);
    return ConsoleState::Settings;
}

ConsoleGame::Then ConsoleGame::save(const Words& words) {
    if (const auto fault = saveGameFile(pathOf(words[1]), game())) {
        talk().say("File cannot be created or modified");
        talk().hint("(" + fault->message.toStdString() + ")");
    }
    return Then::Prompt;
}

} // namespace chess
