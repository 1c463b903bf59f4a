#!/usr/bin/env python3
"""Draws both sets of pieces: python3 draw_pieces.py [FOLDER]

A piece is a closed outline on a grid of 100 x 100 that stands on the line y = 88, with lines and solid
spots inside. Turned pieces are given as the right half of their profile, from the top down. The pictures
keep to SVG Tiny, which is what Qt reads: paths, plain fills and strokes, one linear gradient. Change a
shape here, run this, and commit both.
"""

import pathlib
import re
import sys

INK = "#2A2A2E"
NAMES = "KQRBNP"


def numbers(points):
    return " ".join(f"{x:.2f},{y:.2f}".replace(".00", "") for x, y in points)


def segments(data):
    """Splits a path of M, L and C commands into (command, points)."""
    result = []
    for command, arguments in re.findall(r"([MLC])([^MLC]*)", data):
        values = [float(value) for value in re.findall(r"-?\d+(?:\.\d+)?", arguments)]
        result.append((command, list(zip(values[0::2], values[1::2]))))
    return result


def turned(right):
    """The closed outline with this right half."""
    forth = segments(right)
    back, start = [], None
    for command, points in forth:
        if start:
            back.append((command, [(100 - x, y) for x, y in reversed([start] + points[:-1])]))
        start = points[-1]
    whole = forth + [("L", [(100 - start[0], start[1])])] + back[::-1]
    return " ".join(command + numbers(points) for command, points in whole) + " Z"


def across(y, half, sag=1.2):
    """A line around a turned piece, seen from a little above."""
    return f"M{50 - half},{y} C{50 - half / 2},{y + sag} {50 + half / 2},{y + sag} {50 + half},{y}"


def disc(x, y, radius):
    """A full circle as a path, clockwise."""
    k = radius * 0.5523
    return (f"M{x},{y - radius} C{x + k:.2f},{y - radius} {x + radius},{y - k:.2f} {x + radius},{y} "
            f"C{x + radius},{y + k:.2f} {x + k:.2f},{y + radius} {x},{y + radius} "
            f"C{x - k:.2f},{y + radius} {x - radius},{y + k:.2f} {x - radius},{y} "
            f"C{x - radius},{y - k:.2f} {x - k:.2f},{y - radius} {x},{y - radius} Z")


# The classic set: a Staunton pattern. All stand on the same plinth and ring, whose half widths differ.

def classic_base(ring, plinth):
    r, p = 50 + ring, 50 + plinth
    return (f"C{r + 0.8},72.4 {r + 0.8},78.4 {r - 1},78.4 L{p - 3.4},78.4 C{p - 1.1},78.4 {p},79.6 {p},81.6 L{p},83 "
            f"C{p},85.2 {p - 1.1},86.25 {p - 3.2},86.25 L50,86.25")


def classic_base_lines(foot, ring):
    return [across(72.4, foot), across(78.4, ring - 1)]


CLASSIC = {
    "K": {
        "outline": turned(
            "M50,9.75 L54.4,9.75 L53.3,13.2 L60.2,12.1 L60.2,20.3 L53.3,19.2 L54,26.8"
            "C62,27.2 69.4,29.8 72.4,34 C71.2,42 64.4,45 61.8,50.2 L65.8,50.9 C67.9,51.9 67.9,55.7 65.8,56.7 L60.8,57.4"
            "C61.2,64.4 63.8,69 69.4,72.4" + classic_base(24, 29.25)),
        "lines": [across(35, 20.6, 3.2), across(50.4, 11.8), across(57.2, 10.8), *classic_base_lines(19.4, 24)],
    },
    "Q": {
        "outline": turned(
            "M50,14.75 C52.9,14.75 55,16.8 55,19.4 C55,20.9 54.3,22.2 53.2,23 L56.2,32.8 L63,22.6 L65.6,33"
            "L75,26.4 C73.2,39 64.6,43.8 61.2,50.6 L65.2,51.3 C67.3,52.3 67.3,55.9 65.2,56.9 L60,57.6"
            "C60.4,64.6 63.2,69.1 68.8,72.4" + classic_base(23.4, 29.25)),
        "lines": [across(40.2, 18.6, 3.2), across(50.8, 11.2), across(57.4, 10), *classic_base_lines(18.8, 23.4)],
    },
    "R": {
        "outline": turned(
            "M50,28.75 L54.6,28.75 L54.6,35.2 L61.8,35.2 L61.8,28.75 L71.6,28.75 L71.6,39 C71.6,40.9 71,42 69.5,42.9"
            "L64.6,45.8 C64.6,57 65.6,65.6 69,72.4" + classic_base(23, 28.25)),
        "lines": [across(45.6, 14.6), *classic_base_lines(19, 23)],
    },
    "B": {
        "outline": turned(
            "M50,19.75 C52.8,19.75 54.8,21.7 54.8,24.2 C54.8,25.7 54.1,26.9 53.1,27.7 C59.2,31.6 66.4,38.2 66.4,45"
            "C66.4,49 63.6,51.8 60.6,53.8 L64.2,54.5 C66,55.4 66,58.7 64.2,59.6 L59,60.2"
            "C59.4,66 61.8,69.8 66.6,72.4" + classic_base(21.2, 27.25)),
        "lines": ["M59.4,32.6 L51.8,44", across(54, 10.6, 1.4), across(60, 9), *classic_base_lines(16.6, 21.2)],
    },
    "N": {
        "outline":
            "M31.4,72.4 C32.4,68 36.2,64.6 40.4,61 C44.6,57.4 47.8,54.4 48.8,49 "
            "C44.8,52.6 40.2,53 36.6,54.4 C33.6,55.6 32.6,57.8 30.8,59.8 C28.6,62.2 25.4,62.6 23,61.2 "
            "C20.4,61.4 18,60 16.8,57.6 C15.2,54.2 15.8,51.2 17.8,48.2 C21.4,43 23.6,39 27.2,35.2 "
            "C29.4,32.9 31.8,31.4 34.8,30.4 C34.4,27.8 35.6,25.6 37.8,24 C39.6,25.2 40.8,26.8 41.6,28.6 "
            "C42,26 43.6,23.8 46.2,22.5 C49,24.6 50.4,27.4 50.4,30.6 C55.6,29.6 60.6,32.2 62.6,37.2 "
            "C67.4,38 70.4,42 70.6,47.2 C74.2,49.4 76,54 74.8,59.2 C76.4,63 76,68 73.4,72.4 "
            "C76.2,73 76.2,78.4 73.6,78.4 L75.85,78.4 C78.15,78.4 79.25,79.6 79.25,81.6 L79.25,83 "
            "C79.25,85.2 78.15,86.25 76.05,86.25 L23.95,86.25 C21.85,86.25 20.75,85.2 20.75,83 L20.75,81.6 "
            "C20.75,79.6 21.85,78.4 24.15,78.4 L27.4,78.4 C25.2,78 25.2,72.8 31.4,72.4 Z",
        "lines": [
            "M31.4,72.4 C42,73.6 62,73.6 73.4,72.4", "M27.4,78.4 C40,79.6 62,79.6 73.6,78.4",
            "M48.8,49 C52.2,45.8 52.8,41.8 51,38", "M23,61.2 C24.2,59.2 25.6,58 27.4,57.4",
            "M62.6,37.2 C60.6,35.6 58,35 55.4,35.4", "M70.6,47.2 C67.8,44.8 64.4,44 61,44.8",
            "M74.8,59.2 C72,56 68.4,54.6 64.6,55.2"],
        "spots": [
            "M31.4,42 C32,38.8 35.2,36.8 38.8,38.2 C38.9,41.6 35.2,44 31.4,42 Z",
            "M19.6,55 C19.4,52.8 20.6,51.4 22.6,51.4 C22.8,53.2 21.6,54.8 19.6,55 Z"],
        "pupil": disc(35.7, 40, 1.6),
    },
    "P": {
        "outline": turned(
            "M50,36.75 C56.6,36.75 61.8,41.5 61.8,47.7 C61.8,51.3 60.1,54.1 57.4,56.2 L60.8,56.9 C62.5,57.8 62.5,60.8 60.8,61.7"
            "L56.6,62.3 C57,67 58.8,70 62.4,72.4" + classic_base(16.6, 21.25)),
        "lines": [across(56.4, 7.4), across(62.1, 6.4), *classic_base_lines(12.4, 16.6)],
    },
}


def gradient(*colours):
    stops = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in zip((0, 0.5, 1), colours))
    return ('  <defs>\n    <linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="22" y1="0" x2="78" y2="0">'
            f"{stops}</linearGradient>\n  </defs>\n")


def filled(data, colour):
    return f'  <path d="{data}" fill="{colour}"/>\n'


def stroked(data, colour, width):
    return (f'  <path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" '
            'stroke-linecap="round" stroke-linejoin="round"/>\n')


def svg(content):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{content}</svg>\n'


def classic_white(piece):
    return svg(gradient("#FFFDF8", "#FFFBF2", "#E9DDC6")
               + filled(piece["outline"], "url(#wood)")
               + "".join(stroked(line, INK, 2.5) for line in piece["lines"])
               + stroked(piece["outline"], INK, 3.5)
               + "".join(filled(spot, INK) for spot in piece.get("spots", [])))


def classic_black(piece):
    """The light contour is a stroke whose inner half the body covers and whose outer rim is dark again. That
    rim is wider than the outline of a white piece: the whole is drawn smaller, to be of the same size."""
    light = "#B3ACA0"
    return svg(gradient("#3D3D43", "#2E2E33", "#232327")
               + '  <g transform="translate(0.9,0.85) scale(0.982)">\n'
               + stroked(piece["outline"], "#1D1D20", 5)
               + stroked(piece["outline"], light, 2.2)
               + filled(piece["outline"], "url(#wood)")
               + "".join(stroked(line, light, 1.5) for line in piece["lines"])
               + "".join(filled(spot, light) for spot in piece.get("spots", []))
               + (filled(piece["pupil"], INK) if "pupil" in piece else "")
               + "  </g>\n")


# The bold set: a few plain forms laid over one another; their common edge alone is drawn.

def bold_base(half):
    p = 50 + half
    return f"C{p - 6},73.6 {p - 4},74 {p - 3},74 C{p - 1},74 {p},75.2 {p},77.4 L{p},81 C{p},83.4 {p - 1.2},84.5 {p - 3.4},84.5 L50,84.5"


BOLD = {
    "K": [
        turned("M50,11.5 L53.2,11.5 L53.2,15.6 L60,15.6 L60,22 L53.2,22 L53.2,32 L50,32"),
        turned("M50,29.5 C60.5,29.5 68.5,32 71.5,37 C70,45 62.5,49 60.5,56 C61,63.4 63,69.6 67,72" + bold_base(27)),
    ],
    "Q": [
        disc(50, 19.5, 4.2), disc(36, 23.2, 3.6), disc(64, 23.2, 3.6), disc(23.6, 29.2, 3.6), disc(76.4, 29.2, 3.6),
        turned("M50,20 L56,36 L63.6,23.5 L66.6,38 L76,29.2 C73,43 63,48 60.2,56 C60.8,63.4 63,69.6 67,72"
               + bold_base(27)),
    ],
    "R": [
        turned("M50,31 L54.2,31 L54.2,39 L62.6,39 L62.6,31 L70.5,31 L70.5,44 C70.5,46 69.6,47 67.8,48"
               "L64,50.4 C64,58.4 65,66.4 67.4,72" + bold_base(26)),
    ],
    "B": [
        disc(50, 25.5, 4.2),
        turned("M50,28 L53.5,29.5 C59.6,33.4 65.4,40 65.4,46.4 C65.4,51 62,54.4 58.4,57.4 C59,64 61,69.6 64.6,72"
               + bold_base(25)),
    ],
    "N": [
        "M32,76 C32.4,69.4 37,65 41.4,60.8 C45.6,56.8 48.4,53 48.8,47.4 C45,50.6 40.4,50.6 36.8,51.8 "
        "C33.8,52.8 32.8,54.8 31,56.6 C28.4,59.2 24.6,59.2 22,57.4 C19.2,56 17.4,53.6 17.9,50.6 C18.3,48.2 20,46.2 21.8,44 "
        "C24.8,40.4 26.8,37.4 30,34.6 C32,32.8 34,31.8 36.6,31.2 C36.4,28.6 37.6,26.4 39.8,24.8 "
        "C41.4,26.2 42.4,27.8 43,29.6 C43.8,27.2 45.2,25.6 47.2,24.6 C49.8,26.8 51,29.6 50.8,32.4 "
        "C65,34 73.4,45.6 73.8,60 C74,66 73.4,71 72.4,76 Z",
        turned("M50,72 L66,72" + bold_base(27)),
    ],
    "P": [
        disc(50, 50, 11.6),
        turned("M50,56 L56.4,56 C57,64 58.6,69 61.6,72" + bold_base(19.5)),
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
    return svg(stroked(forms, "#000000", 2 * BOLD_OUTLINE) + filled(forms, "#FFFFFF") + bold_cuts(letter, "#000000"))


def bold_black(letter):
    """As large as the white piece; the outer part of the edge is white."""
    forms = " ".join(BOLD[letter])
    return svg(stroked(forms, "#FFFFFF", 2 * BOLD_OUTLINE) + stroked(forms, "#000000", 2 * BOLD_OUTLINE - 3)
               + filled(forms, "#000000") + bold_cuts(letter, "#FFFFFF"))


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent / "pieces"
    for name in ("classic", "bold"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for letter in NAMES:
        (folder / "classic" / f"w{letter}.svg").write_text(classic_white(CLASSIC[letter]))
        (folder / "classic" / f"b{letter}.svg").write_text(classic_black(CLASSIC[letter]))
        (folder / "bold" / f"w{letter}.svg").write_text(bold_white(letter))
        (folder / "bold" / f"b{letter}.svg").write_text(bold_black(letter))


if __name__ == "__main__":
    main()
