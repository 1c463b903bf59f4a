#include "ui/preferences.h"

namespace chess {
namespace {

using std::chrono::milliseconds;

constexpr int MaxAnimation = 2'000;
constexpr int MaxReplyDelay = 10'000;
constexpr qlonglong MaxClock = 24LL * 3600 * 1000;

/// The number under a key, or the other when it is missing, not a number or out of range.
template <typename Number>
Number number(const QSettings& settings, const QString& key, Number lowest, Number highest,
              Number otherwise) {
    bool isNumber = false;
    const qlonglong value = settings.value(key).toLongLong(&isNumber);
    return isNumber && value >= lowest && value <= highest ? static_cast<Number>(value) : otherwise;
}

bool flag(const QSettings& settings, const QString& key, bool otherwise) {
    const QString value = settings.value(key).toString();
    if (value == QLatin1String("true")) {
        return true;
    }
    return value == QLatin1String("false") ? false : otherwise;
}

QString text(const QSettings& settings, const QString& key, const QString& otherwise) {
    const QString value = settings.value(key).toString();
    return value.isEmpty() ? otherwise : value;
}

} // namespace

Preferences PreferencesStore::preferences() const {
    const QSettings& from = m_settings;
    Preferences read;
    read.boardTheme = text(from, QStringLiteral("board/theme"), read.boardTheme);
    read.pieceSet = text(from, QStringLiteral("board/pieces"), read.pieceSet);
    read.appearance = text(from, QStringLiteral("window/appearance"), read.appearance);
    read.showsCoordinates = flag(from, QStringLiteral("board/coordinates"), read.showsCoordinates);
    read.animation = milliseconds(number(from, QStringLiteral("board/animation"), 0, MaxAnimation,
                                         static_cast<int>(read.animation.count())));
    read.turnsBoard = flag(from, QStringLiteral("board/turns"), read.turnsBoard);
    read.playsSounds = flag(from, QStringLiteral("sound/on"), read.playsSounds);
    read.volume = number(from, QStringLiteral("sound/volume"), 0, 100, read.volume);
    read.coachesEverywhere =
        flag(from, QStringLiteral("play/coachEverywhere"), read.coachesEverywhere);
    read.asksConsent = flag(from, QStringLiteral("play/consent"), read.asksConsent);
    read.replyDelay = milliseconds(number(from, QStringLiteral("play/replyDelay"), 0, MaxReplyDelay,
                                          static_cast<int>(read.replyDelay.count())));
    read.language = text(from, QStringLiteral("language/name"), read.language);
    read.pieceLetters = static_cast<PieceLetters>(
        number(from, QStringLiteral("language/pieceLetters"), 0,
               static_cast<int>(PieceLetters::Figurines), static_cast<int>(read.pieceLetters)));
    return read;
}

void PreferencesStore::setPreferences(const Preferences& preferences) {
    QSettings& to = m_settings;
    to.setValue(QStringLiteral("board/theme"), preferences.boardTheme);
    to.setValue(QStringLiteral("board/pieces"), preferences.pieceSet);
    to.setValue(QStringLiteral("window/appearance"), preferences.appearance);
    to.setValue(QStringLiteral("board/coordinates"), preferences.showsCoordinates);
    to.setValue(QStringLiteral("board/animation"), qlonglong{preferences.animation.count()});
    to.setValue(QStringLiteral("board/turns"), preferences.turnsBoard);
    to.setValue(QStringLiteral("sound/on"), preferences.playsSounds);
    to.setValue(QStringLiteral("sound/volume"), preferences.volume);
    to.setValue(QStringLiteral("play/coachEverywhere"), preferences.coachesEverywhere);
    to.setValue(QStringLiteral("play/consent"), preferences.asksConsent);
    to.setValue(QStringLiteral("play/replyDelay"), qlonglong{preferences.replyDelay.count()});
    to.setValue(QStringLiteral("language/name"), preferences.language);
    to.setValue(QStringLiteral("language/pieceLetters"),
                static_cast<int>(preferences.pieceLetters));
}

NewGameChoice PreferencesStore::lastGame() const {
    const QSettings& from = m_settings;
    NewGameChoice choice;
    GameSettings& game = choice.settings;
    game.mode = number(from, QStringLiteral("game/players"), 1, 2, 1) == 2 ? GameMode::TwoPlayers
                                                                           : GameMode::OnePlayer;
    game.level = number(from, QStringLiteral("game/level"), MinLevel, MaxLevel, DefaultLevel);
    const QString color = text(from, QStringLiteral("game/color"), QStringLiteral("white"));
    game.firstPlayerColor = color == QLatin1String("black") ? Color::Black : Color::White;
    choice.drawsColor = color == QLatin1String("random");
    game.names = {from.value(QStringLiteral("game/name1")).toString().toStdString(),
                  from.value(QStringLiteral("game/name2")).toString().toStdString()};
    const auto initial = number(from, QStringLiteral("game/clock"), qlonglong{0}, MaxClock, 0LL);
    if (initial > 0) {
        const auto increment =
            number(from, QStringLiteral("game/increment"), qlonglong{0}, MaxClock, 0LL);
        game.timeControl = TimeControl{milliseconds(initial), milliseconds(increment)};
    }
    game.houseRules.pawnMayStayPawn = flag(from, QStringLiteral("game/pawnMayStayPawn"), false);
    return choice;
}

void PreferencesStore::setLastGame(const NewGameChoice& choice) {
    QSettings& to = m_settings;
    const GameSettings& game = choice.settings;
    to.setValue(QStringLiteral("game/players"), static_cast<int>(game.mode));
    to.setValue(QStringLiteral("game/level"), game.level);
    to.setValue(QStringLiteral("game/color"), choice.drawsColor ? QStringLiteral("random")
                                              : game.firstPlayerColor == Color::Black
                                                  ? QStringLiteral("black")
                                                  : QStringLiteral("white"));
    to.setValue(QStringLiteral("game/name1"), QString::fromStdString(game.names[0]));
    to.setValue(QStringLiteral("game/name2"), QString::fromStdString(game.names[1]));
    const TimeControl clock = game.timeControl.value_or(TimeControl{});
    to.setValue(QStringLiteral("game/clock"), qlonglong{clock.initial.count()});
    to.setValue(QStringLiteral("game/increment"), qlonglong{clock.increment.count()});
    to.setValue(QStringLiteral("game/pawnMayStayPawn"), game.houseRules.pawnMayStayPawn);
}

QByteArray PreferencesStore::windowGeometry() const {
    return m_settings.value(QStringLiteral("window/geometry")).toByteArray();
}

void PreferencesStore::setWindowGeometry(const QByteArray& geometry) {
    m_settings.setValue(QStringLiteral("window/geometry"), geometry);
}

} // namespace chess
