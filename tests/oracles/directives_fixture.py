"""The tasks whose evaluation is compared with SWE-bench's own."""

import json
import os
from importlib.metadata import version
from pathlib import Path

import fixture


def tasks():
    """Of a JSONL file in the form of SWE-bench's data set, named by the environment."""
    path = os.environ.get("SWEBENCH_INSTANCES")
    if not path:
        raise SystemExit("Name a JSONL file of SWE-bench instances: SWEBENCH_INSTANCES=path npm run oracles -- test_directives")
    return [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]


def write_directives(name, **groups):
    if not version("swebench").startswith("4."):
        raise SystemExit("swebench 4 is needed: later ones no longer hold how each version is tested")
    fixture.write_fixture(name, ["swebench"], **groups)
