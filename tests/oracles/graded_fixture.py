"""What SWE-bench's harness makes of a log, for fixtures."""

import fixture
from swebench.harness.log_parsers import PARSER_REGISTRY

PARSERS = ("pytest", "pytest_options", "pytest_v2", "django", "matplotlib", "seaborn", "sympy", "tap", "jest", "vitest")


def parse(parser, log):
    """Pairs in the dictionary's order; or the name of what the parser breaks off with."""
    try:
        return [list(pair) for pair in PARSER_REGISTRY[f"parse_log_{parser}"](log, None).items()]
    except Exception as error:
        return type(error).__name__


def by_every_parser(log):
    """One entry for each different result: which parsers give it, and it."""
    results = []
    for parser in PARSERS:
        found = parse(parser, log)
        same = next((entry for entry in results if entry["result"] == found), None)
        if same:
            same["parsers"].append(parser)
        else:
            results.append({"parsers": [parser], "result": found})
    return results


def write_graded(name, libraries=(), **groups):
    fixture.write_fixture(name, ["swebench", *libraries], **groups)
