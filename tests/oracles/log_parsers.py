"""Logs of real test runners, whole and damaged, and what SWE-bench's parsers read from them."""

from graded_fixture import PARSERS, by_every_parser, parse, write_graded
from fixture import case
from logs.prose import PROSE
from logs.run_logs import all_logs
from logs.scrambled import MARKED, scrambled
from logs.variants import variants


def logged(logs):
    return [case({"runner": runner, "name": name, "log": log}, by_every_parser(log)) for runner, name, log in logs]


logs = list(all_logs())
unread = [name for runner, name, log in logs if not any(parse(parser, log) for parser in PARSERS)]
print("without a result:", unread)
texts = [*scrambled(240, 20_260_101), *scrambled(120, 20_260_103, MARKED)]

write_graded(
    "log_parsers",
    ["pytest", "pytest-xdist", "tox", "django", "sympy"],
    logs=logged(logs),
    variants=logged(variants(logs)),
    prose=[case({"parser": parser, "log": text}, parse(parser, text)) for parser, text in PROSE],
    scrambled=[case(text, by_every_parser(text)) for text in texts],
)
