#include "ui/questions.h"

#include <QIcon>
#include <QMessageBox>

namespace chess {
namespace {

constexpr int IconSide = 48;

QMessageBox& makeBox(QWidget& window, QMessageBox::Icon icon, const QString& title,
                     const QString& text, QMessageBox::StandardButtons buttons) {
    auto* box = new QMessageBox(icon, title, text, buttons, &window);
    // The kind of the message is for screen readers; eyes see who speaks.
    box->setIconPixmap(
        QIcon(QStringLiteral(":/icons/chessprog.svg")).pixmap(QSize(IconSide, IconSide)));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    return *box;
}

} // namespace

void tellTrouble(QWidget& window, const QString& title, const QString& story) {
    QMessageBox& box = makeBox(window, QMessageBox::Warning, title, title, QMessageBox::Ok);
    box.setInformativeText(story);
    box.open();
}

void askYesOrNo(QWidget& window, const QString& title, const QString& question,
                const std::function<void()>& ifYes) {
    QMessageBox& box =
        makeBox(window, QMessageBox::Question, title, question, QMessageBox::Yes | QMessageBox::No);
    box.setDefaultButton(QMessageBox::No);
    QObject::connect(&box, &QMessageBox::finished, &window, [ifYes](int answer) {
        if (answer == QMessageBox::Yes) {
            ifYes();
        }
    });
    box.open();
}

void askYesNoOrCancel(QWidget& window, const QString& title, const QString& question,
                      const std::function<void()>& ifYes, const std::function<void()>& ifNo) {
    QMessageBox& box = makeBox(window, QMessageBox::Question, title, question,
                               QMessageBox::Yes | QMessageBox::No | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Yes);
    box.setEscapeButton(QMessageBox::Cancel);
    QObject::connect(&box, &QMessageBox::finished, &window, [ifYes, ifNo](int answer) {
        if (answer == QMessageBox::Yes) {
            ifYes();
        } else if (answer == QMessageBox::No) {
            ifNo();
        }
    });
    box.open();
}

} // namespace chess
