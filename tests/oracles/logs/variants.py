"""What happens to a log on its way: cut off, other line ends, a terminal's additions."""

CHANGED = {
    ("pytest", "outcomes"),
    ("pytest", "outcomes classic"),
    ("pytest", "names"),
    ("pytest", "by tox: tests"),
    ("unittest", "mixed"),
    ("django", "all"),
    ("django", "loud"),
    ("sympy", "mixed"),
    ("tap", "mixed.test.mjs"),
    ("vitest", "mixed"),
}


def cut(share):
    return lambda log: log[: int(len(log) * share)]


def last_lines(n):
    return lambda log: "\n".join(log.split("\n")[-n:])


CHANGES = {
    "cut at a quarter": cut(0.25),
    "cut at two thirds": cut(0.66),
    "cut near the end": cut(0.97),
    "last lines alone": last_lines(12),
    "with carriage returns": lambda log: log.replace("\n", "\r\n"),
    "with a byte order mark": lambda log: f"\ufeff{log}",
    "indented": lambda log: log.replace("\n", "\n  "),
    "with times before": lambda log: log.replace("\n", "\n12:00:00 "),
    "with no-break spaces": lambda log: log.replace(" ", "\u00a0"),
}


def variants(logs):
    for runner, name, log in logs:
        if (runner, name) in CHANGED:
            for change, apply in CHANGES.items():
                text = apply(log)
                yield runner, f"{name}, {change}", text if len(text) < 2500 else text[-2500:]
