#include "ui/appearance.h"

#include "ui/style.h"

#include <QApplication>

namespace chess {
namespace {

/// What a palette is made of; everything else follows from these.
struct Face {
    QColor window;
    QColor base;
    QColor alternateBase;
    QColor button;
    QColor text;
    QColor quietText;
    QColor disabledText;
    QColor accent;
    QColor onAccent;
    QColor link;
    QColor visitedLink;
    /// The edges of widgets, from the lightest to the darkest.
    QColor light;
    QColor midlight;
    QColor mid;
    QColor dark;
    QColor shadow;
};

QPalette paletteOf(const Face& face) {
    QPalette palette;
    palette.setColor(QPalette::Window, face.window);
    palette.setColor(QPalette::Base, face.base);
    palette.setColor(QPalette::AlternateBase, face.alternateBase);
    palette.setColor(QPalette::Button, face.button);
    palette.setColor(QPalette::ToolTipBase, face.base);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, face.text);
    }
    palette.setColor(QPalette::PlaceholderText, face.quietText);
    palette.setColor(QPalette::Highlight, face.accent);
    palette.setColor(QPalette::HighlightedText, face.onAccent);
    palette.setColor(QPalette::Link, face.link);
    palette.setColor(QPalette::LinkVisited, face.visitedLink);
    palette.setColor(QPalette::Light, face.light);
    palette.setColor(QPalette::Midlight, face.midlight);
    palette.setColor(QPalette::Mid, face.mid);
    palette.setColor(QPalette::Dark, face.dark);
    palette.setColor(QPalette::Shadow, face.shadow);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, face.disabledText);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, face.mid);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, face.text);
    return palette;
}

/// Only what differs from the system's.
QPalette systemPalette() {
    // A palette in which nothing is set stands for the system's.
    QApplication::setPalette(QPalette());
    const QPalette system = QApplication::palette();
    QPalette palette;
    palette.setColor(QPalette::Highlight, style::accent(system));
    palette.setColor(QPalette::HighlightedText, style::onAccent(system));
    return palette;
}

} // namespace

QPalette lightPalette() {
    return paletteOf({.window = 0xF3F0EB,
                      .base = 0xFFFFFF,
                      .alternateBase = 0xF8F6F2,
                      .button = 0xEAE6DF,
                      .text = 0x26221E,
                      .quietText = 0x6B645C,
                      .disabledText = 0x98918A,
                      .accent = 0x94561F,
                      .onAccent = 0xFFFFFF,
                      .link = 0x8A4B12,
                      .visitedLink = 0x6E4A6B,
                      .light = 0xFFFFFF,
                      .midlight = 0xF7F5F1,
                      .mid = 0xC9C2B8,
                      .dark = 0xA59D92,
                      .shadow = 0x5E574F});
}

QPalette darkPalette() {
    return paletteOf({.window = 0x26262A,
                      .base = 0x323237,
                      .alternateBase = 0x2C2C31,
                      .button = 0x3A3A40,
                      .text = 0xEDEBE8,
                      .quietText = 0xA8A5A0,
                      .disabledText = 0x8A888C,
                      .accent = 0xE3AE66,
                      .onAccent = 0x1E1A16,
                      .link = 0xE3AE66,
                      .visitedLink = 0xC9A6C6,
                      .light = 0x55555C,
                      .midlight = 0x47474D,
                      .mid = 0x323238,
                      .dark = 0x1E1E21,
                      .shadow = 0x121214});
}

AppearanceSwitch::AppearanceSwitch() { QApplication::setPalette(systemPalette()); }

AppearanceSwitch::~AppearanceSwitch() { QApplication::setPalette(QPalette()); }

void AppearanceSwitch::change(const QString& name) {
    if (name == m_name) {
        return;
    }
    m_name = name;
    QApplication::setPalette(name == QLatin1String("light")  ? lightPalette()
                             : name == QLatin1String("dark") ? darkPalette()
                                                             : systemPalette());
}

} // namespace chess
