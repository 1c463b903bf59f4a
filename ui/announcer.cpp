#include "ui/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace chess {
namespace {

QAccessibleInterface* makeNotification(const QString& /*className*/, QObject* object) {
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer == nullptr ? nullptr
                                : new QAccessibleWidget(announcer, QAccessible::Notification);
}

} // namespace

Announcer::Announcer(QWidget* parent) : QLabel(parent) {
    QAccessible::installFactory(makeNotification);
}

void Announcer::say(const QString& words) {
    setAccessibleName(words);
    if (isVisible() && !words.isEmpty()) {
        QAccessibleEvent event(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace chess
