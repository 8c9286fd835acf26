"""Test files for pytest, by name, and the runs over them."""

NAMES = '''
import pytest

ODD = ["a b", "x[0]", "[", "]", "][", "a - b", " - ", "c::d", "...", "é日本", "", "/usr/lib/x.so", "//net/x", "/a/*.py",
       "tab\\there", "line\\nbreak", "\\u2028", "ok", "PASSED", "FAILED x", "a[b[c", "https://h.example/p?q=1", "\\x1b[31mred"]

@pytest.mark.parametrize("text", ODD)
def test_odd(text):
    assert text is not None

@pytest.mark.parametrize("text", ODD, ids=ODD)
def test_odd_ids(text):
    assert len(text) < 6, f"long - {text}"

@pytest.mark.parametrize("a", [1, 2.5, None])
@pytest.mark.parametrize("b", [(1, 2), {"k": "v"}, "s"])
def test_grid(a, b):
    assert a != 2.5

class TestGroup:
    class TestInner:
        def test_deep(self):
            pass
    def test_ünïcode(self):
        pass
'''

OUTCOMES = '''
import pytest, unittest

def test_pass(): pass
def test_fail(): assert [1, 2] == [1, 3], "lists - differ"
def test_raises(): raise ValueError("first line\\nsecond - line")
def test_bare(): assert False
def test_skip(): pytest.skip("no - reason here")
@pytest.mark.skip(reason="decorated")
def test_skip_marked(): pass
@pytest.mark.skipif(True, reason="")
def test_skip_if(): pass
@pytest.mark.xfail(reason="known - bug")
def test_xfail(): assert 0
@pytest.mark.xfail
def test_xpass(): pass
@pytest.mark.xfail(strict=True, reason="strict")
def test_xpass_strict(): pass

@pytest.fixture
def broken(): raise RuntimeError("setup - broke")
def test_setup_error(broken): pass

@pytest.fixture
def breaks_after():
    yield
    raise RuntimeError("teardown broke")
def test_teardown_error(breaks_after): pass
def test_fails_twice(breaks_after): assert 0

class TestCase(unittest.TestCase):
    def test_sub(self):
        for i in range(3):
            with self.subTest(i=i): self.assertNotEqual(i, 1)
    @unittest.expectedFailure
    def test_expected(self): self.fail("as expected")
    @unittest.skip("unittest skip")
    def test_skipped(self): pass
'''

NOISY = '''
import logging, sys

def test_prints_results():
    print("PASSED test_fake.py::test_one")
    print("FAILED test_fake.py::test_two - because")
    print("ERROR: not a test")
    print("test_three ok")
    print("test_four (m.C) ... ok")
    print("ok 1 - tap")

def test_logs():
    logging.getLogger("a.b").error("went - wrong")
    logging.warning("PASSED by")
    assert 0

def test_prints_markers():
    print(">>>>> Start Test Output")
    print(">>>>> End Test Output")

def test_half_a_line():
    sys.stdout.write("FAILED")
    sys.stdout.write("PASSED half")
    assert 0

def test_json():
    print('{"status": "PASSED", "name": "test_json"}')
    print('["FAILED test_json"]')
    assert 0

def test_colours():
    print("\\x1b[32mPASSED\\x1b[0m green")
    print("\\x1b[1;31mFAILED\\x1b[0m bold")
    assert 0
'''

BROKEN = "import no_such_module_at_all\n\ndef test_never(): pass\n"
SYNTAX = "def test_never(:\n    pass\n"
DOCTEST = '"""\n>>> 1 + 1\n2\n>>> 2 + 2\n5\n"""\n'
BUTTONS = '''
import enum, pytest
class MouseButton(enum.IntEnum):
    LEFT = 1
    RIGHT = 3
@pytest.mark.parametrize("button", [MouseButton.LEFT, MouseButton.RIGHT], ids=str)
def test_click(button): assert button == 1
@pytest.mark.parametrize("name", ["MouseButton.LEFT", "MouseButton.RIGHT-3", "MouseButton.MIDDLE"])
def test_named(name): assert "RIGHT" not in name
'''
QUIET = "def test_one(): pass\ndef test_two(): pass\n"

FILES = {
    "test_names.py": NAMES,
    "test_outcomes.py": OUTCOMES,
    "test_noisy.py": NOISY,
    "test_broken.py": BROKEN,
    "test_syntax.py": SYNTAX,
    "doc.py": DOCTEST,
    "test_buttons.py": BUTTONS,
    "tests/deep/test_quiet.py": QUIET,
    "tox.ini": "[tox]\nskipsdist = true\n[testenv]\nsetenv = PYTHONWARNINGS = ignore\n"
    "commands = python -X dev -m pytest --durations 5 -p no:cacheprovider -p no:xdist {posargs}\n",
}

CLASSIC = "-rA -vv -o console_output_style=classic --tb=no"

RUNS = [
    ("clean", "-rA tests"),
    ("clean verbose", "-rA -v tests"),
    ("clean classic", f"{CLASSIC} tests"),
    ("names", "-rA --tb=line test_names.py"),
    ("names verbose", "-rA -v --tb=no test_names.py"),
    ("names classic", f"{CLASSIC} test_names.py"),
    ("names coloured", "-rA --tb=no --color=yes test_names.py"),
    ("outcomes", "-rA test_outcomes.py"),
    ("outcomes without header", "--no-header -rA test_outcomes.py"),
    ("outcomes verbose", "-rA -v --tb=short test_outcomes.py"),
    ("outcomes classic", f"{CLASSIC} test_outcomes.py"),
    ("outcomes coloured", "-rA --color=yes --tb=short test_outcomes.py"),
    ("outcomes coloured classic", f"{CLASSIC} --color=yes test_outcomes.py"),
    ("outcomes quiet", "-rA -q --tb=no test_outcomes.py"),
    ("outcomes without a summary", "--tb=no test_outcomes.py"),
    ("stopped at the first failure", "-rA -x --tb=short test_outcomes.py"),
    ("skips folded", "-rs --tb=no test_outcomes.py"),
    ("skips unfolded", "-rA --no-fold-skipped --tb=no test_outcomes.py"),
    ("by a worker", "-rA -n 1 --tb=no test_outcomes.py tests"),
    ("noisy", "-rA test_noisy.py"),
    ("noisy uncaptured", "-rA -s --tb=no test_noisy.py"),
    ("noisy verbose uncaptured", "-rA -v -s --tb=no test_noisy.py"),
    ("not importable", "-rA test_broken.py tests"),
    ("not importable, going on", "-rA --continue-on-collection-errors --tb=no test_broken.py test_syntax.py tests"),
    ("syntax error", "-rA test_syntax.py"),
    ("no such file", "-rA test_absent.py"),
    ("nothing collected", "-rA -k nothing tests"),
    ("unknown option", "-rA --no-such-option tests"),
    ("doctests", "-rA --doctest-modules doc.py"),
    ("buttons", "-rA --tb=no test_buttons.py"),
    ("buttons classic", f"{CLASSIC} test_buttons.py"),
    ("everything", "-rA --tb=no test_names.py test_outcomes.py test_buttons.py tests"),
]
