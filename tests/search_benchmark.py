#!/usr/bin/env python3
"""Compares how fast two UCI engines search: time to a depth, and nodes a second.

    tests/search_benchmark.py COMMAND REFERENCE [--depth 12] [--runs 3]
    tests/search_benchmark.py "build/chessprog --uci" /usr/games/toga2

The engines take turns, position after position, so that a busy machine disturbs both alike. Depths
are each engine's own count: what one calls twelve half-moves may be looked at far more selectively
than what the other does. So there are two ratios, and neither tells which engine plays better.
"""

import argparse
import shlex
import statistics
import subprocess
import sys
import time

POSITIONS = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9",
    "r2q1rk1/1b1nbppp/pp1ppn2/8/2PNP3/1PN1B3/P3BPPP/R2Q1RK1 w - - 0 12",
    "2rq1rk1/pb1n1ppp/1p2pn2/2bp4/3P4/1P2PN2/PBQNBPPP/2R2RK1 w - - 0 13",
    "4rrk1/pp1n3p/3q2pQ/2p1pb2/2PP4/2P3N1/P2B2PP/4RRK1 b - - 7 19",
    "2r3k1/1q1nbppp/r3p3/3pP3/pPpP4/P1Q2N2/2RN1PPP/2R4K b - - 0 23",
    "6k1/6p1/6Pp/ppp5/3pn2P/1P3K2/1PP2P2/3N4 b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/1p1k4/5ppp/PPK1p3/6P1/5PP1/8 b - - 0 1",
]


class Engine:
    """A UCI engine that is kept running."""

    def __init__(self, command):
        self.name = command
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.say("uci")
        self.lines_until("uciok")
        self.say("setoption name Hash value 64")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def lines_until(self, beginning):
        lines = []
        for line in self.process.stdout:
            lines.append(line.split())
            if line.startswith(beginning):
                return lines
        sys.exit(f"{self.name} ended without saying '{beginning}'")

    def search(self, fen, depth):
        """The seconds and the nodes that a search from scratch to that depth takes."""
        self.say("ucinewgame")
        self.say(f"position fen {fen}")
        self.say("isready")
        self.lines_until("readyok")
        start = time.monotonic()
        self.say(f"go depth {depth}")
        lines = self.lines_until("bestmove")
        seconds = time.monotonic() - start
        counts = [int(words[words.index("nodes") + 1]) for words in lines if "nodes" in words]
        if not counts:
            sys.exit(f"{self.name} does not tell its nodes")
        return seconds, max(counts)

    def quit(self):
        self.say("quit")
        self.process.wait()


def compare(engine, reference, depth, runs):
    time_ratios, speed_ratios = [], []
    total = {engine: [0.0, 0], reference: [0.0, 0]}
    for fen in POSITIONS:
        found = {engine: [], reference: []}
        for _ in range(runs):
            for player, measured in found.items():
                measured.append(player.search(fen, depth))
        median = {player: sorted(measured)[runs // 2] for player, measured in found.items()}
        for player, (seconds, nodes) in median.items():
            total[player][0] += seconds
            total[player][1] += nodes
        (seconds, nodes), (its_seconds, its_nodes) = median[engine], median[reference]
        time_ratios.append(its_seconds / seconds)
        speed_ratios.append((nodes / seconds) / (its_nodes / its_seconds))
    for player, (seconds, nodes) in total.items():
        print(f"{seconds:8.2f} s  {nodes:12,} nodes  {nodes / seconds / 1e6:6.2f} Mnps  {player.name}")
    print(
        f"Depth {depth}, medians over {len(POSITIONS)} positions of {runs} runs: the first is "
        f"{statistics.median(time_ratios):.2f} x as fast to the depth, "
        f"{statistics.median(speed_ratios):.2f} x in nodes a second"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine")
    parser.add_argument("reference")
    parser.add_argument("--depth", type=int, default=12)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    engine, reference = Engine(arguments.engine), Engine(arguments.reference)
    compare(engine, reference, arguments.depth, arguments.runs)
    engine.quit()
    reference.quit()


if __name__ == "__main__":
    main()
