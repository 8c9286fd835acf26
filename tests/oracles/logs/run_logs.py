"""Runs the real runners in a folder of their own and cleans their output of what changes from run to run."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from . import pytest_files, sympy_files, tap_files, unittest_files, vitest_files

CHANGING = [
    (r"0x[0-9a-f]{6,}", "0x7f00"),
    (r"\bin \d+\.\d+s(econds)?", "in 0.10s"),
    (r"\bin \d+\.\d+ seconds", "in 0.10 seconds"),
    (r"(?s)(=+ slowest durations =+\n).*?\(\d+ durations", r"\1\n0.02s call     a.py::test_slow\n\n(9 durations"),
    (r"(\(|=)\d+\.\d+( seconds|s)\b", r"\g<1>0.10\2"),
    (r"(duration_ms:?) [\d.]+", r"\1 1.5"),
    (r"OK \([\d.]+=setup\[[\d.]+\]\+cmd\[[\d.]+\] seconds\)", "OK (0.10=setup[0.01]+cmd[0.09] seconds)"),
    (r"FAIL code (\d+) \([\d.]+=setup\[[\d.]+\]\+cmd\[[\d.]+\] seconds\)", r"FAIL code \1 (0.10=setup[0.01]+cmd[0.09] seconds)"),
    (r"\b\d+ W ", "0 W "),
    (r"(took:?|Total run took|Total database setup took|Total database teardown took) [\d.]+s", r"\1 0.10s"),
    (r"took \d+\.\d+s", "took 0.10s"),
    (r"\bpid=\d+", "pid=1"),
    (r" \d+(\x1b\[2m)?ms\b", r" 1\1ms"),
    (r"\n[^\n]*Start at [^\n]*\n[^\n]*Duration [^\n]*", "\n   Start at  12:00:00\n   Duration  0.10s"),
]


def run(folder, command, **environment):
    """The output of both streams, in the order of writing."""
    env = {
        **{key: os.environ[key] for key in ("PATH", "LD_LIBRARY_PATH") if key in os.environ},
        **{"PYTHONHASHSEED": "0", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1"},
        **{"COLUMNS": "100", "LANG": "C.UTF-8", "HOME": str(folder), **environment},
    }
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
    return cleaned(done.stdout.decode("utf-8"), folder)


def cleaned(log, folder):
    places = {
        **{str(folder): "/testbed", os.path.realpath(folder): "/testbed"},
        **{sysconfig.get_paths()["purelib"]: "/env/site-packages", sysconfig.get_paths()["stdlib"]: "/env/lib"},
        **{sys.executable: "/env/bin/python", sys.prefix: "/env", sys.base_prefix: "/env"},
    }
    for place in sorted(places, key=len, reverse=True):
        log = log.replace(place, places[place])
    for pattern, words in CHANGING:
        log = re.sub(pattern, words, log)
    return log


def all_logs():
    """[(runner, name, log)], in a stable order."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for files in (pytest_files.FILES, unittest_files.FILES, sympy_files.FILES, tap_files.FILES, vitest_files.FILES):
            for name, text in files.items():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text, encoding="utf-8")
        return [*pytest_logs(folder), *unittest_logs(folder), *sympy_logs(folder), *tap_logs(folder), *vitest_logs(folder)]


def pytest_logs(folder):
    plain = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    for name, options in pytest_files.RUNS:
        yield "pytest", name, run(folder, [*plain, *options.split()])
    tag = f"py{sys.version_info.major}{sys.version_info.minor}"
    tox = [sys.executable, "-m", "tox", "--current-env", f"-e{tag}", "-v", "--"]
    for name in ("tests", "test_outcomes.py"):
        log = run(folder, [*tox, "-rA", "--durations", "0", name])
        yield "pytest", f"by tox: {name}", log.replace(f"{tag}:", "py39:")


def unittest_logs(folder):
    for name, options in unittest_files.UNITTEST:
        yield "unittest", name, run(folder, [sys.executable, "-m", "unittest", "-v", *options.split()])
    for name, options in unittest_files.DJANGO:
        yield "django", name, run(folder, [sys.executable, "run_django.py", *options.split()])


def sympy_logs(folder):
    for name, files, options in sympy_files.RUNS:
        yield "sympy", name, run(folder, [sys.executable, "-W", "ignore", "run_sympy.py", json.dumps([files, options])])


def tap_logs(folder):
    node = shutil.which("node")
    if not node:
        raise SystemExit("node is needed for the TAP logs")
    for name in tap_files.FILES:
        yield "tap", name, run(folder, [node, "--test", "--test-reporter=tap", name])


def vitest_logs(folder):
    vitest = Path(__file__).parents[3] / "node_modules/.bin/vitest"
    plain = [str(vitest), "run", "--root", ".", "--reporter=verbose", "--no-file-parallelism"]
    for name, options in vitest_files.RUNS:
        yield "vitest", name, run(folder, [*plain, *options.split()], NO_COLOR="1")
    yield "vitest", "coloured", run(folder, [*plain, "all.spec"], FORCE_COLOR="1")
