#include "ui/quiettext.h"

#include "ui/style.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace chess {
namespace {

/// Follows the changes of palettes as long as its label lives.
class QuietColor : public QObject {
public:
    explicit QuietColor(QLabel& label) : QObject(&label), m_label(label) {
        give();
        label.installEventFilter(this);
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::PaletteChange) {
            give();
        }
        return false;
    }

private:
    void give() {
        const QColor quiet = style::quietText(QApplication::palette(&m_label));
        if (m_label.palette().color(QPalette::WindowText) != quiet) {
            QPalette own;
            own.setColor(QPalette::WindowText, quiet);
            m_label.setPalette(own);
        }
    }

    QLabel& m_label;
};

} // namespace

void makeQuiet(QLabel& label) { new QuietColor(label); }

} // namespace chess
