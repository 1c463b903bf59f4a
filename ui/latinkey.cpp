#include "ui/latinkey.h"

#include <QKeyEvent>

#include <array>
#include <string_view>

namespace chess {
namespace {

/// A row of keys, and the number of its first key for X11 and Wayland.
struct KeyRow {
    quint32 first;
    std::string_view letters;
};

constexpr std::array Rows{KeyRow{10, "12345678"}, KeyRow{24, "QWERTYUIOP"}, KeyRow{38, "ASDFGHJKL"},
                          KeyRow{52, "ZXCVBNM"}};
constexpr int LastLatin = 0xFF;
/// Beyond the characters of Unicode are the keys that have none, as the arrows.
constexpr int FirstSpecial = Qt::Key_Escape;

} // namespace

int latinKey(const QKeyEvent& event) {
    if (event.key() <= LastLatin || event.key() >= FirstSpecial) {
        return event.key();
    }
    for (const KeyRow& row : Rows) {
        const quint32 place = event.nativeScanCode() - row.first;
        if (event.nativeScanCode() >= row.first && place < row.letters.size()) {
            return row.letters[place];
        }
    }
    return event.key();
}

} // namespace chess
