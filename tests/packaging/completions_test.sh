#!/usr/bin/env bash
# The help, the manual and the completions know the same options: completions_test.sh PROGRAM PAGE
# Runs in the project's folder.
set -euo pipefail

program="$1"
manual="$(sed 's/\\-/-/g' "$2")"
completions=packaging/completions
trouble=0

complain() {
    printf '%s\n' "$*"
    trouble=1
}

# The words that begin the indented lines of the help: "-h, --help" and the like.
mapfile -t options < <("$program" --help | sed -n 's/^  \(-[^ ]*, \)\?\([^ ]*\).*/\1\2/p' |
    tr -d ' ' | tr ',' '\n' | sort)
((${#options[@]} >= 8)) || complain "The help tells only of: ${options[*]}"

for option in "${options[@]}"; do
    grep -qF -- "$option" <<<"$manual" || complain "The manual does not tell of $option"
    grep -qwF -- "$option" "$completions/_chessprog" || complain "zsh does not know $option"
    case "$option" in
    --*) fish="-l ${option#--}" ;;
    -*) fish="-s ${option#-}" ;;
    *) fish="-a $option" ;;
    esac
    grep -qwF -- "$fish" "$completions/chessprog.fish" || complain "fish does not know $option"
done

# What bash offers after the given words, of which the last is being typed.
offered() {
    COMP_WORDS=(chessprog "$@")
    COMP_CWORD=$#
    _chessprog
    printf '%s\n' "${COMPREPLY[@]}" | sort
}
compopt() { :; } # works only while the shell itself completes
# shellcheck source=packaging/completions/chessprog.bash
source "$completions/chessprog.bash"

expect() {
    local expected="$1"
    shift
    local got
    got="$(offered "$@" | xargs)"
    [[ $got == "$expected" ]] || complain "After 'chessprog $*' bash offers '$got', not '$expected'"
}
expect "$(printf '%s\n' "${options[@]}" | xargs)" ''
expect bench b
expect '--saves' -c -
folder="$(mktemp -d)"
trap 'rm -rf -- "$folder"' EXIT
touch "$folder/game.pgn" "$folder/game.xml" "$folder/notes.txt"
mkdir "$folder/more"
expect "$folder/game.pgn $folder/game.xml $folder/more" -g "$folder/"
expect "$folder/more" -g --saves "$folder/"

for shell in zsh fish; do
    if command -v "$shell" >/dev/null; then
        file="$completions/chessprog.fish"
        [[ $shell == fish ]] || file="$completions/_chessprog"
        "$shell" -n "$file" || complain "$shell cannot read $file"
    fi
done
exit "$trouble"
