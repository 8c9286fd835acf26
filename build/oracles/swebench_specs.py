"""
Writes analysis/grading/specs/verified-specs.ts: how SWE-bench tests each version of the repositories of its Verified set.

Run with SWE-bench 4.1.0 from PyPI, the last release whose package holds these facts (from 5.0 they stand in the data set):
    python -m pip install swebench==4.1.0
    python build/oracles/swebench_specs.py
"""

import json
from importlib.metadata import version
from pathlib import Path

from swebench.harness.constants import MAP_REPO_VERSION_TO_SPECS

REPOSITORIES = [
    "astropy/astropy",
    "django/django",
    "matplotlib/matplotlib",
    "mwaskom/seaborn",
    "pallets/flask",
    "psf/requests",
    "pydata/xarray",
    "pylint-dev/pylint",
    "pytest-dev/pytest",
    "scikit-learn/scikit-learn",
    "sphinx-doc/sphinx",
    "sympy/sympy",
]
KNOWN = {
    *("python", "install", "test_cmd", "eval_commands", "pip_packages", "packages", "pre_install"),
    *("execute_test_as_nonroot", "no_use_env", "nano_cpus"),
}
TARGET = Path(__file__).parents[2] / "analysis/grading/specs/verified-specs.ts"

HEAD = f"""import type {{ SpecGroup }} from './test-spec.ts';

/**
 * Repository → groups of versions that are tested alike. Facts of the package `swebench` {version("swebench")} (MIT Licence,
 * © 2023 Carlos E Jimenez, John Yang, Alexander Wettig, Shunyu Yao, Kexin Pei, Ofir Press, Karthik R Narasimhan), written
 * by `build/oracles/swebench_specs.py`: change them there.
 */
"""


def groups_of(repository):
    groups = {}
    for name, spec in MAP_REPO_VERSION_TO_SPECS[repository].items():
        unknown = spec.keys() - KNOWN
        if unknown:
            raise ValueError(f"{repository} {name} has {unknown}: does an evaluation need it?")
        facts = {
            "test": spec["test_cmd"],
            "prepare": spec.get("eval_commands", []),
            "install": spec["install"],
        }
        groups.setdefault(json.dumps(facts), (facts, []))[1].append(name)
    return [{"versions": versions, **facts} for facts, versions in groups.values()]


specs = {repository: groups_of(repository) for repository in REPOSITORIES}
text = json.dumps(specs, indent=2, ensure_ascii=False)
TARGET.write_text(
    f"{HEAD}export const VERIFIED_SPECS: Readonly<Record<string, readonly SpecGroup[]>> = {text};\n", encoding="utf-8"
)
