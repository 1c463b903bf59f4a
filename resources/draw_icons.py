#!/usr/bin/env python3
"""Draws the application icon and the action icons: python3 draw_icons.py [FOLDER]

The action icons are lines of one weight on a grid of 24, in black alone, so that the program can
give them the colour of its text. Change a picture here, run this, and commit both.
"""

import math
import pathlib
import sys

import draw_pieces


ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def line(data):
    return f'<path d="{data}"/>'


def dot(x, y, radius):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#000" stroke="none"/>'


def circle(x, y, radius):
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


def box(x, y, width, height, radius):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/>'


def gear():
    """Eight teeth around an open hub."""
    tip, root, points = 9.0, 6.7, []
    for tooth in range(8):
        middle = math.radians(45 * tooth - 90)
        for radius, degrees in ((root, -13.5), (tip, -9.0), (tip, 9.0), (root, 13.5)):
            angle = middle + math.radians(degrees)
            points.append(
                f"{12 + radius * math.cos(angle):.2f},{12 + radius * math.sin(angle):.2f}"
            )
    return line("M" + " L".join(points) + " Z") + circle(12, 12, 2.8)


SPEAKER = line("M4 9.5 V14.5 H7.2 L12 18.8 V5.2 L7.2 9.5 Z")
FOLDER = line(
    "M3.5 17.5 V6.5 A1.5 1.5 0 0 1 5 5 H9.3 L11.6 7.6 H19 A1.5 1.5 0 0 1 20.5 9.1 V17.5 "
    "A1.5 1.5 0 0 1 19 19 H5 A1.5 1.5 0 0 1 3.5 17.5 Z"
)

ACTIONS = {
    "check": line("M4.5 12.8 L9.6 17.9 L19.5 6.6"),
    "claim": line("M12 4 V20")
    + line("M8 20 H16")
    + line("M5.6 6.8 H18.4")
    + line("M5.6 6.8 L2.9 13.4 A2.9 2.6 0 0 0 8.3 13.4 Z")
    + line("M18.4 6.8 L15.7 13.4 A2.9 2.6 0 0 0 21.1 13.4 Z"),
    "clock": circle(12, 12, 8.5) + line("M12 7 V12 L15.6 14.2"),
    "close": line("M6 6 L18 18") + line("M18 6 L6 18"),
    "computer": box(3.5, 4.5, 17, 11.5, 1.5) + line("M12 16 V19.5") + line("M8 19.5 H16"),
    "continue": circle(12, 12, 8.5) + line("M10.2 8.4 V15.6 L15.9 12 Z"),
    "copy": box(8.5, 8.5, 11.5, 11.5, 1.5)
    + line(
        "M15.5 8.5 V5.5 A1.5 1.5 0 0 0 14 4 H5.5 "
        "A1.5 1.5 0 0 0 4 5.5 V14 A1.5 1.5 0 0 0 5.5 15.5 H8.5"
    ),
    "delete": line("M4.5 6.8 H19.5")
    + line("M9 6.8 V5 A1.2 1.2 0 0 1 10.2 3.8 H13.8 A1.2 1.2 0 0 1 15 5 V6.8")
    + line("M6.4 6.8 L7.2 18.8 A1.5 1.5 0 0 0 8.7 20.2 H15.3 A1.5 1.5 0 0 0 16.8 18.8 L17.6 6.8")
    + line("M10.2 10.6 V16.2")
    + line("M13.8 10.6 V16.2"),
    "draw-offer": line("M4.2 6.2 L7 4.2 V11.4")
    + line("M18.6 4.4 L5.4 19.6")
    + line("M14.6 14.6 A2.6 2.4 0 0 1 19.8 14.8 C19.8 16.8 14.6 18 14.6 20 H20.2"),
    "first": line("M6 5.5 V18.5") + line("M17.5 5.5 L11 12 L17.5 18.5"),
    "flip": line("M8 19.8 V4.6")
    + line("M4.2 8.4 L8 4.6 L11.8 8.4")
    + line("M16 4.2 V19.4")
    + line("M12.2 15.6 L16 19.4 L19.8 15.6"),
    "folder": FOLDER,
    "help": circle(12, 12, 8.5)
    + line("M9.4 9.7 A2.65 2.65 0 1 1 13.2 12.1 C12.4 12.5 12 13 12 13.9")
    + dot(12, 16.7, 1.1),
    "hint": line(
        "M9.1 17 C9.1 15.4 8.3 14.5 7.4 13.5 A6.3 6.3 0 1 1 16.6 13.5 "
        "C15.7 14.5 14.9 15.4 14.9 17 Z"
    )
    + line("M9.8 20.4 H14.2"),
    "home": line("M3.8 11.4 L12 4.2 L20.2 11.4")
    + line("M6 9.6 V18.5 A1.3 1.3 0 0 0 7.3 19.8 H16.7 " "A1.3 1.3 0 0 0 18 18.5 V9.6")
    + line("M10 19.8 V14.4 H14 V19.8"),
    "last": line("M18 5.5 V18.5") + line("M6.5 5.5 L13 12 L6.5 18.5"),
    "load": line(
        "M3.8 17.6 V6.5 A1.5 1.5 0 0 1 5.3 5 H9.3 L11.6 7.6 H16.8 " "A1.5 1.5 0 0 1 18.3 9.1 V10.8"
    )
    + line(
        "M3.8 17.6 L6.3 11.8 A1.6 1.6 0 0 1 7.8 10.8 H20 A1 1 0 0 1 20.9 12.2 L18.4 18 "
        "A1.6 1.6 0 0 1 16.9 19 H4.8 A1 1 0 0 1 3.8 17.6 Z"
    ),
    "lots": box(4, 4, 16, 16, 3.5)
    + dot(8.2, 8.2, 1.5)
    + dot(15.8, 8.2, 1.5)
    + dot(12, 12, 1.5)
    + dot(8.2, 15.8, 1.5)
    + dot(15.8, 15.8, 1.5),
    "move-now": line("M4.2 6 V18 L11.6 12 Z") + line("M12.6 6 V18 L20 12 Z"),
    "new": box(4, 4, 16, 16, 3) + line("M12 8.2 V15.8") + line("M8.2 12 H15.8"),
    "next": line("M9 5.5 L15.5 12 L9 18.5"),
    "paste": line(
        "M8.6 5.5 H6.8 A1.5 1.5 0 0 0 5.3 7 V18.8 A1.5 1.5 0 0 0 6.8 20.3 H17.2 "
        "A1.5 1.5 0 0 0 18.7 18.8 V7 A1.5 1.5 0 0 0 17.2 5.5 H15.4"
    )
    + box(8.6, 3.7, 6.8, 3.6, 1.2)
    + line("M8.8 11.6 H15.2")
    + line("M8.8 15.6 H13"),
    "pause": box(6.2, 5, 3.8, 14, 1) + box(14, 5, 3.8, 14, 1),
    "person": circle(12, 8, 4)
    + line("M4.6 20 C4.6 16.4 7.6 14.6 12 14.6 C16.4 14.6 19.4 16.4 19.4 20"),
    "play": line("M7.2 4.8 V19.2 L19 12 Z"),
    "preferences": gear(),
    "previous": line("M15 5.5 L8.5 12 L15 18.5"),
    "quit": line("M13.5 4 H6.5 A1.5 1.5 0 0 0 5 5.5 V18.5 A1.5 1.5 0 0 0 6.5 20 H13.5")
    + line("M10.5 12 H20.4")
    + line("M16.8 8.3 L20.5 12 L16.8 15.7"),
    "redo": line("M15.6 5 L20 9.4 L15.6 13.8") + line("M19.8 9.4 H9.4 A5 5 0 0 0 9.4 19.4 H13.6"),
    "resign": line("M5.5 3.6 V20.4")
    + line(
        "M5.5 5.2 C7.8 3.9 10 4.1 12.2 5.1 C14.4 6.1 16.6 6.3 19 5.1 V13.3 "
        "C16.6 14.5 14.4 14.3 12.2 13.3 C10 12.3 7.8 12.1 5.5 13.4"
    ),
    "restart": line("M4.6 12.2 A7.5 7.5 0 1 0 7 6.6 L4.4 9") + line("M4.4 4.4 V9 H9"),
    "save": line(
        "M5.5 4 H16.2 L20 7.8 V18.5 A1.5 1.5 0 0 1 18.5 20 H5.5 "
        "A1.5 1.5 0 0 1 4 18.5 V5.5 A1.5 1.5 0 0 1 5.5 4 Z"
    )
    + line("M8 4.2 V8.6 H14.8 V4.2")
    + line("M7.4 19.8 V13.2 H16.6 V19.8"),
    "sound-off": SPEAKER + line("M15.8 9.6 L20.6 14.4") + line("M20.6 9.6 L15.8 14.4"),
    "sound-on": SPEAKER
    + line("M15.4 9 A4.3 4.3 0 0 1 15.4 15")
    + line("M17.9 6.4 A8 8 0 0 1 17.9 17.6"),
    "stop": box(5.8, 5.8, 12.4, 12.4, 1.5),
    "swap": line("M4.2 8 H19.4")
    + line("M15.6 4.2 L19.4 8 L15.6 11.8")
    + line("M19.8 16 H4.6")
    + line("M8.4 12.2 L4.6 16 L8.4 19.8"),
    "two-people": circle(9, 8.4, 3.6)
    + line("M2.8 19.6 C2.8 16.4 5.2 14.6 9 14.6 C12.8 14.6 15.2 16.4 15.2 19.6")
    + line("M15.4 5 A3.6 3.6 0 0 1 15.4 11.8")
    + line("M17.4 14.9 C19.8 15.4 21.2 17.1 21.2 19.6"),
    "undo": line("M8.4 5 L4 9.4 L8.4 13.8") + line("M4.2 9.4 H14.6 A5 5 0 0 1 14.6 19.4 H10.4"),
}


def action_svg(picture):
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n'
        f'  <g fill="none" stroke="#000" stroke-width="1.75" {ROUND}>\n'
        + "".join(f"    {part}\n" for part in picture.replace("/><", "/>\n<").split("\n"))
        + "  </g>\n</svg>\n"
    )


def application_svg():
    """The white knight on four squares of walnut."""
    knight, ink = draw_pieces.CLASSIC["N"], "#3B2415"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">\n  <defs>\n'
        + shade("light", "v", "#C79C73", "#AF7F56")
        + shade("dark", "v", "#85583A", "#6B432B")
        + shade("wood", "h", "#FFFDF8", "#E9DDC6")
        + "  </defs>\n"
        '  <rect x="0" y="0" width="128" height="128" rx="29" fill="url(#light)"/>\n'
        '  <path d="M64,0 H99 A29,29 0 0 1 128,29 V64 H64 Z" fill="url(#dark)"/>\n'
        '  <path d="M64,128 H29 A29,29 0 0 1 0,99 V64 H64 Z" fill="url(#dark)"/>\n'
        f'  <g transform="translate(-8.4,-18.4) scale(1.52)" stroke="{ink}" {ROUND}>\n'
        f'    <path d="{knight["outline"]}" fill="url(#wood)" stroke-width="3.6"/>\n'
        + draw_pieces.inner_lines(knight, ink, 2.3, 0.6)
        + "".join(
            f'    <path d="{data}" fill="{ink}" stroke="none"/>\n' for data in knight["spots"]
        )
        + "  </g>\n</svg>\n"
    )


def shade(name, direction, first, last):
    end = 'x2="0" y2="1"' if direction == "v" else 'x2="1" y2="0"'
    return (
        f'    <linearGradient id="{name}" x1="0" y1="0" {end}>\n'
        f'      <stop offset="0.3" stop-color="{first}"/>\n'
        f'      <stop offset="1" stop-color="{last}"/>\n'
        "    </linearGradient>\n"
    )


def main():
    here = pathlib.Path(__file__).resolve().parent
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here / "icons"
    (folder / "actions").mkdir(parents=True, exist_ok=True)
    (folder / "chessprog.svg").write_text(application_svg())
    for name, picture in ACTIONS.items():
        (folder / "actions" / f"{name}.svg").write_text(action_svg(picture))


if __name__ == "__main__":
    main()
