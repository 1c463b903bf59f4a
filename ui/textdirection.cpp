#include "ui/textdirection.h"

#include <QGuiApplication>

namespace chess::words {
namespace {

constexpr QChar LeftToRightIsolate(0x2066);
constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar RightToLeftMark(0x200F);
constexpr QChar PopIsolate(0x2069);

} // namespace

QString leftToRight(const QString& notation) {
    return QGuiApplication::isRightToLeft() ? LeftToRightIsolate + notation + PopIsolate : notation;
}

QString isolated(const QString& name) {
    return name.isRightToLeft() == QGuiApplication::isRightToLeft()
               ? name
               : FirstStrongIsolate + name + PopIsolate;
}

QString asLine(const QString& name) {
    return QGuiApplication::isRightToLeft() ? RightToLeftMark + isolated(name) : name;
}

} // namespace chess::words
