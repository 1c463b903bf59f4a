#!/usr/bin/python3
"""Plays fool's mate in the real program as a screen reader would: through accessible objects alone,
hearing the game by its announcements.

    accessibility_test.py PROGRAM

Brings its own display, session and home, so that it touches nothing of the user's and any number of
runs can go on at once. Needs the packages of the section "check" in packaging/packages.txt.
"""

import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# For one step; generous, as the machine may be busy.
PATIENCE = 30
# For everything.
LIMIT = 100


class Failure(Exception):
    pass


# The stage: a display and a session of our own


def stage_environment(home, display):
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("QT_", "XDG_", "LC_", "LANG", "DBUS_", "AT_SPI", "WAYLAND_", "GTK_"))
    }
    environment.update(
        DISPLAY=display,
        HOME=home,
        XDG_RUNTIME_DIR=home,
        XDG_CONFIG_HOME=os.path.join(home, "config"),
        XDG_DATA_HOME=os.path.join(home, "data"),
        XDG_CACHE_HOME=os.path.join(home, "cache"),
        LC_ALL="C.UTF-8",
        GSETTINGS_BACKEND="memory",
        QT_QPA_PLATFORM="xcb",
        QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
    )
    return environment


def start_display(log):
    """An X server on a number that it chooses itself."""
    reader, writer = os.pipe()
    options = ["-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), *options],
        pass_fds=[writer],
        stdout=log,
        stderr=log,
    )
    os.close(writer)
    number = b""
    deadline = time.monotonic() + PATIENCE
    while not number.endswith(b"\n"):
        readable, _, _ = select.select([reader], [], [], max(0, deadline - time.monotonic()))
        part = os.read(reader, 16) if readable else b""
        if not part:
            server.kill()
            raise Failure("there is no display: Xvfb did not start")
        number += part
    os.close(reader)
    return server, ":" + number.decode().strip()


def run_on_stage(program):
    for tool in ("Xvfb", "dbus-run-session", "xdotool"):
        if not shutil.which(tool):
            print(f"FAILED: {tool} is missing; packaging/packages.txt names its package")
            return 1
    home = tempfile.mkdtemp(prefix="chessprog-accessibility-")
    os.chmod(home, 0o700)
    server = session = None
    code = 1
    with open(os.path.join(home, "log"), "w+", encoding="utf-8", errors="replace") as log:
        try:
            server, display = start_display(log)
            session = subprocess.Popen(
                ["dbus-run-session", "--", sys.executable, __file__, "--inside", program],
                env=stage_environment(home, display),
                stderr=log,
                start_new_session=True,
            )
            code = session.wait(LIMIT + 10)
        except (Failure, OSError, subprocess.TimeoutExpired) as trouble:
            print("FAILED:", trouble)
        finally:
            if session:
                # Whatever the session has started goes with it.
                try:
                    os.killpg(session.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                session.wait()
            if server:
                server.terminate()
                server.wait()
        if code != 0:
            log.seek(0)
            print(log.read())
    shutil.rmtree(home, ignore_errors=True)
    return code


# The player: a screen reader in the session


class ScreenReader:
    """Hears what is announced, and finds objects by their role and name."""

    def __init__(self):
        import pyatspi
        from gi.repository import GLib

        self.atspi = pyatspi
        self.context = GLib.MainContext.default()
        self.announcements = []
        self.focused = []
        self.renamed = []
        pyatspi.Registry.registerEventListener(
            self._hear,
            "object:state-changed:showing",
            "object:state-changed:focused",
            "object:property-change:accessible-name",
        )
        self.desktop = pyatspi.Registry.getDesktop(0)

    def _hear(self, event):
        try:
            role, name = event.source.getRoleName(), event.source.name
        except Exception:  # It has gone meanwhile.
            return
        if event.type.startswith("object:property-change") and role == "table cell":
            self.renamed.append(name)
        elif event.type.startswith("object:state-changed:focused") and event.detail1:
            self.focused.append(name)
        elif role == "notification" and event.detail1:
            self.announcements.append(name)

    def wait(self, what, condition):
        """Lets events come in until the condition holds, and returns what it found."""
        deadline = time.monotonic() + PATIENCE
        while True:
            while self.context.pending():
                self.context.iteration(False)
            try:
                found = condition()
            except Exception:  # Objects come and go while one looks at them.
                found = None
            if found:
                return found
            if time.monotonic() > deadline:
                raise Failure(
                    f"waited in vain for {what}; announced: {self.announcements}; "
                    f"last with the keyboard: {self.focused[-3:]}"
                )
            time.sleep(0.01)

    def forget(self):
        self.announcements.clear()
        self.focused.clear()
        self.renamed.clear()

    def hears(self, words):
        self.wait(f"“{words}”", lambda: any(words in said for said in self.announcements))

    def find(self, role, name):
        """The visible object of that role and name."""

        def search(parent):
            for child in parent:
                if child is None:
                    continue
                kind = child.getRoleName()
                is_showing = child.getState().contains(self.atspi.STATE_SHOWING)
                if kind == role and child.name == name and is_showing:
                    return child
                # The latter have many parts, and none is looked for here.
                is_hidden = kind != "application" and not is_showing
                if not is_hidden and kind not in ("table", "menu bar", "combo box"):
                    found = search(child)
                    if found is not None:
                        return found
            return None

        return self.wait(f"the {role} “{name}”", lambda: search(self.desktop))

    def press(self, role, name):
        act(self.find(role, name))


def act(accessible):
    """What a screen reader does to press a button or a square."""
    action = accessible.queryAction()
    for number in range(action.nActions):
        if action.getName(number) in ("Press", "Toggle"):
            action.doAction(number)
            return
    raise Failure(f"nothing can be done with “{accessible.name}”")


class Board:
    def __init__(self, reader):
        self.reader = reader
        self.table = reader.find("table", "Chess board").queryTable()
        expect("the number of squares", (self.table.nRows, self.table.nColumns), (8, 8))

    def cell(self, square):
        return self.table.getAccessibleAt(8 - int(square[1]), ord(square[0]) - ord("a"))

    def expect_name(self, square, name):
        self.reader.wait(f"the square “{name}”", lambda: self.cell(square).name == name)

    def move(self, start, piece, end, news):
        """Picks the piece up and puts it down, and hears what the game says to either."""
        reader = self.reader
        self.expect_name(start, f"{start}, {piece}")
        reader.forget()
        act(self.cell(start))
        reader.hears(f"{start}, {piece}, selected. It can go to:")
        self.expect_name(start, f"{start}, {piece}, selected")
        self.expect_name(end, f"{end}, empty, can move here")
        reader.wait(
            "the selected state",
            lambda: self.cell(start).getState().contains(reader.atspi.STATE_SELECTED),
        )
        reader.wait("its new name told", lambda: f"{start}, {piece}, selected" in reader.renamed)
        reader.forget()
        act(self.cell(end))
        reader.hears(news)
        self.expect_name(end, f"{end}, {piece}, last move")


def expect(what, found, wanted):
    if found != wanted:
        raise Failure(f"{what}: {found} instead of {wanted}")


def give_focus_to_window():
    """Without a window manager nobody else gives the window the keyboard."""
    subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Chessprog$", "windowfocus"],
        check=True,
        timeout=PATIENCE,
        stdout=subprocess.DEVNULL,
    )


def begin_two_player_game(reader):
    reader.press("push button", "New game…")
    reader.find("dialog", "New game")
    reader.press("radio button", "Two players")
    reader.find("text", "Second player")
    reader.press("push button", "Start")
    reader.hears("Player 1 to move.")


def walk_to_board(reader):
    reader.forget()
    give_focus_to_window()
    reader.wait("the square with the keyboard", lambda: reader.focused[-1:] == ["e2, white pawn"])


def ask_and_decline(reader):
    reader.forget()
    reader.press("push button", "Undo")
    reader.hears("Player 2, do you agree? Agree: Alt+A. Decline: Alt+D.")
    reader.press("push button", "Decline")
    reader.hears("Player 2 declines.")


def save_and_quit(reader, game):
    reader.press("push button", "Save")
    reader.hears("The game is saved.")
    reader.press("push button", "Main menu")
    reader.press("push button", "Quit")
    expect("the program's end", game.wait(PATIENCE), 0)


def play(program):
    reader = ScreenReader()
    game = subprocess.Popen([program, "-g"])
    try:
        begin_two_player_game(reader)
        walk_to_board(reader)
        board = Board(reader)
        board.move("f2", "white pawn", "f3", "Player 1: pawn from f2 to f3. Player 2 to move.")
        ask_and_decline(reader)
        board.move("e7", "black pawn", "e5", "Player 2: pawn from e7 to e5. Player 1 to move.")
        board.move("g2", "white pawn", "g4", "Player 1: pawn from g2 to g4. Player 2 to move.")
        board.move(
            "d8", "black queen", "h4", "Player 2: queen from d8 to h4. Checkmate! Player 2 wins."
        )
        board.expect_name("e1", "e1, white king, in check")
        save_and_quit(reader, game)
    finally:
        if game.poll() is None:
            game.kill()


def run_inside(program):
    signal.alarm(LIMIT)
    started = time.monotonic()
    try:
        play(program)
    except (Failure, subprocess.SubprocessError) as trouble:
        print("FAILED:", trouble, flush=True)
        return 1
    print(f"passed in {time.monotonic() - started:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--inside":
        sys.exit(run_inside(sys.argv[2]))
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(run_on_stage(os.path.abspath(sys.argv[1])))
