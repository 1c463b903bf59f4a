#include "ui/preferencesdialog.h"

#include "ui/boardpainter.h"
#include "ui/languages.h"
#include "ui/scrollingpage.h"
#include "ui/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSlider>
#include <QTabWidget>

namespace chess {
namespace {

constexpr QSize OpeningSize(480, 460);
constexpr int PreviewSide = 200;

QFormLayout* makeForm(QWidget& page) {
    auto* form = new QFormLayout(&page);
    form->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                             style::WideSpace);
    form->setVerticalSpacing(style::Space);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : LiveDialog(OpeningSize, parent), m_preferences(preferences) {
    build();
}

void PreferencesDialog::build() {
    setWindowTitle(tr("Preferences"));
    auto* pages = new QTabWidget;
    pages->addTab(new ScrollingPage(makeBoardPage()), tr("&Board"));
    pages->addTab(new ScrollingPage(makePlayPage()), tr("&Play"));
    pages->addTab(new ScrollingPage(makeSoundPage()), tr("&Sound"));
    pages->addTab(new ScrollingPage(makeLanguagePage()), tr("&Language"));
    pages->setCurrentIndex(m_page);
    connect(pages, &QTabWidget::currentChanged, this, [this](int page) { m_page = page; });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                               style::WideSpace);
    column->addWidget(pages, 1);
    column->addWidget(buttons);
    openWide();
}

QWidget* PreferencesDialog::makeBoardPage() {
    auto* page = new QWidget;
    QFormLayout* form = makeForm(*page);
    std::vector<std::pair<QString, QString>> themes{{tr("As the system"), QString()}};
    for (const BoardTheme& theme : allThemes()) {
        themes.emplace_back(theme.name(), theme.id);
    }
    addChoice(*form, tr("&Appearance"), &Preferences::appearance,
              {{tr("As the system"), QString()},
               {tr("Light"), QStringLiteral("light")},
               {tr("Dark"), QStringLiteral("dark")}});
    addChoice(*form, tr("Board &colours"), &Preferences::boardTheme, themes);
    std::vector<std::pair<QString, QString>> sets;
    for (const PieceSet& set : allPieceSets()) {
        sets.emplace_back(set.name(), set.id());
    }
    addChoice(*form, tr("P&ieces"), &Preferences::pieceSet, sets);
    m_preview = new QLabel;
    m_preview->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_preview->setMinimumSize(PreviewSide, PreviewSide);
    m_preview->setAccessibleName(tr("Preview of the board"));
    form->addRow(QString(), m_preview);
    addDuration(*form, tr("Pieces &glide"), &Preferences::animation,
                {{tr("Not at all"), 0}, {tr("Quickly"), 150}, {tr("Slowly"), 400}});
    addSwitch(*form, tr("Show c&oordinates"), &Preferences::showsCoordinates);
    addSwitch(*form, tr("&Turn the board to the player on move (two players)"),
              &Preferences::turnsBoard);
    refreshPreview();
    return page;
}

QWidget* PreferencesDialog::makePlayPage() {
    auto* page = new QWidget;
    QFormLayout* form = makeForm(*page);
    addDuration(*form, tr("The computer &replies"), &Preferences::replyDelay,
                {{tr("At once"), 0}, {tr("After a moment"), 600}, {tr("Unhurriedly"), 1500}});
    addSwitch(*form, tr("Coaching &marks in all games"), &Preferences::coachesEverywhere);
    addSwitch(*form, tr("As&k the other player before undo and redo"), &Preferences::asksConsent);
    return page;
}

QWidget* PreferencesDialog::makeSoundPage() {
    auto* page = new QWidget;
    QFormLayout* form = makeForm(*page);
    addSwitch(*form, tr("Play so&unds"), &Preferences::playsSounds);
    auto* volume = new QSlider(Qt::Horizontal);
    volume->setRange(0, 100);
    volume->setValue(m_preferences.volume);
    // Told where the slider comes to rest, with a sound to judge it by.
    volume->setTracking(false);
    connect(volume, &QSlider::valueChanged, this, [this](int value) {
        m_preferences.volume = value;
        tellChange();
    });
    form->addRow(tr("&Volume"), volume);
    return page;
}

QWidget* PreferencesDialog::makeLanguagePage() {
    auto* page = new QWidget;
    QFormLayout* form = makeForm(*page);
    std::vector<std::pair<QString, QString>> languages{{tr("As the system"), QString()}};
    for (const Language& language : allLanguages()) {
        languages.emplace_back(language.ownName, language.code);
    }
    addChoice(*form, tr("La&nguage"), &Preferences::language, languages);
    addPieceLetters(*form);
    return page;
}

void PreferencesDialog::addPieceLetters(QFormLayout& form) {
    auto* box = new QComboBox;
    box->addItem(tr("English letters: K Q R B N"));
    box->addItem(tr("Letters of your language", "translate with the letters themselves"));
    box->addItem(tr("Figurines: ♔ ♕ ♖ ♗ ♘"));
    // The box measures the ink of the figurines, which take a little more room than that.
    box->setMinimumWidth(box->sizeHint().width() + box->fontMetrics().averageCharWidth());
    box->setCurrentIndex(static_cast<int>(m_preferences.pieceLetters));
    connect(box, &QComboBox::activated, this, [this](int choice) {
        m_preferences.pieceLetters = static_cast<PieceLetters>(choice);
        tellChange();
    });
    form.addRow(tr("P&ieces in moves"), box);
}

void PreferencesDialog::addSwitch(QFormLayout& form, const QString& text,
                                  bool Preferences::*member) {
    auto* box = new QCheckBox(text);
    box->setChecked(m_preferences.*member);
    connect(box, &QCheckBox::toggled, this, [this, member](bool isOn) {
        m_preferences.*member = isOn;
        tellChange();
    });
    form.addRow(box);
}

void PreferencesDialog::addChoice(QFormLayout& form, const QString& label,
                                  QString Preferences::*member,
                                  const std::vector<std::pair<QString, QString>>& choices) {
    auto* box = new QComboBox;
    for (const auto& [text, value] : choices) {
        box->addItem(text, value);
    }
    box->setCurrentIndex(std::max(0, box->findData(m_preferences.*member)));
    connect(box, &QComboBox::activated, this, [this, member, box] {
        m_preferences.*member = box->currentData().toString();
        tellChange();
    });
    form.addRow(label, box);
}

void PreferencesDialog::addDuration(QFormLayout& form, const QString& label,
                                    std::chrono::milliseconds Preferences::*member,
                                    const std::vector<std::pair<QString, int>>& choices) {
    auto* box = new QComboBox;
    const auto now = static_cast<int>((m_preferences.*member).count());
    for (const auto& [text, value] : choices) {
        box->addItem(text, value);
    }
    if (box->findData(now) < 0) {
        box->addItem(tr("%n millisecond(s)", nullptr, now), now);
    }
    box->setCurrentIndex(box->findData(now));
    connect(box, &QComboBox::activated, this, [this, member, box] {
        m_preferences.*member = std::chrono::milliseconds(box->currentData().toInt());
        tellChange();
    });
    form.addRow(label, box);
}

void PreferencesDialog::refreshPreview() {
    const BoardLook look{themeFor(m_preferences.boardTheme, palette()),
                         PieceSet(m_preferences.pieceSet)};
    m_preview->setPixmap(boardPicture(Position(), PreviewSide, devicePixelRatioF(), look));
}

void PreferencesDialog::tellChange() {
    refreshPreview();
    Q_EMIT changed(m_preferences);
}

} // namespace chess
