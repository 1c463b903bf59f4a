#!/usr/bin/env python3
"""Checks the pictures and sounds: python3 check.py

The pictures keep to the part of SVG that Qt draws, the action icons to one colour, no piece is
missing; the sounds are short, equally loud and told apart; and every file is what the scripts here
make.
"""

import itertools
import math
import pathlib
import struct
import subprocess
import sys
import tempfile
import wave
import xml.etree.ElementTree as ElementTree

import draw_pieces

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE / "sounds"))

import synthesise  # noqa: E402

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
LEAST_DIFFERENCE = 10.0  # dB, on average; the same knock with another seed differs by some 6
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


def read_wav(path):
    with wave.open(str(path)) as file:
        data = file.readframes(file.getnframes())
    return [sample / 32767 for (sample,) in struct.iter_unpack("<h", data)]


def bands(samples):
    """What the ear makes of it: dB in eight bands of an octave, every 16 ms."""
    size, frames = 1024, []
    for start in range(0, len(samples), int(0.016 * synthesise.RATE)):
        frame = samples[start : start + size]
        powers = synthesise.spectrum(frame + [0.0] * (size - len(frame)))
        octaves = (sum(powers[2**i : 2 ** (i + 1)]) for i in range(1, 9))
        frames.append([max(-40.0, 10 * math.log10(power + 1e-9)) for power in octaves])
    return frames


def difference(one, other):
    """Of two sounds, in dB, on average over time and pitch."""
    silence = [-40.0] * 8
    squares = [
        (a - b) ** 2
        for first, second in itertools.zip_longest(one, other, fillvalue=silence)
        for a, b in zip(first, second)
    ]
    return math.sqrt(sum(squares) / len(squares))


def complaints_about_sounds():
    sounds = {path.stem: read_wav(path) for path in sorted((HERE / "sounds").glob("*.wav"))}
    for name, samples in sounds.items():
        length = 1000 * len(samples) / synthesise.RATE
        shortest, longest = (300, 900) if name in ("win", "draw") else (60, 200)
        if not shortest <= length <= longest:
            yield f"sounds/{name}.wav takes {length:.0f} ms"
        if abs(synthesise.loudness(samples) - synthesise.LOUDNESS) > 0.5:
            yield f"sounds/{name}.wav is {synthesise.loudness(samples):.1f} dB loud"
    heard = {name: bands(samples) for name, samples in sounds.items()}
    for one, other in itertools.combinations(heard, 2):
        if difference(heard[one], heard[other]) < LEAST_DIFFERENCE:
            yield f"sounds/{one}.wav is too much like {other}.wav"


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
    found += complaints_about_sounds()
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
