#!/usr/bin/env python3
"""Plays in the window of the real program, kills it at random instants, and looks what is left.

    windowcrash_test.py PROGRAM [KILLS [SEED]]

Two players with clocks; moves are typed, taken back and played again on an X server of its own.
After each kill the next start must offer the game, with the last move or the one in flight, all
that can be undone and redone, and the clocks of every move. Needs Xvfb and xdotool; without them it
is skipped (77).
"""

import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

SKIPPED = 77
PATIENCE = 20.0  # seconds, for a busy machine
KILLS_A_GAME = 10  # then a new game in a new home
SETTINGS = """[board]
animation=0
turns=false
[sound]
on=false
[play]
consent=false
[game]
players=2
name1=Amal
name2=Noa
clock=600000
increment=2000
"""


def wait_for(question, what):
    """Asks until the answer is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = question()
        if answer:
            return answer
        time.sleep(0.01)
    sys.exit(f"in vain: {what}")


class Screen:
    """An X server nobody looks at."""

    def __init__(self):
        read_end, write_end = os.pipe()
        self.server = subprocess.Popen(
            # Without a reset the server outlives its last window.
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1280x900x24", "-noreset"],
            pass_fds=[write_end],
            stderr=subprocess.DEVNULL,
        )
        os.close(write_end)
        with os.fdopen(read_end) as number:
            self.display = ":" + number.readline().strip()

    def close(self):
        self.server.kill()
        self.server.wait()


class Engine:
    """The program as a UCI engine: it knows the moves that are legal."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "--uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def move(self, moves, nodes):
        self.process.stdin.write(f"position startpos moves {' '.join(moves)}\ngo nodes {nodes}\n")
        for line in self.process.stdout:
            if line.startswith("bestmove"):
                return line.split()[1]
        sys.exit("the engine died")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class State:
    """A game as a file tells it: the moves, how many of them are taken back, a clock a place."""

    def __init__(self, moves=(), undone=0, clocks=()):
        self.moves, self.undone, self.clocks = list(moves), undone, list(clocks)

    @staticmethod
    def read(path):
        try:
            general = ElementTree.parse(path).getroot().find("general")
        except (FileNotFoundError, ElementTree.ParseError):
            return None
        return State(
            (general.findtext("moves") or "").split(),
            int(general.findtext("undone")),
            (general.findtext("clocks") or "").split(),
        )

    @property
    def ply(self):
        return len(self.moves) - self.undone

    def is_same_game(self, other):
        return (self.moves, self.undone) == (other.moves, other.undone)

    def keeps_clocks_of(self, earlier):
        """Every place that both know, but the one where time runs, has the same times."""
        common = 0
        while common < min(len(self.moves), len(earlier.moves)) and (
            self.moves[common] == earlier.moves[common]
        ):
            common += 1
        return len(self.clocks) == len(self.moves) + 1 and all(
            self.clocks[place] == earlier.clocks[place]
            for place in range(common + 1)
            if place not in (self.ply, earlier.ply)
        )

    def __str__(self):
        return f"{' '.join(self.moves)} ({self.undone} undone; {' '.join(self.clocks)})"


class Window:
    """The program in its window, from start to kill."""

    def __init__(self, program, home, display):
        self.home = home
        self.environment = dict(
            os.environ,
            DISPLAY=display,
            HOME=str(home),
            XDG_CONFIG_HOME=str(home),
            XDG_DATA_HOME=str(home),
            XDG_RUNTIME_DIR=str(home),
            QT_QPA_PLATFORM="xcb",
            LC_ALL="C.UTF-8",
            LANGUAGE="en",
        )
        self.program = subprocess.Popen(
            [program, "-g", "--saves", str(home / "saves")],
            env=self.environment,
            stderr=subprocess.DEVNULL,
        )
        self.focus("^Chessprog$")

    def xdotool(self, *words):
        return subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True
        ).stdout.split()

    def find(self, name):
        of_program = ["--onlyvisible", "--all", "--pid", str(self.program.pid)]
        return self.xdotool("search", *of_program, "--name", name)

    def focus(self, name):
        """Without a window manager nobody else gives the keyboard to a new window."""
        found = wait_for(lambda: self.find(name), f"no window {name}")
        wait_for(
            lambda: self.xdotool("windowfocus", found[-1], "getwindowfocus") == [found[-1]],
            f"no focus for {name}",
        )

    def begin(self):
        self.xdotool("key", "ctrl+n")
        self.focus("New game")
        self.xdotool("key", "Return")
        wait_for(lambda: not self.find("New game"), "the new game does not begin")
        self.focus("^Chessprog$")

    def send(self, action):
        """Undo, redo, or a move to be typed; comes back at once."""
        key = {"undo": ["key", "ctrl+z"], "redo": ["key", "ctrl+shift+z"]}.get(action)
        words = key or ["key", "--clearmodifiers", "slash", *action, "Return"]
        return subprocess.Popen(["xdotool", *words], env=self.environment)

    def kept(self):
        return State.read(self.home / "saves" / "unfinished1.xml")

    def saved(self):
        """The game on the board, as the window itself saves it."""
        for old in (self.home / "saves").glob("slot*.xml"):
            old.unlink()
        self.xdotool("key", "ctrl+s")
        return wait_for(lambda: State.read(self.home / "saves" / "slot1.xml"), "nothing is saved")

    def kill(self):
        self.program.kill()
        self.program.wait()


def choose(state, engine, chance):
    """What a player might do next, and the game after it."""
    played = state.moves[: state.ply]
    dice = chance.random()
    if dice < 0.2 and played:
        return "undo", State(state.moves, state.undone + 1)
    if dice < 0.4 and state.undone:
        return "redo", State(state.moves, state.undone - 1)
    move = engine.move(played, chance.randint(50, 2000))
    if engine.move(played + [move], 1) in ("(none)", "0000"):
        return "undo", State(state.moves, state.undone + 1)  # a game that is over is not kept
    return move, State(played + [move])


def play_and_die(window, engine, state, chance):
    """Plays a little, and dies about when one more move arrives; what may have been left."""
    took = 0.0
    for _ in range(chance.randint(1, 3)):
        action, after = choose(state, engine, chance)
        start = time.monotonic()
        window.send(action).wait()
        wait_for(
            lambda: (kept := window.kept()) and kept.is_same_game(after),
            f"{action} does not come after {state}; kept is {window.kept()}",
        )
        took = time.monotonic() - start
        state = window.kept()
    action, after = choose(state, engine, chance)
    sender = window.send(action)
    time.sleep(chance.uniform(0, 1.3 * took))
    window.kill()
    sender.wait()
    return state, after


def check(found, before, after, kept):
    if not (found.is_same_game(before) or found.is_same_game(after)):
        sys.exit(f"lost: found {found}\n      of    {before}\n      or    {after}")
    if not found.keeps_clocks_of(before) or found.clocks != kept.clocks:
        sys.exit(f"other clocks: found {found}\n              of {before}\n            kept {kept}")
    return "the new move" if found.is_same_game(after) else "the last move"


def main():
    program = sys.argv[1]
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else time.time_ns()
    if not (shutil.which("Xvfb") and shutil.which("xdotool")):
        print("Xvfb or xdotool is missing")
        return SKIPPED
    print(f"seed {seed}")
    chance = random.Random(seed)
    screen, engine = Screen(), Engine(program)
    window = None
    try:
        with tempfile.TemporaryDirectory() as folder:
            for number in range(kills):
                if number % KILLS_A_GAME == 0:
                    if window:
                        window.kill()
                    home = pathlib.Path(folder, f"game{number}")
                    (home / "Chessprog").mkdir(parents=True)
                    (home / "Chessprog" / "chessprog.conf").write_text(SETTINGS)
                    window = Window(program, home, screen.display)
                    window.begin()
                    state = State()
                before, after = play_and_die(window, engine, state, chance)
                window = Window(program, home, screen.display)
                kept = window.kept() or State()
                if not kept.moves:
                    # Killed before the very first move was on the board.
                    assert not before.moves
                    window.begin()
                    state, left = State(), "no move yet"
                else:
                    window.xdotool("key", "ctrl+g")
                    state = window.saved()
                    left = check(state, before, after, kept)
                print(f"kill {number + 1}: {left} is there, {len(state.moves)} moves, "
                      f"{state.undone} of them to be redone", flush=True)
    finally:
        if window:
            window.kill()
        engine.close()
        screen.close()
    print(f"{kills} kills, every game came back")
    return 0


if __name__ == "__main__":
    sys.exit(main())
