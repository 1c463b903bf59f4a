// Asks how the next game is to be played.
#pragma once

#include "ui/livedialog.h"
#include "ui/newgamechoice.h"

class QButtonGroup;
class QCheckBox;
class QFormLayout;
class QLayout;
class QLineEdit;
class QStackedWidget;

namespace chess {

class ClockChooser;

/// Offers what was chosen last time. Accepted by Start, rejected by Back.
class NewGameDialog : public LiveDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(const NewGameChoice& last, QWidget* parent = nullptr);

    [[nodiscard]] NewGameChoice choice() const;

protected:
    void build() override;
    void keepState() override { m_offered = choice(); }

private:
    /// Which of the three buttons for the colour of the first player is down.
    enum ColorButton { WhiteButton, BlackButton, RandomButton };

    [[nodiscard]] QLayout* makePlayersChoice();
    [[nodiscard]] QWidget* makeOnePlayerPage();
    [[nodiscard]] QWidget* makeTwoPlayersPage();
    void addColorChoice(QFormLayout& form, const QString& label, QButtonGroup& group,
                        const QStringList& names);
    [[nodiscard]] QLineEdit* makeNameField(const QString& placeholder);
    /// All fields begin in one column, whichever form they are in.
    void alignLabels();
    void offer(const NewGameChoice& choice);
    [[nodiscard]] bool isForTwo() const;

    NewGameChoice m_offered;
    QStackedWidget* m_pages = nullptr;
    QButtonGroup* m_players = nullptr;
    QButtonGroup* m_levels = nullptr;
    QButtonGroup* m_personsColor = nullptr;
    QButtonGroup* m_whoIsWhite = nullptr;
    QLineEdit* m_ownName = nullptr;
    QLineEdit* m_firstName = nullptr;
    QLineEdit* m_secondName = nullptr;
    ClockChooser* m_clock = nullptr;
    QCheckBox* m_pawnMayStayPawn = nullptr;
};

} // namespace chess
