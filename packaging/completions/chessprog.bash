# Completion of chessprog in bash.
_chessprog() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" word mode=''
    COMPREPLY=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in
        -g | -c | --uci | bench | -h | --help | --version) mode="$word" ;;
        esac
    done

    if [[ $previous == --saves ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$current")
    elif [[ $mode == -g && $current != -* ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(
            compgen -d -- "$current"
            compgen -f -X '!*.[pP][gG][nN]' -- "$current"
            compgen -f -X '!*.[xX][mM][lL]' -- "$current"
        )
    elif [[ -n $mode ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--saves' -- "$current")
    else
        mapfile -t COMPREPLY < <(
            compgen -W '-g -c --uci bench -h --help --version --saves' -- "$current"
        )
    fi
}
complete -F _chessprog chessprog
