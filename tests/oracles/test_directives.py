"""How SWE-bench runs the tests of a task: its test files, what it resets, its commands."""

import re

from directives_fixture import tasks, write_directives
from fixture import case
from swebench.harness.constants import END_TEST_OUTPUT, START_TEST_OUTPUT
from swebench.harness.test_spec.python import get_test_directives, make_eval_script_list_py
from swebench.harness.constants import MAP_REPO_VERSION_TO_SPECS
from swebench.harness.utils import get_modified_files

HEADINGS = re.compile(r"diff --git |(new|deleted) file mode |rename |--- |\+\+\+ |@@ |.*diff --git")


def headings(patch):
    """The patch without the text of its hunks."""
    return "\n".join(line for line in patch.split("\n") if HEADINGS.match(line)) + "\n"


def commands(task):
    spec = MAP_REPO_VERSION_TO_SPECS[task["repo"]][task["version"]]
    given = (task, spec, "testbed", "/testbed", task["base_commit"], task["test_patch"])
    script = make_eval_script_list_py(*given)
    start, end = script.index(f": '{START_TEST_OUTPUT}'"), script.index(f": '{END_TEST_OUTPUT}'")
    assert end == start + 2 and script[-1] == script[start - 2]
    return {"test": script[start + 1], "install": spec["install"], "prepare": spec.get("eval_commands", [])}


def task_case(task):
    patch = headings(task["test_patch"])
    directives = get_test_directives(task)
    assert directives == get_test_directives({**task, "test_patch": patch})
    given = {
        **{"instance": task["instance_id"], "repository": task["repo"], "version": task["version"]},
        **{"baseCommit": task["base_commit"], "testPatch": patch},
    }
    return case(given, {"directives": directives, "reset": get_modified_files(task["test_patch"]), **commands(task)})


write_directives("test_directives", tasks=[task_case(task) for task in tasks()])
