#include "storage/gamehistory.h"
#include "storage/gamexml.h"
#include "storage/gamexmlformat.h"
#include "storage/setupwords.h"
#include "storage/xmlguard.h"

#include <QCoreApplication>
#include <QHash>
#include <QXmlStreamReader>

#include <algorithm>

namespace chess {
namespace {

/// The text of each tag inside <general>.
using GeneralTexts = QHash<QString, QString>;

/// What a file says, each part well written, before it is held together.
struct FileContent {
    std::optional<int> currentTurn;
    std::optional<int> gameMode;
    /// As written: whether they matter depends on the mode.
    QString difficulty;
    QString userColor;
    std::optional<Setup> board;
    GeneralTexts general;
};

StorageError badContent(const QString& message) {
    return {StorageError::Kind::BadContent, message};
}

StorageError missingTag(const QString& tag) {
    return badContent(QCoreApplication::translate("Storage", "The tag <%1> is missing.").arg(tag));
}

/// Quoted text of a file in a message stays short, and in one line.
QString shortened(const QString& text) {
    constexpr qsizetype MaxLength = 20;
    QString shown = text.size() <= MaxLength ? text : text.first(MaxLength) + u'…';
    const auto isUnseen = [](QChar letter) { return !letter.isPrint() && !letter.isSurrogate(); };
    std::replace_if(shown.begin(), shown.end(), isUnseen, QChar(QChar::ReplacementCharacter));
    return shown;
}

StorageError badNumber(QLatin1String tag, int least, int most, const QString& text) {
    return badContent(
        QCoreApplication::translate("Storage", "<%1> must be a number from %2 to %3, but is “%4”.")
            .arg(tag)
            .arg(least)
            .arg(most)
            .arg(shortened(text)));
}

std::optional<int> numberIn(const QString& text, int least, int most) {
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

/// Reads the tags; stops at the first fault.
class TagReader {
public:
    explicit TagReader(const QString& text) : m_xml(text) {}

    Expected<FileContent, StorageError> read() {
        if (m_xml.readNextStartElement()) {
            if (m_xml.name() == xml::Game) {
                readGame();
            } else {
                fail(QCoreApplication::translate("Storage",
                                                 "the outer tag is <%1> instead of <game>.")
                         .arg(shortened(m_xml.name().toString())));
            }
        }
        while (!m_fault && !m_xml.atEnd()) {
            m_xml.readNext();
        }
        if (m_fault) {
            return *m_fault;
        }
        if (m_xml.hasError()) {
            fail(QCoreApplication::translate("Storage", "the file is no complete XML: %1")
                     .arg(m_xml.errorString().simplified()));
            return *m_fault;
        }
        return m_content;
    }

private:
    void fail(const QString& reason) {
        // What follows from broken XML is not the user's first trouble.
        if (!m_fault) {
            m_fault = badContent(QCoreApplication::translate("Storage", "Line %1: %2")
                                     .arg(m_xml.lineNumber())
                                     .arg(reason));
        }
    }

    bool nextTag() { return !m_fault && m_xml.readNextStartElement(); }
    QString readText() { return m_xml.readElementText().trimmed(); }

    /// Whether a tag comes for the first time; complains about the second.
    bool isFirst(QSet<QString>& seen, const QString& tag) {
        if (seen.contains(tag)) {
            fail(QCoreApplication::translate("Storage", "the tag <%1> comes twice.").arg(tag));
            return false;
        }
        seen.insert(tag);
        return true;
    }

    void failUnknownTag(const QString& tag, QLatin1String parent) {
        fail(QCoreApplication::translate("Storage", "the tag <%1> does not belong in <%2>.")
                 .arg(shortened(tag), parent));
    }

    void readGame() {
        QSet<QString> seen;
        while (nextTag()) {
            const QString tag = m_xml.name().toString();
            if (!isFirst(seen, tag)) {
                return;
            }
            if (tag == xml::CurrentTurn) {
                m_content.currentTurn = readNumber(xml::CurrentTurn, 0, 1);
            } else if (tag == xml::GameMode) {
                m_content.gameMode = readNumber(xml::GameMode, 1, 2);
            } else if (tag == xml::Difficulty) {
                m_content.difficulty = readText();
            } else if (tag == xml::UserColor) {
                m_content.userColor = readText();
            } else if (tag == xml::Board) {
                readBoard();
            } else if (tag == xml::General) {
                readGeneral();
            } else {
                failUnknownTag(tag, xml::Game);
            }
        }
    }

    std::optional<int> readNumber(QLatin1String tag, int least, int most) {
        const QString text = readText();
        const auto number = numberIn(text, least, most);
        if (!number && !m_xml.hasError()) {
            fail(badNumber(tag, least, most, text).message);
        }
        return number;
    }

    void readBoard() {
        Setup setup;
        QSet<QString> seen;
        while (nextTag()) {
            const QString tag = m_xml.name().toString();
            const int rank = tag.startsWith(xml::Row) ? tag.mid(xml::Row.size()).toInt() : 0;
            if (rank < 1 || rank > 8 || tag != xml::Row + QString::number(rank)) {
                failUnknownTag(tag, xml::Board);
                return;
            }
            if (isFirst(seen, tag)) {
                readRow(rank, setup);
            }
        }
        for (int rank = 8; rank >= 1 && !m_xml.hasError(); --rank) {
            if (!seen.contains(xml::Row + QString::number(rank))) {
                fail(QCoreApplication::translate("Storage", "row %1 of the board is missing.")
                         .arg(rank));
            }
        }
        m_content.board = setup;
    }

    void readRow(int rank, Setup& setup) {
        const QString row = readText();
        if (m_xml.hasError()) {
            return;
        }
        const auto letters = row.toUcs4();
        if (letters.size() != 8) {
            fail(
                QCoreApplication::translate("Storage", "row %1 must have 8 characters, but has %2.")
                    .arg(rank)
                    .arg(letters.size()));
            return;
        }
        for (int file = 0; file < 8; ++file) {
            const char32_t letter = letters.at(file);
            const Piece piece = letter < 0x80 ? xml::pieceOf(QChar(letter)) : Piece();
            if (piece.isNone() && letter != xml::EmptySquare) {
                fail(QCoreApplication::translate("Storage",
                                                 "“%1” in row %2 of the board is no piece.")
                         .arg(shortened(QString::fromUcs4(&letter, 1)))
                         .arg(rank));
                return;
            }
            setup.board[index(makeSquare(file, rank - 1))] = piece;
        }
    }

    /// Newer versions may add tags, and tags inside tags.
    void readGeneral() {
        while (nextTag()) {
            const QString tag = m_xml.name().toString();
            m_content.general[tag] =
                m_xml.readElementText(QXmlStreamReader::SkipChildElements).trimmed();
        }
    }

    QXmlStreamReader m_xml;
    FileContent m_content;
    std::optional<StorageError> m_fault;
};

CastlingRights rightsAllowedBy(const Setup& setup) {
    CastlingRights rights;
    for (const Color color : {Color::White, Color::Black}) {
        const int rank = color == Color::White ? 0 : 7;
        const auto stands = [&](PieceType type, int file) {
            return setup.board[index(makeSquare(file, rank))].is(color, type);
        };
        if (stands(PieceType::King, 4) && stands(PieceType::Rook, 7)) {
            rights.add(CastlingRights::shortSide(color));
        }
        if (stands(PieceType::King, 4) && stands(PieceType::Rook, 0)) {
            rights.add(CastlingRights::longSide(color));
        }
    }
    return rights;
}

bool hasPawnOnLastRank(const Position& position) {
    return ((position.pieces(Color::White, PieceType::Pawn) & rankBits(7)) |
            (position.pieces(Color::Black, PieceType::Pawn) & rankBits(0))) != 0;
}

/// The position of the board, with what <general> says of castling, en passant and the counters if
/// that is possible there.
Expected<Position, SetupFault> positionOf(const FileContent& content) {
    Setup setup = *content.board;
    setup.sideToMove = xml::colorOf(*content.currentTurn);
    setup.castlingRights = rightsAllowedBy(setup);
    const HouseRules widest{.pawnMayStayPawn = true};
    const auto position = Position::fromSetup(setup, widest);
    if (!position || !content.general.contains(xml::Castling)) {
        return position;
    }
    QStringList fields = QString::fromStdString(toFen(*position)).split(u' ').first(2);
    for (const QLatin1String tag :
         {xml::Castling, xml::EnPassant, xml::HalfmoveClock, xml::MoveNumber}) {
        fields += content.general.value(tag);
    }
    const auto exact = parseFen(fields.join(u' ').toStdString(), widest);
    return exact ? *exact : *position;
}

Expected<GameSettings, StorageError> settingsOf(const FileContent& content,
                                                const Position& position) {
    const GeneralTexts& general = content.general;
    const auto general01 = [&](QLatin1String tag, bool otherwise) {
        return numberIn(general.value(tag), 0, 1).value_or(otherwise ? 1 : 0);
    };
    GameSettings settings;
    settings.mode = static_cast<GameMode>(*content.gameMode);
    settings.firstPlayerColor = xml::colorOf(general01(xml::FirstPlayerColor, true));
    settings.level = numberIn(general.value(xml::Level), MinLevel, MaxLevel).value_or(DefaultLevel);
    if (settings.mode == GameMode::OnePlayer && !content.difficulty.isEmpty()) {
        const auto level = numberIn(content.difficulty, MinLevel, MaxLevel);
        if (!level) {
            return badNumber(xml::Difficulty, MinLevel, MaxLevel, content.difficulty);
        }
        settings.level = *level;
    }
    if (settings.mode == GameMode::OnePlayer && !content.userColor.isEmpty()) {
        const auto color = numberIn(content.userColor, 0, 1);
        if (!color) {
            return badNumber(xml::UserColor, 0, 1, content.userColor);
        }
        settings.firstPlayerColor = xml::colorOf(*color);
    }
    const auto decodedName = [&](QLatin1String tag) {
        return QByteArray::fromPercentEncoding(general.value(tag).toUtf8()).toStdString();
    };
    settings.names = {decodedName(xml::FirstPlayer), decodedName(xml::SecondPlayer)};
    settings.houseRules.pawnMayStayPawn =
        general01(xml::PawnMayStayPawn, hasPawnOnLastRank(position)) != 0;
    if (const auto times = parseTimes(general.value(xml::TimeControl).toStdString())) {
        settings.timeControl = TimeControl{(*times)[0], (*times)[1]};
    }
    return settings;
}

/// The game with its history, if <general> tells one and it leads to the board.
std::optional<Game> gameWithHistory(const GeneralTexts& general, const GameSettings& settings,
                                    const Position& position) {
    const auto undone = numberIn(general.value(xml::Undone), 0, std::numeric_limits<int>::max());
    const GameHistory history{general.value(xml::Start).toStdString(),
                              general.value(xml::Moves).toStdString(), undone.value_or(-1),
                              general.value(xml::Clocks).toStdString(),
                              general.value(xml::DeclaredEnd).toStdString()};
    auto game = replay(history, settings);
    const bool isConsistent = game &&
                              game->position().toSetup().board == position.toSetup().board &&
                              game->sideToMove() == position.sideToMove();
    return isConsistent ? game : std::nullopt;
}

} // namespace

Expected<LoadedGame, StorageError> gameFromXml(const QByteArray& text) {
    if (auto danger = findXmlDanger(text)) {
        return *danger;
    }
    const auto read = TagReader(QString::fromUtf8(text)).read();
    if (!read) {
        return read.error();
    }
    const FileContent& content = *read;
    if (!content.currentTurn) {
        return missingTag(xml::CurrentTurn);
    }
    if (!content.gameMode) {
        return missingTag(xml::GameMode);
    }
    if (!content.board) {
        return missingTag(xml::Board);
    }
    const auto position = positionOf(content);
    if (!position) {
        return badContent(wordsFor(position.error()));
    }
    const auto settings = settingsOf(content, *position);
    if (!settings) {
        return settings.error();
    }
    LoadedGame loaded{Game(*settings, *position),
                      QDateTime::fromString(content.general.value(xml::Saved), Qt::ISODateWithMs),
                      content.general.value(xml::Version)};
    if (content.general.contains(xml::Start)) {
        if (auto game = gameWithHistory(content.general, *settings, *position)) {
            loaded.game = std::move(*game);
        } else {
            loaded.historyDropped = true;
        }
    }
    return loaded;
}

} // namespace chess
