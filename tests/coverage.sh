#!/usr/bin/env bash
# Measures which lines the tests reach: tests/coverage.sh [FOLDER...]
#
# Builds the tests of the named folders (rules engine storage ui app match fuzz; all by default)
# instrumented in build-coverage, runs them, and prints the share of lines reached in each folder
# of the sources, then the files with most lines unreached. Needs gcovr.
set -euo pipefail

root="$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")"
build="$root/build-coverage"
folders=("$@")

cmake -S "$root" -B "$build" -G Ninja -D CMAKE_BUILD_TYPE=Debug \
    -D CMAKE_CXX_FLAGS_DEBUG="-O1 --coverage -fprofile-update=atomic" > /dev/null
targets=(all)
labels=()
if [[ ${#folders[@]} -gt 0 ]]; then
    targets=("${folders[@]/%/_tests}")
    labels=(-L "^($(IFS='|'; echo "${folders[*]}"))\$")
fi
cmake --build "$build" -j "$(nproc)" --target "${targets[@]}"
find "$build" -name '*.gcda' -delete
QT_QPA_PLATFORM=offscreen ctest --test-dir "$build" -j "$(nproc)" --output-on-failure "${labels[@]}" ||
    echo "Some tests fail: what follows is less than it could be" >&2

gcovr --root "$root" --object-directory "$build" --filter "$root/(core|ui|app)/" \
    --exclude '.*/(autogen|.*_autogen)/' --json-summary "$build/coverage.json" "$build" > /dev/null
python3 - "$build/coverage.json" << 'END'
import collections, json, pathlib, sys

files = json.loads(pathlib.Path(sys.argv[1]).read_text())["files"]
lines, reached = collections.Counter(), collections.Counter()
for file in files:
    path = pathlib.PurePath(file["filename"])
    for folder in {str(path.parent), path.parts[0]}:
        lines[folder] += file["line_total"]
        reached[folder] += file["line_covered"]
for folder in sorted(lines):
    print(f"{100 * reached[folder] / max(lines[folder], 1):6.1f} %  {reached[folder]:6} of "
          f"{lines[folder]:6} lines  {folder}")
print("\nMost lines unreached:")
gaps = sorted(files, key=lambda file: file["line_covered"] - file["line_total"])
for file in gaps[:15]:
    print(f"{file['line_total'] - file['line_covered']:6} of {file['line_total']:4}  "
          f"{file['filename']}")
END
