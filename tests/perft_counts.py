#!/usr/bin/env python3
"""Lets another UCI program count the move trees of tests/data/perft.txt, to trust the file.

    tests/perft_counts.py [PROGRAM [ARGUMENT...]]

The program is Stockfish unless another is named. Prints what differs; takes a few minutes.
"""

import os
import pathlib
import shutil
import subprocess
import sys


def main():
    path = os.environ.get("PATH", "") + ":/usr/games"
    command = sys.argv[1:] or [shutil.which("stockfish", path=path) or "stockfish"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def count(fen, depth):
        process.stdin.write(f"position fen {fen}\ngo perft {depth}\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("Nodes searched"):
                return int(line.split()[-1])
        sys.exit("The program has ended")

    counts = wrong = 0
    for line in (pathlib.Path(__file__).parent / "data/perft.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        fen, *entries = (part.strip() for part in line.split(";"))
        for entry in entries:
            depth, expected = entry.removeprefix("D").split()
            found = count(fen, int(depth))
            counts += 1
            if found != int(expected):
                wrong += 1
                print(f"{fen}: depth {depth} is {found}, the file says {expected}")
    process.stdin.write("quit\n")
    process.stdin.close()
    process.wait()
    print(f"{counts} counts, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
