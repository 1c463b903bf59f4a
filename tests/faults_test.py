#!/usr/bin/env python3
"""Runs the program where something is missing, broken or strange.

    tests/faults_test.py CHESSPROG FAULTYWINDOW BACKWARDCLOCK [unittest options]

The window must open, play on and say what it cannot do; nothing already saved may suffer.
"""

import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

CHESSPROG, WINDOW, BACKWARD_CLOCK = map(os.path.abspath, sys.argv[1:4])
FEN = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
GAME = b"game_mode 2\nstart\ne4\ne5\nNf3\nfen\nmoves\nsave game.xml\nquit\n"


def environment(home, **changes):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    return kept | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8",
                   "XDG_RUNTIME_DIR": str(pathlib.Path(home).parent)} | changes


class FaultsTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.home = self.folder / "home"
        self.home.mkdir()
        self.settings = self.home / ".config/Chessprog/chessprog.conf"
        self.slot = self.home / ".local/share/Chessprog/chessprog/saves/slot1.xml"

    def window(self, home=None, before=(), **changes):
        """What the window tells, opened in that home; `before` is a command that runs it."""
        run = subprocess.run([*before, WINDOW], env=environment(home or self.home, **changes),
                             capture_output=True, timeout=120, check=False)
        self.assertEqual(run.returncode, 0, run.stderr.decode())
        told = json.loads(run.stdout)
        self.assertEqual(told["fen"], FEN)
        return told

    def assert_all_is_well(self, told):
        self.assertEqual(told["troubles while playing"] + told["troubles while saving"], [])
        self.assertTrue(self.slot.exists())

    def assert_tells_that_it_cannot_save(self, told):
        self.assertEqual(len(told["troubles while saving"]), 1)
        self.assertIn("could not be saved", told["troubles while saving"][0])
        # Once is enough: it is not said after every move.
        self.assertEqual(len(told["troubles while playing"]), 1)
        self.assertIn("cannot be kept safe", told["troubles while playing"][0])

    def mounted(self, options):
        """A command that runs another one with a file system of its own over the home."""
        ways = (["unshare", "--mount"], ["unshare", "--map-root-user", "--mount"])
        script = f'mount -t tmpfs -o {options} none "{self.home}" && '
        for way in ways:
            if subprocess.run([*way, "sh", "-c", script + "true"], capture_output=True,
                              check=False).returncode == 0:
                return lambda then: [*way, "sh", "-c", script + then + ' "$@"', "sh"]
        self.skipTest("nothing can be mounted here")

    def test_all_is_well_without_a_fault(self):
        self.assert_all_is_well(self.window())

    def test_without_a_home_one_plays(self):
        self.assert_tells_that_it_cannot_save(self.window(home="/proc/nobody"))

    def test_in_a_home_that_cannot_be_written_one_plays(self):
        command = self.mounted("ro,size=100k")
        self.assert_tells_that_it_cannot_save(self.window(before=command("")))

    def test_on_a_full_disk_what_was_saved_stays(self):
        command = self.mounted("size=128k")
        keep = (f'"{WINDOW}" > /dev/null && cp "{self.slot}" "{self.folder}/before" && '
                f'{{ cat /dev/zero > "{self.home}/zeros" 2> /dev/null; true; }} && ')
        compare = f'; cp "{self.slot}" "{self.folder}/after"'
        before = command(keep)
        before[-2] = before[-2].replace('"$@"', '"$@"' + compare)
        self.assert_tells_that_it_cannot_save(self.window(before=before))
        self.assertEqual((self.folder / "before").read_bytes(),
                         (self.folder / "after").read_bytes())

    def test_where_files_may_not_grow_what_was_saved_stays(self):
        self.window()
        before = self.slot.read_bytes()
        # Ignored, the signal leaves an error behind, as a quota does.
        told = self.window(before=["sh", "-c", 'trap "" XFSZ; ulimit -f 1; exec "$@"', "sh"])
        self.assert_tells_that_it_cannot_save(told)
        self.assertEqual(self.slot.read_bytes(), before)
        self.assertEqual(list(self.slot.parent.glob("*.tmp")) +
                         list(self.slot.parent.glob(".*.tmp")), [])

    def test_without_sound_one_plays(self):
        told = self.window(PULSE_SERVER="unix:/nowhere", ALSA_CONFIG_PATH="/dev/null",
                           PIPEWIRE_REMOTE="nowhere")
        self.assert_all_is_well(told)

    def test_without_a_session_bus_one_plays(self):
        told = self.window(DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere",
                           DBUS_SYSTEM_BUS_ADDRESS="unix:path=/nowhere")
        self.assert_all_is_well(told)

    def write_settings(self, content):
        self.settings.parent.mkdir(parents=True)
        self.settings.write_bytes(content)

    def test_broken_settings_read_as_those_of_a_first_start(self):
        fresh = self.window()
        for number, content in enumerate((
                random.Random(1).randbytes(5000),
                b"[board\ntheme=\x00\xff" + b"=" * 100_000,
                b"[sound]\nvolume=4000000000\n[board]\nanimation=-1\ntheme=@Invalid()\n"
                b"[window]\ngeometry=@ByteArray(x)\n[play]\nreplyDelay=@Variant(\\0\\x7f)\n")):
            with self.subTest(number=number):
                shutil.rmtree(self.settings.parent, ignore_errors=True)
                self.write_settings(content)
                told = self.window()
                self.assert_all_is_well(told)
                self.assertEqual(told["volume"], fresh["volume"])

    def test_a_folder_in_place_of_the_settings_does_no_harm(self):
        self.settings.mkdir(parents=True)
        self.assert_all_is_well(self.window())

    def test_settings_of_a_newer_version_are_used_as_far_as_known_and_kept(self):
        self.write_settings(b"[General]\nversion=99\n[board]\ntheme=hologram\npieces=living\n"
                            b"depth=3\n[sound]\nvolume=31\n[language]\nname=tlh\n"
                            b"[robot]\narm=left\n")
        told = self.window()
        self.assert_all_is_well(told)
        self.assertEqual(told["volume"], 31)
        kept = self.settings.read_text()
        self.assertIn("arm=left", kept)
        self.assertIn("depth=3", kept)

    def test_a_date_that_jumps_back_costs_no_time_and_no_game(self):
        told = self.window(LD_PRELOAD=BACKWARD_CLOCK)
        self.assert_all_is_well(told)
        # Of five minutes for each, hardly any is used up.
        for left in told["clocks"]:
            self.assertLessEqual(left, 300_000)
            self.assertGreater(left, 200_000)
        first = self.slot.read_bytes()
        told = self.window(LD_PRELOAD=BACKWARD_CLOCK)
        self.assert_all_is_well(told)
        self.assertEqual((self.slot.parent / "slot2.xml").read_bytes(), first)

    def locales(self):
        """Environments with commas in numbers, other digits, and other capital letters."""
        for name in ("de_DE", "ar_EG", "tr_TR"):
            made = subprocess.run(["localedef", "-i", name, "-f", "UTF-8",
                                   str(self.folder / f"{name}.UTF-8")],
                                  capture_output=True, check=False)
            if not (self.folder / f"{name}.UTF-8").exists():
                self.skipTest(f"no locale can be made here: {made.stderr.decode()}")
            yield {"LOCPATH": str(self.folder), "LC_ALL": f"{name}.UTF-8", "LANGUAGE": ""}

    def test_files_are_the_same_in_every_locale(self):
        def saved():
            text = self.slot.read_text(encoding="utf-8")
            return re.sub(r"<(saved|clocks)>[^<]*</\1>", "", text)

        self.window()
        expected = saved()
        for changes in self.locales():
            with self.subTest(locale=changes["LC_ALL"]):
                self.assertEqual(self.window(**changes)["troubles while saving"], [])
                self.assertEqual(saved(), expected)

    def run_text(self, *arguments, text=GAME, **changes):
        return subprocess.run([CHESSPROG, *arguments], input=text, cwd=self.home, timeout=120,
                              env=environment(self.home, **changes), capture_output=True,
                              check=False)

    def test_the_console_is_the_same_in_every_locale(self):
        expected = self.run_text("-c").stdout
        self.assertIn(FEN.encode(), expected)
        for changes in self.locales():
            with self.subTest(locale=changes["LC_ALL"]):
                self.assertEqual(self.run_text("-c", **changes).stdout, expected)

    def uci_answers(self, **changes):
        """What a short search tells; it must not be cut short by the end of input."""
        with subprocess.Popen([CHESSPROG, "--uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              env=environment(self.home, **changes), text=True) as program:
            program.stdin.write("position startpos moves e2e4\ngo nodes 2000\n")
            program.stdin.flush()
            said = ""
            while "bestmove" not in said:
                line = program.stdout.readline()
                self.assertNotEqual(line, "")
                said += re.sub(r" (nps|time) \d+", "", line)
            program.stdin.write("quit\n")
        return said

    def test_uci_is_the_same_in_every_locale(self):
        expected = self.uci_answers()
        for changes in self.locales():
            with self.subTest(locale=changes["LC_ALL"]):
                self.assertEqual(self.uci_answers(**changes), expected)

    def test_output_that_cannot_be_written_ends_the_console_with_an_error(self):
        with open("/dev/full", "wb") as full:
            run = subprocess.run([CHESSPROG, "-c"], input=GAME, stdout=full, cwd=self.home,
                                 env=environment(self.home), timeout=60, check=False)
        self.assertEqual(run.returncode, 1)

    def test_a_device_is_no_place_to_save(self):
        said = self.run_text(text=b"start\nsave /dev/full\nsave /proc/x\nquit\n").stdout.decode()
        self.assertEqual(said.count("File cannot be created or modified"), 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
