#!/usr/bin/env bash
# Makes the Debian package in build-package/ and has lintian look at it: packaging/make_package.sh
set -euo pipefail

root="$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
root="$(readlink -f -- "$root")"
# shellcheck source=packaging/bootstrap.sh
source "$root/packaging/bootstrap.sh"

export LC_ALL=C.UTF-8
install_packages build package
build="$root/build-package"

# The hardening of Debian's own packages; how much is optimised, the release says.
export DEB_BUILD_MAINT_OPTIONS='hardening=+all' DEB_CXXFLAGS_MAINT_STRIP='-g -O2'
CXXFLAGS="$(cd "$root" && dpkg-buildflags --get CPPFLAGS) $(cd "$root" && dpkg-buildflags --get CXXFLAGS)"
LDFLAGS="$(dpkg-buildflags --get LDFLAGS)"
export CXXFLAGS LDFLAGS
# The same sources give the same package: its files are as old as the release.
released="$(sed -n '/^## .*(\(.*\))$/{s//\1/p;q}' "$root/CHANGELOG.md")"
SOURCE_DATE_EPOCH="$(date -u +%s -d "$released")"
export SOURCE_DATE_EPOCH

build_preset package chessprog
step "Packaging"
rm -f -- "$build"/chessprog_*.deb
(cd "$build" && quietly cpack) || fail "the package could not be made; the reason is above"

package="$(echo "$build"/chessprog_*.deb)"
step "Checking with lintian"
lintian --allow-root --fail-on error,warning --display-info "$package"
step "Made ${package#"$root/"}"
