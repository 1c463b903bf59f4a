// Everything the player can ask for, once for menus, buttons and keys.
#pragma once

#include <QAction>

#include <array>

namespace chess {

enum class ActionId : std::uint8_t {
    Continue,
    NewGame,
    Restart,
    SwapAndRestart,
    DrawLotsAndRestart,
    Save,
    Load,
    OpenFile,
    SaveAs,
    MainMenu,
    Quit,
    Undo,
    Redo,
    Hint,
    OfferDraw,
    ClaimDraw,
    Resign,
    MoveNow,
    StopThinking,
    LetComputerMove,
    PauseClock,
    Flip,
    FirstMove,
    PreviousMove,
    NextMove,
    LastMove,
    BackToGame,
    PlayFromHere,
    Review,
    EndReview,
    TypeMove,
    CopyPosition,
    CopyGame,
    Paste,
    FullScreen,
    Mute,
    Preferences,
    HowToPlay,
    About,
};

inline constexpr std::size_t ActionCount = static_cast<std::size_t>(ActionId::About) + 1;

/// The actions with their words, icons and shortcuts; the words follow the language.
class GameActions : public QObject {
    Q_OBJECT

public:
    explicit GameActions(QObject* parent = nullptr);

    [[nodiscard]] QAction* operator[](ActionId id) const {
        return m_actions[static_cast<std::size_t>(id)];
    }
    /// All of them, so that a window can know their shortcuts.
    [[nodiscard]] QList<QAction*> all() const { return {m_actions.begin(), m_actions.end()}; }

    /// Words in the language of now.
    void retranslate();

private:
    std::array<QAction*, ActionCount> m_actions{};
};

} // namespace chess
