#!/usr/bin/env python3
"""Brings the .ts files in line with the words in the sources.

New words come in unfinished, words that are gone go; translations of the rest stay as they are.
"""
import argparse
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
# lupdate finds the namespace of a class only in its header.
SOURCES = ["ui", "core", "translations/qtwords.cpp", "-I", ".", "-I", "core"]
# Line numbers would change with every edit of a source.
OPTIONS = ["-silent", "-no-obsolete", "-locations", "none",
           "-disable-heuristic", "similartext", "-disable-heuristic", "number"]


def update(lupdate, files):
    """Runs lupdate on the files, which may be copies."""
    for file in files:
        # English is in the sources; its file holds the plural forms alone.
        plural = ["-pluralonly"] if file.stem.endswith("_en") else []
        language = file.stem.rsplit("_", 1)[1]
        subprocess.run(
            [lupdate, *SOURCES, *OPTIONS, *plural, "-source-language", "en",
             "-target-language", language, "-ts", str(file)],
            cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lupdate", default="/usr/lib/qt6/bin/lupdate")
    arguments = parser.parse_args()
    update(arguments.lupdate, sorted(HERE.glob("chessprog_*.ts")))
