#!/usr/bin/env python3
"""Lays the pictures out on sheets to look at, and checks contrast: python3 preview.py FOLDER

One sheet for each set of pieces and board theme, at four sizes, every piece on a light and a dark
square; one of silhouettes at the smallest size; one of icons. Needs rsvg-convert and ImageMagick.
Fails if what carries a piece's shape stands out from its square by less than 3:1.
"""

import pathlib
import subprocess
import sys
import tempfile

import draw_pieces

HERE = pathlib.Path(__file__).resolve().parent
THEMES = {
    "walnut": ("#EAD9BD", "#A87B58"),
    "slate": ("#DCE3E8", "#7890A3"),
    "sage": ("#E7EBD8", "#71906A"),
    "high-contrast": ("#FFFFFF", "#8A8A8A"),
}
SIZES = (200, 96, 48, 24)
# What draws the silhouette: a white piece's outline; a black one's body, or its white rim.
EDGES = {
    ("classic", "w"): (draw_pieces.INK,),
    ("classic", "b"): (draw_pieces.INK,),
    ("bold", "w"): ("#000000",),
    ("bold", "b"): ("#000000", "#FFFFFF"),
}
REQUIRED_CONTRAST = 3.0


def luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def contrast_is_enough():
    enough = True
    for (name, colour), edges in EDGES.items():
        for theme, squares in THEMES.items():
            ratios = [max(contrast(edge, square) for edge in edges) for square in squares]
            enough = enough and min(ratios) >= REQUIRED_CONTRAST
            print(f"{name:8} {colour} {theme:14} light {ratios[0]:5.1f}   dark {ratios[1]:5.1f}")
    return enough


def run(*command):
    subprocess.run([str(word) for word in command], check=True)


def rendered(source, size, folder, background="none"):
    target = folder / f"{source.parent.name}-{source.stem}-{size}-{background.strip('#')}.png"
    run(
        "rsvg-convert",
        "-w",
        size,
        "-h",
        size,
        *([] if background == "none" else ["-b", background]),
        "-o",
        target,
        source,
    )
    return target


def montage(tiles, columns, size, target, *, background="#FFFFFF", gap=0):
    run(
        "montage",
        *tiles,
        "-background",
        background,
        "-tile",
        f"{columns}x",
        "-geometry",
        f"{size}x{size}+{gap}+{gap}",
        target,
    )
    return target


def theme_sheet(name, theme, folder, work):
    strips = []
    for size in SIZES:
        tiles = [
            rendered(
                HERE / "pieces" / name / f"{colour}{letter}.svg",
                size,
                work,
                THEMES[theme][(shift + column) % 2],
            )
            for colour, shift in (("w", 0), ("w", 1), ("b", 0), ("b", 1))
            for column, letter in enumerate(draw_pieces.NAMES)
        ]
        strips.append(
            montage(tiles, len(draw_pieces.NAMES), size, work / f"{name}-{theme}-{size}.png")
        )
    run(
        "convert",
        strips[0],
        "(",
        *strips[1:],
        "-background",
        "white",
        "+append",
        ")",
        "-background",
        "white",
        "-append",
        folder / f"{name}-{theme}.png",
    )


def silhouette_sheet(folder, work):
    size = SIZES[-1]
    tiles = []
    for name in ("classic", "bold"):
        for letter in draw_pieces.NAMES:
            tile = rendered(HERE / "pieces" / name / f"b{letter}.svg", size, work)
            run("convert", tile, "-fill", "black", "-colorize", "100", tile)
            tiles.append(tile)
    sheet = montage(tiles, len(draw_pieces.NAMES), size, work / "silhouettes.png")
    run("convert", sheet, "-filter", "point", "-resize", "600%", folder / "silhouettes.png")


def icon_sheet(folder, work):
    actions = sorted((HERE / "icons" / "actions").glob("*.svg"))
    large = montage(
        [rendered(icon, 72, work) for icon in actions], 9, 72, work / "large.png", gap=12
    )
    small = montage(
        [rendered(icon, 24, work) for icon in actions], 18, 24, work / "small.png", gap=9
    )
    application = [
        rendered(HERE / "icons" / "chessprog.svg", size, work)
        for size in (256, 128, 64, 48, 32, 16)
    ]
    run(
        "convert",
        *application,
        "-background",
        "white",
        "-alpha",
        "remove",
        "-gravity",
        "center",
        "+append",
        work / "application.png",
    )
    run(
        "convert",
        large,
        small,
        work / "application.png",
        "-background",
        "white",
        "-append",
        folder / "icons.png",
    )


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        for name in ("classic", "bold"):
            for theme in THEMES:
                theme_sheet(name, theme, folder, work)
        silhouette_sheet(folder, work)
        icon_sheet(folder, work)
    if not contrast_is_enough():
        sys.exit("a piece is too faint on its square")


if __name__ == "__main__":
    main()
