#include "ui/pgndialog.h"

#include "ui/style.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace chess {
namespace {

constexpr QSize OpeningSize(680, 460);

} // namespace

PgnDialog::PgnDialog(PgnList list, QWidget* parent)
    : LiveDialog(OpeningSize, parent), m_model(std::move(list)) {
    build();
}

void PgnDialog::keepState() { m_row = m_table->currentIndex().row(); }

void PgnDialog::build() {
    m_table = new QTableView;
    setWindowTitle(tr("Choose a game"));
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(tr("Games of the file"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox;
    auto* open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("&Back"), QDialogButtonBox::RejectRole);
    open->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &PgnDialog::openCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableView::doubleClicked, this, &PgnDialog::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, open,
            [this, open] { open->setEnabled(m_table->selectionModel()->hasSelection()); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::WideSpace, style::WideSpace, style::WideSpace,
                               style::WideSpace);
    column->addWidget(m_table);
    column->addWidget(buttons);
    open->setDefault(true);
    m_table->resizeColumnsToContents();
    QHeaderView* header = m_table->horizontalHeader();
    header->setMinimumSectionSize(header->sectionSizeHint(header->count() - 1));
    if (m_row >= 0) {
        m_table->selectRow(m_row);
    }
    openWide();
}

void PgnDialog::openCurrent() {
    const int row = m_table->currentIndex().row();
    if (m_model.canBeOpened(row)) {
        accept();
        Q_EMIT gameChosen(static_cast<std::size_t>(row));
    }
}

} // namespace chess
