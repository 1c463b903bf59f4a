#include "storage/xmlguard.h"

#include <QCoreApplication>
#include <QStringDecoder>

namespace chess {
namespace {

constexpr qsizetype MaxTagSize = 256;
constexpr int MaxDepth = 32;

StorageError badContent(const QString& message) {
    return {StorageError::Kind::BadContent, message};
}

std::optional<StorageError> findEncodingFault(const QByteArray& text) {
    if (text.trimmed().isEmpty()) {
        return badContent(QCoreApplication::translate("Storage", "The file is empty."));
    }
    if (text.startsWith("\xFE\xFF") || text.startsWith("\xFF\xFE")) {
        return badContent(QCoreApplication::translate(
            "Storage", "The file is written in UTF-16, but saved games are in UTF-8."));
    }
    if (text.contains('\0')) {
        return badContent(
            QCoreApplication::translate("Storage", "The file holds zero bytes, so it is no text."));
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(text);
    if (decoder.hasError()) {
        return badContent(
            QCoreApplication::translate("Storage", "The file holds text that is not UTF-8."));
    }
    return std::nullopt;
}

/// Walks from tag to tag as a parser does: over comments, CDATA, instructions and quoted values.
class TagWalk {
public:
    explicit TagWalk(const QByteArray& text) : m_text(text) {}

    std::optional<StorageError> findFault() {
        while ((m_place = m_text.indexOf('<', m_place)) >= 0) {
            if (startsWith("<!--")) {
                skipTo("-->");
            } else if (startsWith("<![CDATA[")) {
                skipTo("]]>");
            } else if (startsWith("<?")) {
                skipTo("?>");
            } else if (startsWith("<!")) {
                return fault(QCoreApplication::translate(
                    "Storage", "Line %1: the file declares a document type or entities, which "
                               "saved games never do."));
            } else if (!skipTag()) {
                return fault(
                    QCoreApplication::translate("Storage", "Line %1: a tag is far too long."));
            } else if (m_depth > MaxDepth) {
                return fault(QCoreApplication::translate(
                    "Storage", "Line %1: the tags are nested too deeply."));
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool startsWith(QByteArrayView prefix) const {
        return QByteArrayView(m_text).sliced(m_place).startsWith(prefix);
    }

    void skipTo(QByteArrayView end) {
        const qsizetype found = m_text.indexOf(end, m_place);
        m_place = found < 0 ? m_text.size() : found + end.size();
    }

    bool skipTag() {
        char quote = '\0';
        const qsizetype last = std::min(m_text.size(), m_place + MaxTagSize);
        for (qsizetype place = m_place + 1; place < last; ++place) {
            const char character = m_text.at(place);
            if (quote != '\0') {
                quote = character == quote ? '\0' : quote;
            } else if (character == '"' || character == '\'') {
                quote = character;
            } else if (character == '>') {
                if (startsWith("</")) {
                    --m_depth;
                } else if (m_text.at(place - 1) != '/') {
                    ++m_depth;
                }
                m_place = place + 1;
                return true;
            }
        }
        // A tag that the end of the text cuts off is for the parser to complain about.
        const bool isCutOff = last == m_text.size();
        m_place = isCutOff ? last : m_place;
        return isCutOff;
    }

    [[nodiscard]] StorageError fault(const QString& message) const {
        return badContent(message.arg(m_text.first(m_place).count('\n') + 1));
    }

    const QByteArray& m_text;
    qsizetype m_place = 0;
    int m_depth = 0;
};

} // namespace

std::optional<StorageError> findXmlDanger(const QByteArray& text) {
    if (auto fault = findEncodingFault(text)) {
        return fault;
    }
    return TagWalk(text).findFault();
}

} // namespace chess
