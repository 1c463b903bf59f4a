#include <QTest>
class A : public QObject { Q_OBJECT };
QTEST_APPLESS_MAIN(A)
#include "pgnreader_test.moc"
