#!/usr/bin/env python3
"""Holds the rules against another program's on random positions: every move, and how many
sequences of three moves begin with it, must be the same.

    tests/perft_random.py [--positions N] [--seed N] [--judge PROGRAM] PROGRAM

PROGRAM is build/chessprog, the judge Stockfish. Positions come from games of random moves, chosen
from the judge's list, that begin at the start position, at those of tests/data/perft.txt and at
pieces strewn at random. Prints what differs; 77 as exit code tells that there is no judge.
"""

import argparse
import os
import pathlib
import random
import shutil
import subprocess
import sys

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
NO_JUDGE = 77
DEPTH = 3


class Counter:
    """A UCI program that counts move sequences."""

    def __init__(self, *command):
        self.position = None
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def ask(self, position):
        self.position = position
        self.tell(f"position {position}", f"go perft {DEPTH}")

    def answer(self):
        """The counts by first move, with the total at None."""
        counts = {}
        for line in self.process.stdout:
            name, colon, number = line.strip().rpartition(": ")
            if name == "Nodes searched":
                counts[None] = int(number)
                return counts
            if colon and " " not in name:
                counts[name] = int(number)
        sys.exit(f"{self.process.args[0]} has ended at {self.position}")

    def accepts(self, position):
        """Ours says when it refuses a position; others crash on what is none."""
        self.tell(f"position {position}", "isready")
        refused = False
        for line in self.process.stdout:
            refused = refused or "no legal position" in line
            if line.startswith("readyok"):
                return not refused
        sys.exit(f"{self.process.args[0]} has ended at {position}")

    def quit(self):
        self.tell("quit")
        self.process.stdin.close()
        return self.process.wait()


def strewn_pieces(dice):
    """Pieces anywhere, some with castling rights, and the step of a pawn that leads to en passant,
    or None."""
    board = [""] * 64
    letters = "KkPPPPppppQqRrRrBbBbNnNn" + "PpQqRrBbNn" * dice.randrange(3)
    for letter in letters[:2] + "".join(dice.sample(letters[2:], dice.randrange(len(letters) - 2))):
        rows = range(1, 7) if letter in "Pp" else range(8)
        board[8 * dice.choice(rows) + dice.randrange(8)] = letter
    rights = ""
    for right, king, rook, corner in (
            ("K", 60, "R", 63), ("Q", 60, "R", 56), ("k", 4, "r", 7), ("q", 4, "r", 0)):
        if dice.random() < 0.5:
            home = "K" if right.isupper() else "k"
            board = ["" if letter == home else letter for letter in board]
            board[king], board[corner] = home, rook
            rights += right
    side = dice.choice("wb")
    step = None
    if dice.random() < 0.5:
        # Row 1 is the seventh rank, row 6 the second.
        row, ahead, pawn, taker = (6, -1, "P", "p") if side == "w" else (1, 1, "p", "P")
        file = dice.randrange(8)
        for way, letter in enumerate((pawn, "", "")):
            board[8 * (row + way * ahead) + file] = letter
        if file > 0:
            board[8 * (row + 2 * ahead) + file - 1] = taker
        name = "abcdefgh"[file]
        step = f"{name}{8 - row}{name}{8 - row - 2 * ahead}"
    rows = ("".join(letter or "1" for letter in board[8 * row:8 * row + 8]) for row in range(8))
    return f"{'/'.join(rows)} {side} {rights or '-'} - 0 1", step


def known_fens():
    lines = (pathlib.Path(__file__).parent / "data/perft.txt").read_text().splitlines()
    return [line.split(";")[0].strip() for line in lines if line and not line.startswith("#")]


def beginnings(dice, ours):
    """Where games begin, how many moves they may last at most, and with which move they begin."""
    known = known_fens()
    while True:
        yield START, 120, None
        yield dice.choice(known), 20, None
        for _ in range(10):
            fen, step = strewn_pieces(dice)
            if ours.accepts(f"fen {fen}"):
                yield fen, 5, step


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    path = os.environ.get("PATH", "") + ":/usr/games"
    parser.add_argument("--judge", default=shutil.which("stockfish", path=path))
    options = parser.parse_args()
    if options.judge is None:
        print("There is no Stockfish to judge")
        return NO_JUDGE

    dice = random.Random(options.seed)
    judge, ours = Counter(options.judge), Counter(options.program, "--uci")
    positions = sequences = wrong = 0
    for fen, longest, step in beginnings(dice, ours):
        moves = []
        while len(moves) <= longest and positions < options.positions:
            position = f"fen {fen}" + (" moves " + " ".join(moves) if moves else "")
            judge.ask(position)
            ours.ask(position)
            expected, found = judge.answer(), ours.answer()
            positions += 1
            sequences += expected[None]
            if found != expected:
                wrong += 1
                differing = sorted(str(move) for move in expected.keys() | found.keys()
                                   if expected.get(move) != found.get(move))
                print(f"{position}: {' '.join(differing)}")
            if len(expected) == 1:
                break
            legal = [move for move in expected if move]
            moves.append(step if not moves and step in legal else dice.choice(legal))
        if positions >= options.positions:
            break
    ended_well = judge.quit() == 0 and ours.quit() == 0
    print(f"{positions} positions, {sequences} sequences, {wrong} positions differ")
    return 0 if wrong == 0 and ended_well else 1


if __name__ == "__main__":
    sys.exit(main())
