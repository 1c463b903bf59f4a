#!/usr/bin/env python3
"""Draws both sets of pieces: python3 draw_pieces.py [FOLDER]

A piece is a closed outline on a grid of 100 x 100 that stands on the line y = 88, with lines and
solid spots inside. Turned pieces are given as the right half of their profile, from the top down.
The pictures keep to SVG Tiny, which is what Qt reads: paths, plain fills and strokes, one linear
gradient. Change a shape here, run this, and commit both.
"""

import pathlib
import re
import sys

INK = "#2A2A2E"
NAMES = "KQRBNP"


def numbers(points):
    return " ".join(f"{round(x, 2):g},{round(y, 2):g}" for x, y in points)


def segments(data):
    """Splits a path of M, L and C commands into (command, points)."""
    result = []
    for command, arguments in re.findall(r"([MLC])([^MLC]*)", data):
        values = [float(value) for value in re.findall(r"-?\d+(?:\.\d+)?", arguments)]
        result.append((command, list(zip(values[0::2], values[1::2]))))
    return result


def turned(right):
    """The closed outline with this right half, which starts and ends in the middle."""
    forth = segments(right)
    back, start = [], None
    for command, points in forth:
        if start:
            back.append((command, [(100 - x, y) for x, y in reversed([start] + points[:-1])]))
        start = points[-1]
    whole = forth + back[::-1]
    return " ".join(command + numbers(points) for command, points in whole) + " Z"


def band(left, right, y, into, sag=1.2):
    """A line around a piece, seen from a little above, where its profile has an edge at y.

    The solid part, into which the line must not stick out, lies below (1), above (-1) or on both
    sides (0). The result makes the path when it is told how far to move into that part.
    """

    def path(shift):
        height, quarter = y + shift * into, (right - left) / 4
        bend = [(left + quarter, height + sag), (right - quarter, height + sag), (right, height)]
        return f"M{numbers([(left, height)])} C{numbers(bend)}"

    return path


def around(y, half, into, sag=1.2):
    return band(50 - half, 50 + half, y, into, sag)


def disc(x, y, radius):
    """A full circle as a path, clockwise."""
    k = radius * 0.5523
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    quarters = [
        ((x + k, top), (right, y - k), (right, y)),
        ((right, y + k), (x + k, bottom), (x, bottom)),
        ((x - k, bottom), (left, y + k), (left, y)),
        ((left, y - k), (x - k, top), (x, top)),
    ]
    return (
        f"M{numbers([(x, top)])} " + " ".join("C" + numbers(points) for points in quarters) + " Z"
    )


# The classic set: a Staunton pattern. All stand on a plinth and a ring, whose half widths differ.


def collar(x, top, bottom, below):
    """From the head at (x, top) around a ring to the stem at (below, bottom)."""
    edge = x + 2.6
    return (
        f"L{edge},{top} C{edge + 3.4},{top} {edge + 3.4},{bottom} {edge},{bottom} L{below},{bottom}"
    )


def classic_base(ring, plinth):
    r, p = 50 + ring, 50 + plinth
    return (
        f"C{r + 0.8},72.4 {r + 0.8},78.4 {r - 1},78.4 L{p - 3.4},78.4 "
        f"C{p - 1.1},78.4 {p},79.6 {p},81.6 L{p},83 "
        f"C{p},85.2 {p - 1.1},86.25 {p - 3.2},86.25 L50,86.25"
    )


def classic_base_lines(foot, ring):
    return [around(72.4, foot, 1), around(78.4, ring - 1, 1)]


CLASSIC = {
    "K": {
        "outline": turned(
            "M50,9.75 L54.2,9.75 L53.7,12.9 L60.4,12.5 L60.4,20.1 L53.7,19.7 L54.1,26.8"
            "C62,27.2 69.4,29.8 72.4,34 C71.2,42 64.4,45 61.8,50.1"
            + collar(61.8, 50.1, 57.3, 60.8)
            + "C61.2,64.4 63.8,69 69.4,72.4"
            + classic_base(24, 29.25)
        ),
        "lines": [
            around(34.3, 21.8, 0, 4),
            around(50.1, 11.8, 1),
            around(57.3, 10.8, -1),
            *classic_base_lines(19.4, 24),
        ],
    },
    "Q": {
        "outline": turned(
            "M50,14.75 C52.9,14.75 55,16.8 55,19.4 C55,20.9 54.3,22.2 53.2,23 L56.2,32.8"
            "L63,22.6 L65.6,33 L75,26.4 C73.2,39 64.6,43.8 61.2,50.5"
            + collar(61.2, 50.5, 57.6, 60)
            + "C60.4,64.6 63.2,69.1 68.8,72.4"
            + classic_base(23.4, 29.25)
        ),
        "lines": [
            around(40.2, 18.6, 0, 3.2),
            around(50.5, 11.2, 1),
            around(57.6, 10, -1),
            *classic_base_lines(18.8, 23.4),
        ],
    },
    "R": {
        "outline": turned(
            "M50,28.75 L54.6,28.75 L54.6,35.2 L61.8,35.2 L61.8,28.75 L71.6,28.75 L71.6,39"
            "C71.6,40.9 71,42 69.5,42.9 L64.6,45.8 C64.6,57 65.6,65.6 69,72.4"
            + classic_base(23, 28.25)
        ),
        "lines": [around(45.8, 14.6, 0), *classic_base_lines(19, 23)],
    },
    "B": {
        "outline": turned(
            "M50,19.75 C52.8,19.75 54.8,21.7 54.8,24.2 C54.8,25.7 54.1,26.9 53.1,27.7"
            "C59.2,31.6 66.4,38.2 66.4,45 C66.4,49 63.6,51.8 60.6,53.7"
            + collar(60.6, 53.7, 60.3, 59)
            + "C59.4,66 61.8,69.8 66.6,72.4"
            + classic_base(21.2, 27.25)
        ),
        "lines": [
            "M59.4,32.6 L51.8,44",
            around(53.7, 10.6, 1),
            around(60.3, 9, -1),
            *classic_base_lines(16.6, 21.2),
        ],
    },
    "N": {
        "outline": "M31.4,72.4 C32.4,68 36.2,64.6 40.4,61 C44.6,57.4 47.8,54.4 48.8,49 "
        "C44.8,52.6 40.2,53 36.6,54.4 C33.6,55.6 32.6,57.8 30.8,59.8 "
        "C28.6,62.2 25.4,62.6 23,61.2 C20.4,61.4 18,60 16.8,57.6 "
        "C15.2,54.2 15.8,51.2 17.8,48.2 C21.4,43 23.6,39 27.2,35.2 "
        "C29.4,32.9 31.8,31.4 34.8,30.4 C34.4,27.8 35.6,25.6 37.8,24 "
        "C39.6,25.2 40.8,26.8 41.6,28.6 C42,26 43.6,23.8 46.2,22.5 C49,24.6 50.4,27.4 50.4,30.6 "
        "C55.6,29.6 60.6,32.2 62.6,37.2 C67.4,38 70.4,42 70.6,47.2 C74.2,49.4 76,54 74.8,59.2 "
        "C76.4,63 76,68 73.4,72.4 "
        "C76.2,73 76.2,78.4 73.6,78.4 L75.85,78.4 C78.15,78.4 79.25,79.6 79.25,81.6 L79.25,83 "
        "C79.25,85.2 78.15,86.25 76.05,86.25 L23.95,86.25 "
        "C21.85,86.25 20.75,85.2 20.75,83 L20.75,81.6 C20.75,79.6 21.85,78.4 24.15,78.4 L27.4,78.4 "
        "C25.2,78 25.2,72.8 31.4,72.4 Z",
        "lines": [
            band(31.4, 73.4, 72.4, 1),
            band(27.4, 73.6, 78.4, 1),
            "M48.8,49 C52.2,45.8 52.8,41.8 51,38",
            "M23,61.2 C24.2,59.2 25.6,58 27.4,57.4",
            "M62.6,37.2 C60.6,35.6 58,35 55.4,35.4",
            "M70.6,47.2 C67.8,44.8 64.4,44 61,44.8",
            "M74.8,59.2 C72,56 68.4,54.6 64.6,55.2",
        ],
        "spots": [
            "M31.4,42 C32,38.8 35.2,36.8 38.8,38.2 C38.9,41.6 35.2,44 31.4,42 Z",
            "M19.6,55 C19.4,52.8 20.6,51.4 22.6,51.4 C22.8,53.2 21.6,54.8 19.6,55 Z",
        ],
        "pupil": disc(35.7, 40, 1.6),
    },
    "P": {
        "outline": turned(
            "M50,34.75 C57,34.75 62.5,39.8 62.5,46.4 C62.5,50.3 60.6,53.2 57.8,55.2"
            + collar(57.8, 55.2, 61.6, 57)
            + "C57.4,66.8 59.2,70 62.8,72.4"
            + classic_base(16.8, 21.25)
        ),
        "lines": [around(55.2, 7.8, 1), around(61.6, 7, -1), *classic_base_lines(12.8, 16.8)],
    },
}


def gradient(*colours):
    """Light from the left: three colours, across all pieces alike."""
    stops = "".join(
        f'      <stop offset="{offset}" stop-color="{colour}"/>\n'
        for offset, colour in zip((0, 0.5, 1), colours)
    )
    units = 'gradientUnits="userSpaceOnUse" x1="22" y1="0" x2="78" y2="0"'
    return (
        f'  <defs>\n    <linearGradient id="wood" {units}>\n{stops}'
        "    </linearGradient>\n  </defs>\n"
    )


def filled(data, colour):
    return f'  <path d="{data}" fill="{colour}"/>\n'


def stroked(data, colour, width):
    return (
        f'  <path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>\n'
    )


def svg(content):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{content}</svg>\n'


def inner_lines(piece, colour, width, shift):
    """The shift makes the sides of a line flush with those of the contour that it runs into."""
    paths = (line if isinstance(line, str) else line(shift) for line in piece["lines"])
    return "".join(stroked(path, colour, width) for path in paths)


def classic_white(piece):
    return svg(
        gradient("#FFFDF8", "#FFFBF2", "#E9DDC6")
        + filled(piece["outline"], "url(#wood)")
        + inner_lines(piece, INK, 2.5, 0.5)
        + stroked(piece["outline"], INK, 3.5)
        + "".join(filled(spot, INK) for spot in piece.get("spots", []))
    )


def classic_black(piece):
    """The light contour is a stroke whose inner half the body covers and whose rim is dark again.

    That rim is wider than the outline of a white piece, so the whole is drawn a little smaller.
    """
    light = "#B3ACA0"
    return svg(
        gradient("#3D3D43", "#2E2E33", "#232327")
        + '  <g transform="translate(0.9,0.85) scale(0.982)">\n'
        + stroked(piece["outline"], "#1D1D20", 5)
        + stroked(piece["outline"], light, 2.2)
        + filled(piece["outline"], "url(#wood)")
        + inner_lines(piece, light, 1.4, -0.5)
        + "".join(filled(spot, light) for spot in piece.get("spots", []))
        + (filled(piece["pupil"], INK) if "pupil" in piece else "")
        + "  </g>\n"
    )


# The bold set: a few plain forms laid over one another; their common edge alone is drawn.


def bold_base(half):
    p = 50 + half
    return (
        f"C{p - 6},73.6 {p - 4},74 {p - 3},74 C{p - 1},74 {p},75.2 {p},77.4 L{p},81 "
        f"C{p},83.4 {p - 1.2},84.5 {p - 3.4},84.5 L50,84.5"
    )


BOLD = {
    "K": [
        turned("M50,11.5 L53.2,11.5 L53.2,15.6 L60,15.6 L60,22 L53.2,22 L53.2,32 L50,32"),
        turned(
            "M50,29.5 C60.5,29.5 68.5,32 71.5,37 C70,45 62.5,49 60.5,56 C61,63.4 63,69.6 67,72"
            + bold_base(27)
        ),
    ],
    "Q": [
        disc(50, 19.5, 4.2),
        disc(36, 23.2, 3.6),
        disc(64, 23.2, 3.6),
        disc(23.6, 29.2, 3.6),
        disc(76.4, 29.2, 3.6),
        turned(
            "M50,20 L56,36 L63.6,23.5 L66.6,38 L76,29.2 C73,43 63,48 60.2,56"
            "C60.8,63.4 63,69.6 67,72" + bold_base(27)
        ),
    ],
    "R": [
        turned(
            "M50,31 L54.2,31 L54.2,39 L62.6,39 L62.6,31 L70.5,31 L70.5,44"
            "C70.5,46 69.6,47 67.8,48 L64,50.4 C64,58.4 65,66.4 67.4,72" + bold_base(26)
        ),
    ],
    "B": [
        disc(50, 25.5, 4.2),
        turned(
            "M50,28 L53.5,29.5 C59.6,33.4 65.4,40 65.4,46.4 C65.4,51 62,54.4 58.4,57.4"
            "C59,64 61,69.6 64.6,72" + bold_base(25)
        ),
    ],
    "N": [
        "M32,76 C32.4,69.4 37,65 41.4,60.8 C45.6,56.8 48.4,53 48.8,47.4 "
        "C45,50.6 40.4,50.6 36.8,51.8 C33.8,52.8 32.8,54.8 31,56.6 C28.4,59.2 25.2,59.6 22.8,58 "
        "C20,58.2 17.6,56 17.1,53.2 C16.7,50.6 18,48.4 20,46 C23.4,41.8 26,38 29.4,34.8 "
        "C31.6,32.8 33.8,31.6 36.4,31 C36,28.2 37.2,25.8 39.6,24 "
        "C41.4,25.4 42.6,27.2 43.2,29.2 C43.8,26.8 45.2,25 47.4,24 C49.8,26.8 51,29.6 50.8,32.4 "
        "C65,34 73.4,45.6 73.8,60 C74,66 73.4,71 72.4,76 Z",
        turned("M50,72 L66,72" + bold_base(27)),
    ],
    "P": [
        disc(50, 49, 12.2),
        turned("M50,56 L56.8,56 C57.2,64 58.6,69 61.6,72" + bold_base(19.5)),
    ],
}
BOLD_OUTLINE = 3.5


def bold_cuts(letter, colour):
    """What goes through a piece: the slit of the mitre, the eye of the horse."""
    if letter == "B":
        return stroked("M60.4,34.6 L52.6,45.2", colour, 4.6)
    return filled(disc(35.4, 41, 2.8), colour) if letter == "N" else ""


def bold_white(letter):
    forms = " ".join(BOLD[letter])
    return svg(
        stroked(forms, "#000000", 2 * BOLD_OUTLINE)
        + filled(forms, "#FFFFFF")
        + bold_cuts(letter, "#000000")
    )


def bold_black(letter):
    """As large as the white piece; the outer part of the edge is white."""
    forms = " ".join(BOLD[letter])
    return svg(
        stroked(forms, "#FFFFFF", 2 * BOLD_OUTLINE)
        + stroked(forms, "#000000", 2 * BOLD_OUTLINE - 3)
        + filled(forms, "#000000")
        + bold_cuts(letter, "#FFFFFF")
    )


def main():
    here = pathlib.Path(__file__).resolve().parent
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here / "pieces"
    for name in ("classic", "bold"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for letter in NAMES:
        (folder / "classic" / f"w{letter}.svg").write_text(classic_white(CLASSIC[letter]))
        (folder / "classic" / f"b{letter}.svg").write_text(classic_black(CLASSIC[letter]))
        (folder / "bold" / f"w{letter}.svg").write_text(bold_white(letter))
        (folder / "bold" / f"b{letter}.svg").write_text(bold_black(letter))


if __name__ == "__main__":
    main()
