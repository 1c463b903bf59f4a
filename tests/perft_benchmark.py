#!/usr/bin/env python3
"""Compares the speed of our move generator with Stockfish's, by counting the same move trees.

    tests/perft_benchmark.py PROGRAM [PROGRAM...] [--reference stockfish] [--runs 7]

Each PROGRAM is a build of chessprog. The programs take turns, run after run, so that a busy machine
disturbs all of them alike; medians are compared. Counted is the processor time that the program
takes from the order to count until its answer.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys

POSITIONS = [
    ("start position", "position startpos", 6, 119_060_324),
    (
        "Kiwipete",
        "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
    ),
]


class Program:
    """A UCI program that is kept running, with the processor time it has used."""

    def __init__(self, command):
        self.name = " ".join(command)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.say("uci")
        self.wait_for("uciok")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, beginning):
        for line in self.process.stdout:
            if line.startswith(beginning):
                return line.strip()
        sys.exit(f"{self.name} ended without saying '{beginning}'")

    def processor_time(self):
        """In seconds, of all threads, those that have ended included."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def count(self, position, depth, expected):
        """The processor time of one count, whose result must be right."""
        self.say(position)
        self.say("isready")
        self.wait_for("readyok")
        before = self.processor_time()
        self.say(f"go perft {depth}")
        found = int(self.wait_for("Nodes searched").split()[-1])
        # A thread that has ended takes its time with it: what counts must run in one that lives on.
        used = self.processor_time() - before
        if found != expected:
            sys.exit(f"{self.name} counts {found}, not {expected}")
        return used

    def quit(self):
        self.say("quit")
        self.process.wait()


def compare(programs, reference, runs):
    for name, position, depth, expected in POSITIONS:
        times = {program: [] for program in [reference, *programs]}
        for _ in range(runs):
            for program, measured in times.items():
                measured.append(program.count(position, depth, expected))
        medians = {program: statistics.median(measured) for program, measured in times.items()}
        print(f"{name}, depth {depth}, {expected:,} nodes, median of {runs} runs")
        for program, median in medians.items():
            speed = expected / median / 1e6
            ratio = medians[reference] / median
            print(f"  {speed:8.1f} Mnps  {ratio:5.2f} x  {program.name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="+", metavar="PROGRAM", help="a build of chessprog")
    parser.add_argument("--reference", help="another program to compare with", default=None)
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()

    path = os.environ.get("PATH", "") + ":/usr/games"
    reference = options.reference or shutil.which("stockfish", path=path)
    if not reference:
        sys.exit("Stockfish is not installed: name a program with --reference")
    programs = [Program([program, "--uci"]) for program in options.programs]
    yardstick = Program([reference])
    compare(programs, yardstick, options.runs)
    for program in [*programs, yardstick]:
        program.quit()


if __name__ == "__main__":
    main()
