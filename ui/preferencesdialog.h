// The preferences, each with effect at once.
#pragma once

#include "ui/livedialog.h"
#include "ui/preferences.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSlider;

namespace chess {

class PreferencesDialog : public LiveDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);

    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }

Q_SIGNALS:
    void changed(const chess::Preferences& preferences);

protected:
    void build() override;

private:
    [[nodiscard]] QWidget* makeBoardPage();
    [[nodiscard]] QWidget* makePlayPage();
    [[nodiscard]] QWidget* makeSoundPage();
    [[nodiscard]] QWidget* makeLanguagePage();
    void addPieceLetters(QFormLayout& form);
    void addSwitch(QFormLayout& form, const QString& text, bool Preferences::*member);
    void addDuration(QFormLayout& form, const QString& label,
                     std::chrono::milliseconds Preferences::*member,
                     const std::vector<std::pair<QString, int>>& choices);
    void addChoice(QFormLayout& form, const QString& label, QString Preferences::*member,
                   const std::vector<std::pair<QString, QString>>& choices);
    void refreshPreview();
    void tellChange();

    Preferences m_preferences;
    QLabel* m_preview = nullptr;
    int m_page = 0;
};

} // namespace chess
