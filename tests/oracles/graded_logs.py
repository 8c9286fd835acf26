"""What SWE-bench's harness reads from whole evaluation logs, and how it resolves tasks."""

import random
import tempfile
from itertools import product
from pathlib import Path

from fixture import case
from graded_fixture import write_graded
from swebench.harness.constants import EvalType
from swebench.harness.grading import get_eval_tests_report, get_logs_eval, get_resolution_status
from swebench.types import TestSpec

random = random.Random(20_260_102)
START, END, CODE = ">>>>> Start Test Output", ">>>>> End Test Output", ">>>>> Test Exit Code"


def spec(parser):
    return TestSpec("i", "", [], "", "", [], [], log_parser=f"parse_log_{parser}", eval_type="pass_and_fail")


def read(parser, log):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "log")
        path.write_bytes(log.encode())
        statuses, found = get_logs_eval(spec(parser), str(path))
        return {"found": found, "statuses": [list(pair) for pair in statuses.items()]}


BODIES = {
    "passes": ("pytest", "PASSED a::b\nPASSED a::c\n"),
    "fails": ("pytest", "PASSED a::b\nFAILED a::c - why\n"),
    "errors": ("django", "test_a (m.C) ... ok\ntest_b (m.C) ... ERROR\n"),
    "skips": ("pytest_v2", "SKIPPED a::b\r\n"),
    "nothing": ("pytest", "no tests ran in 0.10s\n"),
    "empty": ("sympy", ""),
}
SHAPES = {
    "plain": "before\n{start}\n{body}{end}\nafter\n",
    "traced": "+ : '{start}'\n{body}+ : '{end}'\n",
    "glued": "{start}{body}{end}",
    "no start": "{body}{end}\n",
    "no end": "{start}\n{body}",
    "end first": "{end}\n{body}{start}\n{body}",
    "two starts": "{start}\nPASSED early::x\n{start}\n{body}{end}\n",
    "two ends": "{start}\n{body}{end}\nFAILED late::x\n{end}\n",
    "all outside": "{body}{start}\n{end}\n{body}",
    "carriage returns": "{start}\r\n{body}{end}\r\n",
    "failed after": "{start}\n{body}{end}\n{code}: 1\n",
    "killed after": "{start}\n{body}{end}\n{code}: -9\n",
    "passed after": "{start}\n{body}{end}\n{code}:0\n{code}: 1\n",
    "forged code": "{start}\n{code}: 0\n{body}{end}\n{code}: 1\n",
}
SIGNS = [
    *("Executed 3 of 3", "Executed 0 of 0", "TOTAL: 12 SUCCESS", "TOTAL: 0 SUCCESS", "TOTAL: 5 FAILED", "12 passing", "0 passing"),
    *("10 passing", "007 passing", "Tests:       3 passed", "Tests: 0 total", "Test Suites: 1 failed, 2 passed, 3 total"),
    *("Test Suites: 0 total", "# tests 4", " # tests 4", "# tests 0", "4 specs, 0 failures", "1 spec, 0 failures", "0 specs, 0 failures"),
    *("'x': ok", "'x': ok ", "5 of 5 passing", "Executed 11 of", "Test Suites:\n 3 total", "Tests:\n1", "20 specs, failures"),
    *("Tests:\u00851 passed", "Tests:\ufeff1 passed", "Test Suites:\x1c3 total"),
]
BAD = [">>>>> Patch Apply Failed", ">>>>> Reset Failed", ">>>>> Tests Errored", ">>>>> Tests Timed Out", ">>>>> Some Tests Failed"]


def log_case(parser, log):
    return case({"parser": parser, "log": log}, read(parser, log))


def filled(shape, body):
    return shape.format(start=START, end=END, code=CODE, body=body)


def official_logs():
    cases = [log_case(parser, filled(shape, body)) for shape, (parser, body) in product(SHAPES.values(), BODIES.values())]
    for sign in SIGNS:
        cases.append(log_case("pytest", f"{START}\n{sign}\n{END}\n"))
    for bad, place in product(BAD, ["{bad}\n{log}", "{log}{bad}", "{start}\nPASSED a::b {bad}\n{end}\n"]):
        log = filled(SHAPES["plain"], "PASSED a::b\n")
        cases.append(log_case("pytest", place.format(bad=bad, log=log, start=START, end=END)))
    return cases


NAMES = ["a::t", "a::t[1]", "a::t[1 2]", "a::t[x[0]]", "b::u[", "b::u[log(p", "b::u[log(photon)]", "b::u[log(p) 2]", "c", "c::v [d]"]
STATUSES = ["PASSED", "FAILED", "SKIPPED", "ERROR", "XFAIL", "ERROR:root:x", "PASSED"]


def resolved_case():
    shown = random.sample(NAMES, random.randint(0, len(NAMES)))
    statuses = {name: random.choice(random.choice([STATUSES, ["PASSED"]])) for name in shown}
    listed = random.sample(NAMES, random.randint(0, len(NAMES)))
    split = random.randint(0, len(listed))
    gold = {"FAIL_TO_PASS": listed[:split], "PASS_TO_PASS": listed[split:]}
    eval_type = random.choice(list(EvalType))
    report = get_eval_tests_report(statuses, gold, eval_type=eval_type)
    given = {"statuses": list(map(list, statuses.items())), "gold": gold, "eval_type": eval_type.value}
    return case(given, {**{key: report[key] for key in gold}, "status": get_resolution_status(report)})


def all_pass_case():
    """Where everything that is shown passes, so that FULL and PARTIAL are met often."""
    listed = random.sample(NAMES, random.randint(1, 4))
    split = random.randint(0, len(listed))
    gold = {"FAIL_TO_PASS": listed[:split], "PASS_TO_PASS": listed[split:]}
    statuses = {name: random.choice(["PASSED", "XFAIL"]) for name in listed}
    if split > 1 and random.random() < 0.6:
        statuses[listed[0]] = "FAILED"
    report = get_eval_tests_report(statuses, gold)
    given = {"statuses": list(map(list, statuses.items())), "gold": gold, "eval_type": EvalType.PASS_AND_FAIL.value}
    return case(given, {**{key: report[key] for key in gold}, "status": get_resolution_status(report)})


write_graded(
    "graded_logs",
    official_logs=official_logs(),
    resolved=[*(resolved_case() for _ in range(120)), *(all_pass_case() for _ in range(60))],
)
