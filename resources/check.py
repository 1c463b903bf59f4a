#!/usr/bin/env python3
"""Checks the pictures and sounds: python3 check.py

The pictures keep to the part of SVG that Qt draws, the action icons to one colour, no piece is
missing, and every file is what the scripts here make.
"""

import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import draw_pieces

HERE = pathlib.Path(__file__).resolve().parent
SVG = "{http://www.w3.org/2000/svg}"
GEOMETRY = {
    "d",
    "cx",
    "cy",
    "r",
    "x",
    "y",
    "width",
    "height",
    "rx",
    "x1",
    "y1",
    "x2",
    "y2",
    "transform",
}
PAINT = {
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stop-color",
    "offset",
    "id",
    "gradientUnits",
    "viewBox",
}
GRIDS = {"pieces": 100, "icons/actions": 24, "icons": 128}
ELEMENTS = {"svg", "g", "path", "circle", "rect", "defs", "linearGradient", "stop"}


def complaints_about(path):
    root = ElementTree.parse(path).getroot()
    folder = path.relative_to(HERE).parent
    grid = GRIDS["pieces" if folder.parts[0] == "pieces" else str(folder)]
    if root.get("viewBox") != f"0 0 {grid} {grid}":
        yield f"is not drawn on a grid of {grid}"
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        if name not in ELEMENTS:
            yield f"uses <{name}>"
        for attribute in set(element.attrib) - GEOMETRY - PAINT:
            yield f"uses the attribute {attribute}"
        colours = {element.get("fill", "none"), element.get("stroke", "none")}
        if folder.name == "actions" and not colours <= {"none", "#000"}:
            yield "is not of one colour"


def stale_files():
    """Those that differ from what a script makes now."""
    with tempfile.TemporaryDirectory() as fresh:
        fresh = pathlib.Path(fresh)
        for script, folder in (
            ("draw_pieces.py", "pieces"),
            ("draw_icons.py", "icons"),
            ("sounds/synthesise.py", "sounds"),
        ):
            subprocess.run(
                [sys.executable, HERE / script, fresh / folder],
                check=True,
                stdout=subprocess.DEVNULL,
            )
        made = {path.relative_to(fresh) for path in fresh.rglob("*.*")}
        kept = {
            path.relative_to(HERE)
            for suffix in ("svg", "wav")
            for path in HERE.rglob(f"*.{suffix}")
        }
        return sorted(
            (made ^ kept)
            | {
                path
                for path in made & kept
                if (fresh / path).read_bytes() != (HERE / path).read_bytes()
            }
        )


def main():
    found = [
        f"{path.relative_to(HERE)} {complaint}"
        for path in sorted(HERE.rglob("*.svg"))
        for complaint in complaints_about(path)
    ]
    found += [f"{path} is not what its script makes" for path in stale_files()]
    found += [
        f"pieces/{name}/{colour}{letter}.svg is missing"
        for name in ("classic", "bold")
        for colour in "wb"
        for letter in draw_pieces.NAMES
        if not (HERE / "pieces" / name / f"{colour}{letter}.svg").exists()
    ]
    sys.exit("\n".join(found) or 0)


if __name__ == "__main__":
    main()
