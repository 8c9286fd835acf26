"""Test files for SymPy's runner, by name, and the runs over them."""

FILES = {
    "run_sympy.py": """
import json, os, sys
from sympy.testing import runtests
runtests.get_sympy_dir = os.getcwd
names, options = json.loads(sys.argv[1])
keywords = options.pop("kw", [])
tests = runtests.SymPyTests(runtests.PyTestReporter(**{"verbose": True, **options}), keywords, seed=1234)
tests._testfiles = [os.path.abspath(f"sympy_like/tests/{name}.py") for name in names]
sys.exit(not tests.test(sort=True))
""",
    "sympy_like/__init__.py": "",
    "sympy_like/tests/__init__.py": "",
    "sympy_like/tests/test_clean.py": "def test_one(): pass\ndef test_two(): assert 1 + 1 == 2\n",
    "sympy_like/tests/test_mixed.py": '''
from sympy.testing.pytest import XFAIL, skip, slow, raises
def test_passes(): pass
def test_fails(): assert 1 == 2
def test_breaks(): raise ValueError("broken - here")
def test_skips(): skip("not now")
@XFAIL
def test_expected(): assert 0
@XFAIL
def test_unexpected(): pass
@slow
def test_slow(): pass
def test_raises(): raises(KeyError, lambda: {}["a"])
def test_warns():
    import warnings
    warnings.warn("careful", UserWarning)
def test_prints():
    print("test_printed ok")
    print("___ somewhere.py:test_else ___")
    print("test_half E")
''',
    "sympy_like/tests/test_import.py": "import no_such_module_at_all\ndef test_never(): pass\n",
    "sympy_like/tests/test_syntax.py": "def test_never(:\n",
}

RUNS = [
    ("clean", ["test_clean"], {}),
    ("mixed", ["test_mixed"], {}),
    ("mixed, short tracebacks", ["test_mixed"], {"tb": "no"}),
    ("mixed, not verbose", ["test_mixed"], {"verbose": False}),
    ("mixed, coloured", ["test_mixed"], {"force_colors": True}),
    ("not importable", ["test_import"], {}),
    ("syntax error", ["test_syntax"], {}),
    ("all", ["test_clean", "test_mixed", "test_import"], {}),
    ("chosen", ["test_mixed"], {"kw": ["fails"]}),
]
