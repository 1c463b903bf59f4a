#include "ui/loaddialog.h"

#include "ui/buttonrow.h"
#include "ui/icons.h"
#include "ui/questions.h"
#include "ui/style.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QUrl>

namespace chess {
namespace {

constexpr QSize OpeningSize(560, 560);

/// A picture at the leading edge, the title and the details beside it.
class SaveDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        constexpr int Margins = style::TinySpace + style::SmallSpace;
        const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width =
            list->viewport()->width() - 2 * Margins - SaveListModel::PictureSide - style::Space;
        const QFontMetrics title(style::scaled(option.font, style::NameScale));
        const int detail = option.fontMetrics
                               .boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                                             index.data(SaveListModel::DetailRole).toString())
                               .height();
        const int text = title.lineSpacing() + style::TinySpace + detail;
        return {0, std::max(SaveListModel::PictureSide, text) + 2 * style::SmallSpace};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QRect ground = option.rect.adjusted(style::TinySpace, 2, -style::TinySpace, -2);
        if (isSelected) {
            painter->setPen(QPen(style::accent(option.palette), 2));
            painter->setBrush(style::chosen(option.palette));
            painter->drawRoundedRect(ground, style::CornerRadius, style::CornerRadius);
        }
        const bool isMirrored = option.direction == Qt::RightToLeft;
        const int side = SaveListModel::PictureSide;
        const QRect inner = ground.adjusted(style::SmallSpace, 0, -style::SmallSpace, 0);
        const QRect picture(isMirrored ? inner.right() - side + 1 : inner.left(),
                            inner.center().y() - side / 2, side, side);
        painter->drawPixmap(picture, index.data(SaveListModel::PictureRole).value<QPixmap>());

        const int indent = side + style::Space;
        const QRect text = inner.adjusted(isMirrored ? 0 : indent, 0, isMirrored ? -indent : 0, 0);
        paintText(*painter, option, index, text);
        painter->restore();
    }

private:
    static void paintText(QPainter& painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index, const QRect& place) {
        const QFont titleFont = style::scaled(option.font, style::NameScale);
        const QFontMetrics titleMetrics(titleFont);
        const QString title =
            titleMetrics.elidedText(index.data().toString(), Qt::ElideRight, place.width());
        const QString detail = index.data(SaveListModel::DetailRole).toString();
        const QRect wanted = option.fontMetrics.boundingRect(place, Qt::TextWordWrap, detail);
        const int height = titleMetrics.lineSpacing() + style::TinySpace + wanted.height();
        const int top = place.center().y() - height / 2;
        const Qt::Alignment side = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
        painter.setFont(titleFont);
        painter.setPen(option.palette.color(QPalette::Text));
        painter.drawText(QRect(place.left(), top, place.width(), titleMetrics.lineSpacing()),
                         static_cast<int>(side | Qt::AlignVCenter), title);
        painter.setFont(option.font);
        painter.setPen(style::quietText(option.palette));
        painter.drawText(
            place.adjusted(0, top - place.top() + titleMetrics.lineSpacing() + style::TinySpace, 0,
                           0),
            static_cast<int>(side | Qt::AlignTop) | Qt::TextWordWrap, detail);
    }
};

/// The first arrow key chooses the newest save; Qt would go past it to the second.
class SaveList : public QListView {
public:
    using QListView::QListView;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const bool isArrow = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up;
        if (isArrow && !selectionModel()->hasSelection()) {
            setCurrentIndex(model()->index(0, 0));
        } else {
            QListView::keyPressEvent(event);
        }
    }
};

} // namespace

LoadDialog::LoadDialog(SaveSlots& saves, const BoardLook& look, QWidget* parent)
    : LiveDialog(OpeningSize, parent), m_model(saves, look, devicePixelRatioF()),
      m_folder(saves.directory()) {
    connect(&m_model, &QAbstractItemModel::modelReset, this, &LoadDialog::refresh);
    build();
}

void LoadDialog::keepState() {
    m_row = m_list->selectionModel()->hasSelection() ? m_list->currentIndex().row() : -1;
    m_model.retranslate();
}

void LoadDialog::build() {
    m_list = new SaveList;
    m_emptyNote = new QLabel(tr("There are no saved games yet."));
    m_load = new QPushButton(tr("&Load"));
    m_delete = new QPushButton(actionIcon("delete"), tr("&Delete"));
    setWindowTitle(tr("Load game"));
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new SaveDelegate(m_list));
    m_list->setAccessibleName(tr("Saved games, newest first"));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_emptyNote->setAlignment(Qt::AlignCenter);
    buildLayout();
    m_load->setDefault(true);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LoadDialog::refresh);
    connect(m_list, &QListView::doubleClicked, this, &LoadDialog::load);
    connect(m_load, &QPushButton::clicked, this, &LoadDialog::load);
    connect(m_delete, &QPushButton::clicked, this, &LoadDialog::askToDelete);
    if (m_row >= 0) {
        m_list->setCurrentIndex(m_model.index(m_row));
    }
    refresh();
    openWide();
    m_list->setFocus();
}

void LoadDialog::buildLayout() {
    auto* openFile = new QPushButton(actionIcon("load"), tr("&Open file…"));
    auto* openFolder = new QPushButton(actionIcon("folder"), tr("Show &folder"));
    connect(openFile, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT fileWanted();
    });
    connect(openFolder, &QPushButton::clicked, this, [this] {
        QDir().mkpath(m_folder);
        QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder));
    });
    auto* tools = new ButtonRow;
    for (QPushButton* button : {openFile, openFolder, m_delete}) {
        // Enter loads; none of these.
        button->setAutoDefault(false);
        tools->addButton(button);
    }
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_load, QDialogButtonBox::ActionRole);
    buttons->addButton(tr("&Back"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                               style::WideSpace);
    column->setSpacing(style::Space);
    column->addWidget(m_list, 1);
    column->addWidget(m_emptyNote, 1);
    column->addWidget(tools);
    column->addWidget(buttons);
}

bool LoadDialog::canLoad() const {
    const QModelIndex chosen = m_list->currentIndex();
    return chosen.isValid() && m_list->selectionModel()->isSelected(chosen) &&
           !chosen.data(SaveListModel::DamagedRole).toBool();
}

void LoadDialog::refresh() {
    const bool isEmpty = m_model.rowCount() == 0;
    m_list->setVisible(!isEmpty);
    m_emptyNote->setVisible(isEmpty);
    m_load->setEnabled(canLoad());
    m_delete->setEnabled(m_list->selectionModel()->hasSelection());
}

void LoadDialog::load() {
    if (canLoad()) {
        const int slot = m_list->currentIndex().data(SaveListModel::SlotRole).toInt();
        accept();
        Q_EMIT slotChosen(slot);
    }
}

void LoadDialog::askToDelete() {
    askYesOrNo(*this, tr("Delete this save?"), tr("Delete this saved game for good?"), [this] {
        const QModelIndex chosen = m_list->currentIndex();
        if (!chosen.isValid()) {
            return;
        }
        if (const auto error = m_model.removeSave(chosen.row())) {
            tellTrouble(*this, tr("The save could not be deleted"), error->message);
        }
    });
}

} // namespace chess
