// Asks how the next game is to be played.
#pragma once

#include "ui/newgamechoice.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QFormLayout;
class QLayout;
class QLineEdit;
class QStackedWidget;

namespace chess {

class ClockChooser;

/// Offers what was chosen last time. Accepted by Start, rejected by Back.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(const NewGameChoice& last, QWidget* parent = nullptr);

    [[nodiscard]] NewGameChoice choice() const;

private:
    /// Which of the three buttons for the colour of the first player is down.
    enum ColorButton { WhiteButton, BlackButton, RandomButton };

    [[nodiscard]] QLayout* makePlayersChoice();
    [[nodiscard]] QWidget* makeOnePlayerPage();
    [[nodiscard]] QWidget* makeTwoPlayersPage();
    void addColorChoice(QFormLayout& form, const QString& label, QButtonGroup& group,
                        const QStringList& names);
    [[nodiscard]] QLineEdit* makeNameField(const QString& placeholder);
    void offer(const NewGameChoice& choice);
    [[nodiscard]] bool isForTwo() const;

    QButtonGroup* m_players;
    QStackedWidget* m_pages;
    QButtonGroup* m_levels;
    QButtonGroup* m_personsColor;
    QButtonGroup* m_whoIsWhite;
    QLineEdit* m_ownName = nullptr;
    QLineEdit* m_firstName = nullptr;
    QLineEdit* m_secondName = nullptr;
    ClockChooser* m_clock;
    QCheckBox* m_pawnMayStayPawn;
};

} // namespace chess
