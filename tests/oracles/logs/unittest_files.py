"""Test files for `unittest -v` and Django's runner, by name, and the runs over them."""

CASES = '''
import sys, unittest

class Clean(unittest.TestCase):
    def test_one(self): pass
    def test_two(self):
        """A docstring names the test."""
    def test_dots(self):
        """Waits ... and goes on ... ok"""

class Mixed(unittest.TestCase):
    def test_fail(self): self.assertEqual(1, 2, "values - differ")
    def test_error(self): raise KeyError("missing")
    def test_fail_with_docstring(self):
        """Fails as told."""
        self.fail()
    @unittest.skip("for a reason ... ok")
    def test_skip(self): pass
    @unittest.expectedFailure
    def test_expected(self): self.fail()
    @unittest.expectedFailure
    def test_unexpected(self): pass
    def test_subtests(self):
        for i in range(3):
            with self.subTest(i=i, text="a - b"): self.assertNotEqual(i, 1)

class BrokenSetUp(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise RuntimeError("class setup broke")
    def test_never(self): pass

class Loud(unittest.TestCase):
    def test_prints_before_ok(self):
        sys.stderr.write("a line of output\\n")
    def test_prints_lines(self):
        sys.stderr.write("\\nfirst\\nsecond\\n")
    def test_prints_ok(self):
        sys.stderr.write("\\nokay then\\n")
        self.fail()
    def test_prints_heading(self):
        sys.stderr.write("\\nFAIL: test_made_up (m.C)\\nERROR: test_other (m.C)\\n")
    def test_prints_version(self):
        sys.stderr.write("--version is equivalent to version\\n")
    def test_prints_check(self):
        sys.stderr.write("System check identified no issues (0 silenced)\\n")
    def test_prints_server_error(self):
        sys.stderr.write("Internal Server Error: /a/b/\\n")
    def test_prints_installed(self):
        sys.stderr.write("Testing against Django installed in '/x'\\nmore (0 silenced).\\n")
    def test_prints_migration(self):
        sys.stderr.write("\\nApplying sites.0002_alter_domain_unique...test_no_migrations ... ok\\n")
'''

FILES = {
    "run_django.py": """
import os, sys
from django.core.management import execute_from_command_line
os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
execute_from_command_line(["manage.py", "test", "-v", "2", *sys.argv[1:]])
""",
    "test_cases.py": CASES,
    "test_import.py": "import no_such_module_at_all\n",
    "settings.py": 'SECRET_KEY = "x"\nDATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}\n'
    'INSTALLED_APPS = ["django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sites"]\n'
    'DEFAULT_AUTO_FIELD = "django.db.models.AutoField"\nUSE_TZ = True\nROOT_URLCONF = "urls"\n',
    "urls.py": "from django.urls import path\n\ndef broken(request):\n    raise ValueError('broken view')\n\n"
    "urlpatterns = [path('broken/', broken)]\n",
    "dj/__init__.py": "",
    "dj/tests.py": '''
from django.core.management import call_command
from django.test import SimpleTestCase, TestCase, TransactionTestCase, tag

class Views(SimpleTestCase):
    def test_server_error(self):
        self.client.raise_request_exception = False
        self.assertEqual(self.client.get("/broken/").status_code, 500)
    def test_missing(self):
        """GET of an unknown page ... gives 404."""
        self.assertEqual(self.client.get("/nowhere/").status_code, 404)
    def test_check(self):
        call_command("check")

class Rows(TestCase):
    def test_sites(self):
        from django.contrib.sites.models import Site
        self.assertEqual(Site.objects.count(), 1)
    def test_fails(self):
        self.assertNumQueries(1, lambda: None)
    def test_subtests(self):
        for name in ["a b", "c - d"]:
            with self.subTest(name=name): self.assertEqual(name, "a b")

class Flushed(TransactionTestCase):
    @tag("slow")
    def test_migrates(self):
        call_command("migrate", verbosity=1)
    def test_error(self): raise LookupError("not - there")
''',
}

UNITTEST = [
    ("clean", "test_cases.Clean"),
    ("mixed", "test_cases.Mixed"),
    ("mixed, not verbose", "-q test_cases.Mixed"),
    ("class setup", "test_cases.BrokenSetUp"),
    ("loud", "test_cases.Loud"),
    ("loud, stopped", "-f test_cases.Loud"),
    ("buffered", "-b test_cases.Loud test_cases.Mixed"),
    ("not importable", "test_import"),
    ("no such test", "test_cases.Clean.test_absent"),
    ("all", "test_cases"),
]

DJANGO = [
    ("views", "dj.tests.Views"),
    ("rows", "dj.tests.Rows"),
    ("flushed", "dj.tests.Flushed"),
    ("all", "dj.tests"),
    ("in reverse", "--reverse dj.tests"),
    ("with timings", "--timing dj.tests.Views"),
    ("loud", "test_cases.Loud"),
    ("mixed", "test_cases.Mixed"),
    ("not importable", "test_import"),
    ("stopped", "--failfast dj.tests"),
]
