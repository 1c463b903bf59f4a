#!/usr/bin/env bash
# The manual page is formatted without a warning: manual_test.sh PAGE
set -euo pipefail

warnings="$(man --warnings -E UTF-8 -l -Tutf8 -Z - <"$1" 2>&1 >/dev/null)"
if [[ -n $warnings ]]; then
    printf '%s\n' "$warnings"
    exit 1
fi
