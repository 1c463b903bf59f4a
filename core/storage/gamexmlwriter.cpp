#include "storage/gamehistory.h"
#include "storage/gamexml.h"
#include "storage/gamexmlformat.h"

#include <QStringList>
#include <QXmlStreamWriter>

namespace chess {
namespace {

/// XML cannot hold control characters, and not every std::string is UTF-8: what would not come back
/// as it was is written as %XX, byte by byte.
QString encodedName(const std::string& name) {
    const QByteArray bytes = QByteArray::fromStdString(name);
    const QString text = QString::fromUtf8(bytes);
    const bool isText =
        text.toUtf8() == bytes && !text.contains(QChar(0xFFFE)) && !text.contains(QChar(0xFFFF));
    const bool hasOuterBlanks = bytes.startsWith(' ') || bytes.endsWith(' ');
    QByteArray harmless;
    for (int byte = hasOuterBlanks ? 0x21 : 0x20; byte < (isText ? 0x100 : 0x7F); ++byte) {
        if (byte != '%' && byte != 0x7F) {
            harmless += static_cast<char>(byte);
        }
    }
    return QString::fromUtf8(bytes.toPercentEncoding(harmless));
}

class Writer {
public:
    explicit Writer(QByteArray* text) : m_xml(text) {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
    }

    void write(const Game& game, const QDateTime& savedAt) {
        const GameSettings& settings = game.settings();
        m_xml.writeStartDocument();
        m_xml.writeStartElement(xml::Game);
        write(xml::CurrentTurn, xml::numberOf(game.sideToMove()));
        write(xml::GameMode, static_cast<int>(settings.mode));
        if (settings.mode == GameMode::OnePlayer) {
            write(xml::Difficulty, levelOf(settings));
            write(xml::UserColor, xml::numberOf(settings.firstPlayerColor));
        }
        writeBoard(game.position());
        writeGeneral(game, savedAt);
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
    }

private:
    static int levelOf(const GameSettings& settings) {
        return std::clamp(settings.level, MinLevel, MaxLevel);
    }

    void write(QLatin1String tag, const QString& text) { m_xml.writeTextElement(tag, text); }
    void write(QLatin1String tag, const std::string& text) {
        write(tag, QString::fromStdString(text));
    }
    void write(QLatin1String tag, int number) { write(tag, QString::number(number)); }

    void writeBoard(const Position& position) {
        m_xml.writeStartElement(xml::Board);
        for (int rank = 7; rank >= 0; --rank) {
            QString row;
            for (int file = 0; file < 8; ++file) {
                row += QLatin1Char(xml::letterOf(position.pieceAt(makeSquare(file, rank))));
            }
            m_xml.writeTextElement(xml::Row + QString::number(rank + 1), row);
        }
        m_xml.writeEndElement();
    }

    void writeGeneral(const Game& game, const QDateTime& savedAt) {
        m_xml.writeStartElement(xml::General);
        write(xml::Version, QStringLiteral(CHESSPROG_VERSION));
        if (savedAt.isValid()) {
            write(xml::Saved, savedAt.toUTC().toString(Qt::ISODateWithMs));
        }
        writeSettings(game.settings());
        writeHistory(historyOf(game));
        // What the position needs beside the board, should the moves ever not lead to it.
        const QStringList fen = QString::fromStdString(toFen(game.position())).split(u' ');
        write(xml::Castling, fen.at(2));
        write(xml::EnPassant, fen.at(3));
        write(xml::HalfmoveClock, fen.at(4));
        write(xml::MoveNumber, fen.at(5));
        write(xml::Result, resultText(game.outcome()));
        m_xml.writeEndElement();
    }

    void writeSettings(const GameSettings& settings) {
        write(xml::FirstPlayer, encodedName(settings.names[0]));
        write(xml::SecondPlayer, encodedName(settings.names[1]));
        write(xml::FirstPlayerColor, xml::numberOf(settings.firstPlayerColor));
        write(xml::Level, levelOf(settings));
        write(xml::PawnMayStayPawn, settings.houseRules.pawnMayStayPawn ? 1 : 0);
        if (const auto& control = settings.timeControl) {
            write(xml::TimeControl, timesText({control->initial, control->increment}));
        }
    }

    void writeHistory(const GameHistory& history) {
        write(xml::Start, history.start);
        write(xml::Moves, history.moves);
        write(xml::Undone, history.undone);
        if (!history.clocks.empty()) {
            write(xml::Clocks, history.clocks);
        }
        if (!history.declaredEnd.empty()) {
            write(xml::DeclaredEnd, history.declaredEnd);
        }
    }

    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray toXml(const Game& game, const QDateTime& savedAt) {
    QByteArray text;
    Writer(&text).write(game, savedAt);
    return text;
}

} // namespace chess
