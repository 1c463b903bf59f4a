#include "ui/newgamedialog.h"

#include "ui/clockchooser.h"
#include "ui/icons.h"
#include "ui/quiettext.h"
#include "ui/segmentbutton.h"
#include "ui/style.h"
#include "ui/words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace chess {
namespace {

constexpr QSize OpeningSize(440, 400);
constexpr int LongestName = 60;

/// The label's key goes to the button that is taken.
void leadTo(QLabel& label, QButtonGroup& group) {
    QObject::connect(&group, &QButtonGroup::buttonToggled, &label,
                     [&label](QAbstractButton* button, bool isTaken) {
                         if (isTaken) {
                             label.setBuddy(button);
                         }
                     });
}

} // namespace

NewGameDialog::NewGameDialog(const NewGameChoice& last, QWidget* parent)
    : LiveDialog(OpeningSize, parent), m_offered(last) {
    build();
}

void NewGameDialog::build() {
    setWindowTitle(tr("New game"));
    m_pages = new QStackedWidget;
    for (QButtonGroup** group : {&m_players, &m_levels, &m_personsColor, &m_whoIsWhite}) {
        *group = new QButtonGroup(m_pages);
    }
    m_clock = new ClockChooser;
    m_pawnMayStayPawn = new QCheckBox(tr("House rule: a pawn may stay a &pawn"));
    m_pawnMayStayPawn->setToolTip(
        tr("A pawn on the last rank need not be promoted: it then stands there until captured."));
    auto* shared = new QFormLayout;
    shared->addRow(tr("Cloc&k"), m_clock);
    qobject_cast<QLabel*>(shared->labelForField(m_clock))->setBuddy(m_clock->focusProxy());
    shared->setSpacing(style::Space);
    shared->addRow(QString(), m_pawnMayStayPawn);

    auto* buttons = new QDialogButtonBox;
    auto* start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("&Back"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = makeContent();
    column->setSpacing(style::WideSpace);
    column->addLayout(makePlayersChoice());
    m_pages->addWidget(makeOnePlayerPage());
    m_pages->addWidget(makeTwoPlayersPage());
    column->addWidget(m_pages);
    column->addLayout(shared);
    column->addStretch();
    layout()->addWidget(buttons);
    alignLabels();
    offer(m_offered);
    openWide();
    // Once it is in its dialog: then Return starts the game, wherever the keyboard is.
    start->setDefault(true);
    start->setFocus();
}

QLayout* NewGameDialog::makePlayersChoice() {
    auto* row = new QHBoxLayout;
    row->setSpacing(style::TinySpace);
    auto* one = new SegmentButton(tr("&One player"), actionIcon("computer"));
    auto* two = new SegmentButton(tr("&Two players"), actionIcon("two-people"));
    one->setToolTip(tr("Against the computer"));
    two->setToolTip(tr("Two people at this screen"));
    m_players->addButton(one, static_cast<int>(GameMode::OnePlayer));
    m_players->addButton(two, static_cast<int>(GameMode::TwoPlayers));
    row->addWidget(one);
    row->addWidget(two);
    connect(m_players, &QButtonGroup::idToggled, this, [this] {
        m_pages->setCurrentIndex(isForTwo() ? 1 : 0);
        // The page that is hidden leaves no hole.
        for (int page = 0; page < m_pages->count(); ++page) {
            const bool isShown = page == m_pages->currentIndex();
            m_pages->widget(page)->setSizePolicy(
                QSizePolicy::Preferred, isShown ? QSizePolicy::Preferred : QSizePolicy::Ignored);
        }
        layout()->activate();
    });
    return row;
}

void NewGameDialog::alignLabels() {
    QList<QWidget*> labels;
    int widest = 0;
    for (const auto* form : findChildren<QFormLayout*>()) {
        for (int row = 0; row < form->rowCount(); ++row) {
            if (const auto* label = form->itemAt(row, QFormLayout::LabelRole)) {
                labels += label->widget();
                widest = std::max(widest, label->widget()->sizeHint().width());
            }
        }
    }
    for (QWidget* label : labels) {
        label->setMinimumWidth(widest);
    }
}

QWidget* NewGameDialog::makeOnePlayerPage() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(style::Space);
    auto* levels = new QVBoxLayout;
    levels->setSpacing(style::TinySpace);
    for (int level = MinLevel; level <= MaxLevel; ++level) {
        auto* button = new QRadioButton(words::level(level));
        auto* hint = new QLabel(words::levelHint(level));
        hint->setFont(style::scaled(font(), style::CaptionScale));
        makeQuiet(*hint);
        hint->setBuddy(button);
        hint->setWordWrap(true);
        hint->setIndent(style::HugeSpace);
        button->setAccessibleDescription(words::levelHint(level));
        m_levels->addButton(button, level);
        levels->addWidget(button);
        levels->addWidget(hint);
    }
    form->addRow(tr("&Difficulty"), levels);
    leadTo(*qobject_cast<QLabel*>(form->labelForField(levels)), *m_levels);
    addColorChoice(*form, tr("You pla&y"), *m_personsColor,
                   {tr("White"), tr("Black"), tr("Random")});
    m_ownName = makeNameField(tr("You"));
    form->addRow(tr("Your &name"), m_ownName);
    return page;
}

QWidget* NewGameDialog::makeTwoPlayersPage() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(style::Space);
    m_firstName = makeNameField(tr("Player 1"));
    m_secondName = makeNameField(tr("Player 2"));
    form->addRow(tr("&First player"), m_firstName);
    form->addRow(tr("Se&cond player"), m_secondName);
    addColorChoice(*form, tr("&White is"), *m_whoIsWhite,
                   {tr("First"), tr("Second"), tr("Random")});
    return page;
}

void NewGameDialog::addColorChoice(QFormLayout& form, const QString& label, QButtonGroup& group,
                                   const QStringList& names) {
    auto* row = new QHBoxLayout;
    row->setSpacing(style::TinySpace);
    for (int button = WhiteButton; button <= RandomButton; ++button) {
        auto* segment = new SegmentButton(names[button]);
        // Screen readers tell with the choice what it is about.
        segment->setAccessibleDescription(QString(label).remove(QLatin1Char('&')));
        group.addButton(segment, button);
        row->addWidget(segment);
    }
    form.addRow(label, row);
    leadTo(*qobject_cast<QLabel*>(form.labelForField(row)), group);
}

QLineEdit* NewGameDialog::makeNameField(const QString& placeholder) {
    auto* field = new QLineEdit;
    field->setPlaceholderText(placeholder);
    field->setMaxLength(LongestName);
    return field;
}

bool NewGameDialog::isForTwo() const {
    return m_players->checkedId() == static_cast<int>(GameMode::TwoPlayers);
}

void NewGameDialog::offer(const NewGameChoice& choice) {
    const GameSettings& settings = choice.settings;
    const int color = choice.drawsColor                           ? RandomButton
                      : settings.firstPlayerColor == Color::White ? WhiteButton
                                                                  : BlackButton;
    m_players->button(static_cast<int>(settings.mode))->setChecked(true);
    m_levels->button(settings.level)->setChecked(true);
    m_personsColor->button(color)->setChecked(true);
    m_whoIsWhite->button(color)->setChecked(true);
    m_ownName->setText(QString::fromStdString(settings.names[0]));
    m_firstName->setText(QString::fromStdString(settings.names[0]));
    m_secondName->setText(QString::fromStdString(settings.names[1]));
    m_clock->setTimeControl(settings.timeControl);
    m_pawnMayStayPawn->setChecked(settings.houseRules.pawnMayStayPawn);
}

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
    GameSettings& settings = choice.settings;
    settings.mode = isForTwo() ? GameMode::TwoPlayers : GameMode::OnePlayer;
    settings.level = m_levels->checkedId();
    const int color = (isForTwo() ? m_whoIsWhite : m_personsColor)->checkedId();
    settings.firstPlayerColor = color == BlackButton ? Color::Black : Color::White;
    choice.drawsColor = color == RandomButton;
    const QLineEdit& first = isForTwo() ? *m_firstName : *m_ownName;
    settings.names = {first.text().trimmed().toStdString(),
                      isForTwo() ? m_secondName->text().trimmed().toStdString() : std::string()};
    settings.timeControl = m_clock->timeControl();
    settings.houseRules.pawnMayStayPawn = m_pawnMayStayPawn->isChecked();
    return choice;
}

} // namespace chess
