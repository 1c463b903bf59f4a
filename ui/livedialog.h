// What the dialogs have in common: they fit on the screen and follow the language while open.
#pragma once

#include <QDialog>

class QVBoxLayout;

namespace chess {

/// A dialog is made of content, which scrolls on a screen that is too small for it, and what stays
/// below it. Its constructor calls build(); when the language changes, all is made anew.
class LiveDialog : public QDialog {
    Q_OBJECT

protected:
    /// Opens in the size that the content wants, or larger.
    LiveDialog(QSize openingSize, QWidget* parent);

    /// Fills the empty dialog with widgets in the language of now.
    virtual void build() = 0;
    /// For build(): a column for the content. What is added to layout() stays below it.
    [[nodiscard]] QVBoxLayout* makeContent();
    /// For the end of build().
    void openWide();
    /// Remembers for the next build() what was entered.
    virtual void keepState() {}

    void changeEvent(QEvent* event) override;

private:
    void rebuild();

    QSize m_openingSize;
    bool m_isRebuilding = false;
};

} // namespace chess
