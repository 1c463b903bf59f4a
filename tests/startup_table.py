#!/usr/bin/env python3
"""Compares how fast chess programs open their window, and how much memory they take.

    tests/startup_table.py [--runs 10] [--build build]

Needs Xvfb, dbus-run-session, and what is to be compared: chessprog and emptywindow of the build
folder (cmake --build build --target chessprog emptywindow), gnome-chess, knights and chessx; what is
missing is left out. The empty window is there twice: empty, and with one word, since the search for
fonts is a good part of what every program with words takes.

The time runs from exec until a window covers a good part of an empty screen with something; the
picture of the screen is read from the memory of Xvfb, so that looking costs the programs nothing.
The programs take turns, after one start of each that does not count, so that a busy machine disturbs
all of them alike; the medians are printed, with the processor time used until then, on which other
programs have little influence. Memory is the proportional set size (PSS) of the program and all its
children some seconds later.
"""

import argparse
import mmap
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCREEN = (1280, 1024)
# Looked at are some thousand bytes of the picture; a prime, so that they lie in all columns.
STRIDE = 1009
PAINTED_PART = 0.05
# Less than this is the pointer.
EMPTY_PART = 0.005
TIMEOUT = 30
SETTLING = 4


class Screen:
    """An X server of our own, and its picture."""

    def __init__(self, folder):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "%dx%dx24" % SCREEN,
             "-fbdir", folder, "-noreset", "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.display = ":" + answer.readline().strip()
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as picture:
            self.memory = mmap.mmap(picture.fileno(), 0, prot=mmap.PROT_READ)
        time.sleep(0.5)
        self.empty = self.sample()

    def sample(self):
        return self.memory[len(self.memory) - SCREEN[0] * SCREEN[1] * 4 :: STRIDE]

    def painted_part(self):
        now = self.sample()
        if now == self.empty:
            return 0
        return sum(a != b for a, b in zip(now, self.empty)) / len(now)

    def wait(self, is_there):
        """Seconds until the wanted picture; a sample every half millisecond."""
        start = time.perf_counter()
        while not is_there(self.painted_part()):
            if time.perf_counter() - start > TIMEOUT:
                raise TimeoutError
            time.sleep(0.0005)

    def close(self):
        self.server.terminate()
        self.server.wait()


def family(pid):
    """The process and all that it started."""
    parents = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as stat:
                parents[int(name)] = int(stat.read().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found = [pid]
    for member in found:
        found += [child for child, parent in parents.items() if parent == member]
    return found


def processor_time(pid):
    """Seconds of all threads; finer than the ticks of /proc/PID/stat."""
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/schedstat") as stat:
            total += int(stat.read().split()[0])
    return total / 1e9


def memory(pid):
    """Megabytes, every shared page divided among those who share it."""
    total = 0
    for member in family(pid):
        try:
            with open(f"/proc/{member}/smaps_rollup") as rollup:
                total += next(int(line.split()[1]) for line in rollup if line.startswith("Pss:"))
        except (OSError, StopIteration):
            continue
    return total / 1024


class Program:
    def __init__(self, name, command, home):
        self.name = name
        self.command = command
        self.home = os.path.join(home, name.replace(" ", "-"))
        os.makedirs(self.home)
        self.times, self.processor, self.memory = [], [], []

    def run(self, screen, counts, settles):
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "QT_"))
        }
        environment |= {"HOME": self.home, "XDG_RUNTIME_DIR": self.home, "DISPLAY": screen.display,
                        "LC_ALL": "C.UTF-8"}
        os.chmod(self.home, 0o700)
        start = time.perf_counter()
        process = subprocess.Popen(self.command, env=environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   start_new_session=True)
        try:
            screen.wait(lambda part: part >= PAINTED_PART)
            passed = time.perf_counter() - start
            if counts:
                self.times.append(1000 * passed)
                self.processor.append(1000 * processor_time(process.pid))
            if settles:
                time.sleep(SETTLING)
                self.memory.append(memory(process.pid))
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        screen.wait(lambda part: part < EMPTY_PART)


def programs(build, home):
    wanted = [
        ("empty window", [os.path.join(build, "tests/emptywindow")]),
        ("one word", [os.path.join(build, "tests/emptywindow"), "chess"]),
        ("chessprog", [os.path.join(build, "chessprog"), "-g"]),
        ("chessx", ["chessx"]),
        ("knights", ["knights"]),
        ("gnome-chess", ["gnome-chess"]),
    ]
    path = os.environ.get("PATH", "") + ":/usr/games"
    for name, command in wanted:
        found = shutil.which(command[0], path=path)
        if found:
            yield Program(name, [found] + command[1:], home)
        else:
            print(f"({name} is not here)", file=sys.stderr)


def print_table(compared, runs):
    print(f"median of {runs} starts, load of the machine {os.getloadavg()[0]:.1f}\n")
    print(f"{'program':14} {'window after':>13} {'fastest':>9} {'processor':>10} {'memory':>9}")
    for program in compared:
        print(f"{program.name:14} {statistics.median(program.times):10.0f} ms"
              f" {min(program.times):6.0f} ms {statistics.median(program.processor):7.0f} ms"
              f" {statistics.median(program.memory):6.1f} MB")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"))
    options = parser.parse_args()
    # Some programs talk to a session; one of our own.
    if "STARTUP_TABLE_SESSION" not in os.environ and shutil.which("dbus-run-session"):
        os.environ["STARTUP_TABLE_SESSION"] = "1"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable] + sys.argv)

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        screen = Screen(folder)
        try:
            compared = list(programs(os.path.abspath(options.build), os.path.join(folder, "homes")))
            for run in range(options.runs + 1):
                for program in compared:
                    program.run(screen, counts=run > 0, settles=run > options.runs - 3)
        finally:
            screen.close()
    print_table(compared, options.runs)


if __name__ == "__main__":
    main()
