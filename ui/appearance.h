// The light and the dark face of the window, for those who want another one than their desktop's.
#pragma once

#include <QPalette>
#include <QString>

namespace chess {

/// Every role of every widget, warm and calm; texts keep a contrast of at least 4.5 to 1, disabled
/// ones of 2.5.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// Gives the whole application one of them, until it is changed back or ends.
class AppearanceSwitch {
public:
    /// The application is as the system, with our one accent for what is chosen.
    AppearanceSwitch();
    /// The application is as the system again.
    ~AppearanceSwitch();
    AppearanceSwitch(const AppearanceSwitch&) = delete;
    AppearanceSwitch& operator=(const AppearanceSwitch&) = delete;

    /// To "light" or "dark", all windows at once; whatever else is asked for, to the palette of the
    /// system with our accent.
    void change(const QString& name);

private:
    QString m_name;
};

} // namespace chess
