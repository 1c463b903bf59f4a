# Shared by try_package.sh and try_clone.sh: a bare Debian to try things in. To be sourced, as root,
# with `root` set to the project's folder; bootstrap.sh comes with it.
# shellcheck shell=bash

# shellcheck source=packaging/bootstrap.sh
source "${root:?}/packaging/bootstrap.sh"
export LC_ALL=C.UTF-8

# Where the bare system and its copies are kept.
roots="${CHESSPROG_ROOTS:-$root/build-roots}"
codename="$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")"
display=''
server=''
# The one that was waited for last.
window=''

# Starts this script again with mounts and processes of its own: both are gone when it ends.
enter_namespace() {
    ((EUID == 0)) || fail "must be run as root, for chroot and mount"
    if [[ -z ${CHESSPROG_NAMESPACE:-} ]]; then
        CHESSPROG_NAMESPACE=yes exec unshare --mount --pid --fork --mount-proc \
            --propagation private -- "$0" "$@"
    fi
    install_packages try
}

# The lines of sources.list for this machine's own mirror of Debian.
debian_sources() {
    # shellcheck disable=SC2016 # apt fills in the names
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' \
        'Created-By: Packages' 'Origin: Debian' | sort -u
}

# Makes the folder $roots/NAME a fresh, bare Debian, ready for chroot.
make_root() {
    local name="$1" mirror
    local base="$roots/base" copy="$roots/$name"
    mkdir -p "$roots"
    if [[ ! -e $base/etc/debian_version ]]; then
        mirror="$(debian_sources | awk -v suite="$codename" '$3 == suite { print $2; exit }')"
        [[ -n $mirror ]] || fail "apt knows no mirror of Debian $codename"
        step "Making a bare Debian ($codename)"
        rm -rf --one-file-system -- "$base"
        quietly debootstrap --variant=minbase "$codename" "$base" "$mirror" ||
            fail "debootstrap failed; the reason is above"
    fi
    rm -rf --one-file-system -- "$copy"
    cp -a --reflink=auto "$base" "$copy"
    debian_sources >"$copy/etc/apt/sources.list"
    mount --rbind /dev "$copy/dev"
    mount -t proc proc "$copy/proc"
    mkdir -p /tmp/.X11-unix "$copy/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$copy/tmp/.X11-unix"
    in_root "$name" apt-get -q update >/dev/null
}

# Runs a command in a root, with nothing of this session's environment but the display.
in_root() {
    local name="$1"
    shift
    chroot "$roots/$name" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        ${display:+DISPLAY="$display"} "$@"
}

# The same as an ordinary user, as a desktop session starts programs.
as_player() {
    local name="$1"
    shift
    chroot --userspec=player "$roots/$name" /usr/bin/env -i HOME=/home/player USER=player \
        PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games LANG=C.UTF-8 \
        XDG_RUNTIME_DIR=/run/user/1000 ${display:+DISPLAY="$display"} "$@"
}

add_player() {
    in_root "$1" useradd --create-home --uid 1000 player
    in_root "$1" install -d -o player -g player -m 700 /run/user/1000
}

# A display of this machine, which the roots see: they need no server of their own. It must not begin
# anew when its last window closes: whoever looks for windows would stand before a closed door then.
start_display() {
    local number
    exec {pipe}<> <(:)
    Xvfb -displayfd "$pipe" -screen 0 1280x1024x24 -noreset -nolisten tcp -ac >/dev/null 2>&1 &
    server=$!
    read -r -t 30 -u "$pipe" number || fail "Xvfb did not start"
    display=":$number"
    export DISPLAY="$display"
    trap 'kill "$server"; wait "$server" || true' EXIT
}

# Waits a second's twentieth for something, until the given end; fails with the words if it is past,
# or if there is no display any more.
wait_a_little() {
    local end="$1"
    shift
    kill -0 "$server" 2>/dev/null || fail "the display is gone: Xvfb has ended"
    if ((SECONDS >= end)); then
        show_windows >&2
        fail "$*"
    fi
    sleep 0.05
}

windows() { xdotool search --onlyvisible --name "$1" 2>/dev/null || true; }

# What is on the display, for whoever wonders why a trial failed.
show_windows() {
    local window
    for window in $(windows .); do
        echo "On the display: $(xdotool getwindowname "$window" 2>/dev/null || true)"
    done
    if [[ -n ${CHESSPROG_SHOTS:-} ]]; then
        import -window root "$CHESSPROG_SHOTS/trouble.png"
    fi
}

# wait_for_window TITLE PROCESS [SECONDS]: waits for a window whose title matches, which that process
# opens; its number is then in $window.
wait_for_window() {
    local title="$1" process="$2" end=$((SECONDS + ${3:-60}))
    until window="$(windows "$title" | head -n 1)" && [[ -n $window ]]; do
        kill -0 "$process" 2>/dev/null || fail "the program ended before a window '$title' came up"
        wait_a_little "$end" "no window '$title' came up"
    done
}

# Looks more than once: a window that closes while it is looked at spoils the answer.
wait_until_closed() {
    local title="$1" end=$((SECONDS + 30)) looks=0
    until ((looks == 5)); do
        looks=$((looks + 1))
        [[ -z "$(windows "$title")" ]] || looks=0
        wait_a_little "$end" "the window '$title' does not close"
    done
}

# Types keys into a window, as its user does: not to the window itself, which may be gone when the
# last key is released.
press() {
    local window="$1"
    shift
    timeout 30 xdotool windowfocus --sync "$window" key --delay 50 "$@" ||
        fail "the keys $* could not be pressed"
}

# Quits the program to which the window belongs, by the keyboard.
close_window() {
    press "$window" ctrl+q
    wait_until_closed .
}

# The same for a program that this script has started: it must end well.
quit_window() {
    local process="$1" end=$((SECONDS + 30))
    close_window
    while kill -0 "$process" 2>/dev/null; do
        wait_a_little "$end" "the program does not end"
    done
    wait "$process" || fail "the program ended with status $?"
}
