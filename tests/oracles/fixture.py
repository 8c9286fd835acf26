"""Writes a fixture: the cases, and what made them."""

import json
import math
import platform
from importlib.metadata import version
from pathlib import Path

FOLDER = Path(__file__).parent / "fixtures"


def write_fixture(name, libraries, **groups):
    """`groups`: statistic -> list of cases, each {"input": ..., "output": ...}; at least fifty."""
    for group, cases in groups.items():
        if len(cases) < 50:
            raise ValueError(f"{name}.{group} has {len(cases)} cases; fifty are wanted")
    versions = {"python": platform.python_version(), **{library: version(library) for library in libraries}}
    content = {"made_by": f"tests/oracles/{name}.py", "versions": versions, **plain(groups)}
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(content, allow_nan=False, separators=(",", ":")).replace('{"input"', '\n{"input"')
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def plain(value):
    """The same value without NumPy's types; an undefined number is a mistake of the script."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (str, bool)):
        return value
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError("a fixture holds finite numbers")
    return value


def case(given, expected):
    return {"input": given, "output": expected}
