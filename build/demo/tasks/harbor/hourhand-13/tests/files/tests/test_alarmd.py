import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from hourhand.alarmd import pid_file, status


def launch(folder):
    """Starts the daemon as a user would. It is left behind, and ends by itself after three minutes."""
    command = [sys.executable, "-m", "hourhand.alarmd", str(folder), "--lifetime", "180"]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode


class DaemonTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="alarmd-"))

    def leave_behind(self, text):
        pid_file(self.folder).write_text(text, encoding="ascii")

    def assert_can_start(self):
        self.assertEqual(status(self.folder), "stopped")
        self.assertEqual(launch(self.folder), 0)
        os.kill(int(pid_file(self.folder).read_text()), 0)
        self.assertEqual(status(self.folder), "running")

    def test_nothing_runs_in_a_new_folder(self):
        self.assertEqual(status(self.folder), "stopped")

    def test_a_daemon_is_left_in_the_background(self):
        self.assert_can_start()

    def test_a_second_daemon_is_refused(self):
        self.assertEqual(launch(self.folder), 0)
        first = pid_file(self.folder).read_text()
        self.assertEqual(launch(self.folder), 1)
        self.assertEqual(pid_file(self.folder).read_text(), first)

    def test_a_daemon_starts_after_one_was_killed(self):
        killed = subprocess.Popen([sys.executable, "-c", ""])
        killed.wait()
        self.leave_behind(f"{killed.pid}\n")
        self.assert_can_start()

    def test_a_daemon_starts_where_the_number_was_not_written(self):
        self.leave_behind("")
        self.assert_can_start()

    def test_numbers_that_are_no_process_are_not_running(self):
        for text in ("0", "-1", "99999999999999999999", "alarmd"):
            self.leave_behind(text)
            self.assertEqual(status(self.folder), "stopped", text)

    def test_a_process_of_ours_is_running(self):
        self.leave_behind(str(os.getpid()))
        self.assertEqual(status(self.folder), "running")
