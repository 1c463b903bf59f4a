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
constexpr QSize SmallestSize(480, 400);

} // namespace

PgnDialog::PgnDialog(PgnList list, QWidget* parent)
    : QDialog(parent), m_model(std::move(list)), m_table(new QTableView) {
    setWindowTitle(tr("Choose a game"));
    setMinimumSize(SmallestSize);
    resize(OpeningSize);
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
}

void PgnDialog::openCurrent() {
    const int row = m_table->currentIndex().row();
    if (m_model.canBeOpened(row)) {
        accept();
        Q_EMIT gameChosen(static_cast<std::size_t>(row));
    }
}

} // namespace chess
