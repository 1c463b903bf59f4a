#!/usr/bin/env bash
# Takes pictures of every screen, in the looks that matter, for eyes to judge:
#   tests/screenshots.sh FOLDER [BUILD-FOLDER]
set -euo pipefail

root="$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")"
folder="${1:-}"
if [[ -z "$folder" || "$folder" == -* ]]; then
    echo "Usage: tests/screenshots.sh FOLDER [BUILD-FOLDER]" >&2
    exit 2
fi
build="${2:-$root/build}"
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8

cmake --build "$build" --target windowshots boardshots
shoot="$build/tests/windowshots"
"$shoot" "$folder/light"
"$shoot" "$folder/dark" dark
"$shoot" "$folder/small" 800x600
"$shoot" "$folder/small-dark" 800x600 dark
"$shoot" "$folder/large-font" 16
QT_SCALE_FACTOR=2 "$shoot" "$folder/fine" 1600x1000
QT_SCALE_FACTOR=2 "$shoot" "$folder/fine-dark" 1600x1000 dark
"$shoot" "$folder/mirrored" he
"$build/tests/boardshots" "$folder/boards"
