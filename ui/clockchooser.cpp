#include "ui/clockchooser.h"

#include "ui/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

#include <array>

namespace chess {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::array Presets{
    TimeControl{minutes(3), seconds(2)},  TimeControl{minutes(5), seconds(0)},
    TimeControl{minutes(5), seconds(3)},  TimeControl{minutes(10), seconds(0)},
    TimeControl{minutes(10), seconds(5)}, TimeControl{minutes(15), seconds(10)},
    TimeControl{minutes(30), seconds(0)}, TimeControl{minutes(90), seconds(30)},
};
constexpr int NoClock = 0;
constexpr int Custom = static_cast<int>(Presets.size()) + 1;

} // namespace

ClockChooser::ClockChooser(QWidget* parent)
    : QWidget(parent), m_preset(new QComboBox(this)), m_minutes(new QSpinBox(this)),
      m_increment(new QSpinBox(this)) {
    m_preset->addItem(tr("No clock"));
    for (const TimeControl& preset : Presets) {
        const auto whole = std::chrono::duration_cast<minutes>(preset.initial).count();
        const auto extra = std::chrono::duration_cast<seconds>(preset.increment).count();
        m_preset->addItem(extra == 0 ? tr("%n minute(s)", nullptr, static_cast<int>(whole))
                                     : tr("%1 min + %2 s a move").arg(whole).arg(extra));
    }
    m_preset->addItem(tr("Custom"));
    // On Linux, screen readers take what is chosen for the name of such a box.
    m_preset->setAccessibleName(tr("Clock"));
    m_preset->setAccessibleDescription(tr("Clock"));
    m_minutes->setRange(1, 600);
    m_minutes->setValue(10);
    m_minutes->setSuffix(tr(" min", "minutes on the clock"));
    m_minutes->setAccessibleName(tr("Minutes for each player"));
    m_increment->setRange(0, 600);
    m_increment->setPrefix(QStringLiteral("+ "));
    m_increment->setSuffix(tr(" s", "seconds a move"));
    m_increment->setAccessibleName(tr("Seconds added with each move"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(style::SmallSpace);
    row->addWidget(m_preset, 1);
    row->addWidget(m_minutes);
    row->addWidget(m_increment);
    const auto showCustom = [this](int choice) {
        m_minutes->setVisible(choice == Custom);
        m_increment->setVisible(choice == Custom);
    };
    connect(m_preset, &QComboBox::currentIndexChanged, this, showCustom);
    showCustom(NoClock);
    setFocusProxy(m_preset);
}

std::optional<TimeControl> ClockChooser::timeControl() const {
    const int choice = m_preset->currentIndex();
    if (choice == NoClock) {
        return std::nullopt;
    }
    if (choice == Custom) {
        return TimeControl{minutes(m_minutes->value()), seconds(m_increment->value())};
    }
    return Presets[static_cast<std::size_t>(choice - 1)];
}

void ClockChooser::setTimeControl(const std::optional<TimeControl>& control) {
    if (!control) {
        m_preset->setCurrentIndex(NoClock);
        return;
    }
    const auto* const known = std::find(Presets.begin(), Presets.end(), *control);
    m_preset->setCurrentIndex(
        known == Presets.end() ? Custom : static_cast<int>(known - Presets.begin()) + 1);
    m_minutes->setValue(
        static_cast<int>(std::chrono::duration_cast<minutes>(control->initial).count()));
    m_increment->setValue(
        static_cast<int>(std::chrono::duration_cast<seconds>(control->increment).count()));
}

} // namespace chess
