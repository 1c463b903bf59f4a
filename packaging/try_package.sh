#!/usr/bin/env bash
# Tries the Debian package in a bare Debian: installs it with apt, plays in the console, over UCI and
# in the window, removes it, and looks for what is left: packaging/try_package.sh [PACKAGE]
#
# Needs root. The roots are kept in build-roots/, or where CHESSPROG_ROOTS says.
set -euo pipefail

root="$(readlink -f -- "$(dirname -- "${BASH_SOURCE[0]}")/..")"
# shellcheck source=packaging/cleanroot.sh
source "$root/packaging/cleanroot.sh"
enter_namespace "$@"

package="${1:-$(echo "$root"/build-package/chessprog_*.deb)}"
[[ -f $package ]] || fail "there is no package; make it with packaging/make_package.sh"
place="$roots/package"
apt=(in_root package apt-get -q -y)
process=''

# All files of the root, but for what apt writes about its own work and what ends with a session.
files_now() {
    (cd "$place" && find . -xdev \( -path ./proc -o -path ./dev -o -path './tmp/.X11-unix' -o \
        -path './run/user/*/*' -o -path ./var/cache/apt -o -path ./var/lib/apt -o -path ./var/log \) -prune -o -print | sort)
}

expect_line() {
    grep -qxF -- "$1" <<<"$2" || fail "expected the line '$1' in:
$2"
}

install_package() {
    cp -- "$package" "$place/tmp/chessprog.deb"
    quietly "${apt[@]}" install --no-install-recommends /tmp/chessprog.deb ||
        fail "apt could not install the package"
    rm -- "$place/tmp/chessprog.deb"
}
purge_package() { quietly "${apt[@]}" purge chessprog || fail "apt could not remove the package"; }

play_console() {
    local said
    said="$(printf 'start\ne2e4\nsave game.xml\nquit\n' |
        as_player package sh -c 'cd && chessprog')"
    expect_line '4| _ _ _ _ m _ _ _ |' "$said"
    expect_line 'Exiting...' "$said"
    grep -q '^Computer: move ' <<<"$said" || fail "the computer did not move"
    [[ -s $place/home/player/game.xml ]] || fail "the console saved nothing"
    step "Console: played and saved"
}

play_uci() {
    local said signature
    said="$(printf 'uci\nisready\nposition startpos moves e2e4\ngo depth 8\n' |
        (cat && sleep 3 && echo quit) | as_player package chessprog --uci)"
    expect_line uciok "$said"
    expect_line readyok "$said"
    grep -q '^bestmove [a-h][1-8][a-h][1-8]' <<<"$said" || fail "no best move"
    signature="$(sed -n 's/.* BenchSignature = \([0-9]*\);/\1/p' \
        "$root/tests/engine/benchsignature.h")"
    said="$(as_player package chessprog bench)"
    grep -qw -- "$signature" <<<"$said" || fail "bench says '$said', expected $signature nodes"
    step "UCI: answers; bench: $(tail -n 1 <<<"$said")"
}

# The window can be shown without a display too; that it lives on is all that can be seen.
open_offscreen() {
    local status=0
    as_player package env -u DISPLAY QT_QPA_PLATFORM=offscreen timeout 5 chessprog -g || status=$?
    ((status == 124)) || fail "the offscreen window ended by itself with status $status"
    step "Window, offscreen: lives"
}

# open_on_display LANGUAGE FILE TITLE: opens a file in the window and waits for what should come up;
# sets `window` and `process`.
open_on_display() {
    local language="$1" file="$2" title="$3"
    local started="${EPOCHREALTIME/./}"
    as_player package env LANG="$language" chessprog -g "$file" &
    process=$!
    wait_for_window "$title" "$process"
    step "Window with ${file##*/} ($language): '$title' after $(((${EPOCHREALTIME/./} - started) / 1000)) ms"
    if [[ -n ${CHESSPROG_SHOTS:-} ]]; then
        sleep 1
        import -window root "$CHESSPROG_SHOTS/${file##*/}.$language.png"
    fi
}

# Waits until a file of the program's own folder holds such a line.
wait_for_saved() {
    local file="$place/home/player/.local/share/Chessprog/chessprog/saves/$1" end=$((SECONDS + 30))
    until grep -q -- "$2" "$file" 2>/dev/null; do
        wait_a_little "$end" "there is no '$2' in ${file##*/}"
    done
}

# The module that plays sounds is loaded when there is something to hear.
wait_for_sound() {
    local end=$((SECONDS + 30))
    until grep -sq 'chessprog/sound\.so' /proc/[0-9]*/maps; do
        wait_a_little "$end" "the program does not find what plays its sounds"
    done
}

# The computer opens the game, is answered and moves again; then the game is saved. Only then is it
# sure that no move comes after it, and that nothing is asked when the window closes.
play_against_computer() {
    open_on_display C.UTF-8 /home/player/sample.xml '^Chessprog$'
    wait_for_saved unfinished1.xml '<moves>[a-h1-8]*</moves>'
    wait_for_sound
    press "$window" slash e 7 e 5 Return
    wait_for_saved unfinished1.xml '<moves>[a-h1-8]* e7e5 [a-h1-8]*</moves>'
    press "$window" ctrl+s
    wait_for_saved slot1.xml '<moves>[a-h1-8]* e7e5 [a-h1-8]*</moves>'
    quit_window "$process"
    step "Window: played against the computer, saved, closed"
}

choose_from_file() {
    local language="$1" title="$2"
    open_on_display "$language" /home/player/mixed.pgn "$title"
    press "$window" Escape
    wait_until_closed "$title"
    wait_for_window '^Chessprog$' "$process"
    quit_window "$process"
}

play_windows() {
    cp -- "$root"/tests/data/pgn/*.pgn "$root/tests/data/saves/sample.xml" "$place/home/player/"
    chown -R 1000:1000 "$place/home/player"
    play_against_computer
    choose_from_file C.UTF-8 '^Choose a game'
    # The installed program finds its words: nothing but itself can know these.
    local german
    german="$(grep -A 1 '<source>Choose a game</source>' "$root/translations/chessprog_de.ts" |
        sed -n 's:.*<translation>\(.*\)</translation>:\1:p' |
        LC_ALL=C sed 's/[^ -~]\+/.*/g')" # xdotool knows no letters beyond ASCII
    choose_from_file de_DE.UTF-8 "^$german"
}

# double_click FILE TYPE TITLE: what file managers of GNOME and others do then; of KDE,
# tests/packaging asks Qt. Sets `window`.
double_click() {
    local file="/home/player/$1" type="application/$2" title="$3" found
    found="$(as_player package gio info -a standard::content-type "$file" |
        sed -n 's/.*standard::content-type: //p')"
    [[ $found == "$type" ]] || fail "$1 is taken for $found"
    as_player package gio open "$file" || fail "$1 cannot be opened"
    wait_for_window "$title" "$server"
}

check_double_click() {
    quietly "${apt[@]}" install --no-install-recommends libglib2.0-bin desktop-file-utils
    install_package
    double_click mixed.pgn vnd.chess-pgn '^Choose a game'
    press "$window" Escape
    wait_until_closed '^Choose a game'
    wait_for_window '^Chessprog$' "$server"
    close_window
    double_click game.xml x-chessprog-game+xml '^Chessprog$'
    close_window
    step "Double click: XML and PGN open with the program"
}

make_root package
add_player package
start_display

SECONDS=0
install_package
step "Installed with what it depends on in $SECONDS s"
# Once in and out, so that what the other packages leave behind is not taken for ours.
purge_package
before="$(files_now)"
install_package
play_console
play_uci
open_offscreen
play_windows
purge_package
left="$(comm -13 <(printf '%s' "$before") <(files_now))"
gone="$(comm -23 <(printf '%s' "$before") <(files_now))"

step "Left after the removal:"
printf '%s\n' "$left"
[[ -z $gone ]] || fail "the removal took away: $gone"
if grep -v '^\./home/player/' <<<"$left"; then
    fail "the lines above are not of the user's home"
fi
check_double_click
step "All well"
