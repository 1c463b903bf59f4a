#include "ui/gameactions.h"

#include "ui/icons.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace chess {
namespace {

struct ActionInfo {
    ActionId id;
    const char* icon;
    const char* text;
    const char* shortcut;
};

constexpr const char* Context = "GameActions";

constexpr std::array<ActionInfo, ActionCount> Infos{{
    {ActionId::Continue, "continue", QT_TRANSLATE_NOOP("GameActions", "&Continue"), "Ctrl+G"},
    {ActionId::NewGame, "new", QT_TRANSLATE_NOOP("GameActions", "&New game…"), "Ctrl+N"},
    {ActionId::Restart, "restart", QT_TRANSLATE_NOOP("GameActions", "Play ag&ain"), "Ctrl+R"},
    {ActionId::SwapAndRestart, "swap",
     QT_TRANSLATE_NOOP("GameActions", "Play again, s&wap colours"), "Ctrl+Shift+R"},
    {ActionId::DrawLotsAndRestart, "lots",
     QT_TRANSLATE_NOOP("GameActions", "Play again, &draw colours by lot"), "Ctrl+Alt+R"},
    {ActionId::Save, "save", QT_TRANSLATE_NOOP("GameActions", "&Save"), "Ctrl+S"},
    {ActionId::Load, "load", QT_TRANSLATE_NOOP("GameActions", "&Load game…"), "Ctrl+L"},
    {ActionId::OpenFile, "folder", QT_TRANSLATE_NOOP("GameActions", "&Open file…"), "Ctrl+O"},
    {ActionId::SaveAs, "save", QT_TRANSLATE_NOOP("GameActions", "Save to &file…"), "Ctrl+Shift+S"},
    {ActionId::MainMenu, "home", QT_TRANSLATE_NOOP("GameActions", "&Main menu"), "Ctrl+M"},
    {ActionId::Quit, "quit", QT_TRANSLATE_NOOP("GameActions", "&Quit"), "Ctrl+Q"},
    {ActionId::Undo, "undo", QT_TRANSLATE_NOOP("GameActions", "&Undo"), "Ctrl+Z"},
    {ActionId::Redo, "redo", QT_TRANSLATE_NOOP("GameActions", "&Redo"), "Ctrl+Shift+Z"},
    {ActionId::Hint, "hint", QT_TRANSLATE_NOOP("GameActions", "&Hint"), "Ctrl+H"},
    {ActionId::OfferDraw, "draw-offer", QT_TRANSLATE_NOOP("GameActions", "Offer a &draw"),
     "Ctrl+D"},
    {ActionId::ClaimDraw, "claim", QT_TRANSLATE_NOOP("GameActions", "&Claim a draw"),
     "Ctrl+Shift+D"},
    {ActionId::Resign, "resign", QT_TRANSLATE_NOOP("GameActions", "R&esign…"), "Ctrl+E"},
    {ActionId::MoveNow, "move-now", QT_TRANSLATE_NOOP("GameActions", "Move no&w"), "Ctrl+Return"},
    {ActionId::StopThinking, "stop", QT_TRANSLATE_NOOP("GameActions", "St&op"), "Ctrl+."},
    {ActionId::LetComputerMove, "play", QT_TRANSLATE_NOOP("GameActions", "Let the computer mo&ve"),
     "Ctrl+Shift+Return"},
    {ActionId::PauseClock, "pause", QT_TRANSLATE_NOOP("GameActions", "&Pause the clock"), "Ctrl+P"},
    {ActionId::Flip, "flip", QT_TRANSLATE_NOOP("GameActions", "Fl&ip the board"), "Ctrl+F"},
    {ActionId::FirstMove, "first", QT_TRANSLATE_NOOP("GameActions", "&First position"),
     "Alt+Shift+Left"},
    {ActionId::PreviousMove, "previous", QT_TRANSLATE_NOOP("GameActions", "&Previous move"),
     "Alt+Left"},
    {ActionId::NextMove, "next", QT_TRANSLATE_NOOP("GameActions", "&Next move"), "Alt+Right"},
    {ActionId::LastMove, "last", QT_TRANSLATE_NOOP("GameActions", "&Last position"),
     "Alt+Shift+Right"},
    {ActionId::BackToGame, "continue", QT_TRANSLATE_NOOP("GameActions", "&Back to the game"),
     "Alt+Home"},
    {ActionId::PlayFromHere, "play", QT_TRANSLATE_NOOP("GameActions", "Play &on from here"),
     "Alt+Return"},
    {ActionId::Review, "hint", QT_TRANSLATE_NOOP("GameActions", "&Review"), "Ctrl+Shift+G"},
    {ActionId::EndReview, "close", QT_TRANSLATE_NOOP("GameActions", "Close the re&view"), "Ctrl+W"},
    {ActionId::TypeMove, "next", QT_TRANSLATE_NOOP("GameActions", "&Type a move"), "/"},
    {ActionId::CopyPosition, "copy", QT_TRANSLATE_NOOP("GameActions", "&Copy position (FEN)"),
     "Ctrl+C"},
    {ActionId::CopyGame, "copy", QT_TRANSLATE_NOOP("GameActions", "Copy &game (PGN)"),
     "Ctrl+Shift+C"},
    {ActionId::Paste, "paste", QT_TRANSLATE_NOOP("GameActions", "&Paste position or game"),
     "Ctrl+V"},
    {ActionId::FullScreen, "", QT_TRANSLATE_NOOP("GameActions", "F&ull screen"), "F11"},
    {ActionId::Mute, "sound-on", QT_TRANSLATE_NOOP("GameActions", "&Sounds on or off"),
     "Ctrl+Shift+M"},
    {ActionId::Preferences, "preferences", QT_TRANSLATE_NOOP("GameActions", "Pr&eferences…"),
     "Ctrl+,"},
    {ActionId::HowToPlay, "help", QT_TRANSLATE_NOOP("GameActions", "How to pla&y"), "F1"},
    {ActionId::About, "", QT_TRANSLATE_NOOP("GameActions", "&About Chessprog"), ""},
}};

/// "Undo (Ctrl+Z)", without the marks of a menu.
QString toolTip(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&')).remove(QChar(0x2026));
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys);
}

} // namespace

GameActions::GameActions(QObject* parent) : QObject(parent) {
    for (const ActionInfo& info : Infos) {
        auto* action = new QAction(this);
        if (*info.icon != '\0') {
            action->setIcon(actionIcon(info.icon));
        }
        action->setShortcut(QKeySequence(QLatin1String(info.shortcut)));
        m_actions[static_cast<std::size_t>(info.id)] = action;
    }
    for (const ActionId id : {ActionId::FullScreen, ActionId::PauseClock}) {
        (*this)[id]->setCheckable(true);
    }
    (*this)[ActionId::About]->setMenuRole(QAction::AboutRole);
    (*this)[ActionId::Quit]->setMenuRole(QAction::QuitRole);
    (*this)[ActionId::Preferences]->setMenuRole(QAction::PreferencesRole);
    retranslate();
}

void GameActions::retranslate() {
    for (const ActionInfo& info : Infos) {
        QAction* action = (*this)[info.id];
        action->setText(QCoreApplication::translate(Context, info.text));
        action->setToolTip(toolTip(*action));
    }
}

} // namespace chess
