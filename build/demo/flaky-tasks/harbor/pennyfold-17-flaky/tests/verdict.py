"""Judges the log of a test run: `verdict.py CONFIG FOLDER` reads FOLDER/test-output.txt.

Writes 1 to FOLDER/reward.txt where every test of FAIL_TO_PASS and PASS_TO_PASS passed, else 0, and to FOLDER/tests.json
whether each test that the log speaks of passed. Tests can print what they like, lines that look like a result included;
so one that is said to have failed anywhere has failed, whatever else is said of it.
"""

import json
import re
import sys
from pathlib import Path

RESULTS = {
    "parse_log_pytest": re.compile(r"(?P<status>PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) (?P<name>\S+::\S+)"),
    "parse_log_django": re.compile(r"(?P<name>test\w* \([\w.]+\)) \.\.\. (?P<status>\w+)"),
    "node-tap": re.compile(r"\s*(?P<status>ok|not ok) \d+ - (?P<name>.*?)(?P<directive> # (?:SKIP|TODO).*)?$"),
}
PASSES = ("PASSED", "ok")


def passed_by_test(log, pattern):
    passed = {}
    for line in log:
        match = pattern.match(line.rstrip("\n"))
        if match:
            is_pass = match["status"] in PASSES and not match.groupdict().get("directive")
            passed[match["name"]] = passed.get(match["name"], True) and is_pass
    return passed


def main(config_file, folder):
    config = json.loads(Path(config_file).read_text(encoding="utf-8"))
    with open(Path(folder, "test-output.txt"), encoding="utf-8", errors="replace") as log:
        passed = passed_by_test(log, RESULTS[config["log_parser"]])
    needed = config["FAIL_TO_PASS"] + config["PASS_TO_PASS"]
    is_resolved = all(passed.get(name, False) for name in needed)
    Path(folder, "tests.json").write_text(json.dumps(passed, indent=1) + "\n", encoding="utf-8")
    Path(folder, "reward.txt").write_text(f"{int(is_resolved)}\n", encoding="ascii")


main(*sys.argv[1:])
