#!/usr/bin/env bash
# Does in a bare Debian what the README says: a fresh clone, ./play until the window is up, ./check:
# packaging/try_clone.sh
#
# Needs root. The roots are kept in build-roots/, or where CHESSPROG_ROOTS says.
set -euo pipefail

root="$(readlink -f -- "$(dirname -- "${BASH_SOURCE[0]}")/..")"
# shellcheck source=packaging/cleanroot.sh
source "$root/packaging/cleanroot.sh"
enter_namespace "$@"

make_root clone
git clone -q --no-hardlinks "$root" "$roots/clone/root/chessprog"
start_display

SECONDS=0
in_root clone sh -c 'cd /root/chessprog && exec ./play' &
process=$!
wait_for_window '^Chessprog$' "$process" 7200
step "./play: the window came up after $SECONDS s"
quit_window "$process"

SECONDS=0
in_root clone sh -c 'cd /root/chessprog && exec ./check'
step "./check: passed after $SECONDS s"
