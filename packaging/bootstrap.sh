# Shared by ./play, ./check and make_package.sh: installs what is missing and builds. To be sourced, with
# `root` set to the project's folder.
# shellcheck shell=bash

: "${root:?}"
program="$(basename -- "$0")"
readonly program

step() { printf '==> %s\n' "$*"; }

fail() {
    printf '%s: %s\n' "$program" "$*" >&2
    exit 1
}

# Runs a command silently; its output is shown only when it fails.
quietly() {
    local output
    output="$("$@" 2>&1)" || {
        printf '%s\n' "$output" >&2
        return 1
    }
}

# The packages of the given sections of packages.txt.
packages_of() {
    local wanted=" $* " section='' line
    while IFS= read -r line || [[ -n $line ]]; do
        line="${line%%#*}"
        line="${line//[[:space:]]/}"
        if [[ $line == '['*']' ]]; then
            section="${line:1:-1}"
        elif [[ -n $line && $wanted == *" $section "* ]]; then
            printf '%s\n' "$line"
        fi
    done <"$root/packaging/packages.txt"
}

is_installed() {
    [[ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" == installed ]]
}

# Installs the packages of the given sections that are not there yet.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        step "Not a Debian system: the packages of packaging/packages.txt are taken as installed"
        return
    fi

    local -a missing=()
    local package
    for package in $(packages_of "$@"); do
        is_installed "$package" || missing+=("$package")
    done
    if ((${#missing[@]} == 0)); then
        step "Packages: all installed"
        return
    fi

    local -a apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300)
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "packages are missing, and neither root nor sudo is at hand. As root, run:
    apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        apt=(sudo "${apt[@]}")
    fi

    step "Packages: installing ${missing[*]} (this takes some minutes)"
    # Stale lists may still do, so that only the installation decides.
    quietly "${apt[@]}" update ||
        step "Packages: the lists could not be refreshed, trying with the old ones"
    quietly "${apt[@]}" install --no-install-recommends "${missing[@]}" ||
        fail "the packages could not be installed: ${missing[*]}"
}

# Builds a target of a preset of CMake; the preset "release" is in build/, others in build-PRESET/.
build_preset() {
    local preset="$1" target="$2" build="$root/build"
    [[ $preset == release ]] || build+="-$preset"
    local -a generator=()
    # A build folder keeps the generator that it was made with.
    if [[ ! -e $build/CMakeCache.txt ]] && command -v ninja >/dev/null; then
        generator=(-G Ninja)
    fi

    step "Configuring in ${build##*/}/"
    (cd "$root" && quietly cmake --preset "$preset" "${generator[@]}") ||
        fail "CMake could not configure the build; the reason is above"
    step "Building"
    cmake --build "$build" --target "$target" --parallel "$(nproc)" ||
        fail "the build failed; the first error is above"
}
