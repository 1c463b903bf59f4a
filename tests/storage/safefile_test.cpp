#include "storagehelpers.h"

#include "storage/safefile.h"

#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace chess;

class SafeFileTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path;

private Q_SLOTS:
    void init() {
        QVERIFY(m_folder.isValid());
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder.path()));
        m_path = m_folder.filePath(QStringLiteral("game.xml"));
    }

    void whatIsWrittenIsRead() {
        const QByteArray content(100'000, 'x');
        QVERIFY(!writeFile(m_path, content));
        QCOMPARE(*readFile(m_path, content.size()), content);
        QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("game.xml")});
    }

    void aFileIsReplaced() {
        writeBytes(m_path, "old and longer");
        QVERIFY(!writeFile(m_path, "new"));
        QCOMPARE(readBytes(m_path), "new");
    }

    void aFileOverTheLimitIsRefused() {
        writeBytes(m_path, "12345");
        QVERIFY(readFile(m_path, 5));
        QVERIFY(!readFile(m_path, 4));
    }

    void theModeOfTheFileStays() {
        writeBytes(m_path, "old");
        QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(!writeFile(m_path, "new"));
        QVERIFY((QFile::permissions(m_path) & (QFile::ReadGroup | QFile::ReadOther)) == 0);
    }

    void aSymbolicLinkStaysOne() {
        const QString link = m_folder.filePath(QStringLiteral("link.xml"));
        writeBytes(m_path, "old");
        QVERIFY(QFile::link(m_path, link));
        QVERIFY(!writeFile(link, "new"));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(readBytes(m_path), "new");
    }

    void aDirectoryIsNotReplaced() {
        const auto error = writeFile(m_folder.path(), "new");
        QVERIFY(error);
        QCOMPARE(error->kind, StorageError::Kind::CannotWrite);
        QVERIFY(error->message.endsWith(QStringLiteral("cannot be written: Is a directory.")));
    }

    void aDeviceIsNotReplaced() {
        QVERIFY(writeFile(QStringLiteral("/dev/null"), "new"));
        QVERIFY(!QFileInfo(QStringLiteral("/dev/null")).isFile());
    }

    void aProtectedFileIsNotReplaced() {
        if (::geteuid() == 0) {
            QSKIP("root may write everything");
        }
        writeBytes(m_path, "old");
        QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner));
        QVERIFY(writeFile(m_path, "new"));
        QCOMPARE(readBytes(m_path), "old");
    }

    void aMissingFolderIsTold() {
        const auto error = writeFile(m_folder.filePath(QStringLiteral("no/game.xml")), "new");
        QVERIFY(error);
        QCOMPARE(error->message,
                 QStringLiteral("“game.xml” cannot be written: No such file or directory."));
    }

    void onAnyFailureTheOldFileStays() {
        int call = 1;
        for (bool isReached = true; isReached; ++call) {
            writeBytes(m_path, "old");
            const FailingFileSystem files(call, ENOSPC);
            const auto error = writeFile(m_path, QByteArray(1000, 'n'), files);
            isReached = files.hasFailed();
            const QByteArray content = readBytes(m_path);
            if (error) {
                QVERIFY(isReached);
                QVERIFY(error->message.endsWith(
                    QStringLiteral("cannot be written: No space left on device.")));
                // Only the flushing of the name comes after the rename.
                QVERIFY(content == "old" || content == QByteArray(1000, 'n'));
            } else {
                QCOMPARE(content, QByteArray(1000, 'n'));
            }
            QCOMPARE(namesIn(m_folder.path()), QStringList{QStringLiteral("game.xml")});
        }
        QVERIFY(call > 10);
    }

    void foldersAreMadeWithTheirParents() {
        const QString deep = m_folder.filePath(QStringLiteral("a/b/c"));
        QVERIFY(!makeDirectory(deep));
        QVERIFY(QFileInfo(deep).isDir());
        QVERIFY(!makeDirectory(deep));
    }

    void aFileInPlaceOfAFolderIsTold() {
        writeBytes(m_path, "file");
        QVERIFY(makeDirectory(m_path));
        QVERIFY(makeDirectory(m_path + QStringLiteral("/below")));
    }
};

QTEST_GUILESS_MAIN(SafeFileTest)
#include "safefile_test.moc"
