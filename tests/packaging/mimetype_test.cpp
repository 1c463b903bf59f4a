// A file manager opens our games with our program, and leaves other files alone.
#include "rules/game.h"
#include "storage/gamefile.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString OurType = QStringLiteral("application/x-chessprog-game+xml");

} // namespace

class MimeTypeTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& content) {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
                   ? file.fileName()
                   : QString();
    }

    static QString typeOf(const QString& path) {
        return QMimeDatabase().mimeTypeForFile(path).name();
    }

private Q_SLOTS:
    // As a package is installed: our type among those of the system, in one folder. The types are
    // read when they are asked for first, so the folder is named before that.
    void initTestCase() {
        const QString update = QStandardPaths::findExecutable(
            QStringLiteral("update-mime-database"), {QStringLiteral("/usr/bin")});
        const QString system = QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml");
        if (update.isEmpty() || !QFile::exists(system)) {
            QSKIP("shared-mime-info is not installed");
        }
        const QString types = m_folder.filePath(QStringLiteral("mime"));
        const QString packages = types + QStringLiteral("/packages/");
        QVERIFY(QDir().mkpath(packages));
        QVERIFY(QFile::copy(system, packages + QStringLiteral("system.xml")));
        QVERIFY(QFile::copy(QStringLiteral(CHESSPROG_MIME_FILE),
                            packages + QStringLiteral("ours.xml")));
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.path()));
        qputenv("XDG_DATA_DIRS", QFile::encodeName(m_folder.path()));
        qputenv("PKGSYSTEM_ENABLE_FSYNC", "0"); // a power cut may take the folder of a test
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(update, {types});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAll(), QByteArray());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(QMimeDatabase().mimeTypeForName(OurType).isValid());
    }

    void knowsTheGamesThatWeSave() {
        const QString path = m_folder.filePath(QStringLiteral("saved.xml"));
        QVERIFY(!chess::saveGameFile(path, chess::Game()));
        QCOMPARE(typeOf(path), OurType);
    }

    void knowsTheGamesOfOtherPrograms_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("as the format is told") << QStringLiteral("sample.xml");
        QTest::newRow("with tabs, without our part") << QStringLiteral("foreign.xml");
    }
    void knowsTheGamesOfOtherPrograms() {
        QFETCH(QString, name);
        QCOMPARE(typeOf(QStringLiteral(CHESS_TEST_DATA "/saves/") + name), OurType);
    }

    void leavesOtherXmlAlone_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("another root") << QByteArray("<?xml version=\"1.0\"?><note/>");
        QTest::newRow("a game of another kind")
            << QByteArray("<?xml version=\"1.0\"?><game><title>Go</title></game>");
        QTest::newRow("without a first line") << QByteArray("<note/>");
        QTest::newRow("empty") << QByteArray();
    }
    void leavesOtherXmlAlone() {
        QFETCH(QByteArray, content);
        const QString path = write(QStringLiteral("other.xml"), content);
        QVERIFY(!path.isEmpty());
        const QString type = typeOf(path);
        QVERIFY2(type == QLatin1String("application/xml"), qPrintable(type));
    }

    void knowsPgnByItsName() {
        const QString path = write(QStringLiteral("game.pgn"), "1. e4 e5 *\n");
        QCOMPARE(typeOf(path), QStringLiteral("application/vnd.chess-pgn"));
    }
};

QTEST_GUILESS_MAIN(MimeTypeTest)
#include "mimetype_test.moc"
